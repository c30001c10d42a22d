# Mida võistluse jaoks trükitakse.

sheet-title = Mänguprotokoll
sheet-title-spare = Mänguprotokoll (varu)
sheet-table = Laud
sheet-table-number = Laud { $number }
sheet-venue = Mängupaik
sheet-stage = Etapp
sheet-round = Voor
sheet-heat = Seeria
sheet-minutes = Minuteid
sheet-judge = Kohtunik
sheet-start = Algus
sheet-scan = Kohtuniku paneel

sheet-players = Mängijad ja väljalangejad
sheet-players-hint = Väljalangeja allkirjastab kohe siin: nummerda mängijad väljalangemise järjekorras.
sheet-seat = Koht
sheet-player = Mängija
sheet-out-number = Väljas nr
sheet-out-time = Aeg
sheet-out-why = Põhjus
sheet-bankrupt = pankrot
sheet-withdrawn = loobus
sheet-expelled = diskvalifitseeritud
sheet-signature = Allkiri

sheet-worth = Netovara lõpus
sheet-worth-hint = Liida tagaküljel ja kanna summad siia. Väljalangenute veerg jääb tühjaks.
sheet-cash = Sularaha
sheet-cash-how = nimiväärtuses
sheet-deeds = Kinnistud
sheet-mortgaged = Panditud kinnistud
sheet-houses = Majad
sheet-hotels = Hotellid
sheet-hotels-how = koos nende vastu antud majadega
sheet-share = { $share ->
    [full] trükitud hinnaga
    [half] poole trükitud hinnaga
   *[part] { $percent } trükitud hinnast
}
sheet-total = Netovara
sheet-free = Pantimata kinnistud
sheet-free-how = mitu; otsustab viigi
sheet-rank = Koht
sheet-points = Punktid

sheet-judge-signs = Laua kohtunik
sheet-second-signs = Teine isik: kontrollitud, muutmata
sheet-name = Nimi
sheet-points-by = Punktid allesjäänute ja koha järgi
sheet-left = Alles

sheet-deed-list = Kinnistud ja ehitised
sheet-deed-list-hint = Omaniku veergu: ✓ pantimata, − panditud, 1–4 maju, 5 hotell.
sheet-deed = Kinnistu
sheet-price = Hind
sheet-price-mortgaged = Panditud
sheet-price-house = Maja
sheet-price-hotel = Hotell majadega
sheet-sum = Summa: { $what }
sheet-sum-carry = Kanna need summad esiküljele.

sheet-seed = Kohajaotuse algväärtus: { $seed }
sheet-digest = Kontrollsumma: { $digest }
sheet-made = Trükitud: { $date }
sheet-side = { $side } / { $sides }

list-seating = Kohajaotus
list-by-name = Nime järgi
list-by-table = Laua järgi
list-heat-number = Seeria { $number }
list-unconfirmed = Registreerunud: helistamine
list-unconfirmed-hint = Helista kõigile selles nimekirjas ja küsi, kas nad tulevad.
list-alternates = Varumängijad: helistamine
list-alternates-hint = Helista numbrite järjekorras. Poolelioleva mänguga ei liitu keegi.
list-number = Nr
list-phone = Telefon
list-called = Helistatud kell
list-answer = Vastus
list-arrived = Kohal
list-seated = Laud ja koht

badge-show = Näita seda koodi uksel
badge-alternate = Varumängija { $number }

certificate-title = Diplom
certificate-for = Selle diplomi saab
certificate-rank = { $rank }. koht
certificate-points = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
certificate-director = Võistlusjuht
certificate-judge = Peakohtunik

press-title = Tulemused
press-name = Nimi
press-city = Linn
press-anonymous = Nime ei avaldata

paper-sample = NÄIDIS
