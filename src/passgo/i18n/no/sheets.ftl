# Det som trykkes til et mesterskap: poengskjemaer, bordlister, ringelister, kort til døren.

sheet-title = Poengskjema
sheet-title-spare = Poengskjema (ekstra)
sheet-table = Bord
sheet-table-number = Bord { $number }
sheet-venue = Spillested
sheet-stage = Fase
sheet-round = Runde
sheet-heat = Heat
sheet-minutes = Minutter
sheet-judge = Dommer
sheet-start = Start
sheet-scan = Dommerpanelet

sheet-players = Spillere, og hvem som er ute
sheet-players-hint = Den som går ut, skriver under her med en gang: Nummerer spillerne i den rekkefølgen de forlater bordet.
sheet-seat = Plass
sheet-player = Spiller
sheet-out-number = Ute som nr.
sheet-out-time = Tid
sheet-out-why = Årsak
sheet-bankrupt = konkurs
sheet-withdrawn = trakk seg
sheet-expelled = diskvalifisert
sheet-signature = Underskrift

sheet-worth = Formue ved slutten
sheet-worth-hint = Regn sammen på baksiden og overfør summene. La kolonnen stå tom for den som er ute.
sheet-cash = Kontanter
sheet-cash-how = til pålydende verdi
sheet-deeds = Eiendommer
sheet-mortgaged = Pantsatte eiendommer
sheet-houses = Hus
sheet-hotels = Hoteller
sheet-hotels-how = inkludert husene de er byttet mot
sheet-share = { $share ->
    [full] til den trykte prisen
    [half] til halve den trykte prisen
   *[part] til { $percent } av den trykte prisen
}
sheet-total = Formue
sheet-free = Eiendommer uten pant
sheet-free-how = antall; avgjør når spillere står likt
sheet-rank = Plassering
sheet-points = Poeng

sheet-judge-signs = Dommer ved bordet
sheet-second-signs = Person nummer to: kontrollert, ingenting endret
sheet-name = Navn
sheet-points-by = Poeng etter gjenværende spillere og plassering
sheet-left = Igjen

sheet-deed-list = Eiendommer og bygninger
sheet-deed-list-hint = I eierens kolonne: ✓ uten pant, − pantsatt, 1 til 4 hus, 5 hotell.
sheet-deed = Eiendom
sheet-price = Pris
sheet-price-mortgaged = Pantsatt
sheet-price-house = Hus
sheet-price-hotel = Hotell med hus
sheet-sum = Sum: { $what }
sheet-sum-carry = Overfør summene til forsiden.

sheet-seed = Starttall for bordplasseringen: { $seed }
sheet-digest = Kontrollsum: { $digest }
sheet-made = Skrevet ut { $date }
sheet-side = { $side } / { $sides }

list-seating = Bordplassering
list-by-name = Etter navn
list-by-table = Etter bord
list-heat-number = Heat { $number }
list-unconfirmed = Påmeldte: ringeliste
list-unconfirmed-hint = Ring alle på listen og spør om de kommer.
list-alternates = Reserver: ringeliste
list-alternates-hint = Ring i nummerrekkefølge. Ingen blir med i et spill som er i gang.
list-number = Nr.
list-phone = Telefon
list-called = Oppringt kl.
list-answer = Svar
list-arrived = Til stede
list-seated = Bord og plass

badge-show = Vis denne koden ved inngangen
badge-alternate = Reserve { $number }

certificate-title = Diplom
certificate-for = Dette diplomet tildeles
certificate-rank = { $rank }. plass
certificate-points = { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
certificate-director = Turneringsleder
certificate-judge = Hoveddommer

press-title = Resultater
press-name = Navn
press-city = By
press-anonymous = Uten navn

paper-sample = EKSEMPEL
