# Prvenstva: javna stranica, prijava, moja prijava, prijavni pult i zašto prvenstvo nešto odbija.

entry-championships = Prvenstva
entry-championships-lead = Ovdje se možeš prijaviti, gledati i pratiti rezultate.
entry-championships-none = Ovdje se još ne vodi nijedno prvenstvo.
entry-phase-announced = Prijave još nisu otvorene
entry-phase-open = Prijave su otvorene
entry-phase-closed = Prijave su zatvorene
entry-phase-running = Upravo se igra
entry-phase-over = Završeno
entry-phase-cancelled = Otkazano
entry-window = Prijave od { $opens } do { $closes }, uključujući i taj dan.
entry-window-zone = Vrijeme se navodi u vremenskoj zoni pojedinog mjesta igre.
entry-rule = Pravilo { $rule }
entry-rehearsed = Proba s izmišljenim ljudima

entry-new = Novo prvenstvo
entry-new-terms-lead = Svaka verzija ostaje dostupna. Navedi kontakt za pitanja o osobnim podacima.
entry-new-director = Ime prvog direktora
entry-new-unreadable = Učitana datoteka nije tekst u UTF-8.
entry-made = Prvenstvo je stvoreno
entry-made-lead = { $name }: sve je spremno. Voditelje prijava, suce i zapisničare pozovi s direktorova panela.
entry-made-link = Ovo je direktorova privatna poveznica. Prikazuje se samo jednom: spremi je odmah i nikomu je ne daj.
entry-made-qr = QR kod direktorove poveznice
entry-made-open = Otvori direktorov panel
entry-made-site = Javna stranica

entry-organised = Organizator: { $organisers }
entry-register = Prijava
entry-opens-on = Prijave se otvaraju { $when }.
entry-cancelled = Ovo je prvenstvo otkazano. Tko je prijavljen, i dalje može izvesti ili izbrisati svoje podatke.
entry-terms-changed = Uvjeti su promijenjeni
entry-terms-since = Verzija { $version }, na snazi od { $when }.
entry-terms-what = Što je promijenjeno
entry-where = Kada i gdje
entry-starts = Počinje { $when } ({ $zone })
entry-online = Igra se online, s bilo kojeg mjesta
entry-places-meter = Zauzeta mjesta: { $city }
entry-places-left = { $count ->
    [0] Sva su mjesta zauzeta (ukupno { $capacity })
    [one] Slobodno je { $count } od { $capacity } mjesta
    [few] Slobodna su { $count } od { $capacity } mjesta
   *[other] Slobodno je { $count } od { $capacity } mjesta
}
entry-alternates = { $count ->
    [0] Nitko ne čeka kao pričuva
    [one] Čeka { $count } pričuva
    [few] Čekaju { $count } pričuve
   *[other] Čeka { $count } pričuva
}
entry-would-wait = Nema mjesta: tvoj bi broj u pričuvi bio { $number }
entry-later-stage = Za one koji se plasiraju
entry-how = Kako se igra
entry-stage = { $rounds ->
    [one] Stolovi s { $fewest } do { $most } igrača, { $rounds } kolo od { $minutes } min.
    [few] Stolovi s { $fewest } do { $most } igrača, { $rounds } kola od po { $minutes } min.
   *[other] Stolovi s { $fewest } do { $most } igrača, { $rounds } kola od po { $minutes } min.
}
entry-prize = Prvak osvaja: { $prize }.
entry-condition-age = { $age ->
    [one] Na dan igre moraš imati najmanje { $age } godinu.
    [few] Na dan igre moraš imati najmanje { $age } godine.
   *[other] Na dan igre moraš imati najmanje { $age } godina.
}
entry-condition-citizenship = Potrebno državljanstvo: { $country }.
entry-condition-excluded = Zaposlenici organizatora i njihovi bliski srodnici ne mogu sudjelovati.
entry-condition-phone = Nakon prijave nazvat ćemo te radi potvrde mjesta. Ako je prijava više nego mjesta, prednost imaju ranije.
entry-edition = O igri
entry-follow = Prati prvenstvo
entry-spectators = Gledatelji su dobrodošli: dođi i gledaj igre uživo.
entry-anonymous = Rezultati se objavljuju na kraju svakog kola, samo pod nadimcima.
entry-board = Ljestvica uživo
entry-standings = Poredak (CSV)
entry-terms = Uvjeti sudjelovanja
entry-terms-lead = Ovdje su objavljeni uvjeti i sve njihove ranije verzije.
entry-terms-read = Pročitaj uvjete na snazi
entry-terms-none = Uvjeti još nisu objavljeni, pa prijave nisu otvorene.
entry-terms-in-force = Verzija { $version }, na snazi od { $when }
entry-terms-old = Ovo je verzija { $version } od { $when }. Više nije na snazi.
entry-terms-versions = Sve verzije
entry-terms-version = Verzija { $version }, { $when }
entry-terms-diff = Što je promijenjeno od verzije { $version }
entry-terms-added = Dodano:
entry-terms-removed = Uklonjeno:
entry-terms-show = Ovdje pročitaj verziju { $version } uvjeta
entry-rights = Izvoz, ispravak ili brisanje svojih podataka možeš zatražiti u svakom trenutku: na stranici svoje prijave, e-poštom ili telefonom.

entry-register-lead = Traje dvije minute. Objavljuje se samo nadimak koji odabereš poslije.
entry-wrong = { $count ->
    [one] { $count } podatak još nedostaje ili nije točan; označen je dolje. Ništa od upisanoga nije izgubljeno.
    [few] { $count } podatka još nedostaju ili nisu točna; označena su dolje. Ništa od upisanoga nije izgubljeno.
   *[other] { $count } podataka još nedostaje ili nije točno; označeni su dolje. Ništa od upisanoga nije izgubljeno.
}
entry-city = Gdje želiš igrati?
entry-you = O tebi
entry-name = Ime i prezime
entry-email = Adresa e-pošte
entry-email-hint = Tvoja vlastita, ne tuđa: onamo ide poveznica na tvoju prijavu.
entry-phone = Telefon
entry-phone-hint = Na taj ćemo te broj nazvati radi potvrde mjesta.
entry-born = Datum rođenja
entry-born-hint = { $age ->
    [one] Na dan igre moraš imati najmanje { $age } godinu.
    [few] Na dan igre moraš imati najmanje { $age } godine.
   *[other] Na dan igre moraš imati najmanje { $age } godina.
}
entry-born-why = Kako bismo razlikovali osobe istog imena.
entry-citizenship = Državljanstvo
entry-citizenship-hint = Sudjelovati mogu samo državljani: { $country }.
entry-choose = Odaberi
entry-excluded = Označi što vrijedi za tebe
entry-excluded-employee = Radim za organizatora ({ $organisers }).
entry-excluded-relative = Netko od mojih bliskih srodnika radi za organizatora ({ $organisers }).
entry-declare = Izjave i privole
entry-declare-lead = Potrebne su sve: ako jedna nedostaje, prijava nije valjana.
entry-declaration-own-email = Adresa e-pošte je moja.
entry-declaration-true-data = Podaci koje navodim točni su i istiniti.
entry-declaration-of-age = { $age ->
    [one] Imam najmanje { $age } godinu.
    [few] Imam najmanje { $age } godine.
   *[other] Imam najmanje { $age } godina.
}
entry-declaration-contact = Moj broj telefona i adresu e-pošte smijete koristiti za provedbu prvenstva.
entry-consent-terms = Uvjete sudjelovanja prihvaćam bez zadrške.
entry-consent-data = Pristajem da organizatori ({ $organisers }) obrađuju podatke koje ovdje dajem, samo za potrebe ovog prvenstva.
entry-consent-publicity = Rezultati prvenstva smiju se objaviti zajedno s fotografijama, snimkama i imenima pobjednika i sljedećih u poretku.
entry-consent-promotion = Pristajem i da mi organizatori ({ $organisers }) šalju novosti i ponude. To nema veze sa sudjelovanjem.
entry-optional = Neobavezno
entry-optional-lead = Možeš sudjelovati i ako ovo ostaviš prazno. Možeš se predomisliti u svakom trenutku.
entry-kept = { $days ->
    [one] Tvoji se podaci brišu najkasnije { $days } dan nakon posljednjeg finala.
    [few] Tvoji se podaci brišu najkasnije { $days } dana nakon posljednjeg finala.
   *[other] Tvoji se podaci brišu najkasnije { $days } dana nakon posljednjeg finala.
}
entry-register-send = Pošalji prijavu
entry-fault-venue = Odaberi jedan grad.
entry-fault-name = Upiši ime i prezime, od 2 do 100 znakova.
entry-fault-email = Upiši adresu e-pošte u obliku ime@example.org.
entry-fault-phone = Upiši telefonski broj s 5 do 20 znamenki.
entry-fault-born = Upiši datum rođenja.
entry-fault-citizenship = Odaberi državu.
entry-fault-tick = Za sudjelovanje označi ovo.
entry-registered = Prijava je uspjela
entry-link = Ovo je tvoja privatna poveznica. Čuvaj je: tko je ima, može mijenjati tvoju prijavu.
entry-link-lead = Otvara tvoju prijavu: stanje, nadimak, tvoje podatke i kod za ulaz.
entry-link-mail = Nalazi se i u e-poruci koju ti šaljemo.
entry-mine-open = Otvori moju prijavu
entry-mine = Moja prijava
entry-status-pending = Čeka potvrdu
entry-status-confirmed = Potvrđeno
entry-status-alternate = Pričuva broj { $number }
entry-status-withdrawn = Povučeno
entry-status-no-show = Izostanak
entry-status-disqualified = Diskvalifikacija
entry-status-erased = Izbrisano
entry-next-pending = Imaš mjesto. Nazvat ćemo te da ga potvrdimo.
entry-next-confirmed = Tvoje je mjesto sigurno. Dođi prije službenog početka: mjesto koje je tada prazno dobiva pričuva.
entry-next-alternate = Sva su mjesta zauzeta. Na popisu pričuva si broj { $number }: kad netko odustane, mjesto dobiva sljedeći na redu.
entry-next-withdrawn = Više ne sudjeluješ. Dok su prijave otvorene, možeš se prijaviti ponovno.
entry-next-no-show = Na službenom te početku nije bilo, pa je tvoje mjesto dobio netko drugi.
entry-next-disqualified = Organizatori su poništili tvoju prijavu.
entry-next-erased = Tvoji su podaci izbrisani.
entry-seat = { $stage }, { $round }. kolo, skupina { $heat }: stol { $table }, { $when } ({ $zone })
entry-play = Idi za moj stol
entry-qr = QR kod za ulaz
entry-qr-lead = Pokaži ovo na ulazu ili reci kod:
entry-nickname = Nadimak
entry-nickname-lead = Rezultati se objavljuju pod njim, nikad pod tvojim imenom. Mora imati veze s igrom i ne smije upućivati na dob, spol, nacionalnost, izgled ni mjesto. Odobrava ga direktor.
entry-nickname-proposed = „{ $nickname }” čeka odobrenje.
entry-nickname-approved = Nadimak „{ $nickname }” odobren je.
entry-nickname-returned = Nadimak nije odobren. Razlog je u e-poruci koju smo ti poslali. Predloži drugi.
entry-nickname-new = Nadimak, od 2 do 24 znaka
entry-nickname-send = Predloži
entry-contact = Kako ti se možemo javiti
entry-contact-theirs = Kontakt
entry-contact-other = Ako ime ili datum rođenja nisu točni, javi to telefonom voditelju prijava.
entry-save = Spremi
entry-consents = Privole
entry-consent-given = dana
entry-consent-refused = nije dana
entry-consent-give = Daj privolu
entry-consent-take-back = Povuci privolu
entry-consent-data-sure = Bez ove privole nitko ne može sudjelovati, pa se time povlači i prijava. Podaci ostaju dok se ne izbrišu ili dok ne istekne rok čuvanja.
entry-place = Tvoje mjesto prvaka
entry-place-lead = Tvoja nagrada: { $prize }. Ako ne možeš ići, mjesto dobiva sljedeći u poretku; naslov prvaka ostaje tvoj.
entry-place-pass = Ne mogu ići
entry-place-sure = Mjesto tada pripada sljedećemu u poretku i to se ne može poništiti.
entry-data = Tvoji podaci
entry-data-theirs = Osobni podaci
entry-data-lead = { $days ->
    [one] Osobni se podaci brišu najkasnije { $days } dan nakon posljednjeg finala. Možeš ih izvesti, povući prijavu ili ih odmah izbrisati.
    [few] Osobni se podaci brišu najkasnije { $days } dana nakon posljednjeg finala. Možeš ih izvesti, povući prijavu ili ih odmah izbrisati.
   *[other] Osobni se podaci brišu najkasnije { $days } dana nakon posljednjeg finala. Možeš ih izvesti, povući prijavu ili ih odmah izbrisati.
}
entry-export = Izvezi kao datoteku (JSON)
entry-withdraw = Povuci prijavu
entry-withdraw-sure = Mjesto odmah dobiva prva pričuva.
entry-withdraw-yes = Da, povuci prijavu
entry-erase = Izbriši sve podatke ove prijave
entry-erase-sure = Ime, podaci za kontakt, datum rođenja i nadimak brišu se odmah i zauvijek, a prijava prestaje vrijediti. Dosadašnji rezultati ostaju, ali bez imena.
entry-erase-yes = Da, izbriši sve
entry-erased = Izbrisano
entry-erased-lead = O ovoj se prijavi više ne čuvaju nikakvi osobni podaci. Privatna poveznica više ne vrijedi.
entry-done-contact = Spremljeno.
entry-done-nickname = Nadimak je predložen. Direktor će ga pregledati.
entry-done-consent = Privola je promijenjena.
entry-done-withdrawn = Prijava je povučena.
entry-done-passed = Mjesto je prepušteno sljedećemu.
entry-done-comes = Zabilježeno: dolazi.
entry-done-declined = Zabilježeno: ne dolazi. Mjesto je slobodno za pričuvu.
entry-done-here = Dolazak je upisan.
entry-done-away = Upis dolaska je poništen.
entry-done-erased = Izbrisano.

entry-desk = Prijavni pult
entry-desk-entries = Prijave
entry-desk-check-in = Dolazak
entry-desk-files = Uvoz i izvoz
entry-desk-lists = Popisi prijava
entry-desk-venue = Mjesto igre
entry-desk-all = Sva mjesta igre
entry-desk-show = Prikaži
entry-search = Traži po imenu, telefonu, e-pošti, nadimku ili kodu
entry-search-go = Traži
entry-list-calls = Treba nazvati
entry-list-alternates = Pričuve
entry-list-confirmed = Potvrđeni
entry-list-gone = Završene
entry-list-found = Pronađeni
entry-list-lead-calls = Najranije su prijave prve. Nazovi pa zabilježi odgovor.
entry-list-lead-alternates = Redom po brojevima. Mjesto koje se oslobodi prije rasporeda sjedenja dobiva prva pričuva.
entry-list-lead-confirmed = Telefonom su potvrdili da dolaze.
entry-list-lead-gone = Povučeni, odsutni, diskvalificirani ili izbrisani.
entry-list-lead-found = Svi koji odgovaraju pretrazi.
entry-list-none = Nitko.
entry-list-more = { $count ->
    [one] Nije prikazana još { $count } stavka.
    [few] Nisu prikazane još { $count } stavke.
   *[other] Nije prikazano još { $count } stavki.
}
entry-nameless = (ime se ne čuva)
entry-phoned = obavljen poziv
entry-order = Prijava br. { $number }
entry-comes = Dolazi
entry-declines = Ne dolazi
entry-declines-sure = Prijava prestaje vrijediti, a mjesto dobiva prva pričuva.
entry-declines-yes = Da, ne dolazi
entry-registered-at = Prijava: { $when }
entry-reason = Razlog: { $reason }
entry-reason-declined-by-phone = Telefonom je javljeno: ne dolazi.
entry-reason-consent-withdrawn = Povučena je privola za obradu podataka.
entry-code = Kod za ulaz
entry-on-behalf = Ako netko nešto zatraži telefonom ili e-poštom, ovdje to možeš učiniti umjesto njega.
entry-new-link = Daj novu privatnu poveznicu
entry-new-link-lead = Nova poveznica na ovu prijavu. Prikazuje se samo jednom.
entry-code-type = Ime ili kod za ulaz
entry-code-find = Pronađi
entry-code-unknown = Nitko nema taj kod. Ako je na otisnutoj iskaznici, ta je prijava izbrisana. Traži po imenu.
entry-camera = Skeniraj kamerom
entry-camera-view = Što vidi kamera
entry-camera-refused = Kamera se ovdje ne može koristiti. Upiši kod ručno.
entry-check-in-yes = Upiši dolazak
entry-check-in-undo = Poništi dolazak
entry-here-already = Dolazak je već upisan.
entry-here-count = { $count ->
    [one] Prisutno: { $count }, očekuje se još: { $awaited }
    [few] Prisutno: { $count }, očekuje se još: { $awaited }
   *[other] Prisutno: { $count }, očekuje se još: { $awaited }
}
entry-awaited = Očekuju se
entry-here = Prisutni
entry-details = Sve o ovoj prijavi
entry-import = Uvoz prijava
entry-import-lead = Datoteka CSV s jednom prijavom po retku, redom kojim su stigle. U prvom su retku nazivi stupaca:
entry-import-forms = { $lines ->
    [one] Datumi u obliku 1990-12-31 ili 31.12.1990, kvačice: yes, najviše { $lines } redak. Uvoze se svi reci ili nijedan.
    [few] Datumi u obliku 1990-12-31 ili 31.12.1990, kvačice: yes, najviše { $lines } retka. Uvoze se svi reci ili nijedan.
   *[other] Datumi u obliku 1990-12-31 ili 31.12.1990, kvačice: yes, najviše { $lines } redaka. Uvoze se svi reci ili nijedan.
}
entry-import-file = Datoteka CSV
entry-import-go = Uvezi
entry-import-template = Prazna datoteka s ovim stupcima
entry-import-faults = { $count ->
    [one] Pronađena je { $count } pogreška.
    [few] Pronađene su { $count } pogreške.
   *[other] Pronađeno je { $count } pogrešaka.
}
entry-import-nothing = Nitko nije prijavljen.
entry-import-line = Redak { $line }:
entry-import-unreadable = Datoteka se ne može pročitati: mora biti CSV.
entry-import-empty = U datoteci nema nijednog retka s prijavom.
entry-import-long = Datoteka ima previše redaka: odjednom se uvozi najviše { $most }.
entry-import-missing-column = Nedostaje stupac „{ $column }”.
entry-import-unknown-column = Neočekivan stupac „{ $column }”.
entry-import-cells = Broj ćelija u retku: { $found }. Treba ih biti: { $wanted }.
entry-import-venue = Mjesto igre mora biti jedno od ovih: { $venues }.
entry-import-tick = „{ $column }” mora biti yes.
entry-imported = { $count ->
    [one] Uvezena je { $count } prijava.
    [few] Uvezene su { $count } prijave.
   *[other] Uvezeno je { $count } prijava.
}
entry-export-list = Izvezi sve prijave (CSV)
entry-export-lead = Sadrži osobne podatke: datoteku čuvaj na sigurnom i izbriši kad više ne bude potrebna.

problem-no-such-championship = Takvog prvenstva ovdje nema.
problem-no-such-desk = Ova poveznica nije valjana ili više ne vrijedi. Zatraži novu od direktora.
problem-no-such-entry = Ova poveznica nije valjana ili više ne vrijedi. Prava je u e-poruci koja je stigla nakon prijave; novu ti može dati voditelj prijava.
problem-desk-link-needed = Ova je stranica za službene osobe prvenstva. Otvori je svojom privatnom poveznicom.

refusal-champ-alternates-full = Ovo je mjesto igre puno, a pun je i popis pričuva ({ $alternates }).
refusal-champ-already-done = To je već učinjeno.
refusal-champ-already-judging = Taj sudac u isto vrijeme ima drugi stol ili igra.
refusal-champ-bad-moment = U ovom trenutku to nije moguće.
refusal-champ-cancelled = Prvenstvo je otkazano.
refusal-champ-clock-back = Proba se ne može vratiti prije svog posljednjeg događaja.
refusal-champ-clock-changed = Sat se u međuvremenu promijenio. Pročitaj dojavu ponovno.
refusal-champ-clock-same-person = Tvoja je izjava već zabilježena. Mora je potvrditi druga službena osoba.
refusal-champ-consent-missing = Nedostaje privola. Bez nje nitko ne može sudjelovati.
refusal-champ-declaration-missing = Nedostaje izjava. Za prijavu su potrebne sve.
refusal-champ-excluded = Zaposlenici organizatora, njihovi bliski srodnici i osobe čiju su prijavu organizatori poništili ne mogu sudjelovati.
refusal-champ-game-running = Igra traje: ondje se sada nitko ne može posjesti ni premjestiti.
refusal-champ-judge-missing = Jedan stol još nema suca.
refusal-champ-late = Prekasno: mjesto je izgubljeno na službenom početku.
refusal-champ-nickname-missing = Nema nadimka za pregled.
refusal-champ-nickname-taken = Netko već ima taj nadimak ili neki koji izgleda isto. Odaberi drugi.
refusal-champ-nickname-unfit = Nadimak mora imati od 2 do 24 obična znaka, među njima barem jedno slovo ili brojku.
refusal-champ-no-alternate = Više nema nijedne pričuve.
refusal-champ-no-notice = Napiši obavijest koja svima kaže što je promijenjeno.
refusal-champ-no-reason = Napiši razlog.
refusal-champ-no-such-entrant = Takve prijave nema.
refusal-champ-no-such-session = Takvog kola nema.
refusal-champ-no-such-stage = Takve faze nema.
refusal-champ-no-such-table = Takvog stola nema.
refusal-champ-no-such-venue = Takvog mjesta igre nema.
refusal-champ-no-vacancy = Nijedno mjesto nije slobodno.
refusal-champ-not-allowed = Tvoja uloga to ne dopušta.
refusal-champ-not-awaited = Ta se osoba ondje ne očekuje.
refusal-champ-not-confirmed = Prijava još nije potvrđena: prvo nazovi.
refusal-champ-not-finished = Prethodni korak još nije gotov.
refusal-champ-not-open = Prijave za ovo mjesto igre otvaraju se { $opens }.
refusal-champ-not-qualified = Prepustiti mjesto može samo onaj tko ga ima.
refusal-champ-not-yours = To je tuđa prijava.
refusal-champ-old-terms = Uvjeti su se promijenili otkad je ova stranica otvorena. Pročitaj novu verziju i prihvati je.
refusal-champ-registered-twice = Ta je osoba već prijavljena. Upotrijebi privatnu poveznicu iz e-poruke ili pitaj voditelja prijava.
refusal-champ-seating-broken = Ovaj bi raspored sjedenja prekršio pravilo.
refusal-champ-sheet-changed = Zapisnik je u međuvremenu promijenjen: pogledaj ga ponovno.
refusal-champ-sheet-missing = Još nedostaje neki zapisnik.
refusal-champ-sheet-wrong = Zbrojevi u zapisniku ne slažu se.
refusal-champ-stage-over = Ta je faza zaključena.
refusal-champ-table-too-small = Jedan stol ima premalo igrača (potrebno najmanje: { $fewest }): rasporedi tu skupinu iznova.
refusal-champ-tie-undecided = Jedno je izjednačenje još otvoreno: odlučuje glavni sudac.
refusal-champ-too-early = Za to je prerano.
refusal-champ-too-few = Premalo je igrača: potrebno ih je najmanje { $fewest }.
refusal-champ-too-young = { $age ->
    [one] Na dan { $day } moraš imati najmanje { $age } godinu.
    [few] Na dan { $day } moraš imati najmanje { $age } godine.
   *[other] Na dan { $day } moraš imati najmanje { $age } godina.
}
refusal-champ-unsigned = Nedostaje potpis.
refusal-champ-venue-elsewhere = To se tiče mjesta igre koje se vodi drugdje: učini to na poslužitelju prvenstva.
refusal-champ-venue-full = Ovo je mjesto igre puno.
refusal-champ-venue-lent = Ovo mjesto igre vodi se na vlastitom računalu. Učini to ondje ili pričekaj da se vrate rezultati.
refusal-champ-window-closed = Prijave za ovo mjesto igre zatvorene su na kraju dana: { $closed }.
refusal-champ-same-person = To mora potvrditi druga osoba.
refusal-champ-wrong-citizenship = Sudjelovati mogu samo državljani: { $needed }.
refusal-champ-wrong-replacement = Ispravak se ne odnosi na zapisnik koji sada vrijedi.
refusal-champ-answer-wrong = Odgovor ili grupa nedostaje ili nije među mogućima.
refusal-champ-last-round-early = Posljednji krug može se najaviti od { $allowed }.
refusal-champ-guardian-missing = Tako mlad igrač treba roditelja ili skrbnika s adresom e-pošte ili telefonom.
refusal-champ-unticked = Prozivka se još ne može obaviti: nitko nije označio igrače za ovim stolovima: { $tables }.
refusal-champ-undo-proposed = To je već predloženo. Mora se složiti druga službena osoba.
refusal-champ-undo-too-late = Prekasno za poništenje: ono što iz toga slijedi već je počelo.
