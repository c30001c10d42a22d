# Πρωταθλήματα στην αίθουσα: διεύθυνση, ρολόγια, φύλλα, πίνακες.

hall-desk = Σελίδες των υπευθύνων
hall-rule = Κανόνας
hall-waiting = { $count ->
    [one] περιμένει { $count }
   *[other] περιμένουν { $count }
}
hall-role-registrar = Γραμματεία
hall-role-director = Διευθυντής
hall-role-head-judge = Επικεφαλής κριτής
hall-role-judge = Κριτής
hall-role-scorer = Βαθμολογητής
hall-page-director = Γύροι
hall-page-registrar = Γραμματεία
hall-page-nicknames = Ψευδώνυμα
hall-page-entrants = Συμμετέχοντες
hall-page-terms = Όροι
hall-page-officials = Υπεύθυνοι
hall-page-outbox = Εξερχόμενα e-mail
hall-page-sheets = Φύλλα
hall-page-clock = Ρολόγια
hall-page-board = Πίνακας βαθμολογίας
hall-page-projector = Προβολή στην αίθουσα
hall-page-judge = Τα τραπέζια μου
hall-page-time = Ρολόι υπολογιστή

hall-director-lead = Κάθε γύρος ακολουθεί τα ίδια βήματα: θέσεις, κριτές, ανακοίνωση, παρουσίες, παιχνίδι, φύλλα, βαθμοί, πρόκριση.
hall-champion = Τον τίτλο κέρδισε: { $nickname }
hall-venue = Χώρος
hall-round = Γύρος
hall-round-number = Γύρος { $number }
hall-players = Παίκτες
hall-stands = Κατάσταση
hall-open-session = Άνοιγμα: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, γύρος { $round }
hall-backup = Αντίγραφο και ημερολόγιο
hall-backup-lead = Όποτε ανακοινώνονται βαθμοί ή κλείνει μια φάση αποθηκεύεται αντίγραφο ασφαλείας, αν ο διακομιστής έχει φάκελο γι’ αυτό. Αντιγράψτε το σε άλλη συσκευή πριν από τον επόμενο γύρο.
hall-log = { $count ->
    [one] { $count } γεγονός στο ημερολόγιο. Αποτύπωμα:
   *[other] { $count } γεγονότα στο ημερολόγιο. Αποτύπωμα:
}
hall-machine = Μηχανή του χρόνου
hall-machine-lead = Αυτό το πρωτάθλημα είναι πρόβα. Μπορείτε να το μεταφέρετε σε άλλη ώρα, ποτέ όμως πριν από το τελευταίο του γεγονός.
hall-machine-now = Πρόβα. Ώρα εδώ: { $moment }
hall-machine-to = Ημέρα και ώρα
hall-machine-go = Μετάβαση
hall-machine-back = Πίσω στο παρόν
hall-time-jumped = Το ρολόι του υπολογιστή του πρωταθλήματος άλλαξε απότομα. Ώρα πριν: { $was }. Μετά έδειχνε: { $says }. Γύροι και προθεσμίες συνεχίζουν με την προηγούμενη ώρα.
hall-time-open = Τι να κάνετε
hall-time-now = Ώρα του πρωταθλήματος: { $time }. Ρολόι του υπολογιστή: { $clock }.
hall-time-fine = Δεν υπάρχει ανοιχτή αναφορά για το ρολόι.
hall-time-wrong = Αν το ρολόι είναι λάθος, διορθώστε το στον υπολογιστή. Η αναφορά τότε κλείνει μόνη της.
hall-time-right = Αν το ρολόι είναι σωστό, πρέπει να το δεχτούν εδώ δύο υπεύθυνοι. Οι γύροι που παίζονται διατηρούν τον χρόνο που τους μένει.
hall-time-accept = Το ρολόι είναι σωστό
hall-time-proposed = { $name } λέει ότι το ρολόι είναι σωστό. Πρέπει να το επιβεβαιώσει δεύτερος υπεύθυνος.
hall-time-venue = { $city }: ο υπολογιστής εκεί είχε λάθος ρολόι. Ώρα της τελευταίας καταγραφής: { $was }. Το ρολόι έδειχνε: { $says }. Η σειρά των καταγραφών δεν άλλαξε.
hall-rehearse = Να παίξουν μποτ την επόμενη φάση
hall-rehearse-lead = Ακολουθεί: { $stage }. Μποτ παίρνουν όλες τις θέσεις και παίζουν τη φάση ως το τέλος· μπορεί να πάρει ένα λεπτό.

hall-pipeline = Βήματα αυτού του γύρου
hall-state-done = έγινε
hall-state-now = τώρα
hall-state-later = αργότερα
hall-step-seating = Θέσεις
hall-step-judges = Κριτές
hall-step-publish = Ανακοίνωση
hall-step-roll = Παρουσίες
hall-step-play = Παιχνίδι
hall-step-sheets = Φύλλα
hall-step-release = Βαθμοί
hall-step-qualify = Πρόκριση
hall-step-over = Τέλος
hall-step-later = Όχι ακόμα
hall-waits-director = Αυτό το κάνει ο διευθυντής.
hall-waits-head-judge = Αυτό το κάνει ο επικεφαλής κριτής.

hall-plan = Παίκτες: { $players }, τραπέζια: { $tables }, σκέλη: { $heats }.
hall-drawn = Παίκτες: { $players }, τραπέζια: { $tables }.
hall-seed-printed = Αριθμός κλήρωσης { $seed }: με αυτόν ο καθένας βγάζει τις ίδιες θέσεις.
hall-seeded = Οι πιο δυνατοί παίκτες μοιράζονται στα τραπέζια.
hall-reason-sizes = Παίκτες στα τραπέζια: { $sizes }. Μοιρασμένοι ομοιόμορφα, { $fewest } έως { $most } σε κάθε τραπέζι.
hall-reason-repeats =
    { $count ->
        [0] Κανένα ζευγάρι δεν συναντιέται ξανά.
        [one] { $count } ζευγάρι συναντιέται ξανά: καλύτερη διάταξη δεν βρέθηκε.
       *[other] { $count } ζευγάρια συναντιούνται ξανά: καλύτερη διάταξη δεν βρέθηκε.
    }
hall-reason-apart = { $count ->
    [one] { $count } ζευγάρι πρέπει να μείνει χωριστά.
   *[other] { $count } ζευγάρια πρέπει να μείνουν χωριστά.
}
hall-reason-fixed = { $count ->
    [one] { $count } παίκτης έχει ορισμένο τραπέζι.
   *[other] { $count } παίκτες έχουν ορισμένο τραπέζι.
}
hall-broken-seated-twice = Κάποιος θα καθόταν σε δύο τραπέζια.
hall-broken-not-a-player = Έχει θέση κάποιος που δεν παίζει σε αυτόν τον γύρο.
hall-broken-not-seated = Κάποιος που παίζει σε αυτόν τον γύρο δεν έχει θέση.
hall-broken-table-too-small = Ένα τραπέζι έχει πολύ λίγους παίκτες.
hall-broken-table-too-large = Ένα τραπέζι έχει πάρα πολλούς παίκτες.
hall-broken-tables-differ = Ο αριθμός των τραπεζιών δεν είναι αυτός που ορίζει ο τρόπος διεξαγωγής.
hall-broken-thinned-unevenly = Δύο τραπέζια διαφέρουν κατά περισσότερους από έναν παίκτες.
hall-broken-fixed-seat = Ένας παίκτης δεν είναι στο τραπέζι που του ορίστηκε.
hall-broken-kept-apart = Δύο παίκτες που πρέπει να μείνουν χωριστά κάθονται στο ίδιο τραπέζι.
hall-table = Τραπέζι { $number }
hall-heat = Σκέλος { $number }
hall-table-players = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
}
hall-again = { $count ->
    [one] { $count } παλιότερη συνάντηση
   *[other] { $count } παλιότερες συναντήσεις
}
hall-judged-by = Κριτής: { $name }
hall-fixed = ορισμένη θέση
hall-swap-lead = Σημειώστε δύο παίκτες για να ανταλλάξουν θέσεις. Οι θέσεις ελέγχονται ξανά· μια ανταλλαγή που παραβιάζει κανόνα δεν γίνεται δεκτή.
hall-swap = Ανταλλαγή θέσεων
hall-swap-two = Σημειώστε ακριβώς δύο παίκτες.
hall-draw = Κλήρωση των θέσεων
hall-draw-again = Νέα κλήρωση
hall-seed = Αριθμός κλήρωσης
hall-seed-lead = Χρησιμοποιήστε αυτόν τον αριθμό ή έναν που κληρώθηκε δημόσια.
hall-apart = Χωριστά
hall-apart-one = Πρώτος παίκτης
hall-apart-other = Δεύτερος παίκτης
hall-pair = { $one } και { $other }
hall-fixing = Ορισμένα τραπέζια
hall-fixed-player = Παίκτης
hall-fixed-table = Τραπέζι
hall-fixed-at = { $name }: τραπέζι { $table }

hall-judge-of = Κριτής στο τραπέζι { $number }
hall-judges-save = Ορισμός αυτών των κριτών
hall-judges-none = Κανένας κριτής δεν έχει προσκληθεί ακόμα για αυτόν τον χώρο.
hall-judges-set = Τραπέζια με κριτή: { $count } από { $tables }.
hall-published = Ανακοινώθηκε. Επίσημη έναρξη: { $moment }
hall-projector-open = Εμφάνιση στην οθόνη της αίθουσας
hall-pdf = Εκτύπωση φύλλων βαθμολογίας (PDF)
hall-starts = Επίσημη έναρξη (ζώνη ώρας { $zone })
hall-publish = Ανακοίνωση των θέσεων
hall-present = Παρόντες: { $present } από { $players } παίκτες.
hall-missing = { $count ->
    [one] Λείπει { $count }
   *[other] Λείπουν { $count }
}
hall-small = Τραπέζια με πολύ λίγους παίκτες: { $tables }. Ορίστε ξανά τις θέσεις αυτού του σκέλους.
hall-alternates = { $count ->
    [one] { $count } εφεδρικός, παρόντες: { $present }.
   *[other] { $count } εφεδρικοί, παρόντες: { $present }.
}
hall-roll-alternates = Οι εφεδρικοί που είναι παρόντες παίρνουν τις κενές θέσεις με τη σειρά των αριθμών τους
hall-roll = Λήψη παρουσιών
hall-call-alternate = Κλήση του επόμενου εφεδρικού
hall-reseat = Νέες θέσεις, σκέλος { $heat }
hall-start = { $count ->
    [one] Έναρξη του τραπεζιού
   *[other] Έναρξη και των { $count } τραπεζιών μαζί
}
hall-start-lead = Όποιος λείπει έχασε τη θέση του στις παρουσίες. Το ρολόι αρχίζει να μετρά για όλα τα τραπέζια μαζί.
hall-heat-waiting = Σε αναμονή
hall-heat-rolled = Έγιναν οι παρουσίες, έτοιμο για έναρξη
hall-heat-running = Παίζεται
hall-heat-last-round = Τελευταίος γύρος
hall-heat-paused = Σε παύση
hall-heat-over = Τέλος χρόνου
hall-play-later = Μετά την ανακοίνωση των θέσεων.
hall-clock-of = Ρολόι για το σκέλος { $heat }
hall-expel = Αποκλεισμός
hall-expel-who = Ποιος αποκλείεται
hall-expel-lead = Για ανάρμοστη συμπεριφορά. Ο παίκτης κατατάσσεται τελευταίος, χωρίς βαθμούς, και δεν μπορεί να επιστρέψει.
hall-reason = Λόγος
hall-fate-playing = έπαιξε ως το τέλος
hall-fate-bankrupt = χρεοκόπησε
hall-fate-expelled = αποκλείστηκε
hall-fate-withdrawn = αποχώρησε

hall-sheets-lead = Ένα δεύτερο πρόσωπο βλέπει κάθε φύλλο και το επιβεβαιώνει όπως είναι ή το επιστρέφει.
hall-sheets-none = Δεν αναμένονται φύλλα τώρα.
hall-sheets-count = Επιβεβαιώθηκαν { $confirmed } από τα { $tables } φύλλα.
hall-sheets-short = { $confirmed } από { $tables }
hall-sheets-missing = Τραπέζια χωρίς φύλλο: { $tables }.
hall-sheet-waiting = δεν άρχισε
hall-sheet-playing = παίζεται
hall-sheet-due = λείπει το φύλλο
hall-sheet-entered = περιμένει δεύτερο πρόσωπο
hall-sheet-confirmed = επιβεβαιώθηκε
hall-sheet-of = Φύλλο του τραπεζιού { $number }
hall-sheet-none = Δεν έχει καταχωριστεί φύλλο για αυτό το τραπέζι.
hall-sheet-by = Έκδοση { $version }, την καταχώρισε { $name }.
hall-sheet-confirmed-by = Το επιβεβαίωσε { $name }.
hall-back-session = Στον γύρο
hall-part-cash = Μετρητά
hall-part-deeds = Ιδιοκτησίες
hall-part-mortgaged = Υποθηκευμένες ιδιοκτησίες
hall-part-houses = Σπίτια
hall-part-hotels = Ξενοδοχεία
hall-part-total = Καθαρή αξία
hall-holdings = { $count ->
    [one] { $count } ιδιοκτησία
   *[other] { $count } ιδιοκτησίες
}
hall-mortgaged = με υποθήκη
hall-houses = { $count ->
    [one] { $count } σπίτι
   *[other] { $count } σπίτια
}
hall-hotel = ξενοδοχείο
hall-signed = υπογράφηκε
hall-unsigned = χωρίς υπογραφή
hall-placings = Θέσεις και βαθμοί
hall-points-count = { $count ->
    [one] { $count } βαθμός
   *[other] { $count } βαθμοί
}
hall-tie = Υπάρχει ισοπαλία: αποφασίζει ο επικεφαλής κριτής.
hall-decided-worth = από την καθαρή αξία
hall-decided-deeds = ίση καθαρή αξία, περισσότερες ιδιοκτησίες χωρίς υποθήκη
hall-decided-cash = ίση καθαρή αξία και ιδιοκτησίες, περισσότερα μετρητά
hall-decided-head-judge = με απόφαση του επικεφαλής κριτή
hall-decided-survived = έπαιζε ακόμα
hall-decided-left-later = βγήκε αργότερα
hall-decided-expelled = ο επόμενος αποκλείστηκε
hall-confirming = Δεύτερο πρόσωπο
hall-digest = Αποτύπωμα αυτού του φύλλου:
hall-signatures-missing = Χωρίς υπογραφή: { $names }.
hall-own-sheet = Αυτό το φύλλο το καταχωρίσατε εσείς: πρέπει να το επιβεβαιώσει κάποιος άλλος.
hall-confirm-lead = Συγκρίνετέ το με το έντυπο φύλλο. Επιβεβαιώνετε ακριβώς ό,τι βλέπετε εδώ· σε αυτή τη σελίδα δεν μπορεί να αλλάξει τίποτα.
hall-confirm = Επιβεβαίωση όπως είναι
hall-reject = Επιστροφή για διόρθωση
hall-release-lead = Οι βαθμοί ανακοινώνονται με ψευδώνυμα· η καθαρή αξία ποτέ.
hall-release = Ανακοίνωση των βαθμών
hall-released = Οι βαθμοί ανακοινώθηκαν.
hall-board-open = Άνοιγμα του πίνακα βαθμολογίας
hall-qualify-lead = Κατατάσσει όλους και δείχνει ποιοι προκρίνονται. Ο κλήρος κρίνει μόνο ό,τι δεν κρίνει τίποτε άλλο· ο αριθμός του μένει στο ημερολόγιο.
hall-qualify-later = Μετά την ανακοίνωση των βαθμών.
hall-lot-seed = Αριθμός κλήρωσης
hall-qualify = Κλείσιμο της φάσης εδώ
hall-next-round = Στον επόμενο γύρο
hall-goes-on = προκρίνεται
hall-by-lot = με κλήρο

hall-nicknames-lead = Τα ψευδώνυμα πρέπει να έχουν σχέση με το παιχνίδι και να μην αναφέρονται σε ηλικία, φύλο, εθνικότητα ή σώμα. Πιθανά προβλήματα επισημαίνονται· αποφασίζετε εσείς.
hall-nicknames-none = Κανένα ψευδώνυμο δεν περιμένει έγκριση.
hall-no-concern = Δεν επισημάνθηκε τίποτα.
hall-approve = Έγκριση
hall-approve-all = { $count ->
    [one] Έγκριση του ενός χωρίς επισήμανση
   *[other] Έγκριση και των { $count } χωρίς επισήμανση
}
hall-give-back = Απόρριψη
hall-give-back-reason = Λόγος (στέλνεται στον συμμετέχοντα)
hall-approved = { $count ->
    [one] { $count } εγκεκριμένο ψευδώνυμο
   *[other] { $count } εγκεκριμένα ψευδώνυμα
}
hall-concern-theme = Δεν βρέθηκε λέξη του παιχνιδιού.
hall-concern-age = Ίσως αναφέρεται σε ηλικία.
hall-concern-sex = Ίσως αναφέρεται σε φύλο.
hall-concern-nationality = Ίσως αναφέρεται σε εθνικότητα.
hall-concern-body = Ίσως αναφέρεται στο σώμα.
hall-concern-number = Έχει αριθμό που μπορεί να είναι ηλικία ή έτος γέννησης.
hall-concern-place = Έχει το όνομα ενός χώρου ή μιας πόλης.
hall-concern-name = Έχει μέρος του πραγματικού ονόματος.

hall-search = Όνομα ή ψευδώνυμο
hall-search-go = Αναζήτηση
hall-found = { $count ->
    [0] Δεν βρέθηκε κανείς.
    [one] Βρέθηκε { $count } πρόσωπο.
   *[other] Βρέθηκαν { $count } πρόσωπα.
}
hall-erased = διαγράφηκε
hall-alternate-number = Εφεδρικός { $number }
hall-status-pending = Εκκρεμεί τηλεφώνημα
hall-status-confirmed = Επιβεβαιώθηκε
hall-status-withdrawn = Αποσύρθηκε
hall-status-no-show = Δεν εμφανίστηκε
hall-status-disqualified = Αποκλείστηκε
hall-status-erased = Διαγράφηκε
hall-cancel = Ακύρωση της συμμετοχής
hall-cancel-lead = Οι διοργανωτές μπορούν να ακυρώσουν μια συμμετοχή, για παράδειγμα όταν τα στοιχεία είναι ελλιπή ή αντίθετα με τους όρους.

hall-terms-lead = Η νέα έκδοση ισχύει αμέσως, με ανακοίνωση που βλέπουν όλοι στη δημόσια σελίδα.
hall-terms-version = Έκδοση { $version }
hall-terms-notice = Τι άλλαξε (η ανακοίνωση)
hall-terms-closes = Νέα τελευταία ημέρα δηλώσεων (τώρα { $day })· αφήστε κενό για να μείνει ως έχει
hall-terms-mailed = E-mail σε όλους όσοι δήλωσαν συμμετοχή
hall-terms-cancelled = Το πρωτάθλημα ακυρώνεται
hall-terms-publish = Δημοσίευση της νέας έκδοσης
hall-terms-empty = Γράψτε τους όρους σε μία γλώσσα τουλάχιστον.

hall-officials-lead = Ο καθένας παίρνει έναν προσωπικό σύνδεσμο για έναν ρόλο. Όποιος έχει τον σύνδεσμο ενεργεί με αυτόν τον ρόλο: στείλτε τον σε ένα μόνο πρόσωπο. Ένας νέος σύνδεσμος αντικαθιστά τον παλιό.
hall-official-name = Όνομα
hall-official-role = Ρόλος
hall-official-venue = Χώρος
hall-official-table = Συνηθισμένο τραπέζι, αν υπάρχει
hall-invite = Δημιουργία συνδέσμου
hall-invited = Σύνδεσμος για { $name }
hall-invited-lead = Αυτός ο σύνδεσμος εμφανίζεται μόνο μία φορά.
hall-name-needed = Γράψτε ένα όνομα με 1 έως 60 χαρακτήρες.
hall-revoke = Ανάκληση
hall-revoke-lead = Παύουν αμέσως να ισχύουν όλοι οι σύνδεσμοι για { $name }.
hall-revoke-yes = Ανάκληση όλων των συνδέσμων
hall-revoke-self = Δεν μπορείτε να ανακαλέσετε τον δικό σας σύνδεσμο. Μπορεί να το κάνει άλλος διευθυντής.
hall-you = εσείς

hall-outbox-lead =
    { $count ->
        [0] Στάλθηκαν όλα τα e-mail.
        [one] Περιμένει { $count } e-mail. Αντιγράψτε το στο πρόγραμμα αλληλογραφίας σας και σημειώστε ότι στάλθηκε.
       *[other] Περιμένουν { $count } e-mail. Αντιγράψτε τα στο πρόγραμμα αλληλογραφίας σας και σημειώστε ότι στάλθηκαν.
    }
hall-letter-to = Προς
hall-letter-subject = Θέμα
hall-letter-body = Κείμενο
hall-letter-fault = Το απέρριψε ο διακομιστής αλληλογραφίας:
hall-copy = Αντιγραφή
hall-copied = Αντιγράφηκε
hall-sent = Σήμανση ως απεσταλμένο
hall-sent-all =
    { $count ->
        [one] Σήμανση του παρακάτω ως απεσταλμένου
       *[other] Σήμανση και των { $count } παρακάτω ως απεσταλμένων
    }
hall-phones = Κατάλογος τηλεφώνων
hall-name = Όνομα
hall-phone = Τηλέφωνο

hall-clock = Ρολόι
hall-clocks-lead = Ο επικεφαλής κριτής κρατά τον επίσημο χρόνο. Κάθε ρολόι μπορεί να το ανοίξει οποιοσδήποτε· τα κουμπιά τα βλέπει μόνο ο επικεφαλής κριτής.
hall-clocks-none = Δεν έχουν ανακοινωθεί ακόμα θέσεις.
hall-clock-left = Χρόνος που απομένει
hall-clock-waits = Πρώτα οι παρουσίες.
hall-clock-reason = Λόγος της παύσης, εμφανίζεται στην αίθουσα
hall-clock-pause = Παύση
hall-clock-resume = Συνέχεια
hall-clock-last-round = Αναγγελία τελευταίου γύρου
hall-clock-end = Αναγγελία λήξης χρόνου
hall-clock-all = Όλα τα ρολόγια
hall-clock-offline = Χωρίς σύνδεση. Ο χρόνος συνεχίζει να τρέχει.
hall-fullscreen = Πλήρης οθόνη
hall-call-minutes = { $count ->
    [one] Απομένει { $count } λεπτό
   *[other] Απομένουν { $count } λεπτά
}
hall-call-over = Ο χρόνος τελείωσε

hall-board = Πίνακας βαθμολογίας
hall-board-lead = Βαθμοί μετά από κάθε γύρο, με ψευδώνυμα.
hall-board-empty = Δεν έχουν ανακοινωθεί ακόμα βαθμοί.
hall-csv = Κατάταξη σε CSV
hall-json = Κατάταξη σε JSON
hall-number = Αίθουσα { $number }
hall-halls = Αίθουσες
hall-all = Όλα
hall-rank = Θέση
hall-nickname = Ψευδώνυμο
hall-points = Βαθμοί
hall-anonymous = ανώνυμος
hall-offline = Χωρίς σύνδεση. Αυτή είναι η τελευταία γνωστή κατάσταση.
hall-scroll-pause = Διακοπή κύλισης

hall-done-travel = Η ώρα ορίστηκε.
hall-done-return = Το πρωτάθλημα επέστρεψε στο παρόν.
hall-done-rehearse = Η φάση παίχτηκε.
hall-done-draft = Οι θέσεις κληρώθηκαν. Ελέγξτε τις και ανακοινώστε τις.
hall-done-reseat = Ορίστηκαν νέες θέσεις για το σκέλος.
hall-done-swap = Οι δύο αντάλλαξαν θέσεις.
hall-done-judges = Οι κριτές ορίστηκαν.
hall-done-publish = Δημοσιεύτηκε.
hall-done-roll = Οι παρουσίες καταγράφηκαν.
hall-done-alternate = Κλήθηκε ο επόμενος εφεδρικός.
hall-done-start = Τα παιχνίδια ξεκίνησαν.
hall-done-expel = Αποκλείστηκε.
hall-done-release = Οι βαθμοί ανακοινώθηκαν.
hall-done-qualify = Η φάση έκλεισε εδώ.
hall-done-approve = Το ψευδώνυμο εγκρίθηκε.
hall-done-approve-all = Τα ψευδώνυμα εγκρίθηκαν.
hall-done-give-back = Το ψευδώνυμο απορρίφθηκε.
hall-done-cancel = Η συμμετοχή ακυρώθηκε.
hall-done-revoke = Οι σύνδεσμοι δεν ισχύουν πια.
hall-done-sent = Σημειώθηκε ότι στάλθηκε.
hall-done-sent-all = Σημειώθηκε ότι στάλθηκαν.
hall-done-confirm = Το φύλλο επιβεβαιώθηκε.
hall-done-reject = Το φύλλο επιστράφηκε.
