# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, semienko { $seed }
play-title-loaded = { $edition }, pokračovanie po ťahu { $turn }
play-how = Napíš číslo alebo príkaz; { $command } ukáže príkazy.
play-cash = Máš { FORM($cash, "acc") }.
play-wait = Teraz nie
play-free = Z týchto sérií nikomu nič nepatrí: { $groups }.
play-no-choice = Napíš číslo od 1 do { $most }.
play-first = Začni políčkom { FORM($space, "end") }.
play-unknown-space = Políčko s názvom { $word } neexistuje.
play-unknown-player = Nikto sa nevolá { $word }. Hráči: { $players }.
play-bad-action = Príkaz { $word } neexistuje. Príkazy ukáže { $command }.
play-perhaps = Myslíš { $word }?
play-saved = Uložené do { $file }.
play-save-where = Uveď, kam uložiť: { $command }
play-unsaved = Táto hra nie je uložená. Príkazom { $command } ju uložíš, ďalším { $quit } skončíš.
play-resume = Pokračuj takto: { $command }
play-not-saved = Hra nebola uložená.
play-cannot-save = Hru nemožno uložiť do { $file }. Vyber iný súbor.
play-file-there = { $file } už existuje. Vyber iný súbor.
play-limit = Zastavené po ťahu { $turn }; hra sa neskončila.
play-commands = Príkazy
play-help-number = Vyberie jednu z očíslovaných možností; slová vedľa urobia to isté.
play-help-short = Stačí začiatok názvu.
play-help-actor = Koná za niekoho iného pri tejto klávesnici, za bankára alebo za rozhodcu.
play-help-save = Uložiť hru
