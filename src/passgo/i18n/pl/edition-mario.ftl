# Nazwy wydania mario.

edition-mario = Mario
word-go = GO
word-street = lokalizacja
word-streets = lokalizacje
word-street-loc = lokalizacji
word-street-acc = lokalizację
word-streets-gen = lokalizacji
word-streets-loc = lokalizacjach
word-streets-ins = lokalizacjami
word-house = Domek-Grzybek
word-houses = Domki-Grzybki
word-houses-gen = Domków-Grzybków
word-hotel = Zamek Księżniczki Peach
word-hotel-gen = Zamku Księżniczki Peach
word-hotels = Zamki Księżniczki Peach
word-hotels-gen = Zamków Księżniczki Peach
level-houses = { $count ->
    [one] { $count } Domek-Grzybek
    [few] { $count } Domki-Grzybki
    [many] { $count } Domków-Grzybków
   *[other] { $count } Domku-Grzybka
}
level-hotel = Zamek Księżniczki Peach
group-brown = Brązowy
group-light-blue = Błękitny
group-pink = Różowy
group-orange = Pomarańczowy
group-red = Czerwony
group-yellow = Żółty
group-green = Zielony
group-dark-blue = Granatowy
group-utilities = Postaci
deck-community-chest = Community Chest
kind-utility = postać
kind-question = Blok z Pytajnikiem
token-mushroom = Grzyb
token-star = Gwiazda
token-fire-flower = Ognisty kwiat
token-shell = Skorupa
token-leaf = Liść
token-cap = Czapka
space-go = GO
space-brick-meadow = Ceglana łąka
space-question-block = Blok z Pytajnikiem
space-pipe-cellar = Piwnica rur
space-chain-chomp = Chain Chomp
space-maze-wood = Kręty las
space-community-chest = Community Chest
space-cloud-bridge = Most z chmur
space-jail = In Jail
space-painted-hall = Malowana sala
space-bell-tower = Dzwonnica
space-bowser-jr = Bowser Jr.
space-harbour-square = Plac portowy
space-coral-bay = Koralowa zatoka
space-free-parking = Free Parking
space-meteor-pier = Molo meteorów
space-ring-world = Świat pierścieni
space-magikoopa = Magikoopa
space-sandstone-stair = Schody z piaskowca
space-oasis-maze = Labirynt oazy
space-go-to-jail = Go to Jail
space-lantern-wood = Las latarni
space-giant-roots = Wielkie korzenie
space-piranha-plant = Piranha Plant
space-skyline-plaza = Plac wieżowców
space-crown-tower = Wieża korony
