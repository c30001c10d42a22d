found-evening = Jedna dvorana, jedna večer
found-evening-lead = Odgovori na četiri pitanja. Sve ostalo već je predloženo i prije objave možeš to promijeniti.
found-title = Naziv prvenstva
found-day = Datum
found-place = Mjesto
found-place-hint = Dvorana i grad, na primjer: Školska dvorana, Volos
found-players = Broj igrača
found-zone = Vremenska zona
found-first-stage = Uvodna kola
found-last-stage = Finale
found-continue = Nastavi
found-examples = Veća prvenstva
found-examples-lead = Počni od primjera. Njegovi su datumi pomaknuti na sljedeće tjedne.
found-preset-greece-2015 = Više gradova, jedno državno finale
found-preset-about-greece-2015 = Turniri u gradovima, finale u svakom gradu i državno finale. Kao u Grčkoj 2015.
found-preset-worlds-2015 = Tri kola, polufinala i finale
found-preset-about-worlds-2015 = Jedna dvorana. Bodovi triju kola zbrajaju se, šesnaest najboljih igra polufinala. Kao u Makau 2015.
found-begin = Počni
found-file = Iz datoteke
found-file-choose = Datoteka prvenstva (championship.toml)
found-file-faults = { $count ->
    [one] U datoteci je { $count } pogreška.
    [few] U datoteci su { $count } pogreške.
   *[other] U datoteci je { $count } pogrešaka.
}
found-file-long = U obrasce stane ovoliko mjesta igre: { $venues }. Veće se prvenstvo stvara na poslužitelju programom.
problem-too-many-drafts = Broj tvojih skica: { $count }. Najprije odbaci jednu.
found-steps = Koraci
found-step-what = Što
found-step-where = Gdje i kada
found-step-who = Tko može sudjelovati
found-step-stages = Faze i stolovi
found-step-clocks = Vrijeme igre
found-step-points = Bodovi i izjednačenja
found-step-terms = Uvjeti
found-step-officials = Službene osobe
found-step-check = Provjeri i objavi
found-open = { $count ->
    [one] { $count } polje treba ispuniti
    [few] { $count } polja treba ispuniti
   *[other] { $count } polja treba ispuniti
}
found-to-check = Spremi i provjeri
found-organisers = Organizatori
found-organisers-hint = Svaki u svojem retku. Ako je prazno, direktor.
found-prize = Nagrada za prvaka
found-optional = Može ostati prazno.
found-venue = Mjesto igre { $number }
found-hall = Dvorana ili adresa
found-city = Grad
found-starts = Početak
found-tables = Stolovi istodobno
found-heats = Grupe jedna za drugom
found-heats-hint = 1 ako stolova ima dovoljno za sve odjednom.
found-registers = Za ovo se mjesto igre može prijaviti
found-remove = Ukloni
found-add-venue = Dodaj mjesto igre
found-opens = Prijave od
found-closes = Posljednji dan prijava
found-closes-hint = Uključujući i taj dan.
found-age = Najmanja dob
found-any = Bilo koje
found-alternates = Pričuve na svakom mjestu igre
found-alternates-hint = Dobivaju mjesto kad netko odustane.
found-walk-ins = Prijaviti se može i na ulazu
found-no-employee = Zaposlenici organizatora ne mogu sudjelovati
found-no-relative = Bliska rodbina tih zaposlenika ne može sudjelovati
found-stage-name = Naziv faze
found-at = Igra se
found-at-venues = Na svakom mjestu igre s prijavama
found-fewest = Igrača za stolom, najmanje
found-most = Igrača za stolom, najviše
found-advance = Koliko ih ide dalje
found-advance-hint = Sa svakog mjesta igre. U posljednjoj fazi: 1, prvak.
found-add-stage = Dodaj fazu
found-rounds = Kola
found-minutes = Minute jednog kola
found-tolerance = Posljednji krug može se najaviti toliko minuta ranije
found-tolerance-hint = 0 znači nikad.
found-points-lead = To su uobičajene vrijednosti. Promijeni ih samo ako su tvoja pravila drukčija.
found-points = Bodovi
found-points-hint = Najprije bodovi pobjednika, s razmacima između brojeva.
found-survivors = { $count ->
    [one] Ostao { $count } igrač
    [few] Ostala { $count } igrača
   *[other] Ostalo { $count } igrača
}
found-valuation = Imovina u postocima tiskane cijene
found-worth-deed = Posjed
found-worth-mortgaged = Posjed pod hipotekom
found-worth-house = Kuća
found-worth-hotel = Hotel
found-hotel-houses = Kuće koje se računaju s hotelom
found-rounding = Zaokruživanje
found-up = Naviše
found-down = Naniže
found-ties = Izjednačenja
found-table-ties = Među igračima za istim stolom
found-across-ties = Među igračima s različitih stolova
found-tie-worth = najveća imovina
found-tie-deeds = najviše posjeda
found-tie-cash = najviše gotovine
found-tie-head-judge = odlučuje glavni sudac
found-tie-lot = ždrijeb
found-terms-proposal =
    Tko se prijavi, pristaje igrati po pravilima i poštovati odluke sudaca.
    Organizatori osobne podatke koriste samo za provedbu ovog prvenstva i poslije ih brišu.
    Sudionici svoje podatke mogu u svakom trenutku vidjeti, ispraviti i izbrisati.
found-officials-lead = Navedi ljude koji ti pomažu. Svatko pri objavi dobiva svoju poveznicu. Druge možeš pozvati bilo kada.
found-official = Službena osoba { $number }
found-ready = Sve je tu. Pogledaj kako izgleda, a zatim objavi.
found-missing = Još nije potpuno
found-preview = Pregled
found-preview-lead = Ovo je pregled. Nitko ga drugi ne vidi.
found-change = Promijeni nešto
found-download = Preuzmi kao datoteku
found-publish = Objavi
found-director = Tvoje ime (direktor)
found-account = Odaberi korisničko ime i lozinku da se možeš vratiti s bilo kojeg uređaja.
found-have-account = Već imam račun
found-discard = Odbaci skicu
found-discard-sure = Odbaciti ovu skicu? Od nje ne ostaje ništa.
found-links = Daj svakome njegovu poveznicu. Poveznice se prikazuju samo jednom.
found-link-qr = QR kod poveznice: { $name }
found-again = Naći ćeš ga na svakom uređaju na kojem se prijaviš.
found-mine = Moja prvenstva
found-mine-none = Prijavi se da vidiš svoja prvenstva.
found-drafts = Skice
found-changed = Posljednja promjena: { $when }
found-copy = Održi ponovno
found-fault-needed = Ispuni ovo.
found-fault-long = Upotrijebi najviše { $most } znakova.
found-fault-lines = Najviše { $most } redaka po { $longest } znakova.
found-fault-number = Upiši cijeli broj od { $low } do { $high }.
found-fault-day = Odaberi datum.
found-fault-past = To je prošlo. Odaberi datum koji tek dolazi.
found-fault-choice = Odaberi s popisa.
found-fault-closes = To je prije otvaranja prijava.
found-fault-starts = Prijave su tada još otvorene. Odaberi kasniji datum ili završi prijave ranije.
found-fault-room = Za stolovima je mjesta: { $room }. Dodaj stolove ili smanji broj igrača.
found-fault-advance = Sljedeća faza nema stolove za taj broj. U posljednjoj fazi mora biti 1.
found-fault-hall = Igrači s drugih mjesta igre ne mogu ovamo. Odaberi mjesto na koje se nitko ne prijavljuje.
found-fault-online = To se ne može igrati online. Odaberi drugo izdanje ili druge stolove.
found-fault-points = { $count ->
    [one] Upiši { $count } broj do { $most }.
    [few] Upiši { $count } broja do { $most }. Nijedan ne smije biti veći od prethodnog.
   *[other] Upiši { $count } brojeva do { $most }. Nijedan ne smije biti veći od prethodnog.
}
found-fault-winner = Pobjednik ne može dobiti više nego kad ostane manje igrača: najviše { $most }.
found-fault-registers = Barem se za jedno mjesto igre mora moći prijaviti.
found-fault-misfit = To se ne slaže s ostatkom. Vrati natrag ili počni od drugog primjera.
