# The usual words for the things of the game. An edition has its own in its file.

word-go = GÅ
word-rent = hyra
word-rent-the = hyran
word-rent-that = den hyran
word-deed = egendom
word-deeds = egendomar
word-deed-the = egendomen
word-deed-card = lagfartskortet
word-street = gata
word-streets = gator
word-street-the = gatan
word-jail = fängelset
word-jail-into = till fängelse
word-jail-from = ur fängelset
word-jail-card = fängelsekort
word-jail-cards = fängelsekort
word-jail-turn = fängelseturen
word-jail-turns = fängelseturer
word-house = hus
word-houses = hus
word-hotel = hotell
word-hotel-one = ett hotell
word-hotel-gets = hotell
word-hotels = hotell
word-deeds-the-mortgaged = de intecknade egendomarna
