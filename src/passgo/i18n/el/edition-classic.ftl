# Ονόματα της έκδοσης classic.

edition-classic = Κλασική
edition-championship = Πρωτάθλημα
level-houses = { $count ->
    [one] { $count } σπίτι
   *[other] { $count } σπίτια
}
level-hotel = ξενοδοχείο
level-hotels = { $count ->
    [one] { $count } ξενοδοχείο
   *[other] { $count } ξενοδοχεία
}
group-brown = Καφέ
group-light-blue = Γαλάζιο
group-pink = Ροζ
group-orange = Πορτοκαλί
group-red = Κόκκινο
group-yellow = Κίτρινο
group-green = Πράσινο
group-dark-blue = Μπλε
group-stations = Σταθμοί
group-utilities = Δημόσιες υπηρεσίες
deck-chance = Εντολή
    .card = κάρτα Εντολής
    .pile = οι κάρτες Εντολής
deck-community-chest = Απόφαση
    .card = κάρτα Απόφασης
    .pile = οι κάρτες Απόφασης
kind-station = σταθμός
    .next = στον πιο κοντινό σταθμό
kind-utility = δημόσια υπηρεσία
    .next = στην πιο κοντινή δημόσια υπηρεσία
token-car = Αυτοκίνητο
token-top-hat = Ημίψηλο
token-dog = Σκύλος
token-ship = Πλοίο
token-iron = Σίδερο
token-boot = Μπότα
token-thimble = Δαχτυλήθρα
token-wheelbarrow = Καρότσι
space-go = ΑΦΕΤΗΡΙΑ
    .the = Η ΑΦΕΤΗΡΙΑ
    .via = την ΑΦΕΤΗΡΙΑ
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
space-community-chest = Απόφαση
space-baltic-avenue = Baltic Avenue
space-income-tax = Φόρος εισοδήματος
    .board = Φόρος εισοδή{ "\u00AD" }ματος
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Εντολή
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
space-jail = Φυλακή – Επίσκεψη μόνο
space-st-charles-place = St. Charles Place
space-electric-company = Ηλεκτρική εταιρία
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Δωρεάν στάθμευση
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Εταιρία ύδρευσης
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Πήγαινε στη φυλακή
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Φόρος πολυτελείας
    .board = Φόρος πολυτε{ "\u00AD" }λείας
space-boardwalk = Boardwalk
