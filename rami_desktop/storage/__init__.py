"""What is kept on disk: running and saved matches, settings, the lock of a data directory."""
