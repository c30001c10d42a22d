# The usual words for the things of the game. An edition has its own in its file.

word-go = GO
word-rent = rent
word-rent-some = rent
word-rent-sum = rent
word-rent-pl = rent
word-rent-the = rent
word-deed = deed
word-deeds = deeds
word-street = street
word-streets = streets
word-jail = jail
word-jail-card = jail card
word-jail-cards = jail cards
word-jail-turn = jail turn
word-jail-turns = jail turns
word-house = house
word-houses = houses
word-hotel = hotel
word-hotels = hotels
