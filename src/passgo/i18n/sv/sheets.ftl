# Vad som trycks till ett mästerskap: protokoll, placeringslistor, ringlistor, kort till dörren.

sheet-title = Protokoll
sheet-title-spare = Protokoll (extra)
sheet-table = Bord
sheet-table-number = Bord { $number }
sheet-venue = Spelplats
sheet-stage = Etapp
sheet-round = Omgång
sheet-heat = Heat
sheet-minutes = Minuter
sheet-judge = Domare
sheet-start = Start
sheet-scan = Domarpanelen

sheet-players = Spelare och utslagna
sheet-players-hint = Den som åker ut skriver under här genast: numrera spelarna i den ordning de åker ut.
sheet-seat = Plats
sheet-player = Spelare
sheet-out-number = Ute som nr
sheet-out-time = Tid
sheet-out-why = Orsak
sheet-bankrupt = konkurs
sheet-withdrawn = drog sig ur
sheet-expelled = diskvalificerad
sheet-signature = Underskrift

sheet-worth = Förmögenhet vid slutet
sheet-worth-hint = Räkna på baksidan och för över summorna. Lämna kolumnen tom för den som är ute.
sheet-cash = Kontanter
sheet-cash-how = till nominellt värde
sheet-deeds = Egendomar
sheet-mortgaged = Intecknade egendomar
sheet-houses = Hus
sheet-hotels = Hotell
sheet-hotels-how = med husen som lämnats in för dem
sheet-share = { $share ->
    [full] till tryckt pris
    [half] till halva det tryckta priset
   *[part] till { $percent } av det tryckta priset
}
sheet-total = Förmögenhet
sheet-free = Egendomar utan inteckning
sheet-free-how = antal; avgör om spelare ligger lika
sheet-rank = Placering
sheet-points = Poäng

sheet-judge-signs = Bordets domare
sheet-second-signs = Person nummer två: kontrollerat, inget ändrat
sheet-name = Namn
sheet-points-by = Poäng efter kvarvarande spelare och placering
sheet-left = Kvar

sheet-deed-list = Egendomar och byggnader
sheet-deed-list-hint = I ägarens kolumn: ✓ utan inteckning, − intecknad, 1 till 4 hus, 5 hotell.
sheet-deed = Egendom
sheet-price = Pris
sheet-price-mortgaged = Intecknad
sheet-price-house = Hus
sheet-price-hotel = Hotell med hus
sheet-sum = Summa: { $what }
sheet-sum-carry = För över summorna till framsidan.

sheet-seed = Slumpfrö för bordsplaceringen: { $seed }
sheet-digest = Kontrollsumma: { $digest }
sheet-made = Utskrivet { $date }
sheet-side = { $side } / { $sides }

list-seating = Bordsplacering
list-by-name = Efter namn
list-by-table = Per bord
list-heat-number = Heat { $number }
list-unconfirmed = Anmälda: ringlista
list-unconfirmed-hint = Ring alla på listan och fråga om de kommer.
list-alternates = Reserver: ringlista
list-alternates-hint = Ring i nummerordning. Ingen går in i ett pågående spel.
list-number = Nr
list-phone = Telefon
list-called = Uppringd kl.
list-answer = Svar
list-arrived = På plats
list-seated = Bord och plats

badge-show = Visa den här koden vid dörren
badge-alternate = Reserv { $number }

certificate-title = Diplom
certificate-for = Detta diplom tilldelas
certificate-rank = Plats { $rank }
certificate-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
certificate-director = Tävlingsledare
certificate-judge = Huvuddomare

press-title = Resultat
press-name = Namn
press-city = Stad
press-anonymous = Utan namn

paper-sample = EXEMPEL
