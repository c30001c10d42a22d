# Kas spausdinama čempionatui: protokolai, susodinimo ir skambučių sąrašai, įėjimo kortelės.

sheet-title = Rezultatų protokolas
sheet-title-spare = Rezultatų protokolas (atsarginis)
sheet-table = Stalas
sheet-table-number = Stalas nr. { $number }
sheet-venue = Vieta
sheet-stage = Etapas
sheet-round = Turas
sheet-heat = Srautas
sheet-minutes = Minutės
sheet-judge = Teisėjas
sheet-start = Pradžia
sheet-scan = Teisėjo skydelis

sheet-players = Žaidėjai ir kas iškrenta
sheet-players-hint = Iškritęs žaidėjas iškart čia pasirašo: numeruokite žaidėjus iškritimo tvarka.
sheet-seat = Vieta
sheet-player = Žaidėjas
sheet-out-number = Iškrito nr.
sheet-out-time = Laikas
sheet-out-why = Priežastis
sheet-bankrupt = bankrotas
sheet-withdrawn = pasitraukė
sheet-expelled = diskvalifikacija
sheet-signature = Parašas

sheet-worth = Grynasis turtas pabaigoje
sheet-worth-hint = Sudėkite kitoje pusėje ir perkelkite sumas. Iškritusiųjų stulpelis lieka tuščias.
sheet-cash = Grynieji
sheet-cash-how = nominalia verte
sheet-deeds = Nuosavybės
sheet-mortgaged = Įkeistos nuosavybės
sheet-houses = Namai
sheet-hotels = Viešbučiai
sheet-hotels-how = su už juos atiduotais namais
sheet-share = { $share ->
    [full] už nurodytą kainą
    [half] už pusę nurodytos kainos
   *[part] už { $percent } nurodytos kainos
}
sheet-total = Grynasis turtas
sheet-free = Neįkeistos nuosavybės
sheet-free-how = kiek; lemia, kai lygu
sheet-rank = Vieta
sheet-points = Taškai

sheet-judge-signs = Stalo teisėjas
sheet-second-signs = Antras asmuo: patikrinta, nieko nekeista
sheet-name = Vardas
sheet-points-by = Taškai pagal likusius žaidėjus ir vietą
sheet-left = Liko

sheet-deed-list = Nuosavybės ir pastatai
sheet-deed-list-hint = Savininko stulpelyje: ✓ neįkeista, − įkeista, nuo 1 iki 4 – namai, 5 – viešbutis.
sheet-deed = Nuosavybė
sheet-price = Kaina
sheet-price-mortgaged = Įkeista
sheet-price-house = Namas
sheet-price-hotel = Viešbutis su namais
sheet-sum = Suma: { $what }
sheet-sum-carry = Šias sumas perkelkite į pirmąją pusę.

sheet-seed = Susodinimo burtų skaičius: { $seed }
sheet-digest = Kontrolinė suma: { $digest }
sheet-made = Spausdinta: { $date }
sheet-side = { $side } / { $sides }

list-seating = Susodinimas
list-by-name = Pagal vardą
list-by-table = Pagal stalą
list-heat-number = { $number } srautas
list-unconfirmed = Dalyviai: skambučių sąrašas
list-unconfirmed-hint = Paskambinkite visiems iš sąrašo ir paklauskite, ar atvyks.
list-alternates = Atsarginiai: skambučių sąrašas
list-alternates-hint = Kvieskite numerių tvarka. Į prasidėjusį žaidimą niekas neįtraukiamas.
list-number = Nr.
list-phone = Telefonas
list-called = Skambinta
list-answer = Atsakymas
list-arrived = Atvyko
list-seated = Stalas ir vieta

badge-show = Parodykite šį kodą prie įėjimo
badge-alternate = Atsarginis nr. { $number }

certificate-title = Diplomas
certificate-for = Šį diplomą gauna
certificate-rank = { $rank } vieta
certificate-points = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}
certificate-director = Vadovas
certificate-judge = Vyriausiasis teisėjas

press-title = Rezultatai
press-name = Vardas
press-city = Miestas
press-anonymous = Vardas neskelbiamas

paper-sample = PAVYZDYS
