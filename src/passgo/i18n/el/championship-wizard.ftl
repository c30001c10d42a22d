found-evening = Μία αίθουσα, ένα βράδυ
found-evening-lead = Απαντήστε σε τέσσερις ερωτήσεις. Όλα τα άλλα προτείνονται και μπορείτε να τα αλλάξετε πριν από τη δημοσίευση.
found-title = Όνομα του πρωταθλήματος
found-day = Ημερομηνία
found-place = Μέρος
found-place-hint = Αίθουσα και πόλη, για παράδειγμα: Αίθουσα σχολείου, Βόλος
found-players = Αριθμός παικτών
found-zone = Ζώνη ώρας
found-first-stage = Πρώτοι γύροι
found-last-stage = Τελικός
found-continue = Συνέχεια
found-examples = Μεγαλύτερα πρωταθλήματα
found-examples-lead = Αρχίστε με ένα παράδειγμα. Οι ημερομηνίες του μετακινούνται στις επόμενες εβδομάδες.
found-preset-greece-2015 = Πολλές πόλεις, ένας εθνικός τελικός
found-preset-about-greece-2015 = Τουρνουά σε πόλεις, τελικός σε κάθε πόλη και εθνικός τελικός. Όπως στην Ελλάδα το 2015.
found-preset-worlds-2015 = Τρεις γύροι, ημιτελικοί και τελικός
found-preset-about-worlds-2015 = Μία αίθουσα. Οι βαθμοί τριών γύρων αθροίζονται και οι δεκαέξι καλύτεροι παίζουν ημιτελικούς. Όπως στο Μακάο το 2015.
found-begin = Ξεκινήστε
found-file = Από αρχείο
found-file-choose = Αρχείο πρωταθλήματος (championship.toml)
found-file-faults = { $count ->
    [one] Το αρχείο έχει { $count } λάθος.
   *[other] Το αρχείο έχει { $count } λάθη.
}
found-file-long = Οι φόρμες χωρούν { $venues } χώρους. Ένα μεγαλύτερο πρωτάθλημα δημιουργείται στον διακομιστή, με το πρόγραμμα.
problem-too-many-drafts = Έχετε { $count } πρόχειρα. Διαγράψτε πρώτα ένα.
found-steps = Βήματα
found-step-what = Τι
found-step-where = Πού και πότε
found-step-who = Ποιοι συμμετέχουν
found-step-stages = Φάσεις και τραπέζια
found-step-clocks = Χρόνοι
found-step-points = Βαθμοί και ισοβαθμίες
found-step-terms = Όροι
found-step-officials = Υπεύθυνοι
found-step-check = Έλεγχος και δημοσίευση
found-open = { $count ->
    [one] { $count } πεδίο για συμπλήρωση
   *[other] { $count } πεδία για συμπλήρωση
}
found-to-check = Αποθήκευση και έλεγχος
found-organisers = Διοργανωτές
found-organisers-hint = Ένας σε κάθε γραμμή. Αν μείνει κενό, ο διευθυντής.
found-prize = Έπαθλο του πρωταθλητή
found-optional = Μπορεί να μείνει κενό.
found-venue = Χώρος { $number }
found-hall = Αίθουσα ή διεύθυνση
found-city = Πόλη
found-starts = Έναρξη
found-tables = Τραπέζια ταυτόχρονα
found-heats = Ομάδες η μία μετά την άλλη
found-heats-hint = 1 αν όλοι οι παίκτες έχουν τραπέζι ταυτόχρονα.
found-registers = Οι παίκτες μπορούν να εγγραφούν σε αυτόν τον χώρο
found-remove = Αφαίρεση
found-add-venue = Προσθήκη χώρου
found-opens = Έναρξη εγγραφών
found-closes = Τελευταία ημέρα εγγραφών
found-closes-hint = Συμπεριλαμβάνεται και αυτή η ημέρα.
found-age = Ελάχιστη ηλικία
found-any = Οποιαδήποτε
found-alternates = Εφεδρικοί σε κάθε χώρο
found-alternates-hint = Παίρνουν θέση όταν κάποιος αποσύρεται.
found-walk-ins = Εγγραφές γίνονται και στην είσοδο
found-no-employee = Οι υπάλληλοι των διοργανωτών δεν συμμετέχουν
found-no-relative = Οι στενοί συγγενείς αυτών των υπαλλήλων δεν συμμετέχουν
found-stage-name = Όνομα της φάσης
found-at = Πού παίζεται
found-at-venues = Σε κάθε χώρο με εγγραφές
found-fewest = Παίκτες σε τραπέζι, τουλάχιστον
found-most = Παίκτες σε τραπέζι, το πολύ
found-advance = Πόσοι προκρίνονται
found-advance-hint = Από κάθε χώρο. Στην τελευταία φάση: 1, ο πρωταθλητής.
found-add-stage = Προσθήκη φάσης
found-rounds = Γύροι
found-minutes = Λεπτά κάθε γύρου
found-tolerance = Ο τελευταίος γύρος μπορεί να αναγγελθεί τόσα λεπτά νωρίτερα
found-tolerance-hint = 0 σημαίνει ποτέ.
found-points-lead = Αυτές είναι οι συνηθισμένες τιμές. Αλλάξτε τις μόνο αν οι κανόνες σας διαφέρουν.
found-points = Βαθμοί
found-points-hint = Πρώτα οι βαθμοί του νικητή, με κενά ανάμεσα στους αριθμούς.
found-survivors = { $count ->
    [one] Μένει { $count } παίκτης
   *[other] Μένουν { $count } παίκτες
}
found-valuation = Καθαρή αξία, επί τοις εκατό της τυπωμένης τιμής
found-worth-deed = Τίτλος Ιδιοκτησίας
found-worth-mortgaged = Υποθηκευμένος τίτλος
found-worth-house = Σπίτι
found-worth-hotel = Ξενοδοχείο
found-hotel-houses = Σπίτια που μετρούν με το ξενοδοχείο
found-rounding = Στρογγυλοποίηση
found-up = Προς τα πάνω
found-down = Προς τα κάτω
found-ties = Ισοβαθμίες
found-table-ties = Ανάμεσα σε παίκτες ενός τραπεζιού
found-across-ties = Ανάμεσα σε παίκτες διαφορετικών τραπεζιών
found-tie-worth = μεγαλύτερη καθαρή αξία
found-tie-deeds = περισσότεροι τίτλοι
found-tie-cash = περισσότερα μετρητά
found-tie-head-judge = αποφασίζει ο επικεφαλής κριτής
found-tie-lot = κλήρωση
found-terms-proposal =
    Όποιος εγγράφεται συμφωνεί να παίζει σύμφωνα με τους κανόνες και να ακολουθεί τις αποφάσεις των κριτών.
    Οι διοργανωτές χρησιμοποιούν τα προσωπικά δεδομένα μόνο για αυτό το πρωτάθλημα και τα διαγράφουν μετά.
    Οι συμμετέχοντες μπορούν να βλέπουν, να διορθώνουν και να διαγράφουν τα στοιχεία τους όποτε θέλουν.
found-officials-lead = Γράψτε ποιοι σας βοηθούν. Ο καθένας παίρνει δικό του σύνδεσμο με τη δημοσίευση. Μπορείτε να καλέσετε κι άλλους όποτε θέλετε.
found-official = Υπεύθυνος { $number }
found-ready = Όλα είναι έτοιμα. Δείτε την προεπισκόπηση και δημοσιεύστε.
found-missing = Δεν είναι ακόμα πλήρες
found-preview = Προεπισκόπηση
found-preview-lead = Αυτή είναι προεπισκόπηση. Δεν τη βλέπει κανείς άλλος.
found-change = Αλλάξτε κάτι
found-download = Λήψη ως αρχείο
found-publish = Δημοσίευση
found-director = Το όνομά σας, ως διευθυντή
found-account = Διαλέξτε όνομα χρήστη και κωδικό, για να επιστρέφετε από κάθε συσκευή.
found-have-account = Έχω ήδη λογαριασμό
found-discard = Απόρριψη πρόχειρου
found-discard-sure = Να απορριφθεί αυτό το πρόχειρο; Δεν θα μείνει τίποτα.
found-links = Δώστε σε κάθε υπεύθυνο τον δικό του σύνδεσμο. Οι σύνδεσμοι εμφανίζονται μόνο μία φορά.
found-link-qr = Κωδικός QR του συνδέσμου: { $name }
found-again = Θα το ξαναβρείτε σε κάθε συσκευή όπου είστε συνδεδεμένοι.
found-mine = Τα πρωταθλήματά μου
found-mine-none = Συνδεθείτε για να δείτε τα πρωταθλήματα που φτιάξατε.
found-drafts = Πρόχειρα
found-changed = Τελευταία αλλαγή: { $when }
found-copy = Νέα διοργάνωση
found-fault-needed = Συμπληρώστε το.
found-fault-long = Το πολύ { $most } χαρακτήρες.
found-fault-lines = Το πολύ { $most } γραμμές των { $longest } χαρακτήρων.
found-fault-number = Γράψτε ακέραιο αριθμό από { $low } έως { $high }.
found-fault-day = Διαλέξτε ημερομηνία.
found-fault-past = Η ημερομηνία έχει περάσει. Διαλέξτε μελλοντική.
found-fault-choice = Διαλέξτε από τη λίστα.
found-fault-closes = Αυτό είναι πριν ανοίξουν οι εγγραφές.
found-fault-starts = Τότε οι εγγραφές είναι ακόμα ανοιχτές. Διαλέξτε μεταγενέστερη ημερομηνία ή κλείστε τις εγγραφές νωρίτερα.
found-fault-room = Τα τραπέζια έχουν { $room } θέσεις. Προσθέστε τραπέζια ή μειώστε τους παίκτες.
found-fault-advance = Η επόμενη φάση δεν έχει τραπέζια για τόσους. Στην τελευταία φάση πρέπει να είναι 1.
found-fault-hall = Παίκτες άλλων χώρων δεν έρχονται εδώ. Διαλέξτε χώρο χωρίς εγγραφές.
found-fault-online = Αυτό δεν παίζεται διαδικτυακά. Διαλέξτε άλλη έκδοση ή άλλα τραπέζια.
found-fault-points = { $count ->
    [one] Γράψτε { $count } αριθμό έως { $most }.
   *[other] Γράψτε { $count } αριθμούς έως { $most }. Κανένας δεν μπορεί να είναι μεγαλύτερος από τον προηγούμενο.
}
found-fault-winner = Ο νικητής δεν μπορεί να παίρνει περισσότερα απ’ όσα όταν μένουν λιγότεροι παίκτες: το πολύ { $most }.
found-fault-registers = Οι παίκτες πρέπει να μπορούν να εγγραφούν σε έναν τουλάχιστον χώρο.
found-fault-misfit = Αυτό δεν ταιριάζει με τα υπόλοιπα. Επαναφέρετέ το ή αρχίστε με άλλο παράδειγμα.
