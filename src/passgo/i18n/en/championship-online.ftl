### Championship tables that are played on this site.

## The player’s way to the table

# Heading of the page between “My entry” and the live table.
online-title = Your table
# That page, once the table exists. $table is its number: 7; $nickname the approved nickname of the player.
online-ready = Table { $table } is ready. You’re playing as “{ $nickname }”; that’s the only name anyone sees.
# Button below it: opens the live table and takes the player’s own seat there.
online-sit-down = Take your seat
# The same page before the table exists; it reloads every few seconds.
online-wait = Your heat hasn’t started yet. This page refreshes automatically – leave it open.
# Link below, to the page “My entry”.
online-entry = Back to my entry

## The officials’ list of online tables

# Title of the list, and its tab among the officials’ pages. Keep it short.
hall-page-online = Online tables
# The list while it is empty.
online-none = No online tables yet.
# Heading of one table: $table 7, $stage “City final”, $city “Athens”, $round 2.
online-table = Table { $table }: { $stage }, { $city }, round { $round }
# State of that table, one short sentence: players may sit down, the game has not begun.
online-status-lobby = The table is being set up.
# As above: the game has begun.
online-status-playing = The game is in progress.
# As above: the game has ended. The sheet is the score sheet; an official still has to confirm it.
online-status-finished = The game is over; the score sheet is entered automatically.
# As above: somebody ended the table before the game was over.
online-status-abandoned = The table was closed.
# Link behind the state: opens the live table as a spectator.
online-watch = Watch
# Noun: the name under which the judge appears to the players at a live table, in place of a personal one.
online-judge = Judge
# Button at one table, for its judge, the head judge and the director: opens it as its judge.
online-judge-it = Judge this table
