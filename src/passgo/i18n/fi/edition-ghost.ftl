# Kummitusversion nimet.

edition-ghost = Kummitukset
word-rent = palkkio
word-rent-gen = palkkion
word-rent-part = palkkiota
word-rent-pl = palkkiot
word-deed = sopimus
word-deeds = sopimukset
word-deed-gen = sopimuksen
word-deed-part = sopimusta
word-deeds-part = sopimuksia
word-deed-from = sopimuksesta
word-deed-into = sopimukseen
word-deed-yours = sopimuksesi
word-deed-into-yours = sopimukseesi
word-deeds-into-yours = sopimuksiisi
word-deeds-from-yours = sopimuksistasi
word-deed-plot-on = sopimuksessa tai
word-street = sopimus
word-streets = sopimukset
word-street-gen = sopimuksen
word-street-onto = sopimukselle
word-street-on = sopimuksella
word-streets-from = sopimuksista
word-streets-gen = sopimusten
word-streets-onto = sopimuksille
word-streets-with = sopimuksilla
word-house = kummitusloukku
    .per = kummitusloukusta
word-houses = kummitusloukut
word-houses-gen = kummitusloukkujen
word-house-part = kummitusloukkua
word-hotel = säilöntäyksikkö
    .per = säilöntäyksiköstä
word-hotel-part = säilöntäyksikköä
word-hotel-gen = säilöntäyksikön
word-hotels = säilöntäyksiköt
word-hotels-gen = säilöntäyksiköiden
word-house-gen = kummitusloukun
level-houses = { $count ->
    [one] { $count } kummitusloukku
   *[other] { $count } kummitusloukkua
}
    .acc = { $count ->
        [one] { $count } kummitusloukun
       *[other] { $count } kummitusloukkua
    }
level-hotel = säilöntäyksikkö
level-hotels = { $count ->
    [one] { $count } säilöntäyksikkö
   *[other] { $count } säilöntäyksikköä
}
    .acc = { $count ->
        [one] { $count } säilöntäyksikön
       *[other] { $count } säilöntäyksikköä
    }
group-brown = Ruskea
    .set = ruskean ryhmän
group-light-blue = Vaaleansininen
    .set = vaaleansinisen ryhmän
group-pink = Vaaleanpunainen
    .set = vaaleanpunaisen ryhmän
group-orange = Oranssi
    .set = oranssin ryhmän
group-red = Punainen
    .set = punaisen ryhmän
group-yellow = Keltainen
    .set = keltaisen ryhmän
group-green = Vihreä
    .set = vihreän ryhmän
group-dark-blue = Tummansininen
    .set = tummansinisen ryhmän
deck-mist = Vaeltava usva
    .acc = Vaeltava usva -kortin
    .deck = Vaeltava usva -pakka
kind-ride = ECTO-1
    .next = seuraavaan ECTO-1-ruutuun
kind-entity = kummitus
    .next = seuraavan kummituksen luo
token-goggles = Suojalasit
token-ghost-meter = Aavemittari
token-cello = Sello
token-proton-pack = Protonireppu
token-marshmallow = Vaahtokarkki
token-siren = Sireeni
space-go = LÄHTÖ
space-corner-bookshop = Kulmakirjakauppa
    .board = Kulma{ "\u00AD" }kirja{ "\u00AD" }kauppa
    .gen = Kulmakirjakaupan
space-mist = Vaeltava usva
space-subway-stairs = Metron portaat
    .gen = Metron portaat
space-library-phantom = Kirjaston aave
    .gen = Kirjaston aaveen
    .to = Kirjaston aaveelle
space-ecto-1 = ECTO-1
space-night-diner = Yögrilli
space-pawn-shop = Panttilainaamo
    .board = Pantti{ "\u00AD" }lainaamo
space-wax-museum = Vahakabinetti
    .board = Vaha{ "\u00AD" }kabinetti
space-jail = Vankila
space-old-fire-station = Vanha paloasema
    .gen = Vanhan paloaseman
space-hungry-green-ghost = Nälkäinen vihreä kummitus
    .gen = Nälkäisen vihreän kummituksen
    .to = Nälkäiselle vihreälle kummitukselle
space-university-lab = Yliopiston labra
space-city-archive = Kaupunginarkisto
    .board = Kaupungin{ "\u00AD" }arkisto
space-reading-room = Lukusali
space-card-catalogue = Korttiluettelo
    .board = Kortti{ "\u00AD" }luettelo
space-grand-staircase = Suuri portaikko
    .gen = Suuren portaikon
space-free-parking = Vapaa pysäköinti
space-hotel-lobby = Hotellin aula
space-ballroom = Tanssisali
space-twelfth-floor = 12. kerros
    .gen = 12. kerroksen
space-town-hall = Kaupungintalo
    .board = Kaupungin{ "\u00AD" }talo
space-mayors-office = Pormestarin huone
    .board = Pormes{ "\u00AD" }tarin huone
    .gen = Pormestarin huoneen
space-gate-hound = Portin koira
space-city-jail-roof = Vankilan katto
space-go-to-jail = Mene vankilaan
space-park-gate = Puiston portti
space-carriage-stand = Vaunuasema
space-penthouse-kitchen = Kattokeittiö
    .board = Katto{ "\u00AD" }keittiö
space-rooftop-temple = Kattotemppeli
    .board = Katto{ "\u00AD" }temppeli
space-giant-of-the-avenue = Bulevardin jätti
space-crossroads-gate = Risteyksen portti
