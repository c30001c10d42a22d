# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, seed { $seed }
play-title-loaded = { $edition }, continued after turn { $turn }
play-how = Type a number or a command; { $command } lists the commands.
play-cash = You have { $cash }.
play-wait = Not now
play-free = Nobody owns anything of these groups: { $groups }.
play-no-choice = Type a number from 1 to { $most }.
play-first = First in line: { $space }.
play-unknown-space = There is no space called { $word }.
play-unknown-player = Nobody is called { $word }. The players: { $players }.
play-bad-action = There is no command { $word }. Type { $command } for the commands.
play-perhaps = Perhaps you mean { $word }.
play-saved = Saved in { $file }.
play-save-where = Say where to: { $command }
play-unsaved = This game is not saved. Type { $command } to keep it, or { $quit } again to leave.
play-resume = Continue with: { $command }
play-not-saved = The game was not saved.
play-cannot-save = The game cannot be saved in { $file }. Choose another file.
play-file-there = { $file } is there already. Choose another file.
play-limit = Stopped after turn { $turn }; the game is not over.
play-commands = Commands
play-help-number = Take one of the numbered choices; the words beside it do the same.
play-help-short = The beginning of a name is enough.
play-help-actor = Act for another person at this keyboard, for the banker or for the judge.
play-help-save = Save the game
