deck-community-chest = Arca comunal
token-car = Auto
token-top-hat = Sombrero de copa
space-community-chest = Arca comunal
    .the = el Arca comunal
space-free-parking = Estacionamiento libre
    .the = el Estacionamiento libre
    .board = Estaciona{ "\u00AD" }miento libre

character-2 = Teniente Riesgo
says-careful-buys = Leí hasta la letra chica. ¡Trato hecho!
