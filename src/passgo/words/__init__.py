"""What things are called and how they are told, in every language: for the terminal, the pages and the table."""
