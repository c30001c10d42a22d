# Το τραπέζι.

app-name = passgo
app-title-your-turn = ● Η σειρά σας – passgo
loading = Το τραπέζι ετοιμάζεται…
language = Γλώσσα
theme = Θέμα
theme-auto = Όπως στη συσκευή
theme-light = Φωτεινό
theme-dark = Σκούρο
sound-on = Ο ήχος είναι ανοιχτός
sound-off = Ο ήχος είναι κλειστός
notify = Ειδοποίηση όταν είναι η σειρά μου
notify-on = Θα ειδοποιηθείτε όταν είναι η σειρά σας
view-board = Ταμπλό
view-list = Λίστα
skip-to-actions = Μετάβαση στις ενέργειές σας
menu = Μενού
close = Κλείσιμο
cancel = Άκυρο
back = Πίσω

online = Υπάρχει σύνδεση
connecting = Σύνδεση…
offline = Χωρίς σύνδεση. Νέα προσπάθεια…
sending = Αποστολή…
taken-over = Η θέση σας είναι ανοιχτή σε άλλη συσκευή. Εδώ μπορείτε ακόμα να παρακολουθείτε.
taken-over-back = Παίξτε εδώ
refused = Το τραπέζι δεν ανοίγει: { $why }
reload = Επαναφόρτωση σελίδας
paused = Το παιχνίδι είναι σε παύση.
paused-nobody-there = Το παιχνίδι είναι σε παύση γιατί έφυγαν όλοι.
closed = Το τραπέζι έκλεισε.
closed-rules = Ο διακομιστής αναβαθμίστηκε και αυτό το παιχνίδι δεν μπορούσε να συνεχιστεί. Η καταγραφή του διατηρείται.
rules-then = Παίχτηκε με την έκδοση { $version } των κανόνων.
official = Επίσημος γύρος

bank = η Τράπεζα
    .whom = την Τράπεζα
you = εσείς
somebody = κάποιος
bot = μποτ
bot-name = Μποτ { $number }
away = λείπει
judge = κριτής
onlooker = θεατής
nothing = τίποτα
    .is = nothing
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } κέρμα
   *[other] { $amount } κέρματα
}
money-hidden = κρυφά
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } { word-jail-card }
   *[other] { $count } { word-jail-cards }
}
level-0 = χωρίς { word-building }
seconds-left = { $count ->
    [one] μένει { $count } δευτερόλεπτο
   *[other] μένουν { $count } δευτερόλεπτα
}

awaiting-you-start-roll = Ρίξτε για να φανεί ποιος ξεκινά.
awaiting-you-roll = Είναι η σειρά σας – ρίξτε τα ζάρια.
awaiting-you-roll-again = Ρίξτε ξανά!
awaiting-you-roll-jail = Είστε στη φυλακή. Πώς θα βγείτε;
awaiting-you-buy = Αγοράζετε τη θέση «{ $space }» για { $amount };
awaiting-you-auction = Θα κάνετε προσφορά για τη θέση «{ $space }»;
awaiting-you-auction-building = Θα κάνετε προσφορά για { word-building-the };
awaiting-you-debt = { WHO($other) ->
    [bank] Οφείλετε { $amount } στην Τράπεζα.
   *[other] Οφείλετε { $amount } σε { FORM($other, "whom") }.
}
awaiting-you-choose-bus = Λεωφορείο: πόσο θα προχωρήσετε;
awaiting-you-choose-any-space = Τρία ίδια! Πηγαίνετε όπου θέλετε.
awaiting-you-choose-ride = Συνεχίζετε από τη θέση «{ $space }» με { $amount } ή μένετε;
awaiting-you-choose-mortgaged-deed = Πήρατε τη θέση «{ $space }» με υποθήκη. Τι θα κάνετε;
awaiting-you-shortage = { Word-buildings-how-many } θέλετε;
awaiting-you-end = Τελειώνετε τη σειρά σας;
awaiting-you-nothing = Δεν χρειάζεται να κάνετε κάτι τώρα.
awaiting-start-roll = { $player } ρίχνει για να φανεί ποιος ξεκινά.
awaiting-roll = { $player } πρέπει να ρίξει.
awaiting-buy = { $player } αποφασίζει αν θα αγοράσει τη θέση «{ $space }».
awaiting-auction = { $player } μπορεί να κάνει προσφορά ή να πάει πάσο.
awaiting-debt = { $player } έχει χρέος να εξοφλήσει.
awaiting-choose = { $player } επιλέγει.
awaiting-shortage = { $player } αποφασίζει { word-buildings-how-many } { word-buildings } θέλει.
awaiting-end = { $player } δεν έχει τελειώσει ακόμα τη σειρά.
awaiting-dice = Ο κριτής καταχωρίζει τη ζαριά που έφερε { $player }.

actions-title = Οι ενέργειές σας
act-roll = Ρίψη ζαριών
act-roll-jail = Ρίψη για έξοδο
act-end = Τέλος σειράς
act-buy = Αγορά για { $amount }
act-decline = Δεν αγοράζω
act-decline-auction = Σε πλειστηριασμό
act-claim = Ζητώ { word-rent } για «{ $space }»
act-claim-any = Ζητώ { word-rent }
act-bid = Προσφορά { $amount }
act-pass = Πάσο
act-pass-shortage = Δεν θέλω
act-pass-turn = Δεν θέλω, μη με ρωτήσετε ξανά σε αυτή τη σειρά
act-build = Χτίσιμο ({ $change })
act-sell = Πώληση { word-building-of } ({ $change })
act-mortgage = Υποθήκη ({ $change })
act-redeem = Άρση υποθήκης ({ $change })
act-surrender = Πώληση στην Τράπεζα ({ $change })
act-sell-hotels = Πουλώ { word-hotels-all-acc }: { $group }
act-on-space = { $action }: { $space }
act-pay = Πληρωμή { $amount }
act-bankrupt = Δηλώνω χρεοκοπία
act-bankrupt-liquidates = Χρεοκοπία: πώληση και υποθήκευση όλων
act-bankrupt-sure = { WHO($other) ->
    [bank] Δηλώνετε χρεοκοπία; Όλα όσα έχετε πηγαίνουν στην Τράπεζα.
   *[other] Δηλώνετε χρεοκοπία; Όλα όσα έχετε τα παίρνει { $other }.
}
act-bankrupt-sure-liquidates = Δηλώνετε χρεοκοπία; Πρώτα πωλούνται { word-buildings-all-yours } και υποθηκεύονται { word-deeds-yours-subject }· μετά τα παίρνει όλα { $other }.
act-bankrupt-yes = Ναι, χρεοκόπησα
act-default = Παραίτηση από την προσφορά
act-fine = Πληρωμή { $amount } για να βγω από τη φυλακή
act-card = Έξοδος από τη φυλακή με κάρτα
act-choose-steps = { $count ->
    [one] { $count } θέση, ως «{ $space }»
   *[other] { $count } θέσεις, ως «{ $space }»
}
act-choose-space = Στη θέση «{ $space }»
act-choose-stay = Μένω
act-choose-redeem = Άρση υποθήκης τώρα με { $amount }
act-choose-keep = Κρατώ την υποθήκη, τόκος { $amount }
act-choose-defer = Κρατώ την υποθήκη, διπλός τόκος αργότερα
act-accept = Αποδοχή
act-reject = Απόρριψη
act-counter = Αντιπρόταση
act-withdraw = Ανάκληση της πρότασης
act-want = Ζητώ { word-building } για «{ $space }»
act-want-several = Ζητώ { $pieces }
act-offer = Πρόταση συμφωνίας
act-choose-where = Πού;
act-pick-on-board = Ή διαλέξτε στο ταμπλό.

auction-title = Πλειστηριασμός: { $space }
auction-title-building = Πλειστηριασμός { word-building-of }
auction-building-left = Στην Τράπεζα, μαζί με { word-building-this }: { $pieces }.
auction-pass-piece = Το πάσο ισχύει μόνο για { word-building-this }.
auction-none = Καμία προσφορά ακόμα.
auction-high-you = Η προσφορά σας { $amount } είναι η υψηλότερη.
auction-stage-0 = Ο πλειστηριασμός είναι ανοιχτός.
auction-stage-1 = Κατακυρώνεται: ένα…
auction-stage-2 = Κατακυρώνεται: δύο…
auction-closed = Κατακυρώθηκε σε { FORM($player, "whom") } για { $amount }.
auction-amount = Η προσφορά σας
auction-bid = Προσφορά
auction-quick = Γρήγορες προσφορές
auction-out = Είστε εκτός αυτού του πλειστηριασμού.
auction-after = Μετά θα έχετε { $amount }.

deal-title = Συμφωνία
deal-with = Με ποιον;
deal-give = Δίνετε
deal-take = Παίρνετε
deal-cash = Χρήματα
deal-cards = { Word-jail-cards }
deal-none = { Word-deed-no } για ανταλλαγή.
deal-send = Αποστολή πρότασης
deal-clear = Από την αρχή
deal-changes = Τι αλλάζει
deal-empty = Διαλέξτε τι αλλάζει χέρια.
deal-set-you = Συμπληρώνετε την ομάδα «{ $group }».
deal-set-other = { $player } συμπληρώνει την ομάδα «{ $group }».
deal-break-you = Χαλάτε την ομάδα «{ $group }».
deal-break-other = { $player } χαλά την ομάδα «{ $group }».
deal-interest-you = Για τις υποθήκες θα πληρώσετε τόκο τουλάχιστον { $amount }.
deal-interest-other = Για τις υποθήκες { $player } θα πληρώσει τόκο τουλάχιστον { $amount }.
deal-after-you = Μετά θα έχετε { $amount }
deal-after-other = Μετά { $player } θα έχει { $amount }
deal-too-much = Ένας από τους δύο δεν έχει τόσα χρήματα.
deal-card-price = Μια { word-jail-card } δεν αλλάζει χέρια για λιγότερα από { $amount }.
offers-title = Προτάσεις
offer-from = Πρόταση από { FORM($player, "whom") }
offer-to = Η πρότασή σας σε { FORM($player, "whom") }
offer-between = Πρόταση από { FORM($player, "whom") } σε { FORM($other, "whom") }
offer-you-get = Παίρνετε
offer-you-give = Δίνετε
offer-gives = Δίνει
offer-asks = Ζητά
offer-not-now = Αυτή η πρόταση δεν μπορεί να γίνει δεκτή τώρα.
deal-time = Χρόνος για τη διαπραγμάτευση

debt-title = Εξόφληση χρέους
debt-owed = { WHO($other) ->
    [bank] Οφείλετε { $amount } στην Τράπεζα και έχετε { $cash }.
   *[other] Οφείλετε { $amount } σε { FORM($other, "whom") } και έχετε { $cash }.
}
debt-missing = Σας λείπουν { $amount }.
debt-could = Αν πουλήσετε και υποθηκεύσετε τα πάντα, μπορείτε να συγκεντρώσετε { $amount }.
debt-cannot = Ακόμα κι αν πουλήσετε και υποθηκεύσετε τα πάντα, θα συγκεντρώσετε μόνο { $amount }.
debt-ways = Πώς θα βρεθούν τα χρήματα
debt-enough = φτάνει μόνο του

claim-which = Για { word-deed-which };
claim-hint = Εδώ δεν σας το θυμίζει κανείς: προσέχετε ποιος επισκέπτεται { word-deeds-yours }.

deed-free = Δεν ανήκει σε κανέναν
deed-price = Τιμή
deed-mortgage-value = Αξία της υποθήκης
deed-redeem-cost = Κόστος άρσης της υποθήκης
deed-rent = { Word-rent }
deed-rent-bare = Χωρίς { word-buildings }
deed-rent-set = Με όλη την ομάδα
deed-rent-stations = { $count ->
    [one] Με { $count } θέση
   *[other] Με { $count } θέσεις
}
deed-rent-utility = { $count ->
    [one] Με { $count } θέση: { $factor } × ζάρια
   *[other] Με { $count } θέσεις: { $factor } × ζάρια
}
deed-rent-now = { Word-rent } τώρα
deed-building-cost = { Word-building-one } κοστίζει
deed-mortgaged = με υποθήκη
deed-group = Ομάδα
about-tax = Πληρώστε { $amount }
about-fare = Ταξίδι για { $amount }
about-entity = Ρίξτε { $count } ή περισσότερα με τον παίκτη στα αριστερά σας: κερδίστε ή πληρώστε { $amount }
about-go = Μισθός { $amount }
about-cards = Τραβήξτε κάρτα
about-jail = Απλή επίσκεψη ή στη φυλακή
about-parking = Εδώ δεν γίνεται τίποτα
about-go-to-jail = Πηγαίνετε στη φυλακή
about-question = Πατήστε τον κύβο
about-ride = Ταξιδέψτε ή μείνετε
about-here = Εδώ: { $players }
about-owner = Ιδιοκτήτης: { $player }
deeds-title = { Word-deeds-mine }
deeds-none = Δεν έχετε ακόμα { word-deed-properties }.

players-title = Παίκτες
player-out = εκτός παιχνιδιού
player-in-jail = στη φυλακή
player-turn = έχει σειρά
player-decides = αποφασίζει
player-deeds = { $count ->
    [0] { word-deed-no }
    [one] { $count } { word-deed-property }
   *[other] { $count } { word-deed-properties }
}
player-worth = καθαρή αξία { $amount }
player-token = Πιόνι
bank-stock = Στην Τράπεζα
log-title = Ιστορικό
log-none = Δεν έγινε ακόμα τίποτα.
log-older = Παλαιότερα
log-details = Κάθε βήμα
chat-title = Συνομιλία
chat-none = Κανένα μήνυμα ακόμα.
chat-say = Αποστολή
chat-text = Το μήνυμά σας
chat-phrase = Έτοιμες φράσεις
chat-judge = Κριτής
preset-hello = Γεια!
preset-good-luck = Καλή τύχη!
preset-well-played = Ωραίο παίξιμο!
preset-thanks = Ευχαριστώ!
preset-sorry = Συγγνώμη!
preset-hurry = Σειρά σου!
preset-wait = Μια στιγμή.
preset-yes = Ναι.
preset-no = Όχι.
preset-interested = Με ενδιαφέρει.
preset-not-interested = Δεν με ενδιαφέρει.
preset-make-an-offer = Κάνε μου μια πρόταση.
preset-judge-please = Κριτή, παρακαλώ!
preset-good-game = Ωραίο παιχνίδι!
preset-bye = Τα λέμε!

dice-title = Ζάρια
dice-none = Κανείς δεν έριξε ακόμα.
dice-bus = λεωφορείο
dice-mr = { word-deed-next }

board-title = Ταμπλό: { $edition }
board-list = Οι θέσεις στο ταμπλό
board-keys = Με τα βέλη μετακινείστε στο ταμπλό· με το Enter ανοίγετε μια θέση.

judge-title = Κριτής
judge-close = Κλείσιμο πλειστηριασμού
judge-last-round = Αναγγελία τελευταίου γύρου
judge-time = Αναγγελία λήξης χρόνου
judge-expel = Αποβολή: { $player }
judge-dice = Καταχώριση ζαριάς
judge-dice-faces = Ζαριά, π.χ. 3 4
judge-no-dice = Ακύρωση της ζαριάς
judge-pause = Παύση
judge-resume = Συνέχεια
judge-claims = { Word-rent-pl } που μπορούν να ζητηθούν
judge-claim-line = { $other } μπορεί να ζητήσει { word-rent } από { FORM($player, "whom") } για «{ $space }»
judge-claim-line-amount = { $other } μπορεί να ζητήσει { $amount } από { FORM($player, "whom") } για «{ $space }»

lobby-title = Πριν από την έναρξη
lobby-seat-open = κενή θέση
lobby-invite = Πρόσκληση
lobby-add-bot = Προσθήκη μποτ
lobby-remove-bot = Αφαίρεση του μποτ
lobby-token = Επιλογή πιονιού
lobby-token-any = Όποιο είναι διαθέσιμο
lobby-start = Έναρξη παιχνιδιού
lobby-start-fill = Έναρξη με μποτ στις ελεύθερες θέσεις
lobby-waiting = Περιμένουμε να ξεκινήσει το παιχνίδι ο οικοδεσπότης.
lobby-waiting-judge = Ο επικεφαλής κριτής θα ξεκινήσει όλα τα τραπέζια μαζί.
lobby-seeding = Ετοιμάζονται τα αδιάβλητα ζάρια: κάθε παίκτης προσθέτει ένα μέρος. Μια στιγμή…

end-title = Τέλος παιχνιδιού
end-winner = Κερδίζει { $players }!
end-winners = { $players } μοιράζονται τη νίκη!
end-rank = Θέση
end-player = Παίκτης
end-worth = Καθαρή αξία
end-points = Βαθμοί
end-curve = Η καθαρή αξία στη διάρκεια του παιχνιδιού
end-dice = Ζάρια
end-dice-about = Πόσες φορές ήρθε κάθε άθροισμα· η ζώνη δείχνει τι περιμένει κανείς από την τύχη.
end-dice-line = { $sum }: ήρθε { $count ->
    [one] { $count } φορά
   *[other] { $count } φορές
}, αναμενόμενο { $low } έως { $high }
end-replay = Προβολή της επανάληψης
fair-check = Έλεγχος των ζαριών
end-rematch = Ρεβάνς με τους ίδιους παίκτες
end-rematch-there = Στη ρεβάνς
leave-game = Αποχώρηση

# Hints for a first game.
hints = Συμβουλή
hints-on = Συμβουλές ενεργές
hints-off = Συμβουλές ανενεργές
hints-stop = Απενεργοποίηση συμβουλών
hint-roll = Ρίξτε και το πιόνι σας προχωρά μόνο του. Πριν από αυτό μπορείτε να χτίσετε, να υποθηκεύσετε ή να προτείνετε συμφωνία.
hint-buy = Δεν ανήκει σε κανέναν. Μπορείτε να αγοράσετε ή όχι.
hint-buy-auction = Δεν ανήκει σε κανέναν. Αν δεν αγοράσετε, βγαίνει σε πλειστηριασμό για όλους, και για εσάς.
hint-claim = Κάποιος σταμάτησε { word-deed-on-yours }. { Word-rent-only } εγκαίρως.
hint-debt = Τα μετρητά δεν φτάνουν: πουλήστε { word-buildings }, υποθηκεύστε ή κάντε συμφωνία και μετά πληρώστε.
hint-auction = Κερδίζει η υψηλότερη προσφορά. Δεν μπορείτε να προσφέρετε περισσότερα από όσα μπορείτε να πληρώσετε. Αν πάτε πάσο, βγαίνετε από αυτόν τον πλειστηριασμό.
hint-auction-default = Κερδίζει η υψηλότερη προσφορά. Όποιος δεν μπορεί να την πληρώσει αποκλείεται και ο πλειστηριασμός ξαναρχίζει.
hint-choose = Εσείς αποφασίζετε: διαλέξτε ένα.
hint-offer = Μια πρόταση περιμένει: δεχτείτε την, απορρίψτε την ή κάντε αντιπρόταση.
hint-jail = Με διπλές βγαίνετε· με πληρωμή ή κάρτα βγαίνετε σίγουρα.
hint-jail-six = Με εξάρι βγαίνετε· με πληρωμή ή κάρτα βγαίνετε σίγουρα.
hint-jail-roll = Με διπλές ή κάρτα βγαίνετε· αλλιώς πληρώνετε μετά τη ζαριά και προχωράτε.
hint-jail-late = Δεν υπάρχουν άλλες προσπάθειες: ρίχνετε, προχωράτε και πληρώνετε. Αν πληρώσετε πριν, με διπλές ξαναρίχνετε.
hint-build = Μπορείτε να χτίσετε: ανοίξτε { word-deed-one-yours }. { Word-buildings-the-subject } ανεβάζουν πολύ { word-rent-the }.
hint-end = Κάτι άλλο; Χτίστε ή προτείνετε συμφωνία και μετά τελειώστε τη σειρά σας.
hint-wait = Τώρα αποφασίζουν οι άλλοι. Πατήστε μια θέση για λεπτομέρειες ή προτείνετε συμφωνία.

# Looking back.
replay-title = Επανάληψη
replay-turn = Σειρά { $turn }: { $player }
replay-scrub = Σημείο του παιχνιδιού
replay-step = Βήμα { $step } από { $last }
replay-first = Στην αρχή
replay-back = Ένα βήμα πίσω
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-on = Ένα βήμα μπροστά
replay-last = Στο τέλος
replay-eyes = Όπως το βλέπει
replay-eyes-spectator = ένας θεατής
replay-eyes-judge = ο κριτής
replay-jump = Μετάβαση στη σειρά
replay-speed = Ταχύτητα
replay-times = { $factor }×
replay-plain = Ως κείμενο
loading-more = Φόρτωση…

# Several people at one device.
pass-to = Δώστε τη συσκευή σε { FORM($player, "whom") }
pass-taken = Είμαι { $player } – συνέχεια
lobby-here = σε αυτή τη συσκευή
lobby-beside = Προσθήκη παίκτη σε αυτή τη συσκευή
lobby-beside-add = Προσθήκη

# More for the judge.
judge-correct = Διόρθωση λάθους
judge-expel-title = Αποβολή παίκτη
judge-expel-sure = Να αποβληθεί { $player }; Όλη η περιουσία πηγαίνει στην Τράπεζα και αυτό δεν μπορεί να αναιρεθεί.
judge-talk = { $player } και { $other } διαπραγματεύονται.
judge-seconds = Δευτερόλεπτα
judge-limit = Όριο χρόνου
judge-extend = Παράταση
correct-what = Τι ήταν λάθος
correct-cash = Χρήματα
correct-deeds = { Word-deed-property }
correct-places = Θέση στο ταμπλό
correct-amount = Ποσό που προστίθεται ή αφαιρείται
correct-deed = { Word-deed-what }
correct-owner = Ιδιοκτήτης
correct-level = { Word-buildings }
correct-space = Θέση
correct-entry = Εγγραφή του ιστορικού
correct-why = Λόγος
correct-send = Αποθήκευση διόρθωσης

# Not having to hear somebody.
chat-object = Για το μήνυμα από { FORM($player, "whom") }
chat-mute = Σίγαση: { $player }
chat-mute-all = Σίγαση για όλους: { $player }
chat-hear = Κατάργηση σίγασης
chat-report = Αναφορά ως
chat-reported = Έγινε αναφορά. Ευχαριστούμε.
report-insult = προσβολή
report-spam = ανεπιθύμητο
report-cheating = απάτη
report-advice = απαγορευμένη συμβουλή
report-other = κάτι άλλο

# Taking back, and words without sums for official rounds.
act-undo = Αναίρεση
act-undo-space = Αναίρεση: { $space }
act-build-plain = Χτίσιμο
act-sell-plain = Πώληση { word-building-of }
act-mortgage-plain = Υποθήκη
act-redeem-plain = Άρση υποθήκης
act-surrender-plain = Πώληση στην Τράπεζα
debt-yourself = Εδώ κανείς δεν λογαριάζει για εσάς: βρείτε τα χρήματα από { word-deeds-yours }.
shortage-could = Μπορείτε να βάλετε και να πληρώσετε { $pieces }.
shortage-how = Διαλέξτε { word-street-one-acc } για κάθε { word-building }, με τη σειρά που { word-buildings-them } θέλετε.
shortage-order = Η σειρά προτίμησής σας
shortage-remove = Αφαίρεση της θέσης «{ $space }»
shortage-total = Σύνολο: { $amount }. Μετά θα έχετε { $left }.
spoken-of = Πώς να μιλούν τα κείμενα για εσάς;
spoken-of-other = Ουδέτερα
spoken-of-f = Στο θηλυκό
spoken-of-m = Στο αρσενικό

## Review in place: readers propose better texts

review-invite = Είναι η γλώσσα σας; Βοηθήστε να βελτιωθούν τα κείμενα

## The stage: the middle of the board

stage-pace = Ταχύτητα κίνησης: { $pace }
pace-calm = ήρεμη
pace-normal = κανονική
pace-fast = γρήγορη
pace-instant = άμεση
stage-completes = Συμπληρώνει την ομάδα
stage-blocks = Μπλοκάρει την ομάδα που μαζεύει { $player }
stage-of-set = { $number ->
    [one] { $count } από { $number } της ομάδας
   *[other] { $count } από { $number } της ομάδας
}
stage-left = Μετά θα έχετε { $amount }
stage-short = Χρειάζεστε ακόμα { $amount }
strip-title = Μετρητά όλων
stop-free = Προς πώληση: { $amount }
stop-yours = Σας ανήκει
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: ανάλογα με τα ζάρια
awaiting-you-choose-mortgaged-deeds = Πήρατε πολλές υποθήκες. Τι θα κάνετε με την καθεμία;
inherited-keep = Κρατώ, πληρώνω τόκο
inherited-redeem = Άρση τώρα
inherited-defer = Διπλός τόκος αργότερα
inherited-later = Αργότερα
inherited-keep-all = Κρατώ όλες
inherited-redeem-all = Άρση όλων
space-number = θέση { $number }
lobby-seat = θέση { $number }
offer-new = Έγινε μόλις τώρα
offer-since = Έγινε πριν από { $minutes } λεπτ.
bot-pace = Ρυθμός των μποτ
bot-pace-calm = Ήρεμος
bot-pace-normal = Κανονικός
bot-pace-fast = Γρήγορος
bot-pace-instant = Άμεσος
cash-short = Έχετε μόνο { $cash }.
end-share = Κοινοποίηση
end-shared = Αντιγράφηκε
end-download = Λήψη
acting-as = Παίζει τώρα: { $player }
whole-board = Όλο το ταμπλό
auction-estate = Περιουσία από { FORM($player, "whom") }: { $number } από { $count }.
auction-passed = πάσο
auction-thinking = σκέφτεται
awaiting-offer = { WHO($other) ->
    [you] { $player } σκέφτεται την πρότασή σας.
   *[other] { $player } σκέφτεται την πρόταση από { FORM($other, "whom") }.
}
awaiting-choose-bus = { $player } επιλέγει πόσο θα προχωρήσει με το λεωφορείο.
awaiting-choose-any-space = { $player } επιλέγει σε ποια θέση θα πάει.
awaiting-choose-ride = { $player } αποφασίζει αν θα συνεχίσει από τη θέση «{ $space }».
awaiting-choose-mortgaged-deed = { $player } αποφασίζει για την υποθήκη στη θέση «{ $space }».
deal-times = { WHO($player) ->
    [you] Με τις τυπωμένες τιμές δίνετε { $times }× όσα παίρνετε.
   *[other] Με τις τυπωμένες τιμές { $player } δίνει { $times }× όσα παίρνει.
}
deal-nothing = { WHO($player) ->
    [you] Δεν παίρνετε τίποτα σε αντάλλαγμα.
   *[other] { $player } δεν παίρνει τίποτα σε αντάλλαγμα.
}
outlook-title = Πιθανότητες και ομάδες
outlook-heat = Οι κίνδυνοι στο ταμπλό
outlook-roll = { WHO($player) ->
    [you] Η επόμενη ζαριά σας
   *[other] Επόμενη ζαριά: { $player }
}
outlook-charge = Άλλες πληρωμές
outlook-own = Δική του θέση
outlook-nothing = Καμία πληρωμή
outlook-cost = Κατά μέσο όρο { $mean }, το πολύ { $worst } ({ $space })
outlook-here = { $chance }: πληρωμή έως { $amount }
outlook-sets = Ποιος έχει τι
outlook-note = Μία ζαριά, με το ταμπλό όπως είναι τώρα. Ό,τι μπορεί να ζητήσει ο ιδιοκτήτης θεωρείται ότι ζητήθηκε, κάθε κάρτα που μένει στη στοίβα είναι εξίσου πιθανή και όποιος διαλέγει πού θα πάει παίρνει τον φθηνότερο δρόμο. Οι επόμενες ζαριές και όλα τα έσοδα δεν υπολογίζονται.

bot-random = Για πλάκα
bot-novice = Εύκολο
bot-builder = Μέτριο
bot-trader = Δύσκολο
bot-champion = Πολύ δύσκολο

sound-volume = Ένταση ήχου
look-edition = Στιλ της έκδοσης: ενεργό
look-plain = Στιλ της έκδοσης: ανενεργό
bot-talk-on = Ατάκες των μποτ: ενεργές
bot-talk-off = Ατάκες των μποτ: ανενεργές
end-line = Επιβεβαίωση της γραμμής μου
stood-in = Το τραπέζι παίζει για εσάς.
stood-in-back = Επέστρεψα
