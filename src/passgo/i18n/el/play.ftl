# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, αριθμός κλήρωσης { $seed }
play-title-loaded = { $edition }, συνέχεια μετά τη σειρά { $turn }
play-how = Γράψτε έναν αριθμό ή μια εντολή· με { $command } βλέπετε τις εντολές.
play-cash = Έχετε { $cash }.
play-wait = Όχι τώρα
play-free = Κανείς δεν έχει τίποτα σε αυτές τις ομάδες: { $groups }.
play-no-choice = Γράψτε έναν αριθμό από 1 έως { $most }.
play-first = Ξεκινήστε από τη θέση «{ $space }».
play-unknown-space = Δεν υπάρχει θέση με το όνομα { $word }.
play-unknown-player = Κανείς δεν λέγεται { $word }. Οι παίκτες: { $players }.
play-bad-action = Η εντολή { $word } δεν υπάρχει. Γράψτε { $command } για τις εντολές.
play-perhaps = Μήπως εννοείτε { $word };
play-saved = Αποθηκεύτηκε: { $file }.
play-save-where = Πείτε πού να αποθηκευτεί: { $command }
play-unsaved = Το παιχνίδι δεν έχει αποθηκευτεί. Γράψτε { $command } για να το αποθηκεύσετε ή ξανά { $quit } για να φύγετε.
play-resume = Συνέχεια με: { $command }
play-not-saved = Το παιχνίδι δεν αποθηκεύτηκε.
play-cannot-save = Το παιχνίδι δεν αποθηκεύεται στο { $file }. Διαλέξτε άλλο αρχείο.
play-file-there = Το { $file } υπάρχει ήδη. Διαλέξτε άλλο αρχείο.
play-limit = Σταμάτησε μετά τη σειρά { $turn }· το παιχνίδι δεν τελείωσε.
play-commands = Εντολές
play-help-number = Διαλέγει μία από τις αριθμημένες επιλογές· το ίδιο κάνουν και οι λέξεις δίπλα.
play-help-short = Αρκούν τα πρώτα γράμματα ενός ονόματος.
play-help-actor = Ενεργεί για άλλον σε αυτό το πληκτρολόγιο, για τον τραπεζίτη ή για τον κριτή.
play-help-save = Αποθήκευση του παιχνιδιού
