"""Qt models of what one seat sees; the only source of what the window shows."""
