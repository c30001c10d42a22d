# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, Startwert { $seed }
play-title-loaded = { $edition }, fortgesetzt nach Zug { $turn }
play-how = Tippe eine Zahl oder einen Befehl; { $command } zeigt die Befehle.
play-cash = Du hast { $cash }.
play-wait = Jetzt nicht
play-free = In diesen Gruppen gehört noch niemandem etwas: { $groups }.
play-no-choice = Tippe eine Zahl von 1 bis { $most }.
play-first = Fang mit { FORM($space, "dat") } an.
play-unknown-space = Es gibt kein Feld mit dem Namen { $word }.
play-unknown-player = Niemand heißt { $word }. Die Spieler: { $players }.
play-bad-action = Den Befehl { $word } gibt es nicht. Mit { $command } siehst du alle Befehle.
play-perhaps = Meinst du vielleicht { $word }?
play-saved = Gespeichert in { $file }.
play-save-where = Gib an, wohin gespeichert werden soll: { $command }
play-unsaved = Dieses Spiel ist nicht gespeichert. Mit { $command } behältst du es, noch einmal { $quit } beendet es ohne Speichern.
play-resume = Weiter geht es mit: { $command }
play-not-saved = Das Spiel wurde nicht gespeichert.
play-cannot-save = In { $file } kann das Spiel nicht gespeichert werden. Nimm eine andere Datei.
play-file-there = { $file } gibt es schon. Nimm eine andere Datei.
play-limit = Nach Zug { $turn } angehalten; das Spiel ist nicht zu Ende.
play-commands = Befehle
play-help-number = Wählt eine Möglichkeit nach ihrer Nummer; die Wörter daneben bewirken dasselbe.
play-help-short = Der Anfang eines Namens genügt.
play-help-actor = Handelt für jemand anderen an dieser Tastatur, für den Bankhalter oder den Schiedsrichter.
play-help-save = Spiel speichern
