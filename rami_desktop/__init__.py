"""Rami for the desktop: French Rami alone against the computer or around one screen."""

__version__ = "0.1.0"
