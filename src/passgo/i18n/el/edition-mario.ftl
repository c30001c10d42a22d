# Ονόματα της έκδοσης mario.

edition-mario = Μάριο
word-go = GO
word-street = τοποθεσία
word-streets = τοποθεσίες
word-street-acc = τοποθεσία
word-street-other = άλλη τοποθεσία
word-street-one = μια τοποθεσία
word-street-one-acc = μια τοποθεσία
word-street-one-first = μια τοποθεσία της ομάδας πριν από τις άλλες
word-street-this = αυτή η τοποθεσία
word-street-this-acc = αυτή την τοποθεσία
word-street-the = η τοποθεσία
word-streets-the = οι τοποθεσίες
word-streets-all = όλες οι τοποθεσίες
word-streets-owned = όλες τις τοποθεσίες μιας ομάδας δικές σας
word-streets-none = καμία υποθηκευμένη
word-streets-unmortgaged = στις τοποθεσίες της που δεν είναι υποθηκευμένες
word-house = Βατραχόσπιτο
word-houses = Βατραχόσπιτα
word-houses-all = όλα τα Βατραχόσπιτα
word-houses-four = τέσσερα Βατραχόσπιτα
word-hotel = Κάστρο της Peach
word-hotel-the = το Κάστρο της Peach
word-hotels = Κάστρα της Peach
word-hotels-all = όλα τα Κάστρα της Peach
word-hotels-all-acc = όλα τα Κάστρα της Peach
word-street-hands = μια τοποθεσία αλλάζει χέρια μόνο όταν όλη η ομάδα της
word-street-empties = μια τοποθεσία μπορεί να αδειάσει, ενώ οι άλλες
word-houses-three = τρία Βατραχόσπιτα
word-streets-acc = τοποθεσίες
level-houses = { $count ->
    [one] { $count } Βατραχόσπιτο
   *[other] { $count } Βατραχόσπιτα
}
level-hotel = Κάστρο της Peach
level-hotels = { $count ->
    [one] { $count } Κάστρο της Peach
   *[other] { $count } Κάστρα της Peach
}
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
    .card = Κάρτα Αποφάσεων
    .pile = οι Κάρτες Αποφάσεων
kind-utility = εταιρία κοινής ωφέλειας
    .next = στην πιο κοντινή εταιρία κοινής ωφέλειας
kind-question = Κύβος Ερωτήσεων
    .next = στον πιο κοντινό Κύβο Ερωτήσεων
token-mushroom = Μανιτάρι
token-star = Αστέρι
token-fire-flower = Λουλούδι της φωτιάς
token-shell = Καβούκι
token-leaf = Φύλλο
token-cap = Καπέλο
space-go = GO
    .the = Το GO
    .via = το GO
space-brick-meadow = Λιβάδι τούβλων
space-question-block = Κύβος Ερωτήσεων
    .the = Ο Κύβος Ερωτήσεων
space-pipe-cellar = Υπόγειο σωλήνων
space-chain-chomp = Chain Chomp
space-maze-wood = Δάσος λαβύρινθος
space-community-chest = Κάρτες Αποφάσεων
space-cloud-bridge = Γέφυρα στα σύννεφα
space-jail = Φυλακή
space-painted-hall = Ζωγραφισμένη αίθουσα
    .board = Ζωγραφι{ "\u00AD" }σμένη αίθουσα
space-bell-tower = Καμπαναριό
space-bowser-jr = Bowser Jr.
space-harbour-square = Πλατεία λιμανιού
space-coral-bay = Κόλπος κοραλλιών
    .acc = Κόλπο κοραλλιών
space-free-parking = Free Parking
space-meteor-pier = Προβλήτα μετεωριτών
space-ring-world = Κόσμος δαχτυλιδιών
    .board = Κόσμος δαχτυ{ "\u00AD" }λιδιών
    .acc = Κόσμο δαχτυλιδιών
space-magikoopa = Magikoopa
space-sandstone-stair = Σκάλα από ψαμμίτη
space-oasis-maze = Λαβύρινθος όασης
    .acc = Λαβύρινθο όασης
space-go-to-jail = Go to Jail
space-lantern-wood = Δάσος φαναριών
space-giant-roots = Γιγάντιες ρίζες
space-piranha-plant = Piranha Plant
space-skyline-plaza = Πλατεία ουρανοξυστών
    .board = Πλατεία ουρανο{ "\u00AD" }ξυστών
space-crown-tower = Πύργος του στέμματος
    .acc = Πύργο του στέμματος

awaiting-you-roll = Είναι η σειρά σας – ρίξτε το ζάρι.
act-roll = Ρίψη ζαριού
deed-rent-utility = { $count ->
    [one] Με { $count } θέση: { $factor } × ζάρι
   *[other] Με { $count } θέσεις: { $factor } × ζάρι
}
dice-title = Ζάρι
end-dice = Ζάρι
stop-rent-dice = { Word-rent }: ανάλογα με το ζάρι
story-roll-due-dice = { WHO($player) ->
    [you] Φέρνετε { $dice } και σταματάτε στη θέση «{ $space }», όπου { $other } μπορεί να ζητήσει { word-rent } ανάλογα με το ζάρι.
   *[other] { WHO($other) ->
        [you] { $player } φέρνει { $dice } και σταματά στη δική σας θέση «{ $space }». Μπορείτε να ζητήσετε { word-rent } ανάλογα με το ζάρι.
       *[other] { $player } φέρνει { $dice } και σταματά στη θέση «{ $space }», όπου { $other } μπορεί να ζητήσει { word-rent } ανάλογα με το ζάρι.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Σταματάτε στη θέση «{ $space }», όπου { $other } μπορεί να ζητήσει { word-rent } ανάλογα με το ζάρι.
   *[other] { WHO($other) ->
        [you] { $player } σταματά στη δική σας θέση «{ $space }». Μπορείτε να ζητήσετε { word-rent } ανάλογα με το ζάρι.
       *[other] { $player } σταματά στη θέση «{ $space }», όπου { $other } μπορεί να ζητήσει { word-rent } ανάλογα με το ζάρι.
    }
}
card-next-utility = Πηγαίνετε { FORM($space, "next") } και ρίξτε το ζάρι. Ο ιδιοκτήτης μπορεί να ζητήσει { $factor } φορές τη ζαριά.
page-times-dice = { $factor } × ζάρι
