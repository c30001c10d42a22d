# Hvad der trykkes til et mesterskab: pointskemaer, bordlister, ringelister, kort til døren.

sheet-title = Pointskema
sheet-title-spare = Pointskema (ekstra)
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

sheet-players = Spillere, og hvem der er ude
sheet-players-hint = Den, der ryger ud, skriver under her med det samme: Nummerér spillerne i den rækkefølge, de forlader bordet.
sheet-seat = Plads
sheet-player = Spiller
sheet-out-number = Ude som nr.
sheet-out-time = Tid
sheet-out-why = Årsag
sheet-bankrupt = fallit
sheet-withdrawn = trak sig
sheet-expelled = diskvalificeret
sheet-signature = Underskrift

sheet-worth = Formue ved slutningen
sheet-worth-hint = Regn sammen på bagsiden, og overfør summerne. Lad kolonnen stå tom for den, der er ude.
sheet-cash = Kontanter
sheet-cash-how = til pålydende værdi
sheet-deeds = Ejendomme
sheet-mortgaged = Pantsatte ejendomme
sheet-houses = Huse
sheet-hotels = Hoteller
sheet-hotels-how = inklusive de huse, de er byttet for
sheet-share = { $share ->
    [full] til den trykte pris
    [half] til halvdelen af den trykte pris
   *[part] til { $percent } af den trykte pris
}
sheet-total = Formue
sheet-free = Ejendomme uden pant
sheet-free-how = antal; afgør, hvis spillere står lige
sheet-rank = Placering
sheet-points = Point

sheet-judge-signs = Bordets dommer
sheet-second-signs = Anden person: kontrolleret, intet ændret
sheet-name = Navn
sheet-points-by = Point efter tilbageværende spillere og placering
sheet-left = Tilbage

sheet-deed-list = Ejendomme og bygninger
sheet-deed-list-hint = I ejerens kolonne: ✓ uden pant, − pantsat, 1 til 4 huse, 5 hotel.
sheet-deed = Ejendom
sheet-price = Pris
sheet-price-mortgaged = Pantsat
sheet-price-house = Hus
sheet-price-hotel = Hotel med huse
sheet-sum = I alt: { $what }
sheet-sum-carry = Overfør summerne til forsiden.

sheet-seed = Starttal for bordplanen: { $seed }
sheet-digest = Kontrolsum: { $digest }
sheet-made = Udskrevet { $date }
sheet-side = { $side } / { $sides }

list-seating = Bordplan
list-by-name = Efter navn
list-by-table = Efter bord
list-heat-number = Heat { $number }
list-unconfirmed = Tilmeldte: ringeliste
list-unconfirmed-hint = Ring til alle på listen, og spørg, om de kommer.
list-alternates = Reserver: ringeliste
list-alternates-hint = Ring i nummerrækkefølge. Ingen kommer med i et igangværende spil.
list-number = Nr.
list-phone = Telefon
list-called = Ringet op kl.
list-answer = Svar
list-arrived = Til stede
list-seated = Bord og plads

badge-show = Vis denne kode ved indgangen
badge-alternate = Reserve { $number }

certificate-title = Diplom
certificate-for = Dette diplom tildeles
certificate-rank = { $rank }. plads
certificate-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
}
certificate-director = Turneringsleder
certificate-judge = Overdommer

press-title = Resultater
press-name = Navn
press-city = By
press-anonymous = Uden navn

paper-sample = EKSEMPEL
