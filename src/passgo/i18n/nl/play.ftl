# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, startgetal { $seed }
play-title-loaded = { $edition }, vervolgd na beurt { $turn }
play-how = Typ een getal of een opdracht; { $command } toont de opdrachten.
play-cash = Je hebt { $cash }.
play-wait = Nu niet
play-free = Van deze groepen is nog niets verkocht: { $groups }.
play-no-choice = Typ een getal van 1 tot { $most }.
play-first = Begin met { FORM($space, "the") }.
play-unknown-space = Er is geen vakje dat { $word } heet.
play-unknown-player = Niemand heet { $word }. De spelers: { $players }.
play-bad-action = De opdracht { $word } bestaat niet. Typ { $command } voor de opdrachten.
play-perhaps = Bedoel je misschien { $word }?
play-saved = Opgeslagen in { $file }.
play-save-where = Geef aan waar het moet worden opgeslagen: { $command }
play-unsaved = Dit spel is niet opgeslagen. Typ { $command } om het te bewaren, of nog eens { $quit } om te stoppen.
play-resume = Verder met: { $command }
play-not-saved = Het spel is niet opgeslagen.
play-cannot-save = Het spel kan niet worden opgeslagen in { $file }. Kies een ander bestand.
play-file-there = { $file } bestaat al. Kies een ander bestand.
play-limit = Gestopt na beurt { $turn }; het spel is niet afgelopen.
play-commands = Opdrachten
play-help-number = Kiest een mogelijkheid op nummer; de woorden ernaast doen hetzelfde.
play-help-short = Het begin van een naam is genoeg.
play-help-actor = Handelt voor iemand anders aan dit toetsenbord, voor de bankier of voor de arbiter.
play-help-save = Spel opslaan
