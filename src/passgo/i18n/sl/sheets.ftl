# Kaj se natisne za prvenstvo: zapisniki, sedežni redi, seznami za klicanje, izkaznice za vhod.

sheet-title = Zapisnik
sheet-title-spare = Zapisnik (rezervni)
sheet-table = Miza
sheet-table-number = Miza { $number }
sheet-venue = Prizorišče
sheet-stage = Faza
sheet-round = Krog
sheet-heat = Izmena
sheet-minutes = Minute
sheet-judge = Sodnik
sheet-start = Začetek
sheet-scan = Sodniška plošča

sheet-players = Igralci in izpadi iz igre
sheet-players-hint = Kdor izpade, se takoj podpiše tukaj: igralce oštevilči po vrsti, kakor odhajajo.
sheet-seat = Sedež
sheet-player = Igralec
sheet-out-number = Izpad št.
sheet-out-time = Čas
sheet-out-why = Razlog
sheet-bankrupt = bankrot
sheet-withdrawn = umik
sheet-expelled = diskvalifikacija
sheet-signature = Podpis

sheet-worth = Premoženje na koncu
sheet-worth-hint = Seštej na hrbtni strani in prenesi vsote. Za tiste, ki so izpadli, ostane stolpec prazen.
sheet-cash = Gotovina
sheet-cash-how = po nazivni vrednosti
sheet-deeds = Posesti
sheet-mortgaged = Posesti pod hipoteko
sheet-houses = Hiše
sheet-hotels = Hoteli
sheet-hotels-how = s hišami, oddanimi zanje
sheet-share = { $share ->
    [full] po napisani ceni
    [half] po polovici napisane cene
   *[part] po { $percent } napisane cene
}
sheet-total = Skupno premoženje
sheet-free = Posesti brez hipoteke
sheet-free-how = koliko jih je; odloča pri izenačenju
sheet-rank = Uvrstitev
sheet-points = Točke

sheet-judge-signs = Sodnik mize
sheet-second-signs = Druga oseba: preverjeno, nič spremenjeno
sheet-name = Ime
sheet-points-by = Točke po preostalih igralcih in uvrstitvi
sheet-left = Preostali

sheet-deed-list = Posesti in stavbe
sheet-deed-list-hint = V stolpcu lastnika: ✓ brez hipoteke, − pod hipoteko, 1 do 4 hiše, 5 hotel.
sheet-deed = Posest
sheet-price = Cena
sheet-price-mortgaged = Pod hipoteko
sheet-price-house = Hiša
sheet-price-hotel = Hotel s hišami
sheet-sum = Vsota: { $what }
sheet-sum-carry = Te vsote prenesi na sprednjo stran.

sheet-seed = Začetno število sedežnega reda: { $seed }
sheet-digest = Zgoščena vrednost: { $digest }
sheet-made = Natisnjeno { $date }
sheet-side = { $side } / { $sides }

list-seating = Sedežni red
list-by-name = Po imenu
list-by-table = Po mizah
list-heat-number = Izmena { $number }
list-unconfirmed = Prijavljeni: seznam za klicanje
list-unconfirmed-hint = Pokliči vse s tega seznama in jih vprašaj, ali pridejo.
list-alternates = Rezerve: seznam za klicanje
list-alternates-hint = Kliči po vrstnem redu številk. V igro, ki že teče, ne vstopi nihče.
list-number = Št.
list-phone = Telefon
list-called = Čas klica
list-answer = Odgovor
list-arrived = Prihod
list-seated = Miza in sedež

badge-show = To kodo pokaži na vhodu
badge-alternate = Rezerva { $number }

certificate-title = Priznanje
certificate-for = To priznanje prejme
certificate-rank = { $rank }. mesto
certificate-points = { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
certificate-director = Direktor
certificate-judge = Glavni sodnik

press-title = Rezultati
press-name = Ime
press-city = Kraj
press-anonymous = Brez imena

paper-sample = VZOREC
