# Nazwy wydania ghost.

edition-ghost = Duchy
word-house = pułapka na duchy
word-hotel = jednostka izolacyjna
level-houses = { $count ->
    [one] { $count } pułapka na duchy
    [few] { $count } pułapki na duchy
    [many] { $count } pułapek na duchy
   *[other] { $count } pułapki na duchy
}
level-hotel = jednostka izolacyjna
group-brown = Brązowy
group-light-blue = Błękitny
group-pink = Różowy
group-orange = Pomarańczowy
group-red = Czerwony
group-yellow = Żółty
group-green = Zielony
group-dark-blue = Granatowy
deck-mist = Wędrująca mgła
kind-ride = ECTO-1
kind-entity = zjawa
token-goggles = Gogle
token-ghost-meter = Miernik duchów
token-cello = Wiolonczela
token-proton-pack = Plecak protonowy
token-marshmallow = Pianka
token-siren = Syrena
space-go = START
space-corner-bookshop = Księgarnia na rogu
space-mist = Wędrująca mgła
space-subway-stairs = Schody do metra
space-library-phantom = Widmo z biblioteki
space-ecto-1 = ECTO-1
space-night-diner = Nocny bar
space-pawn-shop = Lombard
space-wax-museum = Muzeum figur
space-jail = Więzienie
space-old-fire-station = Stara remiza
space-hungry-green-ghost = Głodny zielony duch
space-university-lab = Pracownia uczelni
space-city-archive = Archiwum miejskie
space-reading-room = Czytelnia
space-card-catalogue = Katalog kartkowy
space-grand-staircase = Wielkie schody
space-free-parking = Bezpłatny parking
space-hotel-lobby = Hol hotelu
space-ballroom = Sala balowa
space-twelfth-floor = Dwunaste piętro
space-town-hall = Ratusz
space-mayors-office = Gabinet burmistrza
space-gate-hound = Ogar u bramy
space-city-jail-roof = Dach aresztu
space-go-to-jail = Idź do więzienia
space-park-gate = Brama parku
space-carriage-stand = Postój dorożek
space-penthouse-kitchen = Kuchnia na dachu
space-rooftop-temple = Świątynia na dachu
space-giant-of-the-avenue = Olbrzym z alei
space-crossroads-gate = Brama rozstajów
