"""What people, bots and clocks want of a table: one module for each group of commands."""
