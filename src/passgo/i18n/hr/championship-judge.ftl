# Sučeva ploča stola za kojim se igra na pravoj ploči.
panel-tables = Moji stolovi
panel-none-mine = Trenutačno ti nije dodijeljen nijedan stol.
panel-others = Drugi stolovi
panel-others-lead = Kao druga osoba potvrđuješ zapisnike koje je unio netko drugi.
panel-open = Otvori sudački panel ovog stola
panel-no-script = Za panel je potreban JavaScript. Bez njega piši na papir; zapisnici se potvrđuju ovdje:
panel-keep-open = Ostavi ovu stranicu otvorenom: radi i bez mreže i šalje što uneseš čim može. Bez mreže se ne može ponovno učitati.

panel-table = Stol { $number }
panel-seat = Igrač { $number }
panel-judge = Sudac: { $name }
panel-parts = Dijelovi panela
panel-part-table = Stol
panel-part-bank = Banka
panel-part-shortage = Nestašica
panel-part-sheet = Zapisnik
panel-part-rules = Pravila
panel-time-left = Preostalo vrijeme
panel-heat-waiting = nije počelo
panel-heat-rolled = spremno za početak
panel-heat-running = igra se
panel-heat-last-round = posljednji krug
panel-heat-paused = pauza
panel-heat-over = vrijeme je isteklo
panel-saved = Sve je spremljeno
panel-offline = Nema mreže
panel-waiting = { $count ->
    [one] { $count } unos čeka slanje
    [few] { $count } unosa čekaju slanje
   *[other] { $count } unosa čeka slanje
}
panel-waits-at = Čeka od { $time }: { $what }
panel-shut = Tvoja privatna poveznica više ne vrijedi. Zatraži novu od direktora; tvoji unosi ostaju u ovom pregledniku.
panel-keeps-nothing = Ovaj preglednik ne može ništa spremiti: ne zatvaraj stranicu dok neki unos čeka slanje.
panel-broken = Poslužitelj ne može primiti ovaj unos. Unesi ga ponovno.
panel-dismiss = U redu
panel-cancel = Odustani
panel-choose = Odaberi
panel-reason = Razlog
panel-entry-announce = Objavljeno preostalo vrijeme
panel-entry-out = { $name } bankrotira
panel-entry-expel = Diskvalifikacija: { $name }
panel-entry-enter = Zapisnik
panel-entry-correct = Ispravljeni zapisnik
panel-entry-confirm = Zapisnik je potvrđen
panel-entry-reject = Zapisnik je vraćen

panel-out = Bankrot
panel-out-title = Bankrot i izlazak iz igre?
panel-out-lead = Tko bankrotira, potpisuje se pri odlasku. Sada je { $time }.
panel-out-signs = Ovdje se potpisuje { $name }
panel-out-paper = Potpisano na papiru
panel-out-unsigned = Odlazak bez potpisa
panel-expel = Diskvalificiraj
panel-expel-title = Diskvalificirati s prvenstva?
panel-expel-lead = Zbog nedoličnog ponašanja. Igrač je posljednji u poretku, ne dobiva bodove i ne može se vratiti.
panel-announce = Objavljeno je preostalo vrijeme
panel-announced = { $count ->
    [one] Najavljeno u { $time }: još { $count } minuta
    [few] Najavljeno u { $time }: još { $count } minute
   *[other] Najavljeno u { $time }: još { $count } minuta
}
panel-fate-playing = u igri do kraja
panel-fate-bankrupt = bankrot
panel-fate-expelled = diskvalifikacija
panel-fate-withdrawn = odustajanje
panel-signed = potpisano

panel-bank-lead = Za bankara: igrači se ne smiju služiti pomagalima.
panel-bank-deed = Posjed
panel-bank-dice = Zbroj kockica
panel-bank-rent = Najamnina
panel-bank-deed-title = Poslovi s bankom
panel-bank-more = Drugi iznosi
panel-bank-repairs = Popravci s kartice
panel-rent-bare = bez građevina
panel-rent-group = cijela grupa, bez građevina
panel-rent-houses = { $count ->
    [one] { $count } kuća
    [few] { $count } kuće
   *[other] { $count } kuća
}
panel-rent-hotel = hotel
panel-rent-held = { $count ->
    [one] vlasnik ih ima { $count }
    [few] vlasnik ih ima { $count }
   *[other] vlasnik ih ima { $count }
}
panel-bank-price = Cijena
panel-bank-mortgage = Hipoteka
panel-bank-redeem = Otplata hipoteke
panel-bank-interest = Kamate, ako posjed mijenja vlasnika pod hipotekom
panel-bank-house = Gradnja kuće
panel-bank-hotel = Gradnja hotela
panel-bank-house-back = Prodaja kuće
panel-bank-hotel-back = Prodaja hotela
panel-bank-salary = Plaća
panel-bank-fine = Izlazak iz zatvora
panel-bank-houses = Kuće
panel-bank-hotels = Hoteli
panel-bank-repair = { $deck }: { $house } po kući, { $hotel } po hotelu
panel-bill = Zbroj
panel-bill-lead = Dodirni iznos da ga pribrojiš.
panel-bill-amount = Iznos
panel-bill-plus = Pribroji
panel-bill-minus = Oduzmi
panel-bill-back = Poništi
panel-bill-clear = Očisti

panel-short-lead = Tko gradi, prvi kaže koliko i gdje, zatim svi ostali. Ako banka ima dovoljno, svi kupuju po cijeni s kartice; ako nema, građevine idu na dražbu jedna po jedna.
panel-short-piece = Čega nedostaje?
panel-short-houses = Kuća
panel-short-hotels = Hotela
panel-short-stock = Koliko ih je ostalo u banci?
panel-short-wishes = Tko što želi?
panel-short-wish = { $count ->
    [one] { $count } na polju { $deed }, cijena s kartice { $price }
    [few] { $count } na polju { $deed }, cijena s kartice { $price }
   *[other] { $count } na polju { $deed }, cijena s kartice { $price }
}
panel-short-breaks = rastavlja hotel
panel-short-withdraw = Povuci
panel-short-player = Igrač
panel-short-deed = Gradi na
panel-short-count = Koliko
panel-short-declare = Prijavi
panel-short-empty = Banka više nema nijedne: pričekaj da ih netko vrati ili proda.
panel-short-enough = Ima dovoljno za sve: svi kupuju po cijeni s kartice.
panel-short-sold-all = Prodano svima po cijeni s kartice
panel-short-alone = Zanima samo jednog igrača ({ $name }): nema dražbe, { $deed } stoji { $price }.
panel-short-sold-alone = Prodano po cijeni s kartice
panel-short-auction = Dražba jedne građevine. Nude: { $names }. Početna ponuda: { $price }.
panel-short-breakers = Svi su kupci namireni. Sada hotel smiju rastaviti: { $names }.
panel-short-winner = Najviša ponuda
panel-short-price = Ponuda
panel-short-low = Početna je ponuda { $price }.
panel-short-sold = Prodano
panel-short-unsold = Nitko ne nudi
panel-short-pass = „Dalje” vrijedi samo za ovu građevinu. Ako svi kažu „dalje”, ostaje banci i nestašica je gotova.
panel-short-sales = Dosad prodano
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Počni ispočetka

panel-sheet-not-yours = Tvoja uloga ne dopušta unos zapisnika.
panel-sheet-coming = Zapisnik je na putu. U ovom se pregledniku čuva dok ga poslužitelj ne primi.
panel-whose = Koji igrač?
panel-no-cash = gotovina nije upisana
panel-gone = Tko je ispao, ne posjeduje ništa.
panel-not-out = Još u igri
panel-cash = Gotovina: { $name }
panel-owned-by = vlasnik: { $name }
panel-mortgaged = pod hipotekom
panel-buildings = Građevine: { $deed }
panel-level-none = bez građevine
panel-level-hotel-short = H
panel-out-on-sheet = Bankrot prije kraja
panel-worth-cash = Gotovina
panel-worth-deeds = Posjedi
panel-worth-mortgaged = Posjedi pod hipotekom
panel-worth-houses = Kuće
panel-worth-hotels = Hoteli
panel-worth-total = Ukupna imovina
panel-places = Poredak i bodovi
panel-survivors = { $count ->
    [one] Preostao je { $count } igrač.
    [few] Preostala su { $count } igrača.
   *[other] Preostalo je { $count } igrača.
}
panel-points = { $count ->
    [one] { $count } bod
    [few] { $count } boda
   *[other] { $count } bodova
}
panel-decided-worth = po ukupnoj imovini
panel-decided-deeds = ista imovina, više posjeda bez hipoteke
panel-decided-cash = ista imovina i posjedi, više gotovine
panel-decided-head-judge = po odluci glavnog suca
panel-decided-survived = još u igri
panel-decided-left-later = kasniji izlazak iz igre
panel-decided-expelled = sljedeći je diskvalificiran
panel-fault-no-cash = gotovina nije upisana
panel-fault-players-differ = u zapisniku svaki igrač za stolom mora biti točno jednom
panel-fault-nobody-left = posljednji preostali igrač pobijedio je, pa nije ispao
panel-fault-order-missing = nedostaje redoslijed kojim su igrači izlazili
panel-fault-unknown-fate = nije jasno kako je igrač završio
panel-fault-bad-cash = takav iznos gotovine nije moguć
panel-fault-out-but-owns = tko je ispao, ne može više ništa posjedovati
panel-fault-no-such-deed = posjed kojeg na ovoj ploči nema
panel-fault-deed-twice = posjed je u dva retka
panel-fault-bad-buildings = građevine koje ondje ne mogu stajati
panel-fault-too-many-houses = više kuća nego što ih je u kutiji
panel-fault-too-many-hotels = više hotela nego što ih je u kutiji
panel-fault-group-incomplete = građevine na grupi koja nije potpuna
panel-fault-group-mortgaged = građevine na grupi s hipotekom
panel-fault-built-unevenly = grupa je neravnomjerno izgrađena
panel-fault-sums-differ = ukupna imovina nije zbroj svojih dijelova
panel-fault-unknown-part = navedeno je nešto što se ne računa
panel-fault-fate-differs = tijekom igre zabilježeno je drukčije
panel-fault-order-differs = redoslijed izlaženja zabilježen je drukčije
panel-tie = O ovom izjednačenju odlučuje samo glavni sudac. Dodirni igrače redom koji on odredi.
panel-tie-open = Izjednačenje: odlučuje glavni sudac.
panel-tie-order = Redoslijed: { $names }
panel-tie-next = Na redu je { $name }
panel-tie-again = Očisti redoslijed
panel-signatures = Potpisi
panel-sign-later = Zapisnik prvo mora biti potpun i točan.
panel-sign = Potpisuje se { $name }
panel-sign-paper = na papiru
panel-sign-paper-of = Potpis na papiru: { $name }
panel-signed-at = potpisano u { $time }
panel-signed-paper = na papiru, viđeno u { $time }
panel-signed-before = potpisano pri odlasku
panel-locked = Netko je već potpisao, pa se više ništa ne može mijenjati.
panel-unlock = Ukloni sve potpise i uredi zapisnik
panel-too-early = Zapisnik se prima kad glavni sudac objavi istek vremena ili kad ostane jedan igrač.
panel-unsigned-yet = Nedostaju potpisi: { $names }. Prije toga nitko ne može potvrditi zapisnik.
panel-reason-needed = Za ispravak je potreban razlog.
panel-submit = Unesi zapisnik
panel-submit-correction = Unesi ispravak
panel-print = Ispiši
panel-entered-by = Verzija { $version }, unos: { $name }.
panel-confirmed-by = Potvrda: { $name }.
panel-awaits-second = Čeka drugu osobu.
panel-digest = Kontrolni zbroj ovog zapisnika:
panel-unsigned = Bez potpisa: { $names }.
panel-own = Ovaj je zapisnik tvoj unos, pa ga mora potvrditi netko drugi.
panel-confirm-lead = Usporedi ga s papirom. Potvrđuješ točno ono što ovdje vidiš.
panel-confirm = Potvrdi bez izmjena
panel-reject = Vrati
panel-correct = Ispravi ovaj zapisnik
panel-correct-about = Ispravak zamjenjuje ovu verziju i navodi razlog. Mora se ponovno potpisati i potvrditi.
panel-correct-begin = Započni ispravak
panel-correct-lead = Ovo zamjenjuje verziju { $version } (unos: { $name }).

panel-rules-language = Jezik pravila
panel-rules-search = Riječ ili broj pravila
panel-rules-found = { $count ->
    [one] { $count } pravilo
    [few] { $count } pravila
   *[other] { $count } pravila
}
panel-entry-tick = Oznaka: { $name }
panel-entry-undo-out = { $name } opet je u igri
panel-tick-lead = Označi igrače koji su za stolom. Tko pri prozivci nije označen, gubi mjesto.
panel-door-missing = nije prijavljen na vratima
panel-undo = Poništi
panel-undo-title = { $name } ipak nije vani?
panel-undo-lead = Mora se složiti druga službena osoba. Već upisani zapisnik tada se vraća tebi.
panel-undo-waits = Poništenje predloženo. Mora se složiti druga službena osoba.
panel-returned = { $name } vraća zapisnik: { $reason }
