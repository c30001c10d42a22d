hall-calls = Κλήσεις του επικεφαλής κριτή
hall-calls-none = Κανένα τραπέζι δεν περιμένει.
hall-call-table = Τραπέζι { $table } ({ $place })
hall-call-since = από τις { $time }
hall-call-taken = { $name }: έρχεται.
hall-call-take = Έρχομαι
hall-call-end = Τακτοποιήθηκε
hall-call = Κλήση επικεφαλής κριτή
hall-page-control = Αίθουσα ελέγχου
control-time = Εικόνα στις { $time }.
control-reload = Ανανέωση
control-registered = Εγγεγραμμένοι
control-phoned = Τηλεφωνήθηκαν
control-present = Παρόντες
control-seated = Στα τραπέζια
control-playing = Τραπέζια σε παιχνίδι
control-due = Λείπουν φύλλα
control-unconfirmed = Προς επιβεβαίωση
control-notes = Σημειώσεις
control-total = Σύνολο
control-calls = { $count ->
    [one] { $count } κλήση
   *[other] { $count } κλήσεις
}
control-late-start = Έπρεπε να αρχίσει στις { $time }
control-late-end = Ο χρόνος έληξε στις { $time }
control-late = Σε καθυστέρηση: { $count }
panel-call = Κλήση επικεφαλής κριτή
panel-called = Ο επικεφαλής κριτής κλήθηκε στις { $time }.
panel-call-taken = { $name }: έρχεται.
panel-call-end = Τακτοποιήθηκε
panel-entry-call = Κλήση του επικεφαλής κριτή
panel-entry-end-call = Η κλήση τακτοποιήθηκε
panel-timers = Χρονόμετρα
panel-timer-deal = { $count ->
    [one] Συμφωνία: το πολύ { $count } λεπτό
   *[other] Συμφωνία: το πολύ { $count } λεπτά
}
panel-timer-limit = Χρονικό όριο
panel-timer-minutes = Λεπτά
panel-timer-start = Έναρξη
panel-timer-stop = Διακοπή
panel-timer-reset = Μηδενισμός
panel-timer-over-deal = Ο χρόνος για τη συμφωνία τελείωσε.
panel-timer-over-limit = Το χρονικό όριο έληξε.
entry-list-back = Κλήση τώρα
entry-list-lead-back = Ζήτησαν να τους καλέσετε αυτή την ώρα.
entry-call-near = { $count ->
    [one] Δεν έχει γίνει ακόμα τηλεφώνημα σε { $count } άτομο. Έναρξη: { $when }
   *[other] Δεν έχει γίνει ακόμα τηλεφώνημα σε { $count } άτομα. Έναρξη: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } προσπάθεια, { $when }
   *[other] { $count } προσπάθειες, η τελευταία { $when }
}
entry-call-back-at = Νέα κλήση: { $when }
entry-call-add = Σημείωση κλήσης
entry-calls = Κλήσεις
entry-call-outcome = Τι έγινε;
entry-call-no-answer = Δεν απαντά
entry-call-call-back = Κλήση αργότερα
entry-call-note = Μόνο σημείωση
entry-call-when = Πότε να καλέσετε
entry-call-text = Σημείωση
entry-done-noted = Σημειώθηκε.
entry-call-wrong = Διαλέξτε ημέρα και ώρα για την κλήση ή γράψτε σημείωση έως 500 χαρακτήρες.
control-place-holds = Έχει τη θέση του πρωταθλητή.
control-place-pass = Παραχώρηση θέσης
hall-done-pass-place = Η θέση παραχωρήθηκε.
control-place-held = Τη θέση του πρωταθλητή ({ $prize }) έχει: { $name }.
hall-page-mail = Γράψτε email
mail-desk-write = Γράψτε σε συμμετέχοντες
mail-desk-stage = Φάση
mail-desk-group = Ομάδα
mail-desk-alternates = Εφεδρικοί
mail-desk-words = Συμπληρώνεται για τον καθένα:
mail-desk-needed = Το κείμενο πρέπει να έχει { $word }.
mail-desk-count = Μέτρηση και προβολή
mail-desk-counted = { $count ->
    [0] Κανείς δεν ταιριάζει σε αυτή την επιλογή.
    [one] Πηγαίνει σε { $count } άτομο:
   *[other] Πηγαίνει σε { $count } άτομα:
}
mail-desk-send = { $count ->
    [one] Αποστολή σε { $count } άτομο
   *[other] Αποστολή σε { $count } άτομα
}
hall-done-send = Τα email περιμένουν αποστολή.
mail-desk-too-many = Είναι πολλά email για μία ώρα. Περιμένετε λίγο και στείλτε αυτό.
mail-desk-bad-unknown = Το { $word } δεν συμπληρώνεται εδώ.
mail-desk-bad-empty = Γράψτε θέμα και κείμενο.
mail-desk-bad-long = Το θέμα ή το κείμενο είναι πολύ μεγάλο.
mail-desk-reminders = Υπενθυμίσεις
mail-desk-reminders-lead = Όποιος έχει επιβεβαιωθεί παίρνει ένα email σε καθεμία από αυτές τις ημέρες. Η πρόβα δεν στέλνει κανένα.
mail-desk-days = Ημέρες πριν από την έναρξη, για παράδειγμα 7, 1
mail-desk-bad-days = Γράψτε έως 5 ακέραιους από 1 έως 60 ή τίποτα.
hall-done-reminders = Αποθηκεύτηκε.
mail-desk-texts = Κείμενα των email
mail-desk-texts-lead = Κάθε κείμενο αλλάζει, γλώσσα με γλώσσα. Όπου δεν έχετε δικό σας, μένει το συνηθισμένο.
mail-desk-own = Δικό σας κείμενο:
mail-desk-all = Όλα τα email
mail-desk-language = Γλώσσα του κειμένου
mail-desk-preview = Προεπισκόπηση
mail-desk-keep = Χρήση του κειμένου
mail-desk-standard = Το συνηθισμένο κείμενο
hall-done-keep = Ισχύει το κείμενό σας.
hall-done-standard = Ισχύει πάλι το συνηθισμένο κείμενο.
logged-call-taken = Ο επικεφαλής κριτής έρχεται.
