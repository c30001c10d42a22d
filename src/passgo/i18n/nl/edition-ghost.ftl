# Namen van de editie ghost.

edition-ghost = Spoken
word-house = spokenval
word-hotel = opslageenheid
level-houses = { $count ->
    [one] { $count } spokenval
   *[other] { $count } spokenvallen
}
level-hotel = opslageenheid
group-brown = Bruin
group-light-blue = Lichtblauw
group-pink = Roze
group-orange = Oranje
group-red = Rood
group-yellow = Geel
group-green = Groen
group-dark-blue = Donkerblauw
deck-mist = Dwaalmist
kind-ride = ECTO-1
kind-entity = spook
space-go = GO
space-corner-bookshop = Boekwinkel op de hoek
space-mist = Dwaalmist
space-subway-stairs = Metrotrap
space-library-phantom = Bibliotheekspook
space-ecto-1 = ECTO-1
space-night-diner = Nachtrestaurant
space-pawn-shop = Pandjeshuis
space-wax-museum = Wassenbeeldenmuseum
space-jail = Gevangenis
space-old-fire-station = Oude brandweerkazerne
space-hungry-green-ghost = Hongerig groen spook
space-university-lab = Universiteitslab
space-city-archive = Stadsarchief
space-reading-room = Leeszaal
space-card-catalogue = Kaartcatalogus
space-grand-staircase = Grote trap
space-free-parking = Vrij parkeren
space-hotel-lobby = Hotellobby
space-ballroom = Balzaal
space-twelfth-floor = Twaalfde verdieping
space-town-hall = Stadhuis
space-mayors-office = Kamer van de burgemeester
space-gate-hound = Poorthond
space-city-jail-roof = Gevangenisdak
space-go-to-jail = Naar de gevangenis
space-park-gate = Parkpoort
space-carriage-stand = Koetsenstandplaats
space-penthouse-kitchen = Penthousekeuken
space-rooftop-temple = Daktempel
space-giant-of-the-avenue = Reus van de laan
space-crossroads-gate = Kruispoort
