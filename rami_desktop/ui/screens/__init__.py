"""The pages of the window beside the table, and its dialogs."""
