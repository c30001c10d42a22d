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
