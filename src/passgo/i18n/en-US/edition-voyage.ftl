word-hotel = camper
word-hotels = campers
level-hotel = camper
    .a = a camper
level-hotels = { $count ->
    [one] { $count } camper
   *[other] { $count } campers
}
space-railway = Railroad
