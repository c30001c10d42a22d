# Ο πίνακας του κριτή σε ένα τραπέζι.
panel-tables = Τα τραπέζια μου
panel-none-mine = Δεν σας έχει ανατεθεί τραπέζι τώρα.
panel-others = Άλλα τραπέζια
panel-others-lead = Ως δεύτερο πρόσωπο επιβεβαιώνετε φύλλα που καταχώρισε άλλος.
panel-open = Άνοιγμα του πίνακα κριτή
panel-no-script = Ο πίνακας χρειάζεται JavaScript. Χωρίς αυτήν γράψτε σε χαρτί· τα φύλλα επιβεβαιώνονται εδώ:
panel-keep-open = Κρατήστε αυτή τη σελίδα ανοιχτή: λειτουργεί και χωρίς δίκτυο και στέλνει ό,τι καταχωρίζετε μόλις μπορέσει. Χωρίς δίκτυο δεν ξαναφορτώνεται.

panel-table = Τραπέζι { $number }
panel-seat = Παίκτης { $number }
panel-judge = Κριτής: { $name }
panel-parts = Μέρη του πίνακα
panel-part-table = Τραπέζι
panel-part-bank = Τράπεζα
panel-part-shortage = Έλλειψη κτιρίων
panel-part-sheet = Φύλλο
panel-part-rules = Κανόνες
panel-time-left = Χρόνος που απομένει
panel-heat-waiting = δεν άρχισε
panel-heat-rolled = έτοιμο για έναρξη
panel-heat-running = παίζεται
panel-heat-last-round = τελευταίος γύρος
panel-heat-paused = σε παύση
panel-heat-over = τέλος χρόνου
panel-saved = Όλα αποθηκεύτηκαν
panel-offline = Χωρίς δίκτυο
panel-waiting = { $count ->
    [one] { $count } καταχώριση περιμένει
   *[other] { $count } καταχωρίσεις περιμένουν
}
panel-waits-at = Περιμένει από τις { $time }: { $what }
panel-shut = Ο προσωπικός σας σύνδεσμος δεν ισχύει πια. Ζητήστε νέο από τον διευθυντή· ό,τι καταχωρίσατε μένει σε αυτό το πρόγραμμα περιήγησης.
panel-keeps-nothing = Αυτό το πρόγραμμα περιήγησης δεν κρατά τίποτα: μην κλείσετε τη σελίδα όσο περιμένει καταχώριση.
panel-broken = Ο διακομιστής δεν μπορεί να δεχτεί αυτή την καταχώριση. Καταχωρίστε την ξανά.
panel-dismiss = Εντάξει
panel-cancel = Άκυρο
panel-choose = Επιλέξτε
panel-reason = Λόγος
panel-entry-announce = Αναγγελία υπόλοιπου χρόνου
panel-entry-out = { $name } χρεοκοπεί
panel-entry-expel = { $name } αποκλείεται
panel-entry-enter = Το φύλλο
panel-entry-correct = Το διορθωμένο φύλλο
panel-entry-confirm = Επιβεβαίωση του φύλλου
panel-entry-reject = Επιστροφή του φύλλου

panel-out = Χρεοκόπησε
panel-out-title = Χρεοκοπία και έξοδος;
panel-out-lead = Όποιος χρεοκοπεί υπογράφει φεύγοντας. Η ώρα είναι { $time }.
panel-out-signs = Υπογράφει εδώ { $name }
panel-out-paper = Υπογραφή στο χαρτί
panel-out-unsigned = Έφυγε χωρίς υπογραφή
panel-expel = Αποκλεισμός
panel-expel-title = Αποκλεισμός από το πρωτάθλημα;
panel-expel-lead = Για ανάρμοστη συμπεριφορά. Ο παίκτης κατατάσσεται τελευταίος, χωρίς βαθμούς, και δεν μπορεί να επιστρέψει.
panel-announce = Ανήγγειλα τον υπόλοιπο χρόνο
panel-announced = { $count ->
    [one] Αναγγέλθηκε στις { $time }: μένει { $count } λεπτό
   *[other] Αναγγέλθηκε στις { $time }: μένουν { $count } λεπτά
}
panel-fate-playing = έπαιξε ως το τέλος
panel-fate-bankrupt = χρεοκόπησε
panel-fate-expelled = αποκλείστηκε
panel-fate-withdrawn = αποχώρησε
panel-signed = υπέγραψε

panel-bank-lead = Για τον τραπεζίτη: οι παίκτες δεν επιτρέπεται να χρησιμοποιούν βοηθήματα.
panel-bank-deed = Ιδιοκτησία
panel-bank-dice = Άθροισμα ζαριών
panel-bank-rent = Ενοίκιο
panel-bank-deed-title = Συναλλαγές με την Τράπεζα
panel-bank-more = Άλλα ποσά
panel-bank-repairs = Επισκευές από κάρτα
panel-rent-bare = χωρίς κτίρια
panel-rent-group = πλήρης ομάδα, χωρίς κτίρια
panel-rent-houses = { $count ->
    [one] { $count } σπίτι
   *[other] { $count } σπίτια
}
panel-rent-hotel = ξενοδοχείο
panel-rent-held = { $count ->
    [one] ο ιδιοκτήτης έχει { $count }
   *[other] ο ιδιοκτήτης έχει { $count }
}
panel-bank-price = Τιμή αγοράς
panel-bank-mortgage = Υποθήκη
panel-bank-redeem = Άρση υποθήκης
panel-bank-interest = Τόκος, αν αλλάξει χέρια με υποθήκη
panel-bank-house = Χτίσιμο σπιτιού
panel-bank-hotel = Χτίσιμο ξενοδοχείου
panel-bank-house-back = Πώληση σπιτιού
panel-bank-hotel-back = Πώληση ξενοδοχείου
panel-bank-salary = Μισθός
panel-bank-fine = Έξοδος από τη φυλακή
panel-bank-houses = Σπίτια
panel-bank-hotels = Ξενοδοχεία
panel-bank-repair = { $deck }: { $house } ανά σπίτι, { $hotel } ανά ξενοδοχείο
panel-bill = Σύνολο
panel-bill-lead = Πατήστε ένα ποσό για να προστεθεί.
panel-bill-amount = Ποσό
panel-bill-plus = Πρόσθεση
panel-bill-minus = Αφαίρεση
panel-bill-back = Αναίρεση
panel-bill-clear = Καθαρισμός

panel-short-lead = Όποιος χτίζει λέει πρώτος πόσα και πού, μετά όλοι οι άλλοι. Αν η Τράπεζα έχει αρκετά, όλοι αγοράζουν στην τιμή καταλόγου· αλλιώς τα κτίρια βγαίνουν σε πλειστηριασμό ένα ένα.
panel-short-piece = Τι δεν φτάνει;
panel-short-houses = Σπίτια
panel-short-hotels = Ξενοδοχεία
panel-short-stock = Πόσα έχουν μείνει στην Τράπεζα;
panel-short-wishes = Ποιος θέλει τι;
panel-short-wish = { $count ->
    [one] { $count } για { $deed }, τιμή καταλόγου { $price }
   *[other] { $count } για { $deed }, τιμή καταλόγου { $price }
}
panel-short-breaks = διαλύει ξενοδοχείο
panel-short-withdraw = Ανάκληση
panel-short-player = Παίκτης
panel-short-deed = Χτίζει σε
panel-short-count = Πόσα
panel-short-declare = Δήλωση
panel-short-empty = Η Τράπεζα δεν έχει άλλα: περιμένετε ώσπου κάποιος να επιστρέψει ή να πουλήσει.
panel-short-enough = Φτάνουν για όλους: όλοι αγοράζουν στην τιμή καταλόγου.
panel-short-sold-all = Σε όλους στην τιμή καταλόγου
panel-short-alone = Ενδιαφέρεται μόνο { $name }. Χωρίς πλειστηριασμό, { $price } για { $deed }.
panel-short-sold-alone = Πωλήθηκε στην τιμή καταλόγου
panel-short-auction = Πλειστηριασμός ενός κτιρίου. Συμμετέχουν: { $names }. Πρώτη προσφορά: { $price }.
panel-short-breakers = Οι αγοραστές εξυπηρετήθηκαν. Ξενοδοχείο μπορούν τώρα να διαλύσουν: { $names }.
panel-short-winner = Πλειοδότης
panel-short-price = Προσφορά
panel-short-low = Η πρώτη προσφορά είναι { $price }.
panel-short-sold = Πωλήθηκε
panel-short-unsold = Καμία προσφορά
panel-short-pass = Το πάσο ισχύει μόνο για αυτό το κτίριο. Αν πάνε όλοι πάσο, μένει στην Τράπεζα και η έλλειψη τελειώνει.
panel-short-sales = Ως τώρα πωλήθηκαν
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Από την αρχή

panel-sheet-not-yours = Ο ρόλος σας δεν επιτρέπει την καταχώριση φύλλων.
panel-sheet-coming = Το φύλλο είναι καθ’ οδόν. Μένει σε αυτό το πρόγραμμα περιήγησης ώσπου να φτάσει στον διακομιστή.
panel-whose = Ποιος παίκτης;
panel-no-cash = δεν συμπληρώθηκαν τα μετρητά
panel-gone = Όποιος βγήκε δεν έχει τίποτα.
panel-not-out = Παίζει ακόμα
panel-cash = Μετρητά: { $name }
panel-owned-by = ανήκει σε { $name }
panel-mortgaged = με υποθήκη
panel-buildings = Κτίρια: { $deed }
panel-level-none = χωρίς κτίριο
panel-level-hotel-short = Ξ
panel-out-on-sheet = Χρεοκόπησε πριν από το τέλος
panel-worth-cash = Μετρητά
panel-worth-deeds = Ιδιοκτησίες
panel-worth-mortgaged = Υποθηκευμένες ιδιοκτησίες
panel-worth-houses = Σπίτια
panel-worth-hotels = Ξενοδοχεία
panel-worth-total = Καθαρή αξία
panel-places = Θέσεις και βαθμοί
panel-survivors = { $count ->
    [one] Μένει { $count } παίκτης.
   *[other] Μένουν { $count } παίκτες.
}
panel-points = { $count ->
    [one] { $count } βαθμός
   *[other] { $count } βαθμοί
}
panel-decided-worth = από την καθαρή αξία
panel-decided-deeds = ίση καθαρή αξία, περισσότερες ιδιοκτησίες χωρίς υποθήκη
panel-decided-cash = ίση καθαρή αξία και ιδιοκτησίες, περισσότερα μετρητά
panel-decided-head-judge = με απόφαση του επικεφαλής κριτή
panel-decided-survived = έπαιζε ακόμα
panel-decided-left-later = βγήκε αργότερα
panel-decided-expelled = ο επόμενος αποκλείστηκε
panel-fault-no-cash = δεν συμπληρώθηκαν τα μετρητά
panel-fault-players-differ = το φύλλο πρέπει να έχει κάθε παίκτη του τραπεζιού μία φορά
panel-fault-nobody-left = ο τελευταίος που έμεινε κέρδισε, δεν βγήκε
panel-fault-order-missing = λείπει η σειρά με την οποία βγήκαν οι παίκτες
panel-fault-unknown-fate = δεν είναι σαφές πώς τερμάτισε ο παίκτης
panel-fault-bad-cash = τα μετρητά δεν μπορεί να είναι σωστά
panel-fault-out-but-owns = βγήκε και δεν έχει πια τίποτα
panel-fault-no-such-deed = ιδιοκτησία που δεν υπάρχει σε αυτό το ταμπλό
panel-fault-deed-twice = μια ιδιοκτησία είναι σε δύο γραμμές
panel-fault-bad-buildings = κτίρια που δεν μπορούν να είναι εκεί
panel-fault-too-many-houses = περισσότερα σπίτια από όσα έχει το κουτί
panel-fault-too-many-hotels = περισσότερα ξενοδοχεία από όσα έχει το κουτί
panel-fault-group-incomplete = κτίρια σε ομάδα που δεν είναι πλήρης
panel-fault-group-mortgaged = κτίρια σε ομάδα με υποθήκη
panel-fault-built-unevenly = μια ομάδα είναι χτισμένη ανομοιόμορφα
panel-fault-sums-differ = η καθαρή αξία δεν είναι το άθροισμα των μερών της
panel-fault-unknown-part = αναφέρεται κάτι που δεν μετρά
panel-fault-fate-differs = καταγράφηκε αλλιώς όσο διαρκούσε το παιχνίδι
panel-fault-order-differs = η σειρά εξόδου καταγράφηκε αλλιώς
panel-tie = Ισοπαλία που την κρίνει μόνο ο επικεφαλής κριτής. Πατήστε τους παίκτες με τη σειρά που ορίζει.
panel-tie-open = Υπάρχει ισοπαλία: αποφασίζει ο επικεφαλής κριτής.
panel-tie-order = Σειρά: { $names }
panel-tie-next = Επόμενη θέση: { $name }
panel-tie-again = Σβήσιμο της σειράς
panel-signatures = Υπογραφές
panel-sign-later = Πρώτα το φύλλο πρέπει να είναι πλήρες και σωστό.
panel-sign = Υπογράφει { $name }
panel-sign-paper = στο χαρτί
panel-sign-paper-of = Υπογραφή στο χαρτί: { $name }
panel-signed-at = υπογραφή στις { $time }
panel-signed-paper = στο χαρτί, έλεγχος στις { $time }
panel-signed-before = υπέγραψε φεύγοντας
panel-locked = Κάποιος υπέγραψε: τίποτα δεν μπορεί πια να αλλάξει.
panel-unlock = Ανάκληση όλων των υπογραφών για αλλαγή
panel-too-early = Το φύλλο γίνεται δεκτό όταν ο επικεφαλής κριτής αναγγείλει τη λήξη ή όταν μείνει ένας παίκτης.
panel-unsigned-yet = Δεν έχουν υπογράψει ακόμα: { $names }. Πριν από αυτό κανείς δεν μπορεί να επιβεβαιώσει το φύλλο.
panel-reason-needed = Μια διόρθωση χρειάζεται αιτιολογία.
panel-submit = Καταχώριση του φύλλου
panel-submit-correction = Καταχώριση της διόρθωσης
panel-print = Εκτύπωση
panel-entered-by = Έκδοση { $version }, την καταχώρισε { $name }.
panel-confirmed-by = Το επιβεβαίωσε { $name }.
panel-awaits-second = Περιμένει δεύτερο πρόσωπο.
panel-digest = Αποτύπωμα αυτού του φύλλου:
panel-unsigned = Χωρίς υπογραφή: { $names }.
panel-own = Αυτό το φύλλο το καταχωρίσατε εσείς: πρέπει να το επιβεβαιώσει κάποιος άλλος.
panel-confirm-lead = Συγκρίνετέ το με το έντυπο φύλλο. Επιβεβαιώνετε ακριβώς ό,τι βλέπετε εδώ.
panel-confirm = Επιβεβαίωση όπως είναι
panel-reject = Επιστροφή για διόρθωση
panel-correct = Διόρθωση αυτού του φύλλου
panel-correct-about = Η διόρθωση αντικαθιστά αυτή την έκδοση και λέει τον λόγο. Πρέπει να υπογραφεί και να επιβεβαιωθεί ξανά.
panel-correct-begin = Έναρξη διόρθωσης
panel-correct-lead = Αντικαθιστά την έκδοση { $version }, που καταχώρισε { $name }.

panel-rules-language = Γλώσσα των κανόνων
panel-rules-search = Λέξη ή αριθμός κανόνα
panel-rules-found = { $count ->
    [one] { $count } κανόνας
   *[other] { $count } κανόνες
}
panel-entry-tick = Σημείωση: { $name }
panel-entry-undo-out = { $name }: ξανά στο παιχνίδι
panel-tick-lead = Σημειώστε τους παίκτες που είναι στο τραπέζι. Όποιος δεν έχει σημειωθεί στις παρουσίες χάνει τη θέση του.
panel-door-missing = δεν καταγράφηκε στην είσοδο
panel-undo = Αναίρεση
panel-undo-title = { $name }: τελικά δεν είναι εκτός;
panel-undo-lead = Πρέπει να συμφωνήσει και δεύτερος υπεύθυνος. Το φύλλο που έχει ήδη καταχωριστεί επιστρέφει τότε σε εσάς.
panel-undo-waits = Η αναίρεση προτάθηκε. Πρέπει να συμφωνήσει και δεύτερος υπεύθυνος.
panel-returned = { $name } επέστρεψε το φύλλο: { $reason }
