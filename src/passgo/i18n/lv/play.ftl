# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, izlozes skaitlis { $seed }
play-title-loaded = { $edition }, turpinājums pēc { $turn }. gājiena
play-how = Ieraksti skaitli vai komandu; { $command } rāda komandas.
play-cash = Tava skaidrā nauda: { $cash }.
play-wait = Ne tagad
play-free = No šiem komplektiem nevienam nekas nepieder: { $groups }.
play-no-choice = Ieraksti skaitli no 1 līdz { $most }.
play-first = Sāc ar lauciņu „{ $space }”.
play-unknown-space = Lauciņa ar nosaukumu { $word } nav.
play-unknown-player = Spēlētāja ar vārdu { $word } nav. Spēlētāji: { $players }.
play-bad-action = Komandas { $word } nav. Komandas rāda { $command }.
play-perhaps = Varbūt domāji { $word }?
play-saved = Saglabāts: { $file }.
play-save-where = Norādi, kur spēli saglabāt: { $command }
play-unsaved = Šī spēle nav saglabāta. Ieraksti { $command }, lai to saglabātu, vai vēlreiz { $quit }, lai izietu.
play-resume = Turpini ar: { $command }
play-not-saved = Spēle netika saglabāta.
play-cannot-save = Spēli nevar saglabāt šeit: { $file }. Izvēlies citu failu.
play-file-there = { $file } jau ir. Izvēlies citu failu.
play-limit = Apturēts pēc { $turn }. gājiena; spēle nav beigusies.
play-commands = Komandas
play-help-number = Izvēlas vienu no numurētajām iespējām; vārdi blakus dara to pašu.
play-help-short = Pietiek ar nosaukuma sākumu.
play-help-actor = Rīkojas cita cilvēka vietā pie šīs tastatūras, baņķiera vai tiesneša vietā.
play-help-save = Saglabāt spēli
