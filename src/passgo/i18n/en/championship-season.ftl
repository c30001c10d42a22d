### What remains of a championship: statistics and files of results.

# Heading of a page with figures of a championship, and link to it. At most 24 characters.
season-statistics = Statistics
# Label before a number: minutes played at a table, on average.
season-minutes-each = Minutes per table
# Heading above a table: how often each number of points was won in a game.
season-points = Points per game
# Heading of a column: how often.
season-times = Times
# Link to the figures as a file. At most 24 characters.
season-json = Statistics as JSON
# Link to a file for spreadsheets. At most 24 characters.
season-xlsx = Standings as XLSX
# Heading above links to files for the director.
season-results = Results with names
# Below those links: where names are missing.
season-results-lead = People who were erased have no name in them. Keep these files like the list of entrants.
