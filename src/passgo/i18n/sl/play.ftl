# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, začetno število { $seed }
play-title-loaded = { $edition }, nadaljevanje po { $turn }. potezi
play-how = Vpiši številko ali ukaz; { $command } pokaže ukaze.
play-cash = Imaš { FORM($cash, "acc") }.
play-wait = Ne zdaj
play-free = Iz teh skupin nihče nima ničesar: { $groups }.
play-no-choice = Vpiši številko od 1 do { $most }.
play-first = Začni s poljem { $space }.
play-unknown-space = Polja z imenom { $word } ni.
play-unknown-player = Nikomur ni ime { $word }. Igralci: { $players }.
play-bad-action = Ukaza { $word } ni. Ukaze pokaže { $command }.
play-perhaps = Ali misliš { $word }?
play-saved = Shranjeno v { $file }.
play-save-where = Navedi, kam naj se igra shrani: { $command }
play-unsaved = Ta igra ni shranjena. Vpiši { $command }, da jo ohraniš, ali znova { $quit } za izhod.
play-resume = Nadaljuj tako: { $command }
play-not-saved = Igra ni bila shranjena.
play-cannot-save = Igre ni mogoče shraniti v { $file }. Izberi drugo datoteko.
play-file-there = { $file } že obstaja. Izberi drugo datoteko.
play-limit = Ustavljeno po { $turn }. potezi; igre še ni konec.
play-commands = Ukazi
play-help-number = Izbere eno od oštevilčenih možnosti; besede ob njej storijo isto.
play-help-short = Dovolj je začetek imena.
play-help-actor = Igra za drugo osebo pri tej tipkovnici, za bankirja ali za sodnika.
play-help-save = Shrani igro
