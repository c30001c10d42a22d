# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, semínko { $seed }
play-title-loaded = { $edition }, pokračování po tahu { $turn }
play-how = Napiš číslo nebo příkaz; { $command } ukáže příkazy.
play-cash = Máš { FORM($cash, "acc") }.
play-wait = Teď ne
play-free = Z těchto sad nikomu nic nepatří: { $groups }.
play-no-choice = Napiš číslo od 1 do { $most }.
play-first = Začni polem { FORM($space, "end") }.
play-unknown-space = Pole s názvem { $word } neexistuje.
play-unknown-player = Nikdo se nejmenuje { $word }. Hráči: { $players }.
play-bad-action = Příkaz { $word } neexistuje. Příkazy ukáže { $command }.
play-perhaps = Myslíš { $word }?
play-saved = Uloženo do { $file }.
play-save-where = Uveď, kam uložit: { $command }
play-unsaved = Tato hra není uložená. Příkazem { $command } ji uložíš, dalším { $quit } skončíš.
play-resume = Pokračuj takto: { $command }
play-not-saved = Hra nebyla uložena.
play-cannot-save = Hru nelze uložit do { $file }. Vyber jiný soubor.
play-file-there = { $file } už existuje. Vyber jiný soubor.
play-limit = Zastaveno po tahu { $turn }; hra neskončila.
play-commands = Příkazy
play-help-number = Vybere jednu z očíslovaných možností; slova vedle udělají totéž.
play-help-short = Stačí začátek názvu.
play-help-actor = Jedná za někoho jiného u této klávesnice, za bankéře nebo za rozhodčího.
play-help-save = Uložit hru
