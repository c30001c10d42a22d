"""Names, labels, questions and sentences in every language: for the terminal, the pages and the table."""
