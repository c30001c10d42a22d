# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, polazni broj { $seed }
play-title-loaded = { $edition }, nastavak nakon poteza { $turn }
play-how = Upiši broj ili naredbu; { $command } pokazuje naredbe.
play-cash = Imaš { $cash }.
play-wait = Ne sada
play-free = Iz ovih grupa nitko nema ništa: { $groups }.
play-no-choice = Upiši broj od 1 do { $most }.
play-first = Počni s poljem „{ $space }”.
play-unknown-space = Nema polja s imenom { $word }.
play-unknown-player = Nitko se ne zove { $word }. Igrači: { $players }.
play-bad-action = Nema naredbe { $word }. Naredbe pokazuje { $command }.
play-perhaps = Misliš li na { $word }?
play-saved = Spremljeno u { $file }.
play-save-where = Reci kamo spremiti: { $command }
play-unsaved = Ova igra nije spremljena. Upiši { $command } da je sačuvaš ili opet { $quit } za izlaz.
play-resume = Nastavi ovako: { $command }
play-not-saved = Igra nije spremljena.
play-cannot-save = Igra se ne može spremiti u { $file }. Odaberi drugu datoteku.
play-file-there = { $file } već postoji. Odaberi drugu datoteku.
play-limit = Zaustavljeno nakon poteza { $turn }; igra nije gotova.
play-commands = Naredbe
play-help-number = Bira jednu od numeriranih mogućnosti; riječi pokraj nje čine isto.
play-help-short = Dovoljan je početak imena.
play-help-actor = Igra za drugu osobu za ovom tipkovnicom, za bankara ili za suca.
play-help-save = Spremi igru
