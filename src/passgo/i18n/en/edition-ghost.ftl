# Names of the ghost edition.

edition-ghost = Ghost
word-house = ghost trap
word-hotel = containment unit
level-houses = { $count ->
    [one] { $count } ghost trap
   *[other] { $count } ghost traps
}
level-hotel = containment unit
group-brown = Brown
group-light-blue = Light Blue
group-pink = Pink
group-orange = Orange
group-red = Red
group-yellow = Yellow
group-green = Green
group-dark-blue = Dark Blue
deck-mist = Roaming Mist
kind-ride = ECTO-1
kind-entity = entity
space-go = GO
space-corner-bookshop = Corner Bookshop
space-mist = Roaming Mist
space-subway-stairs = Subway Stairs
space-library-phantom = Library Phantom
space-ecto-1 = ECTO-1
space-night-diner = Night Diner
space-pawn-shop = Pawn Shop
space-wax-museum = Wax Museum
space-jail = Jail
space-old-fire-station = Old Fire Station
space-hungry-green-ghost = Hungry Green Ghost
space-university-lab = University Lab
space-city-archive = City Archive
space-reading-room = Reading Room
space-card-catalogue = Card Catalogue
space-grand-staircase = Grand Staircase
space-free-parking = Free Parking
space-hotel-lobby = Hotel Lobby
space-ballroom = Ballroom
space-twelfth-floor = Twelfth Floor
space-town-hall = Town Hall
space-mayors-office = Mayor’s Office
space-gate-hound = Gate Hound
space-city-jail-roof = City Jail Roof
space-go-to-jail = Go to Jail
space-park-gate = Park Gate
space-carriage-stand = Carriage Stand
space-penthouse-kitchen = Penthouse Kitchen
space-rooftop-temple = Rooftop Temple
space-giant-of-the-avenue = Giant of the Avenue
space-crossroads-gate = Crossroads Gate
