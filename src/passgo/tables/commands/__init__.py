"""Commands of people, bots and clocks to a table: one module for each group of them."""
