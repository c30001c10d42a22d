### What only the game in the terminal says; all else is as at the live table.
### Commands are English words in every language.

# First line of a new game. $edition, e.g. Classic; $seed is the number its dice come from, e.g. 42.
play-title = { $edition }, seed { $seed }
# First line of a game loaded from a file. $turn counts the turns that are over, e.g. 17.
play-title-loaded = { $edition }, continued after turn { $turn }
# Second line of a game. $command is what to type, e.g. help.
play-how = Type a number or a command; { $command } lists the commands.
# After a question or a refusal, to remind you. $cash, e.g. $350.
play-cash = You have { $cash }.
# A numbered choice: you neither claim rent nor answer an offer yet.
play-wait = Not now
# Under the list of properties. $groups are colour sets, stations and the like, e.g. Brown, Red and Stations.
play-free = Nobody owns anything in these sets: { $groups }.
# After a number that is not in the list. $most is the last one in it, e.g. 4.
play-no-choice = Type a number from 1 to { $most }.
# After a refusal that another street has to be built on, or sold from, first. $space is that street, e.g. Bow Street.
play-first = Start with { $space }.
# $word is what was typed as the name of a space.
play-unknown-space = There’s no space called { $word }.
# $word is what was typed as the name of a player; $players are all names, e.g. Ada, Ben and Bot 3.
play-unknown-player = Nobody is called { $word }. The players: { $players }.
# $word is what was typed; $command is what to type instead, e.g. help.
play-bad-action = There’s no command { $word }. Type { $command } to list the commands.
# Follows directly on one of the three texts above. $word is the most similar word that exists.
play-perhaps = Did you mean { $word }?
# $file is the name of a file, e.g. game.json.
play-saved = Saved in { $file }.
# After “save” without a file. $command shows what to type, e.g. save game.json.
play-save-where = Say where to save it: { $command }
# After the first “quit”. $command shows what to type, e.g. save game.json; $quit is the word quit.
play-unsaved = This game isn’t saved. Type { $command } to save it, or { $quit } again to quit.
# Last line of a game that was saved. $command is to be typed later, e.g. passgo play --load game.json.
play-resume = Continue with: { $command }
# Last line of a game that was left without being saved.
play-not-saved = The game wasn’t saved.
# $file is the name of a file that can’t be written.
play-cannot-save = The game can’t be saved in { $file }. Choose another file.
# $file is the name of a file that won’t be overwritten.
play-file-there = { $file } already exists. Choose another file.
# Before the standings, when a limit of turns was given. $turn, e.g. 100.
play-limit = Stopped after turn { $turn }; the game isn’t over.
# Title over the list of commands and what they do.
play-commands = Commands
# In that list, beside “1, 2, 3 …”. “It”: a number; beside each number stand words that can be typed instead.
play-help-number = Pick a choice by its number; the words next to it do the same.
# In that list, beside “build bal”, which stands for “build baltic-avenue”.
play-help-short = The first letters of a name are enough.
# In that list, beside “NAME: COMMAND”.
play-help-actor = Act for another player at this keyboard, for the banker or for the judge.
# In that list, beside “save FILE”.
play-help-save = Save the game
