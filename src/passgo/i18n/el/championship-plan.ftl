plan-starts = Η έναρξη ({ $city }) είναι πλέον { $new } αντί για { $old }.
plan-name = Ο χώρος ({ $city }) είναι πλέον { $new } αντί για { $old }.
plan-city = Η πόλη είναι πλέον { $new } αντί για { $old }.
plan-capacity = Οι θέσεις ({ $city }) είναι πλέον { $new } αντί για { $old }.
plan-tables = Τα τραπέζια ({ $city }) είναι πλέον { $new } αντί για { $old }.
plan-closes = Η τελευταία ημέρα εγγραφών είναι πλέον { $new } αντί για { $old }.
plan-venue = Νέος χώρος: { $name } ({ $city }), { $starts }.
plan-history = Τι άλλαξε
plan-earlier = { $count ->
    [one] Μία προηγούμενη αλλαγή
   *[other] { $count } προηγούμενες αλλαγές
}
hall-page-plan = Αλλαγή προγράμματος
plan-lead = Κάθε αλλαγή φαίνεται στη δημόσια σελίδα μαζί με ό,τι ίσχυε πριν. Πριν τη δημοσιεύσετε, βλέπετε ποιους αφορά.
plan-fixed = Η έκδοση, οι βαθμοί και οι φάσεις μένουν όπως είναι: με βάση αυτά γράφτηκαν οι παίκτες.
plan-change = Αλλαγή
plan-change-venue = Αλλαγή: { $venue }
plan-closing = Τελευταία ημέρα εγγραφών
plan-field-name = Αίθουσα
plan-field-city = Πόλη
plan-field-starts = Έναρξη ({ $zone })
plan-field-capacity = Θέσεις
plan-field-tables = Τραπέζια ταυτόχρονα
plan-field-heats = Σκέλη
plan-field-zone = Ζώνη ώρας
plan-add = Προσθήκη χώρου
plan-preview = Δείτε την αλλαγή
plan-publish = Δημοσίευση της αλλαγής
plan-back = Καμία αλλαγή
plan-notice = Δική σας εξήγηση, αν θέλετε – χωρίς ονόματα
plan-mailed = { $count ->
    [one] E-mail σε ένα άτομο
   *[other] E-mail σε { $count } άτομα
}
plan-readers = { $language }: { $count }
plan-nobody = Δεν αφορά κανέναν από όσους γράφτηκαν.
plan-moved-up = { $count ->
    [one] Ένας εφεδρικός παίρνει θέση, με τη σειρά.
   *[other] { $count } εφεδρικοί παίρνουν θέση, με τη σειρά.
}
hall-done-publish-plan = Η αλλαγή δημοσιεύτηκε.
plan-unclear = Συμπληρώστε όλα τα πεδία: ονόματα, ημέρα και ώρα, ζώνη ώρας και ακέραιους αριθμούς.
mail-plan-subject = { $championship }: αλλαγή προγράμματος
mail-plan-body =
    Αγαπητέ/ή { $name },

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] Ένα άτομο έχει θέση εδώ, άρα οι θέσεις δεν μπορούν να γίνουν λιγότερες.
   *[other] { $count } άτομα έχουν θέση εδώ, άρα οι θέσεις δεν μπορούν να γίνουν λιγότερες.
}
refusal-champ-closes-early = Οι εγγραφές ανοίγουν μόλις στις { $opens }.
refusal-champ-closes-late = Οι εγγραφές δεν συνεχίζονται μετά τις { $day }: τότε αρχίζουν τα παιχνίδια στον πρώτο χώρο. Αλλάξτε πρώτα την τελευταία ημέρα εγγραφών.
refusal-champ-nothing-new = Έτσι είναι ήδη.
refusal-champ-no-seats = Τα τραπέζια εδώ χωρούν { $room } παίκτες. Προσθέστε πρώτα τραπέζια ή μειώστε τις θέσεις.
refusal-champ-plan-lent = Ο χώρος έχει παραχωρηθεί σε φορητό υπολογιστή που ακολουθεί το τωρινό πρόγραμμα. Περιμένετε τα αποτελέσματά του ή πάρτε πίσω τον χώρο.
refusal-champ-roll-called = Οι παρουσίες καταγράφηκαν και οι παίκτες είναι εδώ, άρα η αίθουσα και η έναρξη δεν αλλάζουν πια.
refusal-champ-tables-in-use = { $count ->
    [one] Εδώ παίζει ένα τραπέζι, άρα δεν μπορούν να γίνουν λιγότερα.
   *[other] Εδώ παίζουν { $count } τραπέζια, άρα δεν μπορούν να γίνουν λιγότερα.
}
refusal-champ-time-over = Αυτή η ώρα έχει περάσει. Διαλέξτε μεταγενέστερη.
refusal-champ-too-young-then = { $count ->
    [one] Ένα άτομο που γράφτηκε δεν θα είχε την απαιτούμενη ηλικία στις { $day }.
   *[other] { $count } άτομα που γράφτηκαν δεν θα είχαν την απαιτούμενη ηλικία στις { $day }.
}
refusal-champ-venue-known = Υπάρχει ήδη χώρος με αυτό το όνομα.
refusal-champ-venue-unfit = Οι επόμενες φάσεις δεν έχουν θέση για παίκτες ενός ακόμα χώρου.
plan-terms = Όροι ή ακύρωση
plan-terms-long = Οι όροι είναι πολύ μεγάλοι. Συντομεύστε τους· όλες οι γλώσσες μετρούν μαζί.
plan-judge = Αντικατάσταση κριτή
hall-done-another-judge = Το τραπέζι έχει άλλον κριτή.
