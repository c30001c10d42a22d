# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, numărul de pornire { $seed }
play-title-loaded = { $edition }, continuat după tura { $turn }
play-how = Scrie un număr sau o comandă; { $command } arată comenzile.
play-cash = Ai { $cash }.
play-wait = Nu acum
play-free = Din aceste grupuri nimeni nu are nimic: { $groups }.
play-no-choice = Scrie un număr de la 1 la { $most }.
play-first = Începe cu { FORM($space, "the") }.
play-unknown-space = Nu există niciun spațiu numit { $word }.
play-unknown-player = Pe nimeni nu îl cheamă { $word }. Jucătorii: { $players }.
play-bad-action = Comanda { $word } nu există. Scrie { $command } pentru comenzi.
play-perhaps = Ai vrut să spui { $word }?
play-saved = Salvat în { $file }.
play-save-where = Indică unde să se salveze: { $command }
play-unsaved = Acest joc nu este salvat. Scrie { $command } ca să-l salvezi sau din nou { $quit } ca să ieși.
play-resume = Pentru a continua: { $command }
play-not-saved = Jocul nu a fost salvat.
play-cannot-save = Jocul nu poate fi salvat în { $file }. Alege alt fișier.
play-file-there = { $file } există deja. Alege alt fișier.
play-limit = Oprit după tura { $turn }; jocul nu s-a terminat.
play-commands = Comenzi
play-help-number = Alege o opțiune după numărul ei; cuvintele de alături fac același lucru.
play-help-short = Ajung primele litere ale unui nume.
play-help-actor = Acționează pentru altcineva la această tastatură, pentru bancher sau pentru arbitru.
play-help-save = Salvează jocul
