# Imena izdaje ghost.

edition-ghost = Duhovi
word-house = past za duhove
word-hotel = hranilnik duhov
level-houses = { $count ->
    [one] { $count } past za duhove
    [two] { $count } pasti za duhove
    [few] { $count } pasti za duhove
   *[other] { $count } pasti za duhove
}
level-hotel = hranilnik duhov
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
token-goggles = Zaščitna očala
token-ghost-meter = Merilnik duhov
token-cello = Violončelo
token-proton-pack = Protonski nahrbtnik
token-marshmallow = Penasti bonbon
token-siren = Sirena
space-go = START
space-corner-bookshop = Knjigarna na vogalu
space-mist = Blodeča megla
space-subway-stairs = Stopnice podzemne
space-library-phantom = Prikazen iz knjižnice
space-ecto-1 = ECTO-1
space-night-diner = Nočna okrepčevalnica
space-pawn-shop = Zastavljalnica
space-wax-museum = Muzej voščenih lutk
space-jail = Zapor
space-old-fire-station = Stari gasilski dom
space-hungry-green-ghost = Lačni zeleni duh
space-university-lab = Univerzitetni laboratorij
space-city-archive = Mestni arhiv
space-reading-room = Čitalnica
space-card-catalogue = Listkovni katalog
space-grand-staircase = Veliko stopnišče
space-free-parking = Prosto parkiranje
space-hotel-lobby = Hotelska avla
space-ballroom = Plesna dvorana
space-twelfth-floor = Dvanajsto nadstropje
space-town-hall = Mestna hiša
space-mayors-office = Županova pisarna
space-gate-hound = Pes čuvaj vrat
space-city-jail-roof = Streha mestnega zapora
space-go-to-jail = Pojdi v zapor
space-park-gate = Vhod v park
space-carriage-stand = Postajališče kočij
space-penthouse-kitchen = Kuhinja na vrhu stolpnice
space-rooftop-temple = Tempelj na strehi
space-giant-of-the-avenue = Velikan z avenije
space-crossroads-gate = Vrata na razpotju
