# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, siemenluku { $seed }
play-title-loaded = { $edition }, jatkuu vuoron { $turn } jälkeen
play-how = Kirjoita numero tai komento; { $command } näyttää komennot.
play-cash = Sinulla on { $cash }.
play-wait = Ei nyt
play-free = Näistä ryhmistä ei ole vielä ostettu mitään: { $groups }.
play-no-choice = Kirjoita numero väliltä 1–{ $most }.
play-first = Aloita kohteesta { $space }.
play-unknown-space = Ruutua { $word } ei ole.
play-unknown-player = Pelaajaa { $word } ei ole. Pelaajat: { $players }.
play-bad-action = Komentoa { $word } ei ole. Komennot saat näkyviin näin: { $command }.
play-perhaps = Tarkoititko: { $word }?
play-saved = Tallennettu: { $file }.
play-save-where = Kerro, minne peli tallennetaan: { $command }
play-unsaved = Peliä ei ole tallennettu. Tallenna se komennolla { $command } tai poistu antamalla uudelleen { $quit }.
play-resume = Jatka näin: { $command }
play-not-saved = Peliä ei tallennettu.
play-cannot-save = Peliä ei voi tallentaa tiedostoon { $file }. Valitse toinen tiedosto.
play-file-there = { $file } on jo olemassa. Valitse toinen tiedosto.
play-limit = Pysäytetty vuoron { $turn } jälkeen; peli ei ole päättynyt.
play-commands = Komennot
play-help-number = Valitse vaihtoehto sen numerolla; vieressä olevat sanat tekevät saman.
play-help-short = Nimen ensimmäiset kirjaimet riittävät.
play-help-actor = Toimi toisen tällä näppäimistöllä pelaavan, pankkiirin tai tuomarin puolesta.
play-help-save = Tallenna peli
