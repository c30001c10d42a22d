# Što se tiska za prvenstvo: zapisnici, popisi sjedenja, popisi za pozivanje, iskaznice za ulaz.

sheet-title = Zapisnik
sheet-title-spare = Zapisnik (pričuvni)
sheet-table = Stol
sheet-table-number = Stol { $number }
sheet-venue = Mjesto igre
sheet-stage = Faza
sheet-round = Kolo
sheet-heat = Skupina
sheet-minutes = Minuta
sheet-judge = Sudac
sheet-start = Početak
sheet-scan = Sudački panel

sheet-players = Igrači i tko ispada
sheet-players-hint = Tko ispadne, odmah se ovdje potpisuje: igrače numeriraj redom kojim izlaze.
sheet-seat = Mjesto
sheet-player = Igrač
sheet-out-number = Izlazi kao br.
sheet-out-time = Vrijeme
sheet-out-why = Razlog
sheet-bankrupt = bankrot
sheet-withdrawn = odustajanje
sheet-expelled = diskvalifikacija
sheet-signature = Potpis

sheet-worth = Imovina na kraju
sheet-worth-hint = Zbroji na poleđini i prenesi zbrojeve. Za one koji su ispali stupac ostaje prazan.
sheet-cash = Gotovina
sheet-cash-how = po nominalnoj vrijednosti
sheet-deeds = Posjedi
sheet-mortgaged = Posjedi pod hipotekom
sheet-houses = Kuće
sheet-hotels = Hoteli
sheet-hotels-how = zajedno s kućama koje su dane za njih
sheet-share = { $share ->
    [full] po ispisanoj cijeni
    [half] po pola ispisane cijene
   *[part] po { $percent } ispisane cijene
}
sheet-total = Ukupna imovina
sheet-free = Posjedi bez hipoteke
sheet-free-how = koliko ih je; odlučuju kod izjednačenja
sheet-rank = Poredak
sheet-points = Bodovi

sheet-judge-signs = Sudac stola
sheet-second-signs = Druga osoba: provjereno, ništa promijenjeno
sheet-name = Ime
sheet-points-by = Bodovi prema preostalim igračima i poretku
sheet-left = Preostali

sheet-deed-list = Posjedi i građevine
sheet-deed-list-hint = U stupcu vlasnika: ✓ bez hipoteke, − pod hipotekom, 1 do 4 kuće, 5 hotel.
sheet-deed = Posjed
sheet-price = Cijena
sheet-price-mortgaged = Pod hipotekom
sheet-price-house = Kuća
sheet-price-hotel = Hotel s kućama
sheet-sum = Zbroj: { $what }
sheet-sum-carry = Ove zbrojeve prenesi na prednju stranu.

sheet-seed = Polazni broj rasporeda: { $seed }
sheet-digest = Kontrolni zbroj: { $digest }
sheet-made = Tiskano { $date }
sheet-side = { $side } / { $sides }

list-seating = Raspored sjedenja
list-by-name = Po imenu
list-by-table = Po stolovima
list-heat-number = Skupina { $number }
list-unconfirmed = Prijavljeni: popis za pozivanje
list-unconfirmed-hint = Nazovi sve s ovog popisa i pitaj dolaze li.
list-alternates = Pričuve: popis za pozivanje
list-alternates-hint = Zovi redom po brojevima. U igru koja traje nitko ne ulazi.
list-number = Br.
list-phone = Telefon
list-called = Nazvano u
list-answer = Odgovor
list-arrived = Prisutnost
list-seated = Stol i mjesto

badge-show = Pokaži ovaj kod na ulazu
badge-alternate = Pričuva { $number }

certificate-title = Priznanje
certificate-for = Ovo priznanje dobiva
certificate-rank = { $rank }. mjesto
certificate-points = { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
certificate-director = Direktor
certificate-judge = Glavni sudac

press-title = Rezultati
press-name = Ime
press-city = Grad
press-anonymous = Bez imena

paper-sample = UZORAK
