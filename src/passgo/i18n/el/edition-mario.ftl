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
    .the = Το Chain Chomp
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
    .the = Το Piranha Plant
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
card-next-utility = Τα φώτα τρεμοπαίζουν! Πηγαίνετε { FORM($space, "next") } και ρίξτε το ζάρι. Ο ιδιοκτήτης μπορεί να ζητήσει { $factor } φορές τη ζαριά.
page-times-dice = { $factor } × ζάρι

card-advance-to = Ένα τραμπολίνο σάς εκτοξεύει. Πηγαίνετε στη θέση «{ $space }».
card-to-go = Ολοταχώς! Πηγαίνετε στη θέση «{ $go }» και πάρτε τον μισθό σας.
card-next-question = Ακούτε ένα καμπανάκι. Πηγαίνετε { FORM($space, "next") } και πατήστε τον.
card-back-three = Δεν σας βγήκε το άλμα. Πηγαίνετε τρεις θέσεις πίσω και κάντε ό,τι γράφει εκεί.
card-go-to-jail = Γλιστράτε σε λάθος σωλήνα. Πηγαίνετε κατευθείαν στη φυλακή, χωρίς να πάρετε τον μισθό σας.
card-jail-free = Χρυσό κλειδί! Κρατήστε αυτή την κάρτα: σας βγάζει μία φορά από τη φυλακή, ή μπορείτε να την πουλήσετε.
card-repairs = Χαλαρά τούβλα! Πληρώστε { $house } ανά { $house-name } και { $hotel } ανά { $hotel-name }.
card-treat-everyone = Παγωτό για όλους! Δώστε { $amount } σε κάθε παίκτη.
card-party = Κάνετε πάρτι πάνω σε σύννεφο. Κάθε παίκτης σάς δίνει { $amount }.
card-big-find = Μυστικό δωμάτιο γεμάτο κέρματα! Πάρτε { $amount }.
card-prize = Η πιο γρήγορη διαδρομή της ημέρας! Πάρτε { $amount }.
card-gift = Ένα δώρο πέφτει από ένα σύννεφο. Πάρτε { $amount }.
card-small-find = Κάτι γυαλίζει στο γρασίδι. Πάρτε { $amount }.
card-small-loss = Έχετε μια τρύπα στην τσέπη. Πληρώστε { $amount }.
card-loss = Πέφτετε στο νερό μαζί με τα κέρματα. Πληρώστε { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Λάθος σωλήνας: πηγαίνετε στη φυλακή.
   *[other] Λάθος σωλήνας: { $player } πηγαίνει στη φυλακή.
}
story-roll-jailed = { WHO($player) ->
    [you] Φέρνετε { $dice }. Λάθος σωλήνας: πηγαίνετε στη φυλακή.
   *[other] { $player } φέρνει { $dice }. Λάθος σωλήνας: κατευθείαν στη φυλακή.
}
event-freed = { WHO($player) ->
    [you] Βγαίνετε από τη φυλακή μ’ ένα άλμα.
   *[other] { $player } βγαίνει από τη φυλακή μ’ ένα άλμα.
}
story-salary = Ντιν! { FORM($go, "the") } δίνει { $amount }.
event-salary = { WHO($player) ->
    [you] Ντιν! Περνάτε από { FORM($go, "via") } και παίρνετε { $amount }.
   *[other] Ντιν! { $player } περνά από { FORM($go, "via") } και παίρνει { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Φέρνετε { $dice }. { FORM($space, "the") } σάς δαγκώνει και πληρώνετε { $amount }.
   *[other] { $player } φέρνει { $dice }. { FORM($space, "the") } δαγκώνει και παίρνει { $amount }.
}
story-tax = { WHO($player) ->
    [you] { FORM($space, "the") } σάς δαγκώνει και πληρώνετε { $amount }.
   *[other] { FORM($space, "the") } δαγκώνει και { $player } πληρώνει { $amount }.
}
event-paid-tax = { WHO($player) ->
    [you] { FORM($space, "the") } δαγκώνει. Πληρώνετε { $amount }.
   *[other] { FORM($space, "the") } δαγκώνει. { $player } πληρώνει { $amount }.
}
event-question-coins = { WHO($player) ->
    [you] Ντονγκ! { FORM($space, "the") } σάς δίνει { $amount }.
   *[other] Ντονγκ! { FORM($space, "the") } δίνει { $amount } σε { FORM($player, "whom") }.
}
event-built = { WHO($player) ->
    [you] Στοιβάζετε τούβλα στη θέση «{ $space }» με κόστος { $amount }: τώρα { $level }.
   *[other] { $player } στοιβάζει τούβλα στη θέση «{ $space }» με κόστος { $amount }: τώρα { $level }.
}
event-built-won = { WHO($player) ->
    [you] Στοιβάζετε τούβλα στη θέση «{ $space }»: τώρα { $level }.
   *[other] { $player } στοιβάζει τούβλα στη θέση «{ $space }»: τώρα { $level }.
}
story-built = { WHO($player) ->
    [you] Στοιβάζετε τούβλα με κόστος { $amount }: { $spaces }.
   *[other] { $player } στοιβάζει τούβλα με κόστος { $amount }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Ούτε κέρμα στην τσέπη: χρεοκοπείτε. Ό,τι απομένει πηγαίνει στην Τράπεζα.
       *[other] Ούτε κέρμα στην τσέπη: χρεοκοπείτε. Ό,τι απομένει πηγαίνει σε { FORM($other, "whom") }.
    }
   *[other] { WHO($other) ->
        [you] Ούτε κέρμα στην τσέπη: { $player } χρεοκοπεί. Ό,τι απομένει πηγαίνει σε εσάς.
        [bank] Ούτε κέρμα στην τσέπη: { $player } χρεοκοπεί. Ό,τι απομένει πηγαίνει στην Τράπεζα.
       *[other] Ούτε κέρμα στην τσέπη: { $player } χρεοκοπεί. Ό,τι απομένει πηγαίνει σε { FORM($other, "whom") }.
    }
}
event-game-over = Πυροτεχνήματα πάνω από το κάστρο: { $players } κερδίζει το παιχνίδι.
event-game-over-shared = Πυροτεχνήματα πάνω από το κάστρο: { $players } μοιράζονται τη νίκη.

character-1 = Κόουτς Μαξιλάρι
character-2 = Ραπανάκι Τούρμπο
character-3 = Παζάρι Βότσαλο
character-4 = Ήσυχο Βρύο
character-5 = Βολίδα Βζιν
character-6 = Σεφ Παραπάνω
says-careful-buys = Πρώτα κοίταξα, μετά έκανα το άλμα.
says-careful-earns = Ας ξαναμετρήσω τα κέρματά μου.
says-careful-pays = Είχα κέρματα για ώρα ανάγκης.
says-careful-wins = Με μικρά άλματα ως την κορυφή!
says-bold-buys = Ένα άλμα και δικό μου!
says-bold-earns = Ντιν! Λατρεύω αυτόν τον ήχο.
says-bold-pays = Ουπς! Πέφτω και ξανασηκώνομαι.
says-bold-wins = Πήρα φόρα και κέρδισα!
says-haggler-buys = Το πήρα με μια χούφτα κέρματα!
says-haggler-earns = Κέρματα για μένα; Δεν λέω όχι.
says-haggler-pays = Έδινα μανιτάρι. Ήθελαν κέρματα.
says-haggler-wins = Όλος ο κόσμος σε τιμή ευκαιρίας!
