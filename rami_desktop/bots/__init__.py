"""Players that are part of the program.  They see what their seat sees, and nothing else."""
