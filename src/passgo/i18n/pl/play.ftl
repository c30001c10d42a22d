# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, numer losowania { $seed }
play-title-loaded = { $edition }, ciąg dalszy po turze { $turn }
play-how = Wpisz liczbę albo polecenie; { $command } pokazuje polecenia.
play-cash = Masz { FORM($cash, "acc") }.
play-wait = Nie teraz
play-free = Z tych zestawów nikt nic nie ma: { $groups }.
play-no-choice = Wpisz liczbę od 1 do { $most }.
play-first = Zacznij od pola { FORM($space, "end") }.
play-unknown-space = Nie ma pola o nazwie { $word }.
play-unknown-player = Nikt nie nazywa się { $word }. Gracze: { $players }.
play-bad-action = Nie ma polecenia { $word }. Polecenia pokazuje { $command }.
play-perhaps = Czy chodzi o { $word }?
play-saved = Zapisano w { $file }.
play-save-where = Podaj, gdzie zapisać: { $command }
play-unsaved = Ta gra nie jest zapisana. Wpisz { $command }, aby ją zachować, albo jeszcze raz { $quit }, aby wyjść.
play-resume = Ciąg dalszy: { $command }
play-not-saved = Gra nie została zapisana.
play-cannot-save = Nie można zapisać gry w { $file }. Wybierz inny plik.
play-file-there = { $file } już istnieje. Wybierz inny plik.
play-limit = Zatrzymano po turze { $turn }; gra się nie skończyła.
play-commands = Polecenia
play-help-number = Wybiera jedną z numerowanych możliwości; słowa obok robią to samo.
play-help-short = Wystarczy początek nazwy.
play-help-actor = Działa za inną osobę przy tej klawiaturze, za bankiera albo za sędziego.
play-help-save = Zapisz grę
