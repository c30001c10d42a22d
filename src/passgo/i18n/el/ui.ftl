# Το τραπέζι.

app-name = passgo
app-title-your-turn = ● Η σειρά σας – passgo
loading = Το τραπέζι στρώνεται …
language = Γλώσσα
theme = Χρώματα
theme-auto = Όπως η συσκευή
theme-light = Φωτεινά
theme-dark = Σκούρα
sound-on = Ο ήχος είναι ανοιχτός
sound-off = Ο ήχος είναι κλειστός
notify = Ειδοποίηση όταν είναι η σειρά μου
notify-on = Θα ειδοποιηθείτε όταν είναι η σειρά σας
view-board = Ταμπλό
view-list = Λίστα
skip-to-actions = Σε όσα μπορείτε να κάνετε
menu = Μενού
close = Κλείσιμο
cancel = Άκυρο
back = Πίσω

online = Σε σύνδεση
connecting = Σύνδεση …
offline = Χωρίς σύνδεση: νέα προσπάθεια …
sending = Αποστολή …
taken-over = Τη θέση σας την ανέλαβε άλλη συσκευή. Εδώ μπορείτε ακόμα να βλέπετε.
taken-over-back = Επιστροφή εδώ
refused = Το τραπέζι δεν ανοίγει: { $why }
reload = Φόρτωση ξανά
paused = Το τραπέζι είναι σε παύση.
paused-nobody-there = Το τραπέζι είναι σε παύση γιατί δεν ήταν κανείς εδώ.
closed = Το τραπέζι έκλεισε.
closed-rules = Ο διακομιστής αναβαθμίστηκε και αυτό το παιχνίδι δεν μπορούσε να συνεχιστεί. Η καταγραφή του διατηρείται.
rules-then = Παίχτηκε με τους κανόνες { $version }.
official = Επίσημος γύρος

bank = η Τράπεζα
you = εσείς
somebody = κάποιος
bot = μποτ
bot-name = Μποτ { $number }
away = λείπει
judge = κριτής
onlooker = θεατής
nothing = τίποτα
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

awaiting-you-start-roll = Ρίξτε για το ποιος ξεκινά.
awaiting-you-roll = Η σειρά σας: ρίξτε τα ζάρια.
awaiting-you-roll-again = Ρίχνετε ξανά.
awaiting-you-roll-jail = Είστε στη φυλακή. Πώς θα βγείτε;
awaiting-you-buy = { $space }: διαθέσιμο, κοστίζει { $amount }.
awaiting-you-auction = Προσφέρετε για { $space };
awaiting-you-auction-building = Προσφέρετε για { word-building-the };
awaiting-you-debt = Οφείλετε { $amount }. Δικαιούχος: { $other }.
awaiting-you-choose-bus = Το λεωφορείο: πόσο μακριά πάτε;
awaiting-you-choose-any-space = Τρία ίδια: πηγαίνετε όπου θέλετε.
awaiting-you-choose-ride = Συνεχίζετε από { $space } για { $amount } ή μένετε;
awaiting-you-choose-mortgaged-deed = { $space }: ήρθε σε εσάς με υποθήκη. Τι κάνετε;
awaiting-you-shortage = Πόσα θέλετε;
awaiting-you-end = Η σειρά σας τελείωσε.
awaiting-you-nothing = Τώρα δεν ζητείται κάτι από εσάς.
awaiting-start-roll = { $player }: ρίχνει για το ποιος ξεκινά.
awaiting-roll = { $player }: ρίχνει τώρα.
awaiting-buy = { $player }: αποφασίζει για { $space }.
awaiting-auction = { $player }: μπορεί να προσφέρει.
awaiting-debt = { $player }: έχει χρέος να εξοφλήσει.
awaiting-choose = { $player }: επιλέγει.
awaiting-shortage = { $player }: ερώτηση { word-buildings-how-many } { word-buildings } θέλει.
awaiting-end = { $player }: μπορεί να κλείσει τη σειρά.
awaiting-dice = Ο κριτής καταχωρίζει τη ζαριά. Ρίχνει: { $player }.

actions-title = Τι μπορείτε να κάνετε
act-roll = Ρίξτε τα ζάρια
act-roll-jail = Ρίξτε για την ελευθερία
act-end = Τέλος της σειράς σας
act-buy = Αγορά για { $amount }
act-decline = Όχι αγορά
act-decline-auction = Στον πλειστηριασμό
act-claim = Ζητήστε { word-rent-the }: { $space }
act-claim-any = Ζητήστε { word-rent }
act-bid = Προσφορά { $amount }
act-pass = Πάσο
act-pass-shortage = Κανένα
act-pass-turn = Κανένα, όχι άλλη ερώτηση σε αυτόν τον γύρο
act-build = Χτίστε ({ $change })
act-sell = Πουλήστε { word-building } ({ $change })
act-mortgage = Υποθήκη ({ $change })
act-redeem = Άρση υποθήκης ({ $change })
act-surrender = Πώληση στην Τράπεζα ({ $change })
act-sell-hotels = Πωλούνται όλα μαζί: { $group }
act-on-space = { $action }: { $space }
act-pay = Πληρώστε { $amount }
act-bankrupt = Παραίτηση: πτώχευση
act-bankrupt-liquidates = Παραίτηση: πώληση και υποθήκη όλων
act-bankrupt-sure = Σίγουρα παραιτείστε; Ό,τι έχετε πηγαίνει σε: { $other }.
act-bankrupt-sure-liquidates = Σίγουρα παραιτείστε; Πρώτα πωλούνται { word-buildings-all-yours } και υποθηκεύονται { word-deeds-yours-subject }· μετά όλα πηγαίνουν σε: { $other }.
act-bankrupt-yes = Ναι, πτωχεύω
act-default = Αφήστε τον πλειστηριασμό
act-fine = Πληρώστε { $amount } και βγείτε από τη φυλακή
act-card = Βγείτε από τη φυλακή με κάρτα
act-choose-steps = { $count ->
    [one] { $count } θέση, ως { $space }
   *[other] { $count } θέσεις, ως { $space }
}
act-choose-space = Προς { $space }
act-choose-stay = Μένω
act-choose-redeem = Άρση τώρα με { $amount }
act-choose-keep = Μένει υποθηκευμένο, με τόκο { $amount }
act-choose-defer = Μένει υποθηκευμένο, με διπλό τόκο αργότερα
act-accept = Δεκτό
act-reject = Απόρριψη
act-counter = Αντιπρόταση
act-withdraw = Πάρτε πίσω την πρόταση
act-want = Ένα στη θέση { $space }
act-want-several = Θέλω: { $pieces }
act-offer = Προτείνετε συμφωνία
act-choose-where = Πού;
act-pick-on-board = Ή διαλέξτε στο ταμπλό.

auction-title = Πλειστηριασμός: { $space }
auction-title-building = Πλειστηριασμός { word-building-of }
auction-building-left = Στην Τράπεζα, μαζί με αυτό: { $pieces }.
auction-pass-piece = Το πάσο ισχύει μόνο για { word-building-this }.
auction-none = Καμία προσφορά ακόμα.
auction-high-you = Η προσφορά σας { $amount } είναι η υψηλότερη.
auction-stage-0 = Ο πλειστηριασμός είναι ανοιχτός.
auction-stage-1 = Μία …
auction-stage-2 = Δύο …
auction-closed = Πουλήθηκε για { $amount }. Πληρώνει: { $player }.
auction-amount = Η προσφορά σας
auction-bid = Προσφορά
auction-quick = Γρήγορες προσφορές
auction-out = Έχετε αφήσει αυτόν τον πλειστηριασμό.
auction-after = Σας μένουν: { $amount }

deal-title = Συμφωνία
deal-with = Με ποιον;
deal-give = Δίνετε
deal-take = Παίρνετε
deal-cash = Χρήματα
deal-cards = { Word-jail-cards }
deal-none = Τίποτα που να ανταλλάσσεται.
deal-send = Στείλτε την πρόταση
deal-clear = Από την αρχή
deal-changes = Τι αλλάζει
deal-empty = Διαλέξτε τι αλλάζει χέρια.
deal-set-you = Συμπληρώνετε ομάδα: { $group }.
deal-set-other = { $player }: συμπληρώνει ομάδα, { $group }.
deal-break-you = Χαλάτε ομάδα σας: { $group }.
deal-break-other = { $player }: χαλά ομάδα, { $group }.
deal-interest-you = Υποθήκες: θα πληρώσετε τόκο τουλάχιστον { $amount }.
deal-interest-other = Υποθήκες: { $player } θα πληρώσει τόκο τουλάχιστον { $amount }.
deal-after-you = Τα χρήματά σας μετά: { $amount }.
deal-after-other = Χρήματα μετά, { $player }: { $amount }.
deal-too-much = Είναι περισσότερα χρήματα απ’ όσα υπάρχουν.
deal-card-price = Μια { word-jail-card } κοστίζει τουλάχιστον { $amount }.
offers-title = Προτάσεις
offer-from = Πρόταση προς εσάς: { $player }
offer-to = Η πρότασή σας προς: { $player }
offer-between = { $player } προτείνει, προς: { $other }
offer-you-get = παίρνετε
offer-you-give = δίνετε
offer-gives = δίνει
offer-asks = ζητά
offer-not-now = Δεν γίνεται δεκτή τώρα.
deal-time = Χρόνος για τη διαπραγμάτευση

debt-title = Ένα χρέος
debt-owed = Οφείλετε { $amount } και έχετε { $cash }. Δικαιούχος: { $other }.
debt-missing = Λείπουν { $amount }.
debt-could = Με πωλήσεις και υποθήκες μπορείτε να βρείτε { $amount }.
debt-cannot = Ακόμα κι αν πουλήσετε τα πάντα, φτάνετε μόνο { $amount }.
debt-ways = Πώς θα βρεθούν
debt-enough = φτάνει μόνο του

claim-which = Για { word-deed-which };
claim-hint = Εδώ δεν σας το θυμίζει κανείς: προσέχετε ποιος έρχεται σε εσάς.

deed-free = Δεν ανήκει σε κανέναν.
deed-price = Τιμή
deed-mortgage-value = Αξία της υποθήκης
deed-redeem-cost = Κόστος άρσης
deed-rent = { Word-rent }
deed-rent-bare = Χωρίς { word-buildings }
deed-rent-set = Με όλη την ομάδα
deed-rent-stations = { $count ->
    [one] Με { $count }
   *[other] Με { $count }
}
deed-rent-utility = { $count ->
    [one] Με { $count }: { $factor } × ζάρια
   *[other] Με { $count }: { $factor } × ζάρια
}
deed-rent-now = { Word-rent } τώρα
deed-building-cost = { Word-building-one } κοστίζει
deed-mortgaged = υποθηκευμένο
deed-group = Χρωματική ομάδα
about-tax = Πληρώστε { $amount }
about-fare = Ταξίδι για { $amount }
about-entity = Ρίξτε { $count } ή περισσότερα με τον παίκτη στα αριστερά σας: νικήστε ή πληρώστε { $amount }
about-go = Μισθός { $amount }
about-cards = Τραβήξτε κάρτα
about-jail = Απλή επίσκεψη, ή στη φυλακή
about-parking = Εδώ δεν γίνεται τίποτα
about-go-to-jail = Πηγαίνετε στη φυλακή
about-question = Πατήστε τον κύβο
about-ride = Ταξιδέψτε ή μείνετε
about-here = Εδώ: { $players }
about-owner = Ιδιοκτήτης: { $player }
deeds-title = Τα δικά μου
deeds-none = Δεν έχετε ακόμα { word-deed-properties }.

players-title = Παίκτες
player-out = εκτός παιχνιδιού
player-in-jail = στη φυλακή
player-turn = παίζει
player-decides = αποφασίζει
player-deeds = { $count ->
    [0] { word-deed-no }
    [one] { $count } { word-deed-property }
   *[other] { $count } { word-deed-properties }
}
player-worth = αξία { $amount }
player-token = Πιόνι
bank-stock = Στην Τράπεζα
log-title = Πορεία
log-none = Δεν έγινε ακόμα τίποτα.
log-older = Παλιότερα
chat-title = Κουβέντα
chat-none = Κανείς δεν είπε κάτι ακόμα.
chat-say = Πείτε το
chat-text = Τα λόγια σας
chat-phrase = Έτοιμες φράσεις
chat-judge = Κριτής
preset-hello = Γεια!
preset-good-luck = Καλή τύχη!
preset-well-played = Ωραίο παίξιμο!
preset-thanks = Ευχαριστώ.
preset-sorry = Συγγνώμη.
preset-hurry = Η σειρά σας, παρακαλώ.
preset-wait = Μια στιγμή, παρακαλώ.
preset-yes = Ναι.
preset-no = Όχι.
preset-interested = Με ενδιαφέρει.
preset-not-interested = Δεν με ενδιαφέρει.
preset-make-an-offer = Κάντε μου μια πρόταση.
preset-judge-please = Κριτή, παρακαλώ!
preset-good-game = Ωραίο παιχνίδι!
preset-bye = Αντίο!

dice-title = Ζάρια
dice-none = Κανείς δεν έριξε ακόμα.
dice-bus = λεωφορείο
dice-mr = { word-deed-next }

board-title = Ταμπλό: { $edition }
board-list = Οι θέσεις στο ταμπλό
board-keys = Τα βέλη γυρίζουν το ταμπλό· το Enter ανοίγει μια θέση.

judge-title = Κριτής
judge-close = Κλείστε τον πλειστηριασμό
judge-last-round = Τελευταίος γύρος
judge-time = Λήξη χρόνου
judge-expel = Αποβολή: { $player }
judge-dice = Γράψτε τα ζάρια
judge-dice-faces = Ζάρια, όπως 3 4
judge-no-dice = Ακύρωση της ζαριάς
judge-pause = Παύση
judge-resume = Συνέχεια
judge-claims = { Word-rent-pl } που μπορούν να ζητηθούν
judge-claim-line = { $other } από { $player } για { $space }
judge-claim-line-amount = { $other } από { $player }: { $amount } ({ $space })

lobby-title = Πριν την έναρξη
lobby-seat-open = ελεύθερη
lobby-invite = Πρόσκληση
lobby-add-bot = Προσθήκη μποτ
lobby-remove-bot = Αφαίρεση του μποτ
lobby-token = Επιλογή πιονιού
lobby-token-any = Όποιο είναι ελεύθερο
lobby-start = Έναρξη παιχνιδιού
lobby-start-fill = Έναρξη, τα μποτ παίρνουν τις ελεύθερες θέσεις
lobby-waiting = Ο οικοδεσπότης ξεκινά το παιχνίδι.
lobby-waiting-judge = Ο επικεφαλής κριτής ξεκινά όλα τα τραπέζια μαζί.
lobby-seeding = Ανακατεύονται τα ζάρια: κάθε παίκτης βάζει το μέρος του. Μια στιγμή …

end-title = Το παιχνίδι τελείωσε
end-winner = Νίκη: { $players }!
end-winners = Ισόπαλη νίκη: { $players }!
end-rank = Θέση
end-player = Παίκτης
end-worth = Αξία
end-points = Βαθμοί
end-curve = Η αξία στη διάρκεια του παιχνιδιού
end-dice = Ζάρια
end-dice-about = Πόσες φορές ήρθε κάθε άθροισμα· η ζώνη δείχνει τι περιμένει κανείς από την τύχη.
end-dice-line = { $sum }: ήρθε { $count ->
    [one] { $count } φορά
   *[other] { $count } φορές
}, αναμενόμενο { $low } έως { $high }
end-replay = Δείτε ξανά το παιχνίδι
fair-check = Έλεγχος των ζαριών
end-rematch = Ξανά, με τους ίδιους παίκτες
end-rematch-there = Στο επόμενο παιχνίδι
leave-game = Αποχώρηση

# Hints for a first game.
hints = Συμβουλή
hints-on = Οι συμβουλές φαίνονται
hints-off = Οι συμβουλές είναι κρυφές
hints-stop = Όχι άλλες συμβουλές
hint-roll = Ρίξτε και το πιόνι σας προχωρά μόνο του. Πριν από αυτό μπορείτε να χτίσετε, να υποθηκεύσετε ή να προτείνετε συμφωνία.
hint-buy = Δεν ανήκει σε κανέναν: μπορείτε να το αγοράσετε ή να το αφήσετε.
hint-buy-auction = Δεν ανήκει σε κανέναν: μπορείτε να το αγοράσετε. Αλλιώς βγαίνει σε πλειστηριασμό για όλους, και για εσάς.
hint-claim = Κάποιος στάθηκε { word-deed-on-yours }. { Word-rent-only } εγκαίρως.
hint-debt = Τα μετρητά δεν φτάνουν: πουλήστε { word-buildings }, υποθηκεύστε ή κάντε συμφωνία και μετά πληρώστε.
hint-auction = Κερδίζει η ψηλότερη προσφορά. Προσφέρετε όσα μπορείτε να πληρώσετε· όποιος πάει πάσο βγαίνει από τον πλειστηριασμό.
hint-auction-default = Κερδίζει η ψηλότερη προσφορά. Όποιος δεν μπορεί να την πληρώσει αποκλείεται και ο πλειστηριασμός ξαναρχίζει.
hint-choose = Οι κανόνες το αφήνουν σε εσάς: διαλέξτε μία απάντηση.
hint-offer = Μια προσφορά περιμένει: δεχτείτε την, απορρίψτε την ή κάντε τη δική σας.
hint-jail = Με διπλή ζαριά ελευθερώνεστε· με πληρωμή ή κάρτα, σίγουρα.
hint-jail-six = Με έξι ελευθερώνεστε· με πληρωμή ή κάρτα, σίγουρα.
hint-jail-roll = Με διπλή ζαριά ή κάρτα ελευθερώνεστε· αλλιώς πληρώνετε μετά τη ζαριά και προχωράτε.
hint-jail-late = Δεν υπάρχουν άλλες προσπάθειες: ρίχνετε, προχωράτε και πληρώνετε. Αν πληρώσετε πριν, με διπλές ξαναρίχνετε.
hint-build = Μπορείτε να χτίσετε: ανοίξτε { word-deed-one-yours }. { Word-buildings-the-subject } ανεβάζουν πολύ { word-rent-the }.
hint-end = Κάτι άλλο; Χτίστε ή προτείνετε συμφωνία και μετά τελειώστε τη σειρά σας.
hint-wait = Τώρα αποφασίζουν άλλοι. Πατήστε μια θέση για να δείτε { word-deed-of-it } ή προτείνετε συμφωνία.

# Looking back.
replay-title = Αναδρομή
replay-turn = Σειρά { $turn }: { $player }
replay-scrub = Σημείο του παιχνιδιού
replay-step = Βήμα { $step } από { $last }
replay-first = Στην αρχή
replay-back = Ένα βήμα πίσω
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-on = Ένα βήμα μπροστά
replay-last = Στο τέλος
replay-eyes = Με τα μάτια
replay-eyes-spectator = ενός θεατή
replay-eyes-judge = του κριτή
replay-jump = Στη σειρά
replay-speed = Ταχύτητα
replay-times = { $factor }×
replay-plain = Ως απλό κείμενο
loading-more = Έρχεται …

# Several people at one device.
pass-to = Δώστε τη συσκευή: { $player }
pass-taken = { $player }: εδώ είμαι, συνεχίζω
lobby-here = σε αυτή τη συσκευή
lobby-beside = Κάποιος δίπλα σας παίζει κι αυτός εδώ
lobby-beside-add = Προσθήκη

# More for the judge.
judge-correct = Διόρθωση λάθους
judge-expel-title = Αποβολή παίκτη
judge-expel-sure = Αποβάλλεται πράγματι; { $player } χάνει τα πάντα στην Τράπεζα, χωρίς επιστροφή.
judge-talk = Διαπραγματεύονται { $player } και { $other }.
judge-seconds = Δευτερόλεπτα
judge-limit = Όριο
judge-extend = Παράταση
correct-what = Τι ήταν λάθος
correct-cash = Χρήματα
correct-deeds = { Word-deed-one }
correct-places = Μια θέση στο ταμπλό
correct-amount = Περισσότερα ή λιγότερα
correct-deed = { Word-deed-what }
correct-owner = Ανήκει σε
correct-level = { Word-buildings }
correct-space = Στέκεται στη θέση
correct-entry = Σε ποια καταχώριση
correct-why = Γιατί
correct-send = Διορθώστε

# Not having to hear somebody.
chat-object = Για όσα είπε: { $player }
chat-mute = Σίγαση για εμένα: { $player }
chat-mute-all = Σίγαση για όλους: { $player }
chat-hear = Ξανακούστε
chat-report = Αναφορά ως
chat-reported = Έγινε αναφορά. Ευχαριστούμε.
report-insult = προσβολή
report-spam = ανεπιθύμητο
report-cheating = απάτη
report-advice = απαγορευμένη συμβουλή
report-other = κάτι άλλο

# Taking back, and words without sums for official rounds.
act-undo = Πάρτε το πίσω
act-undo-space = Πάρτε το πίσω: { $space }
act-build-plain = Χτίστε
act-sell-plain = Πουλήστε { word-building }
act-mortgage-plain = Υποθήκη
act-redeem-plain = Άρση υποθήκης
act-surrender-plain = Πώληση στην Τράπεζα
debt-yourself = Εδώ κανείς δεν λογαριάζει για εσάς: βρείτε τα από { word-deeds-yours }.
shortage-could = Μπορείτε να βάλετε και να πληρώσετε: { $pieces }.
shortage-how = Διαλέξτε έναν { word-street-acc } για κάθε { word-building }, με τη σειρά που { word-buildings-them } θέλετε.
shortage-order = Η σειρά σας
shortage-remove = Αφαίρεση: { $space }
shortage-total = Τιμή: { $amount }. Σας μένουν: { $left }.
