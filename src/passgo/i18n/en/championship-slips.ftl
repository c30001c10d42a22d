### Slips of officials of a championship, and how they are put right: ticks at the tables before the roll call, a no-show,
### a withdrawal, a bankruptcy or a release that was a mistake, and the log, in which every event is a sentence.

## Ticks before the roll call, on the page of a round and in the judge’s panel

# Sentence to the head judge, above a list of tables. Judges tick the players they see at their own table.
slips-tick-lead = Each judge ticks the players at their table. Where no judge has a panel, tick for them here.
# Badge behind “Table 3”: nobody has ticked its players yet. At most 24 characters.
slips-unticked = not ticked yet
# Small note behind a player’s name. At the door a registrar checks people in.
slips-door-missing = not checked in at the door
# Button below a list of players, each with a box to tick. At most 24 characters.
slips-tick-save = Save ticks
# Button beside it: ticks the whole table. At most 24 characters.
slips-tick-all = All are here
# Note at the top of the page after “Save ticks” or “All are here”.
hall-done-tick = Ticks saved.
