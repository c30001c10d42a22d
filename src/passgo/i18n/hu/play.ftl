# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, kezdőszám: { $seed }
play-title-loaded = { $edition }, folytatás ({ $turn }. kör után)
play-how = Írj be egy számot vagy egy parancsot; a parancsokat ez mutatja: { $command }.
play-cash = { $cash } készpénzed van.
play-wait = Most nem
play-free = Ezekben a csoportokban még senkinek sincs semmije: { $groups }.
play-no-choice = Írj be egy számot 1 és { $most } között.
play-first = Kezdd ezzel: { $space }.
play-unknown-space = Nincs ilyen nevű mező: { $word }.
play-unknown-player = Senkit sem hívnak így: { $word }. A játékosok: { $players }.
play-bad-action = Nincs ilyen parancs: { $word }. A parancsokat ez mutatja: { $command }.
play-perhaps = Erre gondolsz: { $word }?
play-saved = Mentve ide: { $file }.
play-save-where = Írd meg, hová mentsük: { $command }
play-unsaved = Ez a játék nincs elmentve. Mentés: { $command }, kilépés: még egyszer { $quit }.
play-resume = Folytatás: { $command }
play-not-saved = A játék nincs elmentve.
play-cannot-save = A játék nem menthető ide: { $file }. Válassz másik fájlt.
play-file-there = { $file } már létezik. Válassz másik fájlt.
play-limit = Leállítva ({ $turn }. kör után); a játéknak még nincs vége.
play-commands = Parancsok
play-help-number = Választás a lehetőség számával; a mellette álló szavak ugyanazt teszik.
play-help-short = Elég a név első néhány betűje.
play-help-actor = Cselekvés egy másik játékos helyett ennél a billentyűzetnél, a Bankár vagy a bíró helyett.
play-help-save = Játék mentése
