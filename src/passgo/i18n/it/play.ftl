# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, seme { $seed }
play-title-loaded = { $edition }, ripresa dopo il turno { $turn }
play-how = Scrivi un numero o un comando; { $command } mostra i comandi.
play-cash = Hai { $cash }.
play-wait = Non ora
play-free = Nessuno possiede nulla di queste serie: { $groups }.
play-no-choice = Scrivi un numero da 1 a { $most }.
play-first = Comincia con { FORM($space, "the") }.
play-unknown-space = Non c’è nessuna casella di nome { $word }.
play-unknown-player = Nessuno si chiama { $word }. I giocatori: { $players }.
play-bad-action = Il comando { $word } non esiste. Scrivi { $command } per vedere i comandi.
play-perhaps = Forse intendevi { $word }?
play-saved = Salvata in { $file }.
play-save-where = Indica dove salvarla: { $command }
play-unsaved = Questa partita non è salvata. Scrivi { $command } per salvarla, o di nuovo { $quit } per uscire.
play-resume = Per continuare: { $command }
play-not-saved = La partita non è stata salvata.
play-cannot-save = La partita non si può salvare in { $file }. Scegli un altro file.
play-file-there = { $file } esiste già. Scegli un altro file.
play-limit = Fermata dopo il turno { $turn }; la partita non è finita.
play-commands = Comandi
play-help-number = Scegli un’opzione con il suo numero; le parole accanto fanno lo stesso.
play-help-short = Bastano le prime lettere di un nome.
play-help-actor = Agisci per un’altra persona a questa tastiera, per il banchiere o per l’arbitro.
play-help-save = Salva la partita
