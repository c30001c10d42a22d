word-hotel = camper
word-hotels = campers
level-hotel = camper
space-railway = Railroad
