# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, starttal { $seed }
play-title-loaded = { $edition }, fortsat efter tur { $turn }
play-how = Skriv et tal eller en kommando; { $command } viser kommandoerne.
play-cash = Du har { $cash }.
play-wait = Ikke nu
play-free = Ingen ejer noget i disse farvegrupper: { $groups }.
play-no-choice = Skriv et tal fra 1 til { $most }.
play-first = Begynd med { $space }.
play-unknown-space = Der er intet felt, der hedder { $word }.
play-unknown-player = Ingen hedder { $word }. Spillerne: { $players }.
play-bad-action = Kommandoen { $word } findes ikke. Skriv { $command } for at se kommandoerne.
play-perhaps = Mener du { $word }?
play-saved = Gemt i { $file }.
play-save-where = Skriv, hvor det skal gemmes: { $command }
play-unsaved = Dette spil er ikke gemt. Skriv { $command } for at gemme det, eller { $quit } igen for at afslutte.
play-resume = Fortsæt med: { $command }
play-not-saved = Spillet blev ikke gemt.
play-cannot-save = Spillet kan ikke gemmes i { $file }. Vælg en anden fil.
play-file-there = { $file } findes allerede. Vælg en anden fil.
play-limit = Stoppet efter tur { $turn }; spillet er ikke slut.
play-commands = Kommandoer
play-help-number = Vælg en mulighed med dens nummer; ordene ved siden af gør det samme.
play-help-short = Begyndelsen af et navn er nok.
play-help-actor = Handl for en anden spiller ved dette tastatur, for bankøren eller for dommeren.
play-help-save = Gem spillet
