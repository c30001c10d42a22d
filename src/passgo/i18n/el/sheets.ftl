# Ό,τι τυπώνεται για ένα πρωτάθλημα: φύλλα βαθμολογίας, λίστες θέσεων, λίστες κλήσης, κάρτες εισόδου.

sheet-title = Φύλλο βαθμολογίας
sheet-title-spare = Φύλλο βαθμολογίας (εφεδρικό)
sheet-table = Τραπέζι
sheet-table-number = Τραπέζι { $number }
sheet-venue = Χώρος
sheet-stage = Φάση
sheet-round = Γύρος
sheet-heat = Σκέλος
sheet-minutes = Λεπτά
sheet-judge = Κριτής
sheet-start = Έναρξη
sheet-scan = Πίνακας κριτή

sheet-players = Παίκτες και αποχωρήσεις
sheet-players-hint = Όποιος βγαίνει από το παιχνίδι υπογράφει εδώ αμέσως: αριθμήστε τους παίκτες με τη σειρά που φεύγουν.
sheet-seat = Θέση
sheet-player = Παίκτης
sheet-out-number = Σειρά εξόδου
sheet-out-time = Ώρα
sheet-out-why = Αιτία
sheet-bankrupt = χρεοκοπία
sheet-withdrawn = αποχώρηση
sheet-expelled = αποκλεισμός
sheet-signature = Υπογραφή

sheet-worth = Καθαρή αξία στο τέλος
sheet-worth-hint = Αθροίστε στην πίσω όψη και μεταφέρετε τα αθροίσματα. Για όποιον έχει βγει, η στήλη μένει κενή.
sheet-cash = Μετρητά
sheet-cash-how = στην ονομαστική αξία
sheet-deeds = Ιδιοκτησίες
sheet-mortgaged = Υποθηκευμένες ιδιοκτησίες
sheet-houses = Σπίτια
sheet-hotels = Ξενοδοχεία
sheet-hotels-how = μαζί με τα σπίτια που δόθηκαν γι’ αυτά
sheet-share = { $share ->
    [full] στην τυπωμένη τιμή
    [half] στη μισή τυπωμένη τιμή
   *[part] στο { $percent } της τυπωμένης τιμής
}
sheet-total = Καθαρή αξία
sheet-free = Ιδιοκτησίες χωρίς υποθήκη
sheet-free-how = πόσες· κρίνει την ισοπαλία
sheet-rank = Κατάταξη
sheet-points = Βαθμοί

sheet-judge-signs = Κριτής του τραπεζιού
sheet-second-signs = Δεύτερο πρόσωπο: ελέγχθηκε, καμία αλλαγή
sheet-name = Όνομα
sheet-points-by = Βαθμοί ανά παίκτες που έμειναν και κατάταξη
sheet-left = Έμειναν

sheet-deed-list = Ιδιοκτησίες και κτίρια
sheet-deed-list-hint = Στη στήλη του ιδιοκτήτη: ✓ χωρίς υποθήκη, − με υποθήκη, 1 έως 4 σπίτια, 5 ξενοδοχείο.
sheet-deed = Ιδιοκτησία
sheet-price = Τιμή
sheet-price-mortgaged = Με υποθήκη
sheet-price-house = Σπίτι
sheet-price-hotel = Ξενοδοχείο με σπίτια
sheet-sum = Άθροισμα: { $what }
sheet-sum-carry = Μεταφέρετε αυτά τα αθροίσματα στην μπροστινή όψη.

sheet-seed = Αριθμός κλήρωσης: { $seed }
sheet-digest = Αποτύπωμα: { $digest }
sheet-made = Τυπώθηκε στις { $date }
sheet-side = { $side } / { $sides }

list-seating = Θέσεις στα τραπέζια
list-by-name = Κατά όνομα
list-by-table = Κατά τραπέζι
list-heat-number = Σκέλος { $number }
list-unconfirmed = Συμμετέχοντες: λίστα κλήσης
list-unconfirmed-hint = Τηλεφωνήστε σε όλους στη λίστα και ρωτήστε αν έρχονται.
list-alternates = Εφεδρικοί: λίστα κλήσης
list-alternates-hint = Καλέστε με τη σειρά των αριθμών. Κανείς δεν μπαίνει σε παιχνίδι που έχει αρχίσει.
list-number = Αρ.
list-phone = Τηλέφωνο
list-called = Ώρα κλήσης
list-answer = Απάντηση
list-arrived = Παρουσία
list-seated = Τραπέζι και θέση

badge-show = Δείξτε αυτόν τον κωδικό στην είσοδο
badge-alternate = Εφεδρικός { $number }

certificate-title = Δίπλωμα
certificate-for = Το δίπλωμα αυτό λαμβάνει
certificate-rank = { $rank }η θέση
certificate-points = { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}
certificate-director = Διευθυντής
certificate-judge = Επικεφαλής κριτής

press-title = Αποτελέσματα
press-name = Όνομα
press-city = Πόλη
press-anonymous = Χωρίς όνομα

paper-sample = ΔΕΙΓΜΑ
