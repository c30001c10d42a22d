# Imena izdaje ghost.

edition-ghost = Duhovi
word-rent = pristojbina
word-rent-acc = pristojbino
word-rent-gen = pristojbine
word-deed = pogodba
word-deeds = pogodbe
word-deed-acc = pogodbo
word-deed-loc = pogodbi
word-deeds-loc = pogodbah
word-deeds-gen = pogodb
word-deeds-ins = pogodbami
word-deed-gen = pogodbe
word-deed-each = pogodba za pogodbo
word-deeds-dual = pogodbi
word-street = pogodba
word-streets = pogodbe
word-streets-change = pogodbe
word-street-loc = pogodbi
word-street-acc = pogodbo
word-streets-gen = pogodb
word-streets-loc = pogodbah
word-streets-ins = s pogodbami
word-house = past za duhove
word-houses = pasti za duhove
word-houses-all = vse pasti za duhove
word-houses-four = štiri pasti za duhove
word-houses-gen = pasti za duhove
word-hotel = hranilnik duhov
word-hotel-ins = hranilnikom duhov
word-hotel-gen = hranilnika duhov
word-hotels = hranilniki duhov
word-hotels-acc = hranilnike duhov
word-hotels-all = vsi hranilniki duhov
word-hotels-gen = hranilnikov duhov
level-houses = { $count ->
    [one] { $count } past za duhove
    [two] { $count } pasti za duhove
    [few] { $count } pasti za duhove
   *[other] { $count } pasti za duhove
}
level-hotel = hranilnik duhov
level-hotels = { $count ->
    [one] { $count } hranilnik duhov
    [two] { $count } hranilnika duhov
    [few] { $count } hranilniki duhov
   *[other] { $count } hranilnikov duhov
}
    .acc = { $count ->
        [one] { $count } hranilnik duhov
        [two] { $count } hranilnika duhov
        [few] { $count } hranilnike duhov
       *[other] { $count } hranilnikov duhov
    }
group-brown = Rjava
group-light-blue = Svetlo modra
group-pink = Rožnata
group-orange = Oranžna
group-red = Rdeča
group-yellow = Rumena
group-green = Zelena
group-dark-blue = Temno modra
deck-mist = Blodeča megla
kind-ride = ECTO-1
kind-entity = prikazen
    .ins = s prikaznijo
token-goggles = Zaščitna očala
token-ghost-meter = Merilnik duhov
token-cello = Violončelo
token-proton-pack = Protonski nahrbtnik
token-marshmallow = Penasti bonbon
token-siren = Sirena
space-go = START
space-corner-bookshop = Knjigarna na vogalu
    .acc = Knjigarno na vogalu
space-mist = Blodeča megla
space-subway-stairs = Stopnice podzemne
space-library-phantom = Prikazen iz knjižnice
space-ecto-1 = ECTO-1
space-night-diner = Nočna okrepčevalnica
    .acc = Nočno okrepčevalnico
    .board = Nočna okrepče{ "\u00AD" }valnica
space-pawn-shop = Zastavljalnica
    .acc = Zastavljalnico
    .board = Zastav{ "\u00AD" }ljalnica
space-wax-museum = Muzej voščenih lutk
space-jail = Zapor
space-old-fire-station = Stari gasilski dom
space-hungry-green-ghost = Lačni zeleni duh
    .acc = Lačnega zelenega duha
space-university-lab = Univerzitetni laboratorij
    .board = Univer{ "\u00AD" }zitetni labora{ "\u00AD" }torij
space-city-archive = Mestni arhiv
space-reading-room = Čitalnica
    .acc = Čitalnico
space-card-catalogue = Listkovni katalog
space-grand-staircase = Veliko stopnišče
space-free-parking = Prosto parkiranje
space-hotel-lobby = Hotelska avla
    .acc = Hotelsko avlo
space-ballroom = Plesna dvorana
    .acc = Plesno dvorano
space-twelfth-floor = Dvanajsto nadstropje
space-town-hall = Mestna hiša
    .acc = Mestno hišo
space-mayors-office = Županova pisarna
    .acc = Županovo pisarno
space-gate-hound = Pes čuvaj vrat
    .acc = Psa čuvaja vrat
space-city-jail-roof = Streha mestnega zapora
    .acc = Streho mestnega zapora
space-go-to-jail = Pojdi v zapor
space-park-gate = Vhod v park
space-carriage-stand = Postajališče kočij
    .board = Postaja{ "\u00AD" }lišče kočij
space-penthouse-kitchen = Kuhinja na vrhu stolpnice
    .acc = Kuhinjo na vrhu stolpnice
space-rooftop-temple = Tempelj na strehi
space-giant-of-the-avenue = Velikan z avenije
    .acc = Velikana z avenije
space-crossroads-gate = Vrata na razpotju
