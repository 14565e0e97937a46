"""A slow, plain referee for Rami, written from rules.md alone, to test the real engine against.

Nothing here imports the program. The entry is :func:`tests.oracle.referee.referee`.
"""
