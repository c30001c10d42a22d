# Imena izdanja ghost.

edition-ghost = Duhovi
word-house = zamka za duhove
word-hotel = spremnik za duhove
level-houses = { $count ->
    [one] { $count } zamka za duhove
    [few] { $count } zamke za duhove
   *[other] { $count } zamki za duhove
}
level-hotel = spremnik za duhove
group-brown = Smeđa
group-light-blue = Svijetloplava
group-pink = Ružičasta
group-orange = Narančasta
group-red = Crvena
group-yellow = Žuta
group-green = Zelena
group-dark-blue = Tamnoplava
deck-mist = Lutajuća magla
kind-ride = ECTO-1
kind-entity = sablast
token-goggles = Zaštitne naočale
token-ghost-meter = Mjerač duhova
token-cello = Violončelo
token-proton-pack = Protonski ruksak
token-marshmallow = Pjenasti bombon
token-siren = Sirena
space-go = START
space-corner-bookshop = Knjižara na uglu
space-mist = Lutajuća magla
space-subway-stairs = Stube podzemne
space-library-phantom = Utvara iz knjižnice
space-ecto-1 = ECTO-1
space-night-diner = Noćna zalogajnica
space-pawn-shop = Zalagaonica
space-wax-museum = Muzej voštanih figura
space-jail = Zatvor
space-old-fire-station = Stara vatrogasna postaja
space-hungry-green-ghost = Gladni zeleni duh
space-university-lab = Sveučilišni laboratorij
space-city-archive = Gradski arhiv
space-reading-room = Čitaonica
space-card-catalogue = Kartični katalog
space-grand-staircase = Veliko stubište
space-free-parking = Besplatni parking
space-hotel-lobby = Hotelsko predvorje
space-ballroom = Plesna dvorana
space-twelfth-floor = Dvanaesti kat
space-town-hall = Gradska vijećnica
space-mayors-office = Ured gradonačelnika
space-gate-hound = Pas čuvar vrata
space-city-jail-roof = Krov gradskog zatvora
space-go-to-jail = Idi u zatvor
space-park-gate = Ulaz u park
space-carriage-stand = Stajalište kočija
space-penthouse-kitchen = Kuhinja u potkrovlju
space-rooftop-temple = Hram na krovu
space-giant-of-the-avenue = Div s avenije
space-crossroads-gate = Vrata na raskrižju
