# Ονόματα της έκδοσης ghost.

edition-ghost = Φαντάσματα
word-rent = αμοιβή
word-rent-pl = αμοιβές
word-rent-the = την αμοιβή
word-rent-the-subject = η αμοιβή
word-rent-only = την αμοιβή την παίρνετε μόνο αν τη ζητήσετε
word-rent-if = αμοιβή μόνο αν τη ζητήσετε
word-rent-owed = η αμοιβή οφείλεται μόνο όταν τη ζητήσει
word-rent-unasked = την αμοιβή χωρίς να τη ζητήσετε
word-rent-double = διπλή αμοιβή
word-deed = συμβόλαιο
word-deeds = συμβόλαια
word-deed-property = συμβόλαιο
word-deed-properties = συμβόλαια
word-deed-which = ποιο συμβόλαιο
word-deed-no = κανένα συμβόλαιο
word-deed-next = επόμενο συμβόλαιο
word-deed-on-yours = σε συμβόλαιό σας
word-deed-one-yours = ένα συμβόλαιό σας
word-deeds-yours = τα συμβόλαιά σας
word-deed-of-it = το συμβόλαιό της
word-deed-one = ένα συμβόλαιο
word-deed-what = ποιο συμβόλαιο
word-deed-each = ανά συμβόλαιο
word-deed-title = συμβόλαιο
word-deed-titles = συμβόλαια
word-deed-after = το επόμενο συμβόλαιο που δεν ανήκει σε κανέναν· αν ανήκουν όλα σε κάποιον, ως το επόμενο
word-deed-buy = συμβόλαιο που δεν ανήκει σε κανέναν, μπορείτε να το αγοράσετε
word-deed-mortgaged = το υποθηκευμένο συμβόλαιο
word-deed-mortgaged-acc = υποθηκευμένο συμβόλαιο
word-deed-mortgaged-gen = υποθηκευμένου συμβολαίου
word-deed-cash-group = ένα συμβόλαιο φέρνει αμέσως μετρητά. Πρώτα η ομάδα του
word-deed-cash = ένα συμβόλαιο φέρνει
word-deed-on = στο συμβόλαιο
word-deed-for = για συμβόλαιο
word-deeds-acc = συμβόλαια
word-deeds-unmortgaged-acc = μη υποθηκευμένα συμβόλαια
word-deeds-unmortgaged = τα μη υποθηκευμένα συμβόλαια
word-deeds-yours-subject = τα συμβόλαιά σας
word-deed-free = ένα συμβόλαιο της Τράπεζας
word-deed-the = το συμβόλαιο
word-deed-the-acc = το συμβόλαιο
word-street = συμβόλαιο
word-streets = συμβόλαια
word-street-acc = συμβόλαιο
word-street-other = άλλο συμβόλαιο
word-street-one = ένα συμβόλαιο
word-street-one-acc = ένα συμβόλαιο
word-street-one-first = ένα συμβόλαιο της ομάδας πριν από τα άλλα
word-street-this = αυτό το συμβόλαιο
word-street-this-acc = αυτό το συμβόλαιο
word-street-the = το συμβόλαιο
word-streets-the = τα συμβόλαια
word-streets-all = όλα τα συμβόλαια
word-streets-owned = όλα τα συμβόλαια μιας ομάδας δικά σας
word-streets-none = κανένα υποθηκευμένο
word-streets-unmortgaged = στα συμβόλαιά της που δεν είναι υποθηκευμένα
word-house = Παγίδα Φαντασμάτων
word-houses = Παγίδες Φαντασμάτων
word-houses-all = όλες οι Παγίδες Φαντασμάτων
word-houses-four = τέσσερις Παγίδες Φαντασμάτων
word-hotel = Μονάδα Φυλάκισης
word-hotel-the = τη Μονάδα Φυλάκισης
word-hotels = Μονάδες Φυλάκισης
word-hotels-all = όλες οι Μονάδες Φυλάκισης
word-hotels-all-acc = όλες τις Μονάδες Φυλάκισης
word-buildings-all = όλες τις συσκευές παγίδευσης
word-buildings-all-subject = όλες οι συσκευές παγίδευσης
word-buildings-all-yours = όλες οι συσκευές παγίδευσής σας
word-buildings-yours = οι συσκευές παγίδευσής σας
word-buildings-the-limited = οι συσκευές παγίδευσης είναι περιορισμένες
word-buildings-how-many = πόσες
word-buildings-them = τις
word-building-by-one = μία μία
word-building-this = αυτή τη συσκευή παγίδευσης
word-buildings-scarce = οι συσκευές παγίδευσης δεν φτάνουν. Θέλετε αυτή
word-buildings-limited = οι συσκευές παγίδευσης είναι περιορισμένες. Αν πολλοί θέλουν την τελευταία, την παίρνει
word-building-such = άλλη τέτοια συσκευή παγίδευσης· περιμένετε να πουληθεί μία
word-building-rare = μια δυσεύρετη συσκευή παγίδευσης
word-building-of-one = μιας συσκευής παγίδευσης μεταξύ όσων τη θέλουν
word-building-of = συσκευής παγίδευσης
word-building-second = μετά τη δεύτερη
word-building-other = άλλη συσκευή παγίδευσης
word-building-one = μια συσκευή παγίδευσης
word-building-the-subject = η συσκευή παγίδευσης
word-building-the = τη συσκευή παγίδευσης
word-buildings-the-subject = οι συσκευές παγίδευσης
word-buildings-the = τις συσκευές παγίδευσης
word-buildings = συσκευές παγίδευσης
word-building = συσκευή παγίδευσης
word-deeds-all-yours = όλα τα συμβόλαιά σας
word-deeds-the-mortgaged = τα υποθηκευμένα συμβόλαια
word-deeds-the-yours-acc = τα συμβόλαιά σας
word-deeds-the = τα συμβόλαια
word-street-hands = ένα συμβόλαιο αλλάζει χέρια μόνο όταν όλη η ομάδα του
word-street-empties = ένα συμβόλαιο μπορεί να αδειάσει, ενώ τα άλλα
word-deeds-mine = τα συμβόλαιά μου
word-deeds-all = όλα τα συμβόλαια
word-houses-three = τρεις Παγίδες Φαντασμάτων
word-streets-acc = συμβόλαια
word-deeds-all-acc = όλα τα συμβόλαια
level-houses = { $count ->
    [one] { $count } Παγίδα Φαντασμάτων
   *[other] { $count } Παγίδες Φαντασμάτων
}
level-hotel = Μονάδα Φυλάκισης
level-hotels = { $count ->
    [one] { $count } Μονάδα Φυλάκισης
   *[other] { $count } Μονάδες Φυλάκισης
}
group-brown = Καφέ
group-light-blue = Γαλάζιο
group-pink = Ροζ
group-orange = Πορτοκαλί
group-red = Κόκκινο
group-yellow = Κίτρινο
group-green = Πράσινο
group-dark-blue = Μπλε
deck-mist = Περιπλανώμενη Ομίχλη
    .card = κάρτα Περιπλανώμενης Ομίχλης
    .pile = οι κάρτες Περιπλανώμενης Ομίχλης
kind-ride = ECTO-1
    .next = στο πιο κοντινό ECTO-1
kind-entity = Υπερφυσικό Ον
    .next = στο πιο κοντινό Υπερφυσικό Ον
token-goggles = Προστατευτικά γυαλιά
token-ghost-meter = Μετρητής φαντασμάτων
token-cello = Βιολοντσέλο
token-proton-pack = Σακίδιο πρωτονίων
token-marshmallow = Ζαχαρωτό
token-siren = Σειρήνα
space-go = ΑΦΕΤΗΡΙΑ
    .the = Η ΑΦΕΤΗΡΙΑ
    .via = την ΑΦΕΤΗΡΙΑ
space-corner-bookshop = Βιβλιοπωλείο της γωνίας
    .board = Βιβλιο{ "\u00AD" }πωλείο της γωνίας
space-mist = Περιπλανώμενη Ομίχλη
    .board = Περιπλα{ "\u00AD" }νώμενη Ομίχλη
space-subway-stairs = Σκάλες του μετρό
space-library-phantom = Φάντασμα της βιβλιοθήκης
    .board = Φάντασμα της βιβλιο{ "\u00AD" }θήκης
    .beat = το Φάντασμα της βιβλιοθήκης
space-ecto-1 = ECTO-1
space-night-diner = Νυχτερινό εστιατόριο
space-pawn-shop = Ενεχυροδανειστήριο
    .board = Ενεχυρο{ "\u00AD" }δανει{ "\u00AD" }στήριο
space-wax-museum = Κέρινο μουσείο
space-jail = Φυλακή – Απλός επισκέπτης
space-old-fire-station = Παλιός σταθμός πυροσβεστικής
    .board = Παλιός σταθμός πυρο{ "\u00AD" }σβεστικής
    .acc = Παλιό σταθμό πυροσβεστικής
space-hungry-green-ghost = Πεινασμένο πράσινο φάντασμα
    .beat = το Πεινασμένο πράσινο φάντασμα
space-university-lab = Πανεπιστημιακό εργαστήριο
    .board = Πανεπι{ "\u00AD" }στημιακό εργα{ "\u00AD" }στήριο
space-city-archive = Αρχείο της πόλης
space-reading-room = Αναγνωστήριο
    .board = Αναγνω{ "\u00AD" }στήριο
space-card-catalogue = Δελτιοκατάλογος
    .board = Δελτιο{ "\u00AD" }κατάλογος
    .acc = Δελτιοκατάλογο
space-grand-staircase = Μεγάλη σκάλα
space-free-parking = Ελεύθερη Στάθμευση
space-hotel-lobby = Λόμπι ξενοδοχείου
    .board = Λόμπι ξενοδο{ "\u00AD" }χείου
space-ballroom = Αίθουσα χορού
space-twelfth-floor = Δωδέκατος όροφος
    .acc = Δωδέκατο όροφο
space-town-hall = Δημαρχείο
space-mayors-office = Γραφείο δημάρχου
space-gate-hound = Σκύλος της πύλης
    .beat = τον Σκύλο της πύλης
space-city-jail-roof = Στέγη της φυλακής
space-go-to-jail = Πήγαινε στη φυλακή
space-park-gate = Πύλη του πάρκου
space-carriage-stand = Στάση αμαξών
space-penthouse-kitchen = Κουζίνα ρετιρέ
space-rooftop-temple = Ναός στη στέγη
    .acc = Ναό στη στέγη
space-giant-of-the-avenue = Γίγαντας της λεωφόρου
    .beat = τον Γίγαντα της λεωφόρου
space-crossroads-gate = Πύλη στο σταυροδρόμι
    .board = Πύλη στο σταυρο{ "\u00AD" }δρόμι

card-advance-to = Το τηλέφωνο χτυπά τα μεσάνυχτα. Πηγαίνετε στη θέση «{ $space }».
card-to-go = Η νυχτερινή βάρδια τελείωσε. Πηγαίνετε στη θέση «{ $go }» και πάρτε τον μισθό σας.
card-next-ride = Σειρήνες στο φουλ! Πηγαίνετε { FORM($space, "next") }. Μπορείτε να ταξιδέψετε με το συνηθισμένο αντίτιμο.
card-next-entity = Ένα ουρλιαχτό εδώ κοντά. Πηγαίνετε { FORM($space, "next") } και αντιμετωπίστε το με τον παίκτη στα αριστερά σας.
card-back-three = Γλιστράτε στη γλίτσα. Πηγαίνετε τρεις θέσεις πίσω και κάντε ό,τι γράφει εκεί.
card-go-to-jail = Κανείς δεν πιστεύει στο φάντασμά σας. Πηγαίνετε κατευθείαν στη φυλακή, χωρίς να πάρετε τον μισθό σας.
card-jail-free = Μια χάρη του δημάρχου. Κρατήστε αυτή την κάρτα: σας βγάζει μία φορά από τη φυλακή, ή μπορείτε να την πουλήσετε.
card-general-repairs = Ο εξοπλισμός υπερθερμάνθηκε. Πληρώστε { $house } ανά { $house-name } και { $hotel } ανά { $hotel-name }.
card-speeding = Με σειρήνα ή χωρίς, τρέξατε πολύ. Πληρώστε { $amount }.
card-elected-chair = Είστε πια επικεφαλής και κερνάτε το δείπνο. Δώστε { $amount } σε κάθε παίκτη.
card-dividend = Οι μετοχές σας σε εργοστάσιο σφουγγαριστρών αποδίδουν μέρισμα. Πάρτε { $amount }.
card-loan-matures = Ένας πελάτης εξοφλεί ένα πανάρχαιο τιμολόγιο. Πάρτε { $amount }.
card-bank-error = Ένα φάντασμα στα κατάστιχα της Τράπεζας σάς χαρίζει ένα μηδενικό. Πάρτε { $amount }.
card-doctor = Ο γιατρός σάς βγάζει τη γλίτσα από το αυτί. Πληρώστε { $amount }.
card-sale-of-stock = Πουλάτε τις μετοχές σας σε εργοστάσιο σεντονιών. Πάρτε { $amount }.
card-holiday-fund = Σας πληρώνουν τα ρεπό σε μετρητά. Πάρτε { $amount }.
card-tax-refund = Η εφορία δέχεται τη γλίτσα ως έξοδο. Πάρτε { $amount }.
card-birthday = Ως και τα φαντάσματα τραγουδούν στα γενέθλιά σας. Κάθε παίκτης σάς δίνει { $amount }.
card-life-insurance = Έχετε ασφάλεια για στοιχειώματα. Πάρτε { $amount }.
card-hospital = Μια νύχτα στην κλινική: ακόμα λάμπετε. Πληρώστε { $amount }.
card-school-fees = Νυχτερινό σχολείο: διώξιμο φαντασμάτων, μέρος πρώτο. Πληρώστε { $amount }.
card-consultancy-fee = Λέτε σε πελάτη ότι φταίνε μόνο οι σωλήνες. Πάρτε { $amount }.
card-street-repairs = Γλίτσα στον δρόμο. Πληρώστε { $house } ανά { $house-name } και { $hotel } ανά { $hotel-name }.
card-second-prize = Η στοιχειωμένη κολοκύθα σας βγαίνει δεύτερη. Πάρτε { $amount }.
card-inheritance = Ένα ευγνώμον φάντασμα σάς βάζει στη διαθήκη του. Πάρτε { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Κανείς δεν πιστεύει στο φάντασμά σας: πηγαίνετε στη φυλακή.
   *[other] Κανείς δεν πιστεύει στο φάντασμα: { $player } πηγαίνει στη φυλακή.
}
story-roll-jailed = { WHO($player) ->
    [you] Φέρνετε { $dice }. Κανείς δεν πιστεύει στο φάντασμά σας: πηγαίνετε στη φυλακή.
   *[other] { $player } φέρνει { $dice }. Κανείς δεν πιστεύει στο φάντασμα: κατευθείαν στη φυλακή.
}
event-freed = { WHO($player) ->
    [you] Με μια χάρη του δημάρχου βγαίνετε από τη φυλακή.
   *[other] Με μια χάρη του δημάρχου, { $player } βγαίνει από τη φυλακή.
}
story-salary = { FORM($go, "the") } δίνει { $amount } για τη νυχτερινή βάρδια.
event-salary = { WHO($player) ->
    [you] Περνάτε από { FORM($go, "via") } και παίρνετε { $amount } για τη νυχτερινή βάρδια.
   *[other] { $player } περνά από { FORM($go, "via") } και παίρνει { $amount } για τη νυχτερινή βάρδια.
}
event-ride = { WHO($player) ->
    [you] Σειρήνες στο φουλ! Ταξιδεύετε ως τη θέση «{ $space }» για { $amount }.
   *[other] Σειρήνες στο φουλ! { $player } ταξιδεύει ως τη θέση «{ $space }» για { $amount }.
}
event-entity-fought = { WHO($player) ->
    [you] Εσείς και { $other } φέρνετε { $dice } και παγιδεύετε { FORM($space, "beat") }.
   *[other] { WHO($other) ->
        [you] { $player } και εσείς φέρνετε { $dice } και παγιδεύετε { FORM($space, "beat") }.
       *[other] { $player } και { $other } φέρνουν { $dice } και παγιδεύουν { FORM($space, "beat") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Εσείς και { $other } φέρνετε { $dice } και γεμίζετε γλίτσα από { FORM($space, "beat") }.
   *[other] { WHO($other) ->
        [you] { $player } και εσείς φέρνετε { $dice } και γεμίζετε γλίτσα από { FORM($space, "beat") }.
       *[other] { $player } και { $other } φέρνουν { $dice } και γεμίζουν γλίτσα από { FORM($space, "beat") }.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Πληρώνετε { $amount } για το καθάρισμα μετά από { FORM($space, "beat") }.
   *[other] { $player } πληρώνει { $amount } για το καθάρισμα μετά από { FORM($space, "beat") }.
}
event-built = { WHO($player) ->
    [you] Ασφαλίζετε τη θέση «{ $space }» με κόστος { $amount }: τώρα { $level }.
   *[other] { $player } ασφαλίζει τη θέση «{ $space }» με κόστος { $amount }: τώρα { $level }.
}
event-built-won = { WHO($player) ->
    [you] Ασφαλίζετε τη θέση «{ $space }»: τώρα { $level }.
   *[other] { $player } ασφαλίζει τη θέση «{ $space }»: τώρα { $level }.
}
story-built = { WHO($player) ->
    [you] Ασφαλίζετε θέσεις με κόστος { $amount }: { $spaces }.
   *[other] { $player } ασφαλίζει θέσεις με κόστος { $amount }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Χρεοκοπείτε και παραδίδετε τον εξοπλισμό. Ό,τι απομένει πηγαίνει στην Τράπεζα.
       *[other] Χρεοκοπείτε και παραδίδετε τον εξοπλισμό. Ό,τι απομένει πηγαίνει σε { FORM($other, "whom") }.
    }
   *[other] { WHO($other) ->
        [you] { $player } χρεοκοπεί και παραδίδει τον εξοπλισμό. Ό,τι απομένει πηγαίνει σε εσάς.
        [bank] { $player } χρεοκοπεί και παραδίδει τον εξοπλισμό. Ό,τι απομένει πηγαίνει στην Τράπεζα.
       *[other] { $player } χρεοκοπεί και παραδίδει τον εξοπλισμό. Ό,τι απομένει πηγαίνει σε { FORM($other, "whom") }.
    }
}
event-game-over = Η πόλη μπορεί να κοιμηθεί: { $players } κερδίζει το παιχνίδι.
event-game-over-shared = Η πόλη μπορεί να κοιμηθεί: { $players } μοιράζονται τη νίκη.

character-1 = Σφουγγαρόπανο
character-2 = Μπουρλότο
character-3 = Χρυσό Τιμολόγιο
character-4 = Χοντρό Αλάτι
character-5 = Πρωτάκι Φούρια
character-6 = Κουπονάκι
says-careful-buys = Πρώτα έψαξα για φαντάσματα.
says-careful-earns = Η απόδειξη μπήκε ήδη στο αρχείο.
says-careful-pays = Κρατώ πάντα κάτι για τη γλίτσα.
says-careful-wins = Επιτέλους ησυχία στην πόλη μου.
says-bold-buys = Εμένα δεν με τρομάζει αυτό το μέρος!
says-bold-earns = Κυνηγάω φαντάσματα και τζάμπα, μα ευχαριστώ!
says-bold-pays = Έχω δει και χειρότερη γλίτσα.
says-bold-wins = Καθάρισα όλη την πόλη. Βάλτε σειρήνες!
says-haggler-buys = Το φάντασμα μου το ’δωσαν δώρο.
says-haggler-earns = Έστειλα κι ευγενικό τιμολόγιο.
says-haggler-pays = Να πληρώσω με Παγίδες Φαντασμάτων;
says-haggler-wins = Θα στείλω το τιμολόγιο στην πόλη.
