# Ko čempionātam drukā: protokolus, galdu un zvanu sarakstus, ieejas kartītes.

sheet-title = Rezultātu protokols
sheet-title-spare = Rezultātu protokols (rezerves)
sheet-table = Galds
sheet-table-number = { $number }. galds
sheet-venue = Norises vieta
sheet-stage = Posms
sheet-round = Kārta
sheet-heat = Maiņa
sheet-minutes = Minūtes
sheet-judge = Tiesnesis
sheet-start = Sākums
sheet-scan = Tiesneša panelis

sheet-players = Spēlētāji un izstāšanās
sheet-players-hint = Kas izstājas, tūlīt te parakstās: numurē spēlētājus izstāšanās secībā.
sheet-seat = Vieta
sheet-player = Spēlētājs
sheet-out-number = Izstāšanās nr.
sheet-out-time = Laiks
sheet-out-why = Iemesls
sheet-bankrupt = bankrots
sheet-withdrawn = izstājās
sheet-expelled = diskvalificēts
sheet-signature = Paraksts

sheet-worth = Kopvērtība beigās
sheet-worth-hint = Saskaiti otrā pusē un pārnes summas. Kas izstājies, tam kolonna paliek tukša.
sheet-cash = Skaidra nauda
sheet-cash-how = pēc nominālvērtības
sheet-deeds = Īpašumi
sheet-mortgaged = Ieķīlātie īpašumi
sheet-houses = Mājas
sheet-hotels = Viesnīcas
sheet-hotels-how = kopā ar mājām, kas par tām atdotas
sheet-share = { $share ->
    [full] par norādīto cenu
    [half] par pusi norādītās cenas
   *[part] par { $percent } no norādītās cenas
}
sheet-total = Kopvērtība
sheet-free = Neieķīlātie īpašumi
sheet-free-how = skaits; izšķir, ja kopvērtība vienāda
sheet-rank = Vieta
sheet-points = Punkti

sheet-judge-signs = Galda tiesnesis
sheet-second-signs = Otra persona: pārbaudīts, nekas nav mainīts
sheet-name = Vārds
sheet-points-by = Punkti pēc palikušo spēlētāju skaita un vietas
sheet-left = Palikuši

sheet-deed-list = Īpašumi un būves
sheet-deed-list-hint = Īpašnieka kolonnā: ✓ neieķīlāts, − ieķīlāts, no 1 līdz 4 mājas, 5 viesnīca.
sheet-deed = Īpašums
sheet-price = Cena
sheet-price-mortgaged = Ieķīlāts
sheet-price-house = Māja
sheet-price-hotel = Viesnīca ar mājām
sheet-sum = Summa: { $what }
sheet-sum-carry = Pārnes šīs summas uz priekšpusi.

sheet-seed = Galdu izlozes skaitlis: { $seed }
sheet-digest = Kontrolsumma: { $digest }
sheet-made = Drukāts: { $date }
sheet-side = { $side } / { $sides }

list-seating = Galdu sadalījums
list-by-name = Pēc vārda
list-by-table = Pēc galda
list-heat-number = { $number }. maiņa
list-unconfirmed = Dalībnieki: zvanu saraksts
list-unconfirmed-hint = Piezvani visiem sarakstā un pajautā, vai ieradīsies.
list-alternates = Rezerve: zvanu saraksts
list-alternates-hint = Aicini numuru secībā. Iesāktai spēlei neviens nepievienojas.
list-number = Nr.
list-phone = Tālrunis
list-called = Zvanīts
list-answer = Atbilde
list-arrived = Klāt
list-seated = Galds un vieta

badge-show = Parādi šo kodu pie ieejas
badge-alternate = Rezerve, nr. { $number }

certificate-title = Diploms
certificate-for = Šo diplomu saņem
certificate-rank = { $rank }. vieta
certificate-points = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
certificate-director = Vadītājs
certificate-judge = Galvenais tiesnesis

press-title = Rezultāti
press-name = Vārds
press-city = Pilsēta
press-anonymous = Vārds nav norādīts

paper-sample = PARAUGS
