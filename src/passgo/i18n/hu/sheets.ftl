# Amit a bajnoksághoz nyomtatnak.

sheet-title = Pontozólap
sheet-title-spare = Pontozólap (tartalék)
sheet-table = Asztal
sheet-table-number = { $number }. asztal
sheet-venue = Helyszín
sheet-stage = Szakasz
sheet-round = Forduló
sheet-heat = Futam
sheet-minutes = Perc
sheet-judge = Bíró
sheet-start = Kezdés
sheet-scan = Bírói panel

sheet-players = Játékosok és kiesők
sheet-players-hint = Aki kiesik, itt azonnal aláír: számozd a játékosokat távozásuk sorrendjében.
sheet-seat = Hely
sheet-player = Játékos
sheet-out-number = Sorrend
sheet-out-time = Idő
sheet-out-why = Ok
sheet-bankrupt = csőd
sheet-withdrawn = visszalépett
sheet-expelled = kizárva
sheet-signature = Aláírás

sheet-worth = Nettó vagyon a végén
sheet-worth-hint = Add össze a hátoldalon, és írd át ide az összegeket. Aki kiesett, annak az oszlopa üresen marad.
sheet-cash = Készpénz
sheet-cash-how = névértéken
sheet-deeds = Ingatlanok
sheet-mortgaged = Jelzáloggal terhelt ingatlanok
sheet-houses = Házak
sheet-hotels = Szállodák
sheet-hotels-how = az értük beadott házakkal együtt
sheet-share = { $share ->
    [full] a nyomtatott áron
    [half] a nyomtatott ár felén
   *[part] a nyomtatott ár { $percent }-án
}
sheet-total = Nettó vagyon
sheet-free = Jelzálogmentes ingatlanok
sheet-free-how = hány; holtversenyben dönt
sheet-rank = Helyezés
sheet-points = Pont

sheet-judge-signs = Az asztal bírája
sheet-second-signs = Második személy: ellenőrizte, nem változtatott
sheet-name = Név
sheet-points-by = Pontok a bent maradtak száma és a helyezés szerint
sheet-left = Maradt

sheet-deed-list = Ingatlanok és épületek
sheet-deed-list-hint = A tulajdonos oszlopába: ✓ tehermentes, − jelzálog, 1–4 ház, 5 szálloda.
sheet-deed = Ingatlan
sheet-price = Ár
sheet-price-mortgaged = Jelzáloggal
sheet-price-house = Ház
sheet-price-hotel = Szálloda házakkal
sheet-sum = Összesen: { $what }
sheet-sum-carry = Írd át ezeket az összegeket az előlapra.

sheet-seed = Az ülésrend kezdőszáma: { $seed }
sheet-digest = Kivonat: { $digest }
sheet-made = Nyomtatva: { $date }
sheet-side = { $side } / { $sides }

list-seating = Ülésrend
list-by-name = Név szerint
list-by-table = Asztal szerint
list-heat-number = { $number }. futam
list-unconfirmed = Nevezők: hívólista
list-unconfirmed-hint = Hívj fel mindenkit a listán, és kérdezd meg, jön-e.
list-alternates = Tartalékok: hívólista
list-alternates-hint = A számok sorrendjében hívd őket. Folyamatban lévő játékba senki sem szállhat be.
list-number = Sz.
list-phone = Telefon
list-called = Hívás ideje
list-answer = Válasz
list-arrived = Jelen van
list-seated = Asztal és hely

badge-show = Mutasd fel ezt a kódot a bejáratnál
badge-alternate = { $number }. tartalék

certificate-title = Oklevél
certificate-for = Ezt az oklevelet kapja
certificate-rank = { $rank }. helyezés
certificate-points = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}
certificate-director = Versenyigazgató
certificate-judge = Főbíró

press-title = Eredmények
press-name = Név
press-city = Város
press-anonymous = Név nélkül

paper-sample = MINTA
