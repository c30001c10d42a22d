# Πρωταθλήματα: δημόσια σελίδα, δήλωση συμμετοχής, η συμμετοχή μου, γραμματεία, και γιατί κάτι δεν γίνεται δεκτό.

entry-championships = Πρωταθλήματα
entry-championships-lead = Εδώ δηλώνετε συμμετοχή, παρακολουθείτε και βλέπετε τη βαθμολογία.
entry-championships-none = Δεν υπάρχουν ακόμα πρωταθλήματα.
entry-phase-announced = Οι δηλώσεις δεν άνοιξαν ακόμα
entry-phase-open = Οι δηλώσεις είναι ανοιχτές
entry-phase-closed = Οι δηλώσεις έκλεισαν
entry-phase-running = Διεξάγεται τώρα
entry-phase-over = Ολοκληρώθηκε
entry-phase-cancelled = Ακυρώθηκε
entry-window = Δηλώσεις από { $opens } έως και { $closes }.
entry-window-zone = Ισχύει η ώρα κάθε χώρου διεξαγωγής.
entry-rule = Κανόνας { $rule }
entry-rehearsed = Πρόβα με φανταστικά πρόσωπα

entry-new = Νέο πρωτάθλημα
entry-new-terms-lead = Κάθε έκδοση παραμένει διαθέσιμη. Γράψτε με ποιον μπορεί να επικοινωνήσει κανείς για τα προσωπικά δεδομένα.
entry-new-director = Όνομα του πρώτου διευθυντή αγώνων
entry-new-unreadable = Το αρχείο που ανεβάσατε δεν είναι κείμενο UTF-8.
entry-made = Το πρωτάθλημα δημιουργήθηκε
entry-made-lead = Το { $name } είναι έτοιμο. Καλέστε γραμματεία, κριτές και βαθμολογητές από την κονσόλα του διευθυντή.
entry-made-link = Αυτός είναι ο προσωπικός σύνδεσμος του διευθυντή. Εμφανίζεται μόνο μία φορά: αποθηκεύστε τον τώρα και μην τον δώσετε σε κανέναν.
entry-made-qr = Κωδικός QR του συνδέσμου του διευθυντή
entry-made-open = Άνοιγμα κονσόλας διευθυντή
entry-made-site = Δημόσια σελίδα

entry-organised = Διοργάνωση: { $organisers }
entry-register = Δήλωση συμμετοχής
entry-opens-on = Οι δηλώσεις ανοίγουν: { $when }.
entry-cancelled = Το πρωτάθλημα ακυρώθηκε. Αν είχατε δηλώσει συμμετοχή, μπορείτε ακόμα να κατεβάσετε ή να διαγράψετε τα δεδομένα σας.
entry-terms-changed = Οι όροι άλλαξαν
entry-terms-since = Έκδοση { $version }, σε ισχύ από { $when }.
entry-terms-what = Τι άλλαξε
entry-where = Πότε και πού
entry-starts = Έναρξη { $when } ({ $zone })
entry-online = Παίζεται διαδικτυακά, από οπουδήποτε
entry-places-meter = Κατειλημμένες θέσεις ({ $city })
entry-places-left = { $count ->
    [0] Και οι { $capacity } θέσεις είναι κατειλημμένες
    [one] Ελεύθερη { $count } από τις { $capacity } θέσεις
   *[other] Ελεύθερες { $count } από τις { $capacity } θέσεις
}
entry-alternates = { $count ->
    [0] Δεν περιμένει κανένας εφεδρικός
    [one] Περιμένει { $count } εφεδρικός
   *[other] Περιμένουν { $count } εφεδρικοί
}
entry-would-wait = Πλήρες: θα είστε εφεδρικός με αριθμό { $number }
entry-later-stage = Για όσους προκριθούν
entry-how = Πώς παίζεται
entry-stage = { $rounds ->
    [one] Τραπέζια των { $fewest } έως { $most } παικτών, ένας γύρος { $minutes } λεπτών.
   *[other] Τραπέζια των { $fewest } έως { $most } παικτών, { $rounds } γύροι των { $minutes } λεπτών.
}
entry-prize = Έπαθλο του πρωταθλητή: { $prize }.
entry-condition-age = Την ημέρα των αγώνων πρέπει να έχετε συμπληρώσει τα { $age } έτη.
entry-condition-citizenship = Απαιτείται υπηκοότητα της χώρας: { $country }.
entry-condition-excluded = Δεν μπορούν να συμμετάσχουν εργαζόμενοι των διοργανωτών και άμεσοι συγγενείς τους.
entry-condition-phone = Μετά τη δήλωση θα σας τηλεφωνήσουμε για να επιβεβαιώσετε τη θέση σας. Αν οι δηλώσεις είναι περισσότερες από τις θέσεις, προηγείται όποιος δήλωσε νωρίτερα.
entry-edition = Για το παιχνίδι
entry-follow = Παρακολουθήστε το πρωτάθλημα
entry-spectators = Οι θεατές είναι ευπρόσδεκτοι: ελάτε να δείτε τα παιχνίδια ζωντανά.
entry-anonymous = Οι βαθμοί ανακοινώνονται στο τέλος κάθε γύρου, μόνο με ψευδώνυμα.
entry-board = Πίνακας βαθμολογίας
entry-standings = Κατάταξη (CSV)
entry-terms = Όροι συμμετοχής
entry-terms-lead = Οι όροι και όλες οι παλαιότερες εκδόσεις τους δημοσιεύονται εδώ.
entry-terms-read = Ανάγνωση των όρων που ισχύουν
entry-terms-none = Οι όροι δεν έχουν δημοσιευθεί ακόμα, γι’ αυτό οι δηλώσεις δεν άνοιξαν.
entry-terms-in-force = Έκδοση { $version }, σε ισχύ από { $when }
entry-terms-old = Αυτή είναι η έκδοση { $version } ({ $when }). Δεν ισχύει πια.
entry-terms-versions = Όλες οι εκδόσεις
entry-terms-version = Έκδοση { $version }, { $when }
entry-terms-diff = Τι άλλαξε από την έκδοση { $version }
entry-terms-added = Προστέθηκε:
entry-terms-removed = Διαγράφηκε:
entry-terms-show = Διαβάστε εδώ την έκδοση { $version } των όρων
entry-rights = Μπορείτε οποτεδήποτε να ζητήσετε εξαγωγή, διόρθωση ή διαγραφή των δεδομένων σας: στη σελίδα της συμμετοχής σας, με e-mail ή τηλεφωνικά.

entry-register-lead = Χρειάζονται δύο λεπτά. Δημοσιεύεται μόνο το ψευδώνυμο που θα διαλέξετε αργότερα.
entry-wrong = { $count ->
    [one] Ένα στοιχείο λείπει ή είναι λάθος· είναι σημειωμένο πιο κάτω. Δεν χάθηκε τίποτα από όσα γράψατε.
   *[other] { $count } στοιχεία λείπουν ή είναι λάθος· είναι σημειωμένα πιο κάτω. Δεν χάθηκε τίποτα από όσα γράψατε.
}
entry-city = Πού θέλετε να παίξετε;
entry-you = Τα στοιχεία σας
entry-name = Όνομα και επώνυμο
entry-email = Διεύθυνση e-mail
entry-email-hint = Η δική σας, όχι κάποιου άλλου: εκεί θα στείλουμε τον σύνδεσμο της συμμετοχής σας.
entry-phone = Τηλέφωνο
entry-phone-hint = Σε αυτόν τον αριθμό θα σας καλέσουμε για να επιβεβαιώσετε τη θέση σας.
entry-born = Ημερομηνία γέννησης
entry-born-hint = Την ημέρα των αγώνων πρέπει να έχετε συμπληρώσει τα { $age }.
entry-born-why = Για να ξεχωρίζουμε όσους έχουν το ίδιο όνομα.
entry-citizenship = Υπηκοότητα
entry-citizenship-hint = Μπορούν να συμμετάσχουν μόνο υπήκοοι της χώρας: { $country }.
entry-choose = Διαλέξτε
entry-excluded = Σημειώστε ό,τι ισχύει για εσάς
entry-excluded-employee = Εργάζομαι σε: { $organisers }.
entry-excluded-relative = Άμεσος συγγενής μου εργάζεται σε: { $organisers }.
entry-declare = Δηλώσεις και συγκαταθέσεις
entry-declare-lead = Χρειάζονται όλες: αν λείπει έστω και μία, η δήλωση συμμετοχής δεν ισχύει.
entry-declaration-own-email = Η διεύθυνση e-mail είναι δική μου.
entry-declaration-true-data = Όσα έγραψα είναι ακριβή και αληθή.
entry-declaration-of-age = Έχω συμπληρώσει τα { $age } έτη.
entry-declaration-contact = Το τηλέφωνο και το e-mail μου μπορούν να χρησιμοποιηθούν για τη διεξαγωγή του πρωταθλήματος.
entry-consent-terms = Αποδέχομαι ανεπιφύλακτα τους όρους συμμετοχής.
entry-consent-data = Συμφωνώ να γίνει επεξεργασία των δεδομένων που δίνω εδώ, μόνο για αυτό το πρωτάθλημα, από { $organisers }.
entry-consent-publicity = Τα αποτελέσματα του πρωταθλήματος, με φωτογραφίες, βίντεο και τα ονόματα νικητών και επιλαχόντων, μπορούν να δημοσιευθούν.
entry-consent-promotion = Θέλω να λαμβάνω και νέα ή προσφορές από: { $organisers }. Αυτό δεν επηρεάζει τη συμμετοχή.
entry-optional = Προαιρετικά
entry-optional-lead = Μπορείτε να τα αφήσετε κενά και να συμμετάσχετε κανονικά. Μπορείτε να αλλάξετε γνώμη οποτεδήποτε.
entry-kept = { $days ->
    [one] Τα δεδομένα σας διαγράφονται το αργότερο { $days } ημέρα μετά τον τελευταίο τελικό.
   *[other] Τα δεδομένα σας διαγράφονται το αργότερο { $days } ημέρες μετά τον τελευταίο τελικό.
}
entry-register-send = Δηλώνω συμμετοχή
entry-fault-venue = Διαλέξτε μία πόλη.
entry-fault-name = Συμπληρώστε όνομα και επώνυμο, 2 έως 100 χαρακτήρες.
entry-fault-email = Συμπληρώστε μια διεύθυνση e-mail όπως name@example.org.
entry-fault-phone = Συμπληρώστε έναν αριθμό τηλεφώνου με 5 έως 20 ψηφία.
entry-fault-born = Συμπληρώστε ημερομηνία γέννησης.
entry-fault-citizenship = Διαλέξτε χώρα.
entry-fault-tick = Σημειώστε το για να συμμετάσχετε.
entry-registered = Η δήλωσή σας καταχωρίστηκε
entry-link = Αυτός είναι ο προσωπικός σας σύνδεσμος. Φυλάξτε τον καλά: όποιος τον έχει μπορεί να αλλάξει τη συμμετοχή σας.
entry-link-lead = Ανοίγει τη συμμετοχή σας: κατάσταση, ψευδώνυμο, τα δεδομένα σας και ο κωδικός προσέλευσης.
entry-link-mail = Θα τον βρείτε και στο e-mail που σας στέλνουμε.
entry-mine-open = Άνοιγμα της συμμετοχής μου
entry-mine = Η συμμετοχή μου
entry-status-pending = Αναμένει επιβεβαίωση
entry-status-confirmed = Επιβεβαιώθηκε
entry-status-alternate = Εφεδρικός με αριθμό { $number }
entry-status-withdrawn = Αποσύρθηκε
entry-status-no-show = Δεν εμφανίστηκε
entry-status-disqualified = Αποκλείστηκε
entry-status-erased = Διαγράφηκε
entry-next-pending = Έχετε θέση. Θα σας τηλεφωνήσουμε για να την επιβεβαιώσετε.
entry-next-confirmed = Η θέση σας είναι επιβεβαιωμένη. Ελάτε πριν από την επίσημη έναρξη: μια θέση που μένει άδεια τότε δίνεται σε εφεδρικό.
entry-next-alternate = Όλες οι θέσεις είναι κατειλημμένες. Είστε στον αριθμό { $number } της λίστας εφεδρικών· όταν κάποιος αποσυρθεί, μπαίνει ο επόμενος στη σειρά.
entry-next-withdrawn = Δεν συμμετέχετε πια. Όσο οι δηλώσεις είναι ανοιχτές, μπορείτε να δηλώσετε ξανά συμμετοχή.
entry-next-no-show = Δεν ήσασταν εκεί στην επίσημη έναρξη και η θέση σας δόθηκε σε άλλον.
entry-next-disqualified = Οι διοργανωτές ακύρωσαν τη συμμετοχή σας.
entry-next-erased = Τα δεδομένα σας διαγράφηκαν.
entry-seat = { $stage }, γύρος { $round }, σκέλος { $heat }: τραπέζι { $table }, { $when } ({ $zone })
entry-play = Στο τραπέζι μου
entry-qr = Κωδικός QR για την προσέλευση
entry-qr-lead = Δείξτε τον στην είσοδο ή πείτε τον κωδικό:
entry-nickname = Ψευδώνυμο
entry-nickname-lead = Οι βαθμοί ανακοινώνονται με το ψευδώνυμό σας, ποτέ με το όνομά σας. Πρέπει να έχει σχέση με το παιχνίδι και να μην δείχνει ηλικία, φύλο, εθνικότητα, εμφάνιση ή τόπο. Πρέπει να το εγκρίνει ο διευθυντής.
entry-nickname-proposed = Το «{ $nickname }» περιμένει έγκριση.
entry-nickname-approved = Το «{ $nickname }» εγκρίθηκε.
entry-nickname-returned = Το ψευδώνυμό σας δεν εγκρίθηκε. Ο λόγος γράφεται στο e-mail που σας στείλαμε. Προτείνετε άλλο.
entry-nickname-new = Ψευδώνυμο, 2 έως 24 χαρακτήρες
entry-nickname-send = Υποβολή
entry-contact = Πώς θα επικοινωνούμε μαζί σας
entry-contact-theirs = Στοιχεία επικοινωνίας
entry-contact-other = Αν το όνομα ή η ημερομηνία γέννησης είναι λάθος, τηλεφωνήστε στη γραμματεία.
entry-save = Αποθήκευση
entry-consents = Συγκαταθέσεις
entry-consent-given = δόθηκε
entry-consent-refused = δεν δόθηκε
entry-consent-give = Δίνω συγκατάθεση
entry-consent-take-back = Ανακαλώ τη συγκατάθεση
entry-consent-data-sure = Χωρίς αυτή τη συγκατάθεση δεν μπορεί να συμμετάσχει κανείς, γι’ αυτό αποσύρεται και η συμμετοχή. Τα δεδομένα μένουν ώσπου να διαγραφούν ή να λήξει ο χρόνος διατήρησής τους.
entry-place = Η θέση που κερδίσατε
entry-place-lead = Κερδίσατε: { $prize }. Αν δεν μπορείτε να πάτε, η θέση περνά στον επόμενο της κατάταξης· ο τίτλος μένει δικός σας.
entry-place-pass = Δεν μπορώ να πάω
entry-place-sure = Η θέση πηγαίνει τότε στον επόμενο της κατάταξης. Αυτό δεν μπορεί να αναιρεθεί.
entry-data = Τα δεδομένα σας
entry-data-theirs = Προσωπικά δεδομένα
entry-data-lead = { $days ->
    [one] Τα προσωπικά δεδομένα διαγράφονται το αργότερο { $days } ημέρα μετά τον τελευταίο τελικό. Μπορείτε να τα κατεβάσετε, να αποσυρθείτε ή να τα διαγράψετε τώρα.
   *[other] Τα προσωπικά δεδομένα διαγράφονται το αργότερο { $days } ημέρες μετά τον τελευταίο τελικό. Μπορείτε να τα κατεβάσετε, να αποσυρθείτε ή να τα διαγράψετε τώρα.
}
entry-export = Εξαγωγή σε αρχείο (JSON)
entry-withdraw = Απόσυρση
entry-withdraw-sure = Η θέση πηγαίνει αμέσως στον πρώτο εφεδρικό.
entry-withdraw-yes = Ναι, απόσυρση
entry-erase = Διαγραφή όλων των στοιχείων της συμμετοχής
entry-erase-sure = Όνομα, στοιχεία επικοινωνίας, ημερομηνία γέννησης και ψευδώνυμο διαγράφονται αμέσως και οριστικά, και η συμμετοχή τελειώνει. Τα αποτελέσματα όσων παίχτηκαν μένουν, χωρίς όνομα.
entry-erase-yes = Ναι, διαγραφή όλων
entry-erased = Διαγράφηκε
entry-erased-lead = Δεν διατηρείται πια κανένα προσωπικό δεδομένο για αυτή τη συμμετοχή. Ο προσωπικός σύνδεσμος δεν ισχύει πια.
entry-done-contact = Αποθηκεύτηκε.
entry-done-nickname = Το ψευδώνυμο υποβλήθηκε. Θα το δει ο διευθυντής.
entry-done-consent = Η συγκατάθεση άλλαξε.
entry-done-withdrawn = Η συμμετοχή αποσύρθηκε.
entry-done-passed = Η θέση παραχωρήθηκε.
entry-done-comes = Καταχωρίστηκε: έρχεται.
entry-done-declined = Καταχωρίστηκε: δεν έρχεται. Η θέση είναι ελεύθερη για εφεδρικό.
entry-done-here = Η προσέλευση καταχωρίστηκε.
entry-done-away = Η προσέλευση αναιρέθηκε.
entry-done-erased = Διαγράφηκε.

entry-desk = Γραμματεία
entry-desk-entries = Συμμετοχές
entry-desk-check-in = Προσέλευση
entry-desk-files = Εισαγωγή και εξαγωγή
entry-desk-lists = Κατάλογοι συμμετοχών
entry-desk-venue = Χώρος
entry-desk-all = Όλοι οι χώροι
entry-desk-show = Εμφάνιση
entry-search = Αναζήτηση με όνομα, τηλέφωνο, e-mail, ψευδώνυμο ή κωδικό
entry-search-go = Αναζήτηση
entry-list-calls = Για τηλεφώνημα
entry-list-alternates = Εφεδρικοί
entry-list-confirmed = Επιβεβαιωμένοι
entry-list-gone = Έληξαν
entry-list-found = Βρέθηκαν
entry-list-lead-calls = Πρώτα οι παλαιότερες δηλώσεις. Τηλεφωνήστε και καταχωρίστε την απάντηση.
entry-list-lead-alternates = Με τη σειρά των αριθμών τους. Θέση που ελευθερώνεται πριν από την κλήρωση πηγαίνει στον πρώτο.
entry-list-lead-confirmed = Τους τηλεφωνήσατε και έρχονται.
entry-list-lead-gone = Αποσύρθηκαν, δεν εμφανίστηκαν, αποκλείστηκαν ή διαγράφηκαν.
entry-list-lead-found = Όσοι ταιριάζουν με την αναζήτηση.
entry-list-none = Κανείς
entry-list-more = { $count ->
    [one] Δεν εμφανίζεται { $count } ακόμα.
   *[other] Δεν εμφανίζονται { $count } ακόμα.
}
entry-nameless = (το όνομα δεν διατηρείται)
entry-phoned = έγινε κλήση
entry-order = Δήλωση αρ. { $number }
entry-comes = Έρχεται
entry-declines = Δεν έρχεται
entry-declines-sure = Η συμμετοχή τελειώνει και μπαίνει ο πρώτος εφεδρικός.
entry-declines-yes = Ναι, δεν έρχεται
entry-registered-at = Δηλώθηκε { $when }
entry-reason = Λόγος: { $reason }
entry-reason-declined-by-phone = Είπε στο τηλέφωνο ότι δεν έρχεται.
entry-reason-consent-withdrawn = Ανακλήθηκε η συγκατάθεση για τη χρήση των δεδομένων.
entry-code = Κωδικός προσέλευσης
entry-on-behalf = Όταν κάποιος ζητά κάτι τηλεφωνικά ή με e-mail, μπορείτε να το κάνετε εδώ για λογαριασμό του.
entry-new-link = Νέος προσωπικός σύνδεσμος
entry-new-link-lead = Νέος σύνδεσμος για αυτή τη συμμετοχή. Εμφανίζεται μόνο μία φορά.
entry-code-type = Όνομα ή κωδικός προσέλευσης
entry-code-find = Εύρεση
entry-code-unknown = Κανείς δεν έχει αυτόν τον κωδικό. Αν είναι τυπωμένος σε κάρτα εισόδου, η συμμετοχή διαγράφηκε. Αναζητήστε με το όνομα.
entry-camera = Σάρωση με την κάμερα
entry-camera-view = Τι βλέπει η κάμερα
entry-camera-refused = Η κάμερα δεν μπορεί να χρησιμοποιηθεί εδώ. Πληκτρολογήστε τον κωδικό.
entry-check-in-yes = Καταχώριση προσέλευσης
entry-check-in-undo = Αναίρεση προσέλευσης
entry-here-already = Έχει ήδη προσέλθει.
entry-here-count = { $count ->
    [one] { $count } παρών, { $awaited } αναμένονται
   *[other] { $count } παρόντες, { $awaited } αναμένονται
}
entry-awaited = Αναμένονται
entry-here = Παρόντες
entry-details = Όλα για αυτή τη συμμετοχή
entry-import = Εισαγωγή συμμετοχών
entry-import-lead = Αρχείο CSV με μία συμμετοχή σε κάθε γραμμή, με τη σειρά που ήρθαν. Η πρώτη γραμμή έχει τα ονόματα των στηλών:
entry-import-forms =
    { $lines ->
        [one] Ημερομηνίες ως 1990-12-31 ή 31.12.1990, επιλεγμένα κουτάκια ως yes ή ναι, το πολύ { $lines } γραμμή. Εισάγονται ή όλες οι γραμμές ή καμία.
       *[other] Ημερομηνίες ως 1990-12-31 ή 31.12.1990, επιλεγμένα κουτάκια ως yes ή ναι, το πολύ { $lines } γραμμές. Εισάγονται ή όλες οι γραμμές ή καμία.
    }
entry-import-file = Αρχείο CSV
entry-import-go = Εισαγωγή
entry-import-template = Κενό αρχείο με αυτές τις στήλες
entry-import-faults = { $count ->
    [one] Βρέθηκε { $count } λάθος.
   *[other] Βρέθηκαν { $count } λάθη.
}
entry-import-nothing = Δεν καταχωρίστηκε κανείς.
entry-import-line = Γραμμή { $line }:
entry-import-unreadable = Το αρχείο δεν διαβάζεται: πρέπει να είναι CSV.
entry-import-empty = Το αρχείο δεν έχει καμία συμμετοχή.
entry-import-long = Το αρχείο έχει πάρα πολλές γραμμές: μπορούν να εισαχθούν το πολύ { $most } τη φορά.
entry-import-missing-column = Λείπει η στήλη «{ $column }».
entry-import-unknown-column = Μη αναμενόμενη στήλη «{ $column }».
entry-import-cells = Η γραμμή έχει { $found } κελιά αντί για { $wanted }.
entry-import-venue = Ο χώρος πρέπει να είναι ένας από: { $venues }.
entry-import-tick = Η στήλη «{ $column }» πρέπει να γράφει yes.
entry-imported =
    { $count ->
        [one] Έγινε εισαγωγή { $count } συμμετοχής.
       *[other] Έγινε εισαγωγή { $count } συμμετοχών.
    }
entry-export-list = Εξαγωγή όλων των συμμετοχών (CSV)
entry-export-lead = Περιέχει προσωπικά δεδομένα: φυλάξτε το με ασφάλεια και διαγράψτε το όταν δεν χρειάζεται πια.

problem-no-such-championship = Δεν υπάρχει τέτοιο πρωτάθλημα εδώ.
problem-no-such-desk = Ο σύνδεσμος δεν ισχύει ή έχει λήξει. Ζητήστε νέο από τον διευθυντή.
problem-no-such-entry = Ο σύνδεσμος δεν ισχύει ή έχει λήξει. Ο σωστός βρίσκεται στο e-mail που λάβατε μετά τη δήλωση· η γραμματεία μπορεί να σας δώσει νέο.
problem-desk-link-needed = Η σελίδα είναι για όσους διεξάγουν το πρωτάθλημα. Ανοίξτε την με τον προσωπικό σύνδεσμο που σας δόθηκε.

refusal-champ-alternates-full = Ο χώρος είναι πλήρης, όπως και η λίστα των { $alternates } εφεδρικών του.
refusal-champ-already-done = Αυτό έχει ήδη γίνει.
refusal-champ-already-judging = Ο κριτής έχει άλλο τραπέζι την ίδια ώρα ή παίζει.
refusal-champ-bad-moment = Αυτό δεν γίνεται αυτή τη στιγμή.
refusal-champ-cancelled = Το πρωτάθλημα ακυρώθηκε.
refusal-champ-clock-back = Μια πρόβα δεν μπορεί να γυρίσει πριν από το τελευταίο της γεγονός.
refusal-champ-clock-changed = Το ρολόι άλλαξε στο μεταξύ. Διαβάστε ξανά την αναφορά.
refusal-champ-clock-same-person = Το έχετε ήδη πει. Πρέπει να το επιβεβαιώσει δεύτερος υπεύθυνος.
refusal-champ-consent-missing = Λείπει μια συγκατάθεση. Χωρίς αυτήν δεν μπορεί να συμμετάσχει κανείς.
refusal-champ-declaration-missing = Λείπει μια δήλωση. Για τη συμμετοχή χρειάζονται όλες.
refusal-champ-excluded = Δεν μπορούν να συμμετάσχουν εργαζόμενοι των διοργανωτών, άμεσοι συγγενείς τους και άτομα των οποίων τη συμμετοχή ακύρωσαν οι διοργανωτές.
refusal-champ-game-running = Το παιχνίδι έχει αρχίσει: κανείς δεν μπορεί τώρα να πάρει ή να αλλάξει θέση εκεί.
refusal-champ-judge-missing = Ένα τραπέζι δεν έχει ακόμα κριτή.
refusal-champ-late = Πολύ αργά: η θέση χάθηκε στην επίσημη έναρξη.
refusal-champ-nickname-missing = Δεν υπάρχει ψευδώνυμο για έλεγχο.
refusal-champ-nickname-taken = Κάποιος έχει αυτό το ψευδώνυμο ή ένα που μοιάζει ίδιο. Διαλέξτε άλλο.
refusal-champ-nickname-unfit = Το ψευδώνυμο πρέπει να έχει 2 έως 24 απλούς χαρακτήρες, με τουλάχιστον ένα γράμμα ή ψηφίο.
refusal-champ-no-alternate = Δεν έμεινε κανένας εφεδρικός.
refusal-champ-no-notice = Γράψτε μια ανακοίνωση που λέει σε όλους τι άλλαξε.
refusal-champ-no-reason = Γράψτε τον λόγο.
refusal-champ-no-such-entrant = Δεν υπάρχει τέτοια συμμετοχή.
refusal-champ-no-such-session = Δεν υπάρχει τέτοιος γύρος.
refusal-champ-no-such-stage = Δεν υπάρχει τέτοια φάση.
refusal-champ-no-such-table = Δεν υπάρχει τέτοιο τραπέζι.
refusal-champ-no-such-venue = Δεν υπάρχει τέτοιος χώρος διεξαγωγής.
refusal-champ-no-vacancy = Δεν υπάρχει ελεύθερη θέση.
refusal-champ-not-allowed = Ο ρόλος σας δεν το επιτρέπει.
refusal-champ-not-awaited = Το πρόσωπο αυτό δεν αναμένεται εκεί.
refusal-champ-not-confirmed = Η συμμετοχή δεν επιβεβαιώθηκε ακόμα: τηλεφωνήστε πρώτα.
refusal-champ-not-finished = Κάτι που προηγείται δεν τελείωσε ακόμα.
refusal-champ-not-open = Σε αυτόν τον χώρο οι δηλώσεις ανοίγουν: { $opens }.
refusal-champ-not-qualified = Μόνο όποιος έχει αυτή τη θέση μπορεί να την παραχωρήσει.
refusal-champ-not-yours = Αυτή είναι η συμμετοχή κάποιου άλλου.
refusal-champ-old-terms = Οι όροι άλλαξαν από τότε που ανοίξατε τη σελίδα. Διαβάστε τη νέα έκδοση και αποδεχθείτε την.
refusal-champ-registered-twice = Το πρόσωπο αυτό έχει ήδη δηλώσει συμμετοχή. Χρησιμοποιήστε τον προσωπικό σύνδεσμο του e-mail ή ρωτήστε τη γραμματεία.
refusal-champ-seating-broken = Αυτή η διάταξη θα παραβίαζε έναν κανόνα.
refusal-champ-sheet-changed = Το φύλλο άλλαξε στο μεταξύ: δείτε το ξανά.
refusal-champ-sheet-missing = Λείπει ακόμα ένα φύλλο.
refusal-champ-sheet-wrong = Οι αριθμοί στο φύλλο δεν βγαίνουν.
refusal-champ-stage-over = Αυτή η φάση έχει κλείσει.
refusal-champ-table-too-small = Ένα τραπέζι έχει λιγότερους από { $fewest } παίκτες: κληρώστε ξανά αυτό το σκέλος.
refusal-champ-tie-undecided = Μια ισοπαλία δεν έχει κριθεί ακόμα: αποφασίζει ο επικεφαλής κριτής.
refusal-champ-too-early = Είναι πολύ νωρίς για αυτό.
refusal-champ-too-few = Οι παίκτες είναι πολύ λίγοι: χρειάζονται τουλάχιστον { $fewest }.
refusal-champ-too-young = Πρέπει να έχετε συμπληρώσει τα { $age } έτη στις { $day }.
refusal-champ-unsigned = Λείπει μια υπογραφή.
refusal-champ-venue-elsewhere = Αυτός ο χώρος διευθύνεται από αλλού: κάντε το στον διακομιστή του πρωταθλήματος.
refusal-champ-venue-full = Ο χώρος είναι πλήρης.
refusal-champ-venue-lent = Αυτός ο χώρος λειτουργεί τώρα σε δικό του υπολογιστή. Κάντε το εκεί ή περιμένετε να επιστρέψουν τα αποτελέσματά του.
refusal-champ-window-closed = Σε αυτόν τον χώρο οι δηλώσεις έκλεισαν στο τέλος της ημέρας { $closed }.
refusal-champ-same-person = Αυτό πρέπει να το επιβεβαιώσει δεύτερο πρόσωπο.
refusal-champ-wrong-citizenship = Μπορούν να συμμετάσχουν μόνο υπήκοοι της χώρας: { $needed }.
refusal-champ-wrong-replacement = Η διόρθωση δεν αφορά το φύλλο που ισχύει τώρα.
refusal-champ-answer-wrong = Λείπει απάντηση ή ομάδα, ή δεν είναι από τις δυνατές.
refusal-champ-last-round-early = Ο τελευταίος κύκλος μπορεί να αναγγελθεί από { $allowed }.
refusal-champ-guardian-missing = Τόσο νέος παίκτης χρειάζεται γονέα ή κηδεμόνα με email ή τηλέφωνο.
refusal-champ-unticked = Δεν παίρνονται ακόμα παρουσίες: κανείς δεν σημείωσε τους παίκτες σε αυτά τα τραπέζια: { $tables }.
refusal-champ-undo-proposed = Έχει ήδη προταθεί. Πρέπει να συμφωνήσει και δεύτερος υπεύθυνος.
refusal-champ-undo-too-late = Είναι αργά για αναίρεση: ό,τι ακολουθεί έχει ήδη αρχίσει.
