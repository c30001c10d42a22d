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

## A series of championships with a season ranking

# Navigation link and heading of the director's page about the series of the championship. At most 24 characters.
hall-page-series = Series
# Lead of that page.
season-lead = A series adds up the points of several championships. Only players who agree on their entry’s page are ranked, until the personal data of a championship is deleted. To add a championship, open its desk and the desk of one that’s already in the series in this browser.
# Label of a field, and before a list of numbers: the points for first place, second place and so on.
season-rule = Points for each place
# Below that field, and as the error if it can't be used. Keep the numbers.
season-points-lead = Start with first place and put spaces between the points, never rising: 10 7 5 3 2 1. All other places get none.
# Label of a field, and before a number: how many of a player's results are added up, the best ones. At most 24 characters.
season-best = Best results that count
# Error.
season-name-needed = Give the series a name of up to 100 letters.
# Button and heading. At most 24 characters.
season-create = Create a series
# Button; $series is the name of a series of championships.
season-join = Join { $series }
# Button: the championship leaves its series. At most 24 characters.
season-leave = Leave the series
# Question before that button is pressed.
season-leave-sure = Results of this championship stop counting, and the players’ agreement to it is deleted.
# Button on an entrant's page: their results are added up in the ranking of the series.
season-count = Count my results
# Above that button.
season-count-lead = If you agree, your nickname and points are public in the ranking of this series. Your entry is linked to your account, so that your results in several championships are added up. You can end this at any time.
# Error: somebody with two entries, such as a parent, has agreed for the other one.
season-other = Your account already counts for another entry in this championship.
# Below the ranking of a series.
season-agreed = Only players who agreed to it are listed.
