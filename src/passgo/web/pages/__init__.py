"""Pages that need no JavaScript, and the page that carries the live table."""
