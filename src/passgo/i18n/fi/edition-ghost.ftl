# Kummitusversion nimet.

edition-ghost = Kummitukset
word-house = kummitusloukku
word-hotel = säilöntäyksikkö
level-houses = { $count ->
    [one] { $count } kummitusloukku
   *[other] { $count } kummitusloukkua
}
level-hotel = säilöntäyksikkö
group-brown = Ruskea
group-light-blue = Vaaleansininen
group-pink = Vaaleanpunainen
group-orange = Oranssi
group-red = Punainen
group-yellow = Keltainen
group-green = Vihreä
group-dark-blue = Tummansininen
deck-mist = Vaeltava usva
kind-ride = ECTO-1
kind-entity = kummitus
space-go = GO
space-corner-bookshop = Kulmakirjakauppa
space-mist = Vaeltava usva
space-subway-stairs = Metron portaat
space-library-phantom = Kirjaston aave
space-ecto-1 = ECTO-1
space-night-diner = Yögrilli
space-pawn-shop = Panttilainaamo
space-wax-museum = Vahakabinetti
space-jail = Vankila
space-old-fire-station = Vanha paloasema
space-hungry-green-ghost = Nälkäinen vihreä kummitus
space-university-lab = Yliopiston labra
space-city-archive = Kaupunginarkisto
space-reading-room = Lukusali
space-card-catalogue = Korttiluettelo
space-grand-staircase = Suuri portaikko
space-free-parking = Vapaa pysäköinti
space-hotel-lobby = Hotellin aula
space-ballroom = Tanssisali
space-twelfth-floor = 12. kerros
space-town-hall = Kaupungintalo
space-mayors-office = Pormestarin huone
space-gate-hound = Portin koira
space-city-jail-roof = Vankilan katto
space-go-to-jail = Mene vankilaan
space-park-gate = Puiston portti
space-carriage-stand = Vaunuasema
space-penthouse-kitchen = Kattokeittiö
space-rooftop-temple = Kattotemppeli
space-giant-of-the-avenue = Bulevardin jätti
space-crossroads-gate = Risteyksen portti
