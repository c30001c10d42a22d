# Ονόματα της έκδοσης mario.

edition-mario = Μάριο
word-house = Βατραχόσπιτο
word-hotel = Κάστρο της Peach
level-houses = { $count ->
    [one] { $count } Βατραχόσπιτο
   *[other] { $count } Βατραχόσπιτα
}
level-hotel = Κάστρο της Peach
group-brown = Καφέ
group-light-blue = Γαλάζιο
group-pink = Ροζ
group-orange = Πορτοκαλί
group-red = Κόκκινο
group-yellow = Κίτρινο
group-green = Πράσινο
group-dark-blue = Μπλε
group-utilities = Εταιρίες κοινής ωφέλειας
deck-community-chest = Κάρτες Αποφάσεων
kind-utility = εταιρία κοινής ωφέλειας
kind-question = Κύβος Ερωτήσεων
token-mushroom = Μανιτάρι
token-star = Αστέρι
token-fire-flower = Λουλούδι της φωτιάς
token-shell = Καβούκι
token-leaf = Φύλλο
token-cap = Καπέλο
space-go = GO
space-brick-meadow = Λιβάδι τούβλων
space-question-block = Κύβος Ερωτήσεων
space-pipe-cellar = Υπόγειο σωλήνων
space-chain-chomp = Chain Chomp
space-maze-wood = Δάσος λαβύρινθος
space-community-chest = Κάρτες Αποφάσεων
space-cloud-bridge = Γέφυρα στα σύννεφα
space-jail = Φυλακή
space-painted-hall = Ζωγραφισμένη αίθουσα
space-bell-tower = Καμπαναριό
space-bowser-jr = Bowser Jr.
space-harbour-square = Πλατεία λιμανιού
space-coral-bay = Κόλπος κοραλλιών
space-free-parking = Free Parking
space-meteor-pier = Προβλήτα μετεωριτών
space-ring-world = Κόσμος δαχτυλιδιών
space-magikoopa = Magikoopa
space-sandstone-stair = Σκάλα από ψαμμίτη
space-oasis-maze = Λαβύρινθος όασης
space-go-to-jail = Go to Jail
space-lantern-wood = Δάσος φαναριών
space-giant-roots = Γιγάντιες ρίζες
space-piranha-plant = Piranha Plant
space-skyline-plaza = Πλατεία ουρανοξυστών
space-crown-tower = Πύργος του στέμματος
