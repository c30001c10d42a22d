# The usual words for the things of the game. An edition has its own in its file.

word-go = START
word-rent = huur
word-rent-any = huur
word-rent-sum = huur
word-deed = bezitting
word-deeds = bezittingen
word-deed-card = het eigendomsbewijs
word-street = straat
word-streets = straten
word-jail = de gevangenis
word-jail-from = uit de gevangenis
word-jail-card = gevangeniskaart
word-jail-cards = gevangeniskaarten
word-jail-turn = gevangenisbeurt
word-jail-turns = gevangenisbeurten
word-house = huis
word-houses = huizen
word-hotel = hotel
word-hotels = hotels
