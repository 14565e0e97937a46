"""The guided first deal: a stacked pack, a rival that follows a script, and a teacher's words."""
