# Ονόματα της έκδοσης cthulhu.

edition-cthulhu = Κθούλου
edition-cthulhu-short = Κθούλου, σύντομο παιχνίδι
word-street = πλάσμα
word-streets = πλάσματα
word-street-acc = πλάσμα
word-street-other = άλλο πλάσμα
word-street-one = ένα πλάσμα
word-street-one-acc = ένα πλάσμα
word-street-one-first = ένα πλάσμα της ομάδας πριν από τα άλλα
word-street-this = αυτό το πλάσμα
word-street-this-acc = αυτό το πλάσμα
word-street-the = το πλάσμα
word-streets-the = τα πλάσματα
word-streets-all = όλα τα πλάσματα
word-streets-owned = όλα τα πλάσματα μιας ομάδας δικά σας
word-streets-none = κανένα υποθηκευμένο
word-streets-unmortgaged = στα πλάσματά της που δεν είναι υποθηκευμένα
word-house = κρύπτη
word-houses = κρύπτες
word-houses-all = όλες οι κρύπτες
word-houses-four = τέσσερις κρύπτες
word-hotel = μαυσωλείο
word-hotel-the = το μαυσωλείο
word-hotels = μαυσωλεία
word-hotels-all = όλα τα μαυσωλεία
word-hotels-all-acc = όλα τα μαυσωλεία
word-street-hands = ένα πλάσμα αλλάζει χέρια μόνο όταν όλη η ομάδα του
word-street-empties = ένα πλάσμα μπορεί να αδειάσει, ενώ τα άλλα
word-houses-three = τρεις κρύπτες
word-streets-acc = πλάσματα
level-houses = { $count ->
    [one] { $count } κρύπτη
   *[other] { $count } κρύπτες
}
level-hotel = μαυσωλείο
level-hotels = { $count ->
    [one] { $count } μαυσωλείο
   *[other] { $count } μαυσωλεία
}
group-brown = Καφέ
group-light-blue = Γαλάζιο
group-pink = Ροζ
group-orange = Πορτοκαλί
group-red = Κόκκινο
group-yellow = Κίτρινο
group-green = Πράσινο
group-dark-blue = Μπλε
group-stations = Μεταφορικά μέσα
group-utilities = Ιδρύματα
deck-sanity = Λογική
    .card = κάρτα Λογικής
    .pile = οι κάρτες Λογικής
deck-knowledge = Γνώση
    .card = κάρτα Γνώσης
    .pile = οι κάρτες Γνώσης
kind-station = μεταφορικό μέσο
    .next = στο πιο κοντινό μεταφορικό μέσο
kind-utility = ίδρυμα
    .next = στο πιο κοντινό ίδρυμα
token-necronomicon = Νεκρονομικόν
token-cultists-tablet = Πλάκα των μυστών
token-cthulhu-statuette = Αγαλματίδιο του Κθούλου
token-shining-trapezohedron = Λαμπερό Τραπεζόεδρο
token-hound-amulet = Φυλαχτό του Κυνηγόσκυλου
token-dagon-dagger = Εγχειρίδιο του Ντάγκον
space-go = ΑΦΕΤΗΡΙΑ
    .the = Η ΑΦΕΤΗΡΙΑ
    .via = την ΑΦΕΤΗΡΙΑ
space-ghoul = Γκουλ
space-knowledge = Γνώση
space-zoog = Ζουγκ
space-research-fee = Τέλος έρευνας
space-ship = Πλοίο
space-night-gaunt = Νυχτοφάντης
    .board = Νυχτο{ "\u00AD" }φάντης
    .acc = Νυχτοφάντη
space-sanity = Λογική
space-rat-thing = Ποντικοπλάσμα
    .board = Ποντικο{ "\u00AD" }πλάσμα
space-wilbur-whateley = Γουίλμπουρ Γουέιτλι
space-jail = Φυλακή
space-deep-one = Πλάσμα του βυθού
space-miskatonic-university = Πανεπιστήμιο Μισκατόνικ
    .board = Πανεπι{ "\u00AD" }στήμιο Μισκατόνικ
space-dagon = Ντάγκον
space-hydra = Ύδρα
space-train = Τρένο
space-mi-go = Μι-Γκο
space-elder-thing = Αρχαίο ον
space-shoggoth = Σόγκοθ
space-free-parking = Ελεύθερη στάθμευση
space-hound-of-the-void = Σκύλος του κενού
    .acc = Σκύλο του κενού
space-flying-polyp = Ιπτάμενος πολύποδας
    .acc = Ιπτάμενο πολύποδα
space-great-race = Μεγάλη φυλή
space-dream-journey = Ταξίδι στα όνειρα
space-colour-from-space = Χρώμα από το διάστημα
space-star-spawn = Γέννημα των άστρων
space-sanatorium = Φρενοκομείο
    .board = Φρενο{ "\u00AD" }κομείο
space-hastur = Χαστούρ
space-go-to-jail = Πήγαινε στη φυλακή
space-shub-niggurath = Σουμπ-Νίγκουραθ
space-nyarlathotep = Νιαρλαθοτέπ
    .board = Νιαρλα{ "\u00AD" }θοτέπ
space-yog-sothoth = Γιογκ-Σόθοθ
space-automobile = Αυτοκίνητο
space-azathoth = Αζαθόθ
space-examination-fee = Τέλος ιατρικής εξέτασης
space-great-cthulhu = Μέγας Κθούλου
    .acc = Μέγα Κθούλου

card-advance-to = Ένας χάρτης στο περιθώριο δείχνει τον δρόμο. Πηγαίνετε στη θέση «{ $space }».
card-to-go = Ήταν μόνο ένα όνειρο. Πηγαίνετε στη θέση «{ $go }» και πάρτε τον μισθό σας.
card-next-station = Η ομίχλη πυκνώνει. Πηγαίνετε { FORM($space, "next") }. Ο ιδιοκτήτης μπορεί να ζητήσει τα διπλά.
card-next-utility = Εφιάλτες. Πηγαίνετε { FORM($space, "next") } και ρίξτε τα ζάρια. Ο ιδιοκτήτης μπορεί να ζητήσει { $factor } φορές τη ζαριά.
card-back-three = Ξεχάσατε το παλιό βιβλίο. Πηγαίνετε τρεις θέσεις πίσω και κάντε ό,τι γράφει εκεί.
card-go-to-jail = Σας έπιασαν να σκάβετε νύχτα. Πηγαίνετε κατευθείαν στη φυλακή, χωρίς να πάρετε τον μισθό σας.
card-jail-free = Παράξενο κλειδί. Κρατήστε αυτή την κάρτα: σας βγάζει μία φορά από τη φυλακή, ή μπορείτε να την πουλήσετε.
card-general-repairs = Οι πέτρες μετακινήθηκαν. Πληρώστε { $house } ανά { $house-name } και { $hotel } ανά { $hotel-name }.
card-speeding = Τρέξατε πολύ. Το ίδιο κι αυτό που σας ακολουθούσε. Πληρώστε { $amount }.
card-elected-chair = Η μυστική αδελφότητά σας μένει μυστική, με το αζημίωτο. Δώστε { $amount } σε κάθε παίκτη.
card-dividend = Οι μετοχές σας στην αλιεία αποδίδουν ύποπτα καλά. Πάρτε { $amount }.
card-loan-matures = Η θάλασσα ξεβράζει έναν παλιό οφειλέτη, που σας πληρώνει. Πάρτε { $amount }.
card-bank-error = Στην Τράπεζα κοιμήθηκαν άσχημα και έκαναν λάθος υπέρ σας. Πάρτε { $amount }.
card-doctor = Ένα τονωτικό για τα νεύρα σας. Πληρώστε { $amount }.
card-sale-of-stock = Πουλάτε τις μετοχές σας πριν από την πανσέληνο. Πάρτε { $amount }.
card-holiday-fund = Ματαιώνετε τις διακοπές σας στη θάλασσα. Πάρτε { $amount }.
card-tax-refund = Επιστροφή φόρου, με υπογραφή από άγνωστο χέρι. Πάρτε { $amount }.
card-birthday = Τα άστρα ευθυγραμμίζονται για τα γενέθλιά σας. Κάθε παίκτης σάς δίνει { $amount }.
card-life-insurance = Όλοι νομίζουν πως είστε στον βυθό και η ασφάλειά σας πληρώνει. Πάρτε { $amount }.
card-hospital = Η κλινική συνιστά ξεκούραση και καθόλου βιβλία. Πληρώστε { $amount }.
card-school-fees = Μαθήματα νεκρών γλωσσών. Πληρώστε { $amount }.
card-consultancy-fee = Συμβουλεύετε να μην ανοίξει το κουτί. Πάρτε { $amount }.
card-street-repairs = Η παλίρροια παρέσυρε τον δρόμο. Πληρώστε { $house } ανά { $house-name } και { $hotel } ανά { $hotel-name }.
card-second-prize = Το δοκίμιό σας για τις παλίρροιες βγαίνει δεύτερο. Πάρτε { $amount }.
card-inheritance = Ένας θείος που κανείς δεν θυμάται σάς αφήνει ένα μπαούλο. Πάρτε { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Σας πιάνουν με το φτυάρι: πηγαίνετε στη φυλακή.
   *[other] Με το φτυάρι στο χέρι, { $player } πηγαίνει στη φυλακή.
}
story-roll-jailed = { WHO($player) ->
    [you] Φέρνετε { $dice }. Σας πιάνουν με το φτυάρι: πηγαίνετε στη φυλακή.
   *[other] { $player } φέρνει { $dice } και πηγαίνει στη φυλακή με το φτυάρι στο χέρι.
}
event-freed = { WHO($player) ->
    [you] Η κλειδαριά ανοίγει μόνη της: βγαίνετε από τη φυλακή.
   *[other] Η κλειδαριά ανοίγει μόνη της: { $player } βγαίνει από τη φυλακή.
}
story-salary = { FORM($go, "the") } δίνει { $amount } για άλλη μια μέρα με σώας τας φρένας.
event-salary = { WHO($player) ->
    [you] Περνάτε από { FORM($go, "via") } και παίρνετε { $amount } για άλλη μια μέρα με σώας τας φρένας.
   *[other] { $player } περνά από { FORM($go, "via") } και παίρνει { $amount } για άλλη μια μέρα με σώας τας φρένας.
}
story-roll-tax = { WHO($player) ->
    [you] Φέρνετε { $dice }, σταματάτε στη θέση «{ $space }» και πληρώνετε { $amount }. Κανείς δεν λέει γιατί.
   *[other] { $player } φέρνει { $dice }, σταματά στη θέση «{ $space }» και πληρώνει { $amount }. Κανείς δεν λέει γιατί.
}
story-tax = { WHO($player) ->
    [you] Σταματάτε στη θέση «{ $space }» και πληρώνετε { $amount }. Κανείς δεν λέει γιατί.
   *[other] { $player } σταματά στη θέση «{ $space }» και πληρώνει { $amount }. Κανείς δεν λέει γιατί.
}
event-paid-tax = { WHO($player) ->
    [you] Πληρώνετε { $amount } για τη θέση «{ $space }». Κανείς δεν λέει γιατί.
   *[other] { $player } πληρώνει { $amount } για τη θέση «{ $space }». Κανείς δεν λέει γιατί.
}
event-built = { WHO($player) ->
    [you] Σκάβετε στη θέση «{ $space }» με κόστος { $amount }: τώρα { $level }.
   *[other] { $player } σκάβει στη θέση «{ $space }» με κόστος { $amount }: τώρα { $level }.
}
event-built-won = { WHO($player) ->
    [you] Σκάβετε στη θέση «{ $space }»: τώρα { $level }.
   *[other] { $player } σκάβει στη θέση «{ $space }»: τώρα { $level }.
}
story-built = { WHO($player) ->
    [you] Σκάβετε με κόστος { $amount }: { $spaces }.
   *[other] { $player } σκάβει με κόστος { $amount }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Χρεοκοπείτε, και τα άστρα αδιαφορούν. Ό,τι απομένει πηγαίνει στην Τράπεζα.
       *[other] Χρεοκοπείτε, και τα άστρα αδιαφορούν. Ό,τι απομένει πηγαίνει σε { FORM($other, "whom") }.
    }
   *[other] { WHO($other) ->
        [you] { $player } χρεοκοπεί, και τα άστρα αδιαφορούν. Ό,τι απομένει πηγαίνει σε εσάς.
        [bank] { $player } χρεοκοπεί, και τα άστρα αδιαφορούν. Ό,τι απομένει πηγαίνει στην Τράπεζα.
       *[other] { $player } χρεοκοπεί, και τα άστρα αδιαφορούν. Ό,τι απομένει πηγαίνει σε { FORM($other, "whom") }.
    }
}
event-game-over = Τα άστρα ευθυγραμμίστηκαν: { $players } κερδίζει το παιχνίδι.
event-game-over-shared = Τα άστρα ευθυγραμμίστηκαν: { $players } μοιράζονται τη νίκη.

character-1 = Σοφό Λυχνάρι
character-2 = Καπετάν Μπουρίνι
character-3 = Χρυσό Χειρόγραφο
character-4 = Τσιμουδιά
character-5 = Τολμηρό Μυαλό
character-6 = Παλιό Κειμήλιο
says-careful-buys = Το πήρα. Μέσα δεν κοιτάζω.
says-careful-earns = Απόψε θα κοιμηθώ λίγο καλύτερα.
says-careful-pays = Πλήρωσα και δεν ρώτησα τίποτα.
says-careful-wins = Κέρδισα, και τα ’χω ακόμα τετρακόσια!
says-bold-buys = Ψιθυρίζει; Τότε το παίρνω!
says-bold-earns = Το ’ξερα πως το σκοτάδι έχει λεφτά!
says-bold-pays = Στη θάλασσα έχω χάσει και χειρότερα.
says-bold-wins = Κοίταξα την άβυσσο και κέρδισα!
says-haggler-buys = Τους έπεισα να κρατήσουν την κατάρα.
says-haggler-earns = Δέχομαι νομίσματα κάθε εποχής.
says-haggler-pays = Πρότεινα ένα σπάνιο βιβλίο. Τίποτα.
says-haggler-wins = Κι η παλίρροια μου έκανε καλή τιμή.
