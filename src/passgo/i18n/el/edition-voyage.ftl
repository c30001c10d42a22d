# Ονόματα της έκδοσης voyage.

edition-voyage = Ταξίδι
word-deed = κάρτα ιδιοκτησίας
word-deeds = κάρτες ιδιοκτησίας
word-deed-property = ιδιοκτησία
word-deed-properties = ιδιοκτησίες
word-deed-which = ποια ιδιοκτησία
word-deed-no = καμία ιδιοκτησία
word-deed-next = επόμενη ιδιοκτησία
word-deed-on-yours = σε ιδιοκτησία σας
word-deed-one-yours = μια ιδιοκτησία σας
word-deeds-yours = τις ιδιοκτησίες σας
word-deed-of-it = την κάρτα ιδιοκτησίας της
word-deed-one = μια ιδιοκτησία
word-deed-what = ποια ιδιοκτησία
word-deed-each = ανά ιδιοκτησία
word-deed-title = κάρτα ιδιοκτησίας
word-deed-titles = κάρτες ιδιοκτησίας
word-deed-after = την επόμενη ιδιοκτησία που δεν ανήκει σε κανέναν· αν ανήκουν όλες σε κάποιον, ως την επόμενη
word-deed-buy = ιδιοκτησία που δεν ανήκει σε κανέναν, μπορείτε να την αγοράσετε
word-deed-mortgaged = η υποθηκευμένη ιδιοκτησία
word-deed-mortgaged-acc = υποθηκευμένη ιδιοκτησία
word-deed-mortgaged-gen = υποθηκευμένης ιδιοκτησίας
word-deed-cash-group = μια ιδιοκτησία φέρνει αμέσως μετρητά. Πρώτα η ομάδα της
word-deed-cash = μια ιδιοκτησία φέρνει
word-deed-on = στην κάρτα ιδιοκτησίας
word-deed-for = για ιδιοκτησία
word-deeds-acc = ιδιοκτησίες
word-deeds-unmortgaged-acc = μη υποθηκευμένες ιδιοκτησίες
word-deeds-unmortgaged = οι μη υποθηκευμένες ιδιοκτησίες
word-deeds-yours-subject = οι ιδιοκτησίες σας
word-deed-free = μια ιδιοκτησία της Τράπεζας
word-deed-the = η ιδιοκτησία
word-deed-the-acc = την ιδιοκτησία
word-street = οικόπεδο
word-streets = οικόπεδα
word-street-acc = οικόπεδο
word-street-other = άλλο οικόπεδο
word-street-one = ένα οικόπεδο
word-street-one-acc = ένα οικόπεδο
word-street-one-first = ένα οικόπεδο της ομάδας πριν από τα άλλα
word-street-this = αυτό το οικόπεδο
word-street-this-acc = αυτό το οικόπεδο
word-street-the = το οικόπεδο
word-streets-the = τα οικόπεδα
word-streets-all = όλα τα οικόπεδα
word-streets-owned = όλα τα οικόπεδα μιας ομάδας δικά σας
word-streets-none = κανένα υποθηκευμένο
word-streets-unmortgaged = στα οικόπεδά της που δεν είναι υποθηκευμένα
word-jail = Σελήνη
word-jail-card = κάρτα «Βγες από τη Σελήνη»
word-jail-cards = κάρτες «Βγες από τη Σελήνη»
word-house = σκηνή
word-houses = σκηνές
word-houses-all = όλες οι σκηνές
word-houses-four = τέσσερις σκηνές
word-hotel = τροχόσπιτο
word-hotel-the = το τροχόσπιτο
word-hotels = τροχόσπιτα
word-hotels-all = όλα τα τροχόσπιτα
word-hotels-all-acc = όλα τα τροχόσπιτα
word-deeds-all-yours = όλες οι ιδιοκτησίες σας
word-deeds-the-mortgaged = οι υποθηκευμένες ιδιοκτησίες
word-deeds-the-yours-acc = τις ιδιοκτησίες σας
word-deeds-the = οι ιδιοκτησίες
word-street-hands = ένα οικόπεδο αλλάζει χέρια μόνο όταν όλη η ομάδα του
word-street-empties = ένα οικόπεδο μπορεί να αδειάσει, ενώ τα άλλα
word-houses-three = τρεις σκηνές
word-deeds-mine = οι ιδιοκτησίες μου
word-deeds-all = όλες οι ιδιοκτησίες
word-streets-acc = οικόπεδα
word-deeds-all-acc = όλες τις ιδιοκτησίες
level-houses = { $count ->
    [one] { $count } σκηνή
   *[other] { $count } σκηνές
}
level-hotel = τροχόσπιτο
level-hotels = { $count ->
    [one] { $count } τροχόσπιτο
   *[other] { $count } τροχόσπιτα
}
group-brown = Παλίρροια
group-light-blue = Ουράνιο Τόξο
group-pink = Ηλιοβασίλεμα
group-orange = Μουσώνας
group-red = Ηφαίστειο
group-yellow = Διάττοντες
group-green = Βόρειο Σέλας
group-dark-blue = Πανσέληνος
group-stations = Αεροδρόμια
group-utilities = Μέσα Μαζικής Μεταφοράς
deck-command = ΕΝΤΟΛΗ
    .card = κάρτα ΕΝΤΟΛΗΣ
    .pile = οι κάρτες ΕΝΤΟΛΗΣ
deck-decision = ΑΠΟΦΑΣΗ
    .card = κάρτα ΑΠΟΦΑΣΗΣ
    .pile = οι κάρτες ΑΠΟΦΑΣΗΣ
kind-station = αεροδρόμιο
    .next = στο πιο κοντινό αεροδρόμιο
kind-utility = μέσο μαζικής μεταφοράς
    .next = στο πιο κοντινό μέσο μαζικής μεταφοράς
token-suitcase = Βαλίτσα
token-camera = Φωτογραφική μηχανή
token-compass = Πυξίδα
token-balloon = Αερόστατο
space-start = ΑΦΕΤΗΡΙΑ
    .the = Η ΑΦΕΤΗΡΙΑ
    .via = την ΑΦΕΤΗΡΙΑ
space-bay-of-fundy = Κόλπος Φάντι
    .acc = Κόλπο Φάντι
space-decision = ΑΠΟΦΑΣΗ
space-mont-saint-michel = Μον Σεν Μισέλ
space-tax = Φόρος
space-athens-airport = Αεροδρόμιο Αθήνας
space-victoria-falls = Καταρράκτες Βικτόρια
    .board = Καταρ{ "\u00AD" }ράκτες Βικτόρια
space-command = ΕΝΤΟΛΗ
space-iguazu = Ιγκουασού
space-niagara = Νιαγάρας
    .acc = Νιαγάρα
space-the-moon = Σελήνη
space-santorini = Σαντορίνη
space-railway = Σιδηρόδρομος
    .board = Σιδηρό{ "\u00AD" }δρομος
    .acc = Σιδηρόδρομο
space-uluru = Ουλούρου
space-serengeti = Σερενγκέτι
space-cairo-airport = Αεροδρόμιο Καΐρου
space-kerala = Κεράλα
space-goa = Γκόα
space-chiang-mai = Τσιάνγκ Μάι
space-rest-area = Χώρος ανάπαυσης
space-etna = Αίτνα
space-krakatoa = Κρακατόα
space-kilauea = Κιλαουέα
space-denver-airport = Αεροδρόμιο Ντένβερ
space-atacama = Ατακάμα
space-la-palma = Λα Πάλμα
space-eurotunnel = EUROTUNNEL
space-wadi-rum = Ουάντι Ραμ
space-go-to-the-moon = Πήγαινε στη Σελήνη
space-tromso = Τρόμσο
space-abisko = Αμπίσκο
space-yellowknife = Γέλοουναϊφ
space-sydney-airport = Αεροδρόμιο Σίδνεϊ
space-machu-picchu = Μάτσου Πίτσου
space-himalaya = Ιμαλάια
event-jailed = { WHO($player) ->
    [you] Εκτόξευση! Πηγαίνετε στη Σελήνη.
   *[other] Εκτόξευση! { $player } πηγαίνει στη Σελήνη.
}
event-freed = { WHO($player) ->
    [you] Επιστρέφετε από τη Σελήνη.
   *[other] { $player } επιστρέφει από τη Σελήνη.
}
event-freed-fine = { WHO($player) ->
    [you] Πληρώνετε { $amount } και φεύγετε από τη Σελήνη.
   *[other] { $player } πληρώνει { $amount } και φεύγει από τη Σελήνη.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Μένετε στη Σελήνη ({ $count }η προσπάθεια).
   *[other] { $player } μένει στη Σελήνη ({ $count }η προσπάθεια).
}
story-roll-jailed = { WHO($player) ->
    [you] Φέρνετε { $dice }. Εκτόξευση! Πηγαίνετε στη Σελήνη.
   *[other] { $player } φέρνει { $dice }. Εκτόξευση για τη Σελήνη!
}
story-roll-stayed = { WHO($player) ->
    [you] Φέρνετε { $dice } και μένετε στη Σελήνη ({ $count }η προσπάθεια).
   *[other] { $player } φέρνει { $dice } και μένει στη Σελήνη ({ $count }η προσπάθεια).
}
event-owed-fine = { WHO($player) ->
    [you] Οφείλετε { $amount } για να φύγετε από τη Σελήνη.
   *[other] { $player } οφείλει { $amount } για να φύγει από τη Σελήνη.
}
event-paid-fine = { WHO($player) ->
    [you] Πληρώνετε { $amount } για να φύγετε από τη Σελήνη.
   *[other] { $player } πληρώνει { $amount } για να φύγει από τη Σελήνη.
}
event-card-shown = { WHO($player) ->
    [you] Δείχνετε μια { word-jail-card }.
   *[other] { $player } δείχνει μια { word-jail-card }.
}
event-card-used = { WHO($player) ->
    [you] Φεύγετε από τη Σελήνη με κάρτα.
   *[other] { $player } φεύγει από τη Σελήνη με κάρτα.
}
awaiting-you-roll-jail = Είστε στη Σελήνη. Πώς θα φύγετε;
act-fine = Πληρωμή { $amount } για να φύγω από τη Σελήνη
act-card = Αναχώρηση από τη Σελήνη με κάρτα
deal-cards = { Word-jail-cards }
deal-card-price = Μια { word-jail-card } δεν αλλάζει χέρια για λιγότερα από { $amount }.
about-jail = Απλή επίσκεψη ή στη Σελήνη
about-go-to-jail = Πηγαίνετε στη Σελήνη
player-in-jail = στη Σελήνη
jail-cards = { $count ->
    [one] { $count } { word-jail-card }
   *[other] { $count } { word-jail-cards }
}
card-go-to-jail = Μπήκατε σε λάθος πύραυλο. Πηγαίνετε κατευθείαν στη Σελήνη, χωρίς να πάρετε τον μισθό σας.
card-jail-free = Εισιτήριο πυραύλου. Κρατήστε αυτή την κάρτα: σας φέρνει πίσω μία φορά από τη Σελήνη, ή μπορείτε να την πουλήσετε.

card-advance-to = Μια καρτ ποστάλ σάς βάζει σε πειρασμό. Πηγαίνετε στη θέση «{ $space }».
card-to-go = Νοσταλγείτε το σπίτι σας. Πηγαίνετε στη θέση «{ $go }» και πάρτε τον μισθό σας.
card-next-station = Χάσατε την πτήση. Πηγαίνετε { FORM($space, "next") }. Ο ιδιοκτήτης μπορεί να ζητήσει τα διπλά.
card-next-utility = Ομίχλη! Πηγαίνετε { FORM($space, "next") } και ρίξτε τα ζάρια. Ο ιδιοκτήτης μπορεί να ζητήσει { $factor } φορές τη ζαριά.
card-back-three = Ξεχάσατε το διαβατήριό σας. Πηγαίνετε τρεις θέσεις πίσω και κάντε ό,τι γράφει εκεί.
card-general-repairs = Χαλάζι στην κατασκήνωση. Πληρώστε { $house } ανά { $house-name } και { $hotel } ανά { $hotel-name }.
card-fine = Κόψατε ένα σπάνιο λουλούδι. Πληρώστε πρόστιμο { $amount }.
card-elected-chair = Ξεναγείτε το γκρουπ και χάνεστε. Δώστε { $amount } σε κάθε παίκτη.
card-dividend = Οι μετοχές σας στα φεριμπότ αποδίδουν μέρισμα. Πάρτε { $amount }.
card-loan-matures = Μια παλιά γνωριμία από ταξίδι σάς εξοφλεί ένα δάνειο. Πάρτε { $amount }.
card-bank-error = Η Τράπεζα έκανε λάθος στην ισοτιμία υπέρ σας. Πάρτε { $amount }.
card-doctor = Ο γιατρός κοιτάζει τα εγκαύματά σας από τον ήλιο. Πληρώστε { $amount }.
card-sale-of-stock = Πουλάτε τις μετοχές σας σε μια αεροπορική. Πάρτε { $amount }.
card-holiday-fund = Βρίσκετε τα λεφτά του ταξιδιού σε μια κάλτσα. Πάρτε { $amount }.
card-tax-refund = Το τελωνείο σάς επιστρέφει τον φόρο για τα σουβενίρ. Πάρτε { $amount }.
card-birthday = Γενέθλια γύρω από τη φωτιά! Κάθε παίκτης σάς δίνει { $amount }.
card-life-insurance = Οι αποσκευές σας χάθηκαν, μα ήταν ασφαλισμένες. Πάρτε { $amount }.
card-hospital = Στραμπουλάτε το πόδι σας στο χείλος του κρατήρα. Πληρώστε { $amount }.
card-school-fees = Μαθήματα ξένης γλώσσας πριν φύγετε. Πληρώστε { $amount }.
card-street-repairs = Η λάβα έκλεισε τον δρόμο. Πληρώστε { $house } ανά { $house-name } και { $hotel } ανά { $hotel-name }.
card-second-prize = Η φωτογραφία σας με το ηλιοβασίλεμα βγαίνει δεύτερη. Πάρτε { $amount }.
card-inheritance = Μια θεία σάς αφήνει τα λεφτά της για ταξίδια. Πάρτε { $amount }.

## Events, told in this world

story-salary = { FORM($go, "the") } δίνει { $amount } για τον δρόμο.
event-salary = { WHO($player) ->
    [you] Περνάτε από { FORM($go, "via") } και παίρνετε { $amount } για τον δρόμο.
   *[other] { $player } περνά από { FORM($go, "via") } και παίρνει { $amount } για τον δρόμο.
}
story-roll-tax = { WHO($player) ->
    [you] Φέρνετε { $dice }, σταματάτε στη θέση «{ $space }» και πληρώνετε { $amount } στο τελωνείο.
   *[other] { $player } φέρνει { $dice }, σταματά στη θέση «{ $space }» και πληρώνει { $amount } στο τελωνείο.
}
story-tax = { WHO($player) ->
    [you] Σταματάτε στη θέση «{ $space }» και πληρώνετε { $amount } στο τελωνείο.
   *[other] { $player } σταματά στη θέση «{ $space }» και πληρώνει { $amount } στο τελωνείο.
}
event-paid-tax = { WHO($player) ->
    [you] Πληρώνετε στο τελωνείο { $amount } για τη θέση «{ $space }».
   *[other] { $player } πληρώνει στο τελωνείο { $amount } για τη θέση «{ $space }».
}
event-built = { WHO($player) ->
    [you] Στήνετε κατασκήνωση στη θέση «{ $space }» με κόστος { $amount }: τώρα { $level }.
   *[other] { $player } στήνει κατασκήνωση στη θέση «{ $space }» με κόστος { $amount }: τώρα { $level }.
}
event-built-won = { WHO($player) ->
    [you] Στήνετε κατασκήνωση στη θέση «{ $space }»: τώρα { $level }.
   *[other] { $player } στήνει κατασκήνωση στη θέση «{ $space }»: τώρα { $level }.
}
story-built = { WHO($player) ->
    [you] Στήνετε κατασκήνωση με κόστος { $amount }: { $spaces }.
   *[other] { $player } στήνει κατασκήνωση με κόστος { $amount }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Χρεοκοπείτε και πετάτε για το σπίτι. Ό,τι απομένει πηγαίνει στην Τράπεζα.
       *[other] Χρεοκοπείτε και πετάτε για το σπίτι. Ό,τι απομένει πηγαίνει σε { FORM($other, "whom") }.
    }
   *[other] { WHO($other) ->
        [you] { $player } χρεοκοπεί και πετά για το σπίτι. Ό,τι απομένει πηγαίνει σε εσάς.
        [bank] { $player } χρεοκοπεί και πετά για το σπίτι. Ό,τι απομένει πηγαίνει στην Τράπεζα.
       *[other] { $player } χρεοκοπεί και πετά για το σπίτι. Ό,τι απομένει πηγαίνει σε { FORM($other, "whom") }.
    }
}
event-game-over = Το ταξίδι τελειώνει: { $players } κερδίζει το παιχνίδι.
event-game-over-shared = Το ταξίδι τελειώνει: { $players } μοιράζονται τη νίκη.

character-1 = Ρέιντζερ Πόντσο
character-2 = Καπετάν Γύρα
character-3 = Χρυσό Εισιτήριο
character-4 = Σκάουτ Χαράματα
says-careful-buys = Πρώτα κοίταξα τον χάρτη.
says-careful-earns = Αυτά πάνε για τα ταξίδια μου.
says-careful-pays = Είχα πάρει μαζί λίγα παραπάνω.
says-careful-wins = Σπίτι μου, και με όλες τις βαλίτσες!
says-bold-buys = Το είδα, το λάτρεψα, το πήρα!
says-bold-earns = Πληρώθηκε η επόμενη πτήση μου!
says-bold-pays = Θα το πω περιπέτεια.
says-bold-wins = Γύρισα τον κόσμο και τον κέρδισα!
says-haggler-buys = Μου έκαναν τιμή για ντόπιους.
says-haggler-earns = Η θέα είναι δώρο από μένα.
says-haggler-pays = Ζήτησα τιμή για γκρουπ.
says-haggler-wins = Είδα τον κόσμο με έκπτωση!
