# Τι έγινε στο τραπέζι.

## Η αρχή

event-start-rolled = { WHO($player) ->
    [you] Φέρνετε { $dice } στη ζαριά για το ποιος ξεκινά.
   *[other] { $player } φέρνει { $dice } στη ζαριά για το ποιος ξεκινά.
}
event-started = { WHO($player) ->
    [you] Ξεκινάτε εσείς. Σειρά παιχνιδιού: { $players }.
   *[other] Ξεκινά { $player }. Σειρά παιχνιδιού: { $players }.
}
event-clock-started = Το ρολόι ξεκινά.
event-dealt = { WHO($player) ->
    [you] Παίρνετε στη μοιρασιά { word-deed-the-acc } «{ $space }».
   *[other] { $player } παίρνει στη μοιρασιά { word-deed-the-acc } «{ $space }».
}

## Σειρά, ζαριά, κίνηση

event-turn = { WHO($player) ->
    [you] Είναι η σειρά σας.
   *[other] Σειρά έχει { $player }.
}
event-rolled = { WHO($player) ->
    [you] Φέρνετε { $dice }.
   *[other] { $player } φέρνει { $dice }.
}
event-moved = { WHO($player) ->
    [you] Πηγαίνετε στη θέση «{ $space }».
   *[other] { $player } πηγαίνει στη θέση «{ $space }».
}
event-moved-back = { WHO($player) ->
    [you] Γυρίζετε πίσω στη θέση «{ $space }».
   *[other] { $player } γυρίζει πίσω στη θέση «{ $space }».
}
event-salary = { WHO($player) ->
    [you] Περνάτε από { FORM($go, "via") } και παίρνετε { $amount }.
   *[other] { $player } περνά από { FORM($go, "via") } και παίρνει { $amount }.
}
story-roll = { WHO($player) ->
    [you] Φέρνετε { $dice } και σταματάτε στη θέση «{ $space }».
   *[other] { $player } φέρνει { $dice } και σταματά στη θέση «{ $space }».
}
story-roll-rent = { WHO($player) ->
    [you] Φέρνετε { $dice }, σταματάτε στη θέση «{ $space }» και πληρώνετε { $amount } σε { FORM($other, "whom") }.
   *[other] { WHO($other) ->
        [you] { $player } φέρνει { $dice }, σταματά στη δική σας θέση «{ $space }» και σας πληρώνει { $amount }.
       *[other] { $player } φέρνει { $dice }, σταματά στη θέση «{ $space }» και πληρώνει { $amount } σε { FORM($other, "whom") }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Φέρνετε { $dice } και σταματάτε στη θέση «{ $space }», όπου { $other } μπορεί να ζητήσει { word-rent } { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } φέρνει { $dice } και σταματά στη δική σας θέση «{ $space }». Μπορείτε να ζητήσετε { word-rent } { $amount }.
       *[other] { $player } φέρνει { $dice } και σταματά στη θέση «{ $space }», όπου { $other } μπορεί να ζητήσει { word-rent } { $amount }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Φέρνετε { $dice } και σταματάτε στη θέση «{ $space }», όπου { $other } μπορεί να ζητήσει { word-rent } ανάλογα με τα ζάρια.
   *[other] { WHO($other) ->
        [you] { $player } φέρνει { $dice } και σταματά στη δική σας θέση «{ $space }». Μπορείτε να ζητήσετε { word-rent } ανάλογα με τα ζάρια.
       *[other] { $player } φέρνει { $dice } και σταματά στη θέση «{ $space }», όπου { $other } μπορεί να ζητήσει { word-rent } ανάλογα με τα ζάρια.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Φέρνετε { $dice }, σταματάτε στη θέση «{ $space }» και την αγοράζετε για { $amount }.
   *[other] { $player } φέρνει { $dice }, σταματά στη θέση «{ $space }» και την αγοράζει για { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Φέρνετε { $dice }, σταματάτε στη θέση «{ $space }» και πληρώνετε { $amount }.
   *[other] { $player } φέρνει { $dice }, σταματά στη θέση «{ $space }» και πληρώνει { $amount }.
}
story-roll-jailed = { WHO($player) ->
    [you] Φέρνετε { $dice } και πηγαίνετε στη φυλακή.
   *[other] { $player } φέρνει { $dice } και πηγαίνει στη φυλακή.
}
story-roll-stayed = { WHO($player) ->
    [you] Φέρνετε { $dice } και μένετε στη φυλακή ({ $count }η προσπάθεια).
   *[other] { $player } φέρνει { $dice } και μένει στη φυλακή ({ $count }η προσπάθεια).
}
story-salary = { FORM($go, "the") } δίνει { $amount }.
event-jailed = { WHO($player) ->
    [you] Πηγαίνετε στη φυλακή.
   *[other] { $player } πηγαίνει στη φυλακή.
}
event-freed = { WHO($player) ->
    [you] Βγαίνετε από τη φυλακή.
   *[other] { $player } βγαίνει από τη φυλακή.
}
event-freed-fine = { WHO($player) ->
    [you] Πληρώνετε { $amount } και βγαίνετε από τη φυλακή.
   *[other] { $player } πληρώνει { $amount } και βγαίνει από τη φυλακή.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Μένετε στη φυλακή ({ $count }η προσπάθεια).
   *[other] { $player } μένει στη φυλακή ({ $count }η προσπάθεια).
}
event-ride = { WHO($player) ->
    [you] Ταξιδεύετε ως τη θέση «{ $space }» για { $amount }.
   *[other] { $player } ταξιδεύει ως τη θέση «{ $space }» για { $amount }.
}

## Αγορές και πλειστηριασμοί

event-bought = { WHO($player) ->
    [you] Αγοράζετε { word-deed-the-acc } «{ $space }» για { $amount }.
   *[other] { $player } αγοράζει { word-deed-the-acc } «{ $space }» για { $amount }.
}
story-bought = { WHO($player) ->
    [you] Πηγαίνετε στη θέση «{ $space }» και την αγοράζετε για { $amount }.
   *[other] { $player } πηγαίνει στη θέση «{ $space }» και την αγοράζει για { $amount }.
}
event-declined = { WHO($player) ->
    [you] Δεν αγοράζετε { word-deed-the-acc } «{ $space }».
   *[other] { $player } δεν αγοράζει { word-deed-the-acc } «{ $space }».
}
event-auction-opened = { Word-deed-the } «{ $space }» βγαίνει σε πλειστηριασμό. Οι προσφορές ξεκινούν από { $amount }.
event-auction-opened-building = Πλειστηριασμός { word-building-of-one }. Οι προσφορές ξεκινούν από { $amount }.
event-bid = { WHO($player) ->
    [you] Προσφέρετε { $amount }.
   *[other] { $player } προσφέρει { $amount }.
}
story-auction-bid = { WHO($player) ->
    [you] Στον πλειστηριασμό για { word-deed-the-acc } «{ $space }» προηγείστε με { $amount }.
   *[other] Στον πλειστηριασμό για { word-deed-the-acc } «{ $space }» προηγείται { $player } με { $amount }.
}
event-passed = { WHO($player) ->
    [you] Πάτε πάσο.
   *[other] { $player } πάει πάσο.
}
event-auction-won = { WHO($player) ->
    [you] Κερδίζετε στον πλειστηριασμό { word-deed-the-acc } «{ $space }» με { $amount }.
   *[other] { $player } κερδίζει στον πλειστηριασμό { word-deed-the-acc } «{ $space }» με { $amount }.
}
event-auction-won-building = { WHO($player) ->
    [you] Κερδίζετε στον πλειστηριασμό { word-building-the } με { $amount }.
   *[other] { $player } κερδίζει στον πλειστηριασμό { word-building-the } με { $amount }.
}
event-auction-unsold = Καμία προσφορά. { Word-deed-the } «{ $space }» μένει στην Τράπεζα.
event-auction-unsold-building = Καμία προσφορά. { Word-building-the-subject } μένει στην Τράπεζα.
event-defaulted = { WHO($player) ->
    [you] Δεν μπορείτε να πληρώσετε την προσφορά σας και αποκλείεστε από αυτόν τον πλειστηριασμό.
   *[other] { $player } δεν μπορεί να πληρώσει την προσφορά που κέρδισε και αποκλείεται από αυτόν τον πλειστηριασμό.
}
event-going-1 = Κατακυρώνεται: ένα…
event-going-2 = Κατακυρώνεται: δύο…

## Ενοίκια και άλλες πληρωμές

event-rent-due = { WHO($player) ->
    [you] Σταματάτε στη θέση «{ $space }», όπου { $other } μπορεί να ζητήσει { word-rent } { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } σταματά στη δική σας θέση «{ $space }». Μπορείτε να ζητήσετε { word-rent } { $amount }.
       *[other] { $player } σταματά στη θέση «{ $space }», όπου { $other } μπορεί να ζητήσει { word-rent } { $amount }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Σταματάτε στη θέση «{ $space }», όπου { $other } μπορεί να ζητήσει { word-rent } ανάλογα με τα ζάρια.
   *[other] { WHO($other) ->
        [you] { $player } σταματά στη δική σας θέση «{ $space }». Μπορείτε να ζητήσετε { word-rent } ανάλογα με τα ζάρια.
       *[other] { $player } σταματά στη θέση «{ $space }», όπου { $other } μπορεί να ζητήσει { word-rent } ανάλογα με τα ζάρια.
    }
}
story-rent = { WHO($player) ->
    [you] Σταματάτε στη θέση «{ $space }» και πληρώνετε { $amount } σε { FORM($other, "whom") }.
   *[other] { WHO($other) ->
        [you] { $player } σταματά στη δική σας θέση «{ $space }» και σας πληρώνει { $amount }.
       *[other] { $player } σταματά στη θέση «{ $space }» και πληρώνει { $amount } σε { FORM($other, "whom") }.
    }
}
story-tax = { WHO($player) ->
    [you] Σταματάτε στη θέση «{ $space }» και πληρώνετε { $amount }.
   *[other] { $player } σταματά στη θέση «{ $space }» και πληρώνει { $amount }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Δεν ζητήσατε εγκαίρως { word-rent-the } για τη θέση «{ $space }».
   *[other] { $other } δεν ζήτησε εγκαίρως { word-rent-the } για τη θέση «{ $space }».
}
event-owed-rent = { WHO($player) ->
    [you] Οφείλετε σε { FORM($other, "whom") } { word-rent } { $amount } για τη θέση «{ $space }».
   *[other] { WHO($other) ->
        [you] { $player } σας οφείλει { word-rent } { $amount } για τη θέση «{ $space }».
       *[other] { $player } οφείλει σε { FORM($other, "whom") } { word-rent } { $amount } για τη θέση «{ $space }».
    }
}
event-owed-tax = { WHO($player) ->
    [you] Οφείλετε { $amount } για τη θέση «{ $space }».
   *[other] { $player } οφείλει { $amount } για τη θέση «{ $space }».
}
event-owed-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Λόγω της κάρτας οφείλετε { $amount } στην Τράπεζα.
       *[other] Λόγω της κάρτας οφείλετε { $amount } σε { FORM($other, "whom") }.
    }
   *[other] { WHO($other) ->
        [you] Λόγω της κάρτας { $player } σας οφείλει { $amount }.
        [bank] Λόγω της κάρτας { $player } οφείλει { $amount } στην Τράπεζα.
       *[other] Λόγω της κάρτας { $player } οφείλει { $amount } σε { FORM($other, "whom") }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Οφείλετε { $amount } για να βγείτε από τη φυλακή.
   *[other] { $player } οφείλει { $amount } για να βγει από τη φυλακή.
}
event-owed-auction = { WHO($player) ->
    [you] Οφείλετε { $amount } για τον πλειστηριασμό.
   *[other] { $player } οφείλει { $amount } για τον πλειστηριασμό.
}
event-owed-entity = { WHO($player) ->
    [you] Οφείλετε { $amount } για τη θέση «{ $space }».
   *[other] { $player } οφείλει { $amount } για τη θέση «{ $space }».
}
event-owed-question = { WHO($player) ->
    [you] Οφείλετε { $amount } στον κύβο.
   *[other] { $player } οφείλει { $amount } στον κύβο.
}
event-owed-interest = { WHO($player) ->
    [you] Οφείλετε τόκο { $amount } για { word-deed-the-acc } «{ $space }».
   *[other] { $player } οφείλει τόκο { $amount } για { word-deed-the-acc } «{ $space }».
}
event-paid-rent = { WHO($player) ->
    [you] Πληρώνετε σε { FORM($other, "whom") } { word-rent } { $amount } για τη θέση «{ $space }».
   *[other] { WHO($other) ->
        [you] { $player } σας πληρώνει { word-rent } { $amount } για τη θέση «{ $space }».
       *[other] { $player } πληρώνει σε { FORM($other, "whom") } { word-rent } { $amount } για τη θέση «{ $space }».
    }
}
event-paid-tax = { WHO($player) ->
    [you] Πληρώνετε { $amount } για τη θέση «{ $space }».
   *[other] { $player } πληρώνει { $amount } για τη θέση «{ $space }».
}
event-paid-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Πληρώνετε { $amount } στην Τράπεζα.
       *[other] Πληρώνετε { $amount } σε { FORM($other, "whom") }.
    }
   *[other] { WHO($other) ->
        [you] { $player } σας πληρώνει { $amount }.
        [bank] { $player } πληρώνει { $amount } στην Τράπεζα.
       *[other] { $player } πληρώνει { $amount } σε { FORM($other, "whom") }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Πληρώνετε { $amount } για να βγείτε από τη φυλακή.
   *[other] { $player } πληρώνει { $amount } για να βγει από τη φυλακή.
}
event-paid-auction = { WHO($player) ->
    [you] Πληρώνετε { $amount } στην Τράπεζα.
   *[other] { $player } πληρώνει { $amount } στην Τράπεζα.
}
event-paid-entity = { WHO($player) ->
    [you] Πληρώνετε { $amount } για τη θέση «{ $space }».
   *[other] { $player } πληρώνει { $amount } για τη θέση «{ $space }».
}
event-paid-question = { WHO($player) ->
    [you] Πληρώνετε { $amount }.
   *[other] { $player } πληρώνει { $amount }.
}
event-paid-interest = { WHO($player) ->
    [you] Πληρώνετε τόκο { $amount } για { word-deed-the-acc } «{ $space }».
   *[other] { $player } πληρώνει τόκο { $amount } για { word-deed-the-acc } «{ $space }».
}
story-kept = { WHO($player) ->
    [you] Διατηρείτε την υποθήκη στη θέση «{ $space }» και πληρώνετε τόκο { $amount }.
   *[other] { $player } διατηρεί την υποθήκη στη θέση «{ $space }» και πληρώνει τόκο { $amount }.
}
event-received = { WHO($player) ->
    [you] Παίρνετε { $amount }.
   *[other] { $player } παίρνει { $amount }.
}

## Κάρτες, μάχες, κύβοι

event-card-drawn = { WHO($player) ->
    [you] Τραβάτε { FORM($deck, "card") }: { $note }
   *[other] { $player } τραβά { FORM($deck, "card") }: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Δείχνετε μια { word-jail-card }.
   *[other] { $player } δείχνει μια { word-jail-card }.
}
event-card-used = { WHO($player) ->
    [you] Βγαίνετε από τη φυλακή με κάρτα.
   *[other] { $player } βγαίνει από τη φυλακή με κάρτα.
}
event-deck-shuffled = Ανακατεύονται { FORM($deck, "pile") }.
event-dice = { WHO($player) ->
    [you] Φέρνετε { $dice }.
   *[other] { $player } φέρνει { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Εσείς και { $other } φέρνετε { $dice } και νικάτε { FORM($space, "beat") }.
   *[other] { WHO($other) ->
        [you] { $player } και εσείς φέρνετε { $dice } και νικάτε { FORM($space, "beat") }.
       *[other] { $player } και { $other } φέρνουν { $dice } και νικούν { FORM($space, "beat") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Εσείς και { $other } φέρνετε { $dice } και χάνετε από { FORM($space, "beat") }.
   *[other] { WHO($other) ->
        [you] { $player } και εσείς φέρνετε { $dice } και χάνετε από { FORM($space, "beat") }.
       *[other] { $player } και { $other } φέρνουν { $dice } και χάνουν από { FORM($space, "beat") }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] { FORM($space, "the") } σάς δίνει όσα κέρματα δείξει ένα ζάρι.
   *[other] { FORM($space, "the") } δίνει σε { FORM($player, "whom") } όσα κέρματα δείξει ένα ζάρι.
}
event-question-coins = { WHO($player) ->
    [you] { FORM($space, "the") } σάς δίνει { $amount }.
   *[other] { FORM($space, "the") } δίνει { $amount } σε { FORM($player, "whom") }.
}
event-question-move-again = { WHO($player) ->
    [you] { FORM($space, "the") } σάς αφήνει να ρίξετε και να προχωρήσετε ξανά.
   *[other] { FORM($space, "the") } δίνει σε { FORM($player, "whom") } άλλη μία ζαριά και κίνηση.
}
event-question-pay = { WHO($player) ->
    [you] { FORM($space, "the") } σάς κοστίζει { $amount }.
   *[other] { FORM($space, "the") } κοστίζει { $amount } σε { FORM($player, "whom") }.
}

## Κτίρια και υποθήκες

event-built = { WHO($player) ->
    [you] Χτίζετε στη θέση «{ $space }» με κόστος { $amount }: τώρα { $level }.
   *[other] { $player } χτίζει στη θέση «{ $space }» με κόστος { $amount }: τώρα { $level }.
}
event-built-won = { WHO($player) ->
    [you] Χτίζετε στη θέση «{ $space }»: τώρα { $level }.
   *[other] { $player } χτίζει στη θέση «{ $space }»: τώρα { $level }.
}
story-built = { WHO($player) ->
    [you] Χτίζετε με κόστος { $amount }: { $spaces }.
   *[other] { $player } χτίζει με κόστος { $amount }: { $spaces }.
}
event-sold = { WHO($player) ->
    [you] Πουλάτε { word-buildings } στη θέση «{ $space }» για { $amount }: τώρα { $level }.
   *[other] { $player } πουλά { word-buildings } στη θέση «{ $space }» για { $amount }: τώρα { $level }.
}
story-sold = { WHO($player) ->
    [you] Πουλάτε { word-buildings } για { $amount }: { $spaces }.
   *[other] { $player } πουλά { word-buildings } για { $amount }: { $spaces }.
}
event-shortage = { WHO($player) ->
    [you] Θέλετε να χτίσετε { $pieces } ({ $spaces }). Η Τράπεζα έχει { $left }. Πρώτα ερωτώνται οι άλλοι.
   *[other] { $player } θέλει να χτίσει { $pieces } ({ $spaces }). Η Τράπεζα έχει { $left }. Πρώτα ερωτώνται οι άλλοι.
}
event-shortage-sells = { WHO($player) ->
    [you] Θέλετε να επιστρέψετε { $pieces }. Η Τράπεζα έχει { $left }. Προηγούνται όσοι αγοράζουν.
   *[other] { $player } θέλει να επιστρέψει { $pieces }. Η Τράπεζα έχει { $left }. Προηγούνται όσοι αγοράζουν.
}
event-wanted = { WHO($player) ->
    [you] Θέλετε να χτίσετε: { $spaces }.
   *[other] { $player } θέλει να χτίσει: { $spaces }.
}
event-mortgaged = { WHO($player) ->
    [you] Υποθηκεύετε { word-deed-the-acc } «{ $space }» για { $amount }.
   *[other] { $player } υποθηκεύει { word-deed-the-acc } «{ $space }» για { $amount }.
}
story-mortgaged = { WHO($player) ->
    [you] Υποθηκεύετε τις θέσεις { $spaces } για { $amount }.
   *[other] { $player } υποθηκεύει τις θέσεις { $spaces } για { $amount }.
}
event-redeemed = { WHO($player) ->
    [you] Αίρετε την υποθήκη στη θέση «{ $space }» με { $amount }.
   *[other] { $player } αίρει την υποθήκη στη θέση «{ $space }» με { $amount }.
}
story-redeemed = { WHO($player) ->
    [you] Αίρετε τις υποθήκες στις θέσεις { $spaces } με { $amount }.
   *[other] { $player } αίρει τις υποθήκες στις θέσεις { $spaces } με { $amount }.
}
event-kept = { WHO($player) ->
    [you] Διατηρείτε την υποθήκη στη θέση «{ $space }».
   *[other] { $player } διατηρεί την υποθήκη στη θέση «{ $space }».
}
event-deferred = { WHO($player) ->
    [you] Θα πληρώσετε αργότερα τον τόκο για τη θέση «{ $space }».
   *[other] { $player } θα πληρώσει αργότερα τον τόκο για τη θέση «{ $space }».
}
event-surrendered = { WHO($player) ->
    [you] Πουλάτε { word-deed-the-acc } «{ $space }» στην Τράπεζα για { $amount }.
   *[other] { $player } πουλά { word-deed-the-acc } «{ $space }» στην Τράπεζα για { $amount }.
}

## Συμφωνίες

event-offered = { WHO($player) ->
    [you] { FORM($give, "is") ->
        [nothing] Δεν προσφέρετε τίποτα σε { FORM($other, "whom") }
       *[other] Προσφέρετε σε { FORM($other, "whom") } { FORM($give, "acc") }
    }, { FORM($take, "is") ->
        [nothing] χωρίς να ζητάτε τίποτα
       *[other] ζητώντας { FORM($take, "acc") }
    }.
   *[other] { WHO($other) ->
        [you] { $player } { FORM($give, "is") ->
            [nothing] δεν σας προσφέρει τίποτα
           *[other] σας προσφέρει { FORM($give, "acc") }
        }, { FORM($take, "is") ->
            [nothing] χωρίς να ζητά τίποτα
           *[other] ζητώντας { FORM($take, "acc") }
        }.
       *[other] { $player } { FORM($give, "is") ->
            [nothing] δεν προσφέρει τίποτα σε { FORM($other, "whom") }
           *[other] προσφέρει σε { FORM($other, "whom") } { FORM($give, "acc") }
        }, { FORM($take, "is") ->
            [nothing] χωρίς να ζητά τίποτα
           *[other] ζητώντας { FORM($take, "acc") }
        }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Κάνετε μια πρόταση σε { FORM($other, "whom") }.
   *[other] { WHO($other) ->
        [you] { $player } σας κάνει μια πρόταση.
       *[other] { $player } κάνει μια πρόταση σε { FORM($other, "whom") }.
    }
}
story-deal = { WHO($player) ->
    [you] Κάνετε συμφωνία με { FORM($other, "whom") }: { FORM($give, "is") ->
        [nothing] δεν δίνετε τίποτα
       *[other] δίνετε { FORM($give, "acc") }
    } και { FORM($take, "is") ->
        [nothing] δεν παίρνετε τίποτα
       *[other] παίρνετε { FORM($take, "acc") }
    }.
   *[other] { WHO($other) ->
        [you] { $player } κάνει συμφωνία μαζί σας: { FORM($give, "is") ->
            [nothing] δεν παίρνετε τίποτα
           *[other] παίρνετε { FORM($give, "acc") }
        } και { FORM($take, "is") ->
            [nothing] δεν δίνετε τίποτα
           *[other] δίνετε { FORM($take, "acc") }
        }.
       *[other] { $player } κάνει συμφωνία με { FORM($other, "whom") }: { FORM($give, "is") ->
            [nothing] δεν δίνει τίποτα
           *[other] δίνει { FORM($give, "acc") }
        } και { FORM($take, "is") ->
            [nothing] δεν παίρνει τίποτα
           *[other] παίρνει { FORM($take, "acc") }
        }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] Προτείνετε σε { FORM($other, "whom") } { FORM($give, "is") ->
        [nothing] να μη δώσετε τίποτα
       *[other] να δώσετε { FORM($give, "acc") }
    } και { FORM($take, "is") ->
        [nothing] να μην πάρετε τίποτα
       *[other] να πάρετε { FORM($take, "acc") }
    }, αλλά { $other } αρνείται.
   *[other] { WHO($other) ->
        [you] { $player } προτείνει { FORM($give, "is") ->
            [nothing] να μη σας δώσει τίποτα
           *[other] να σας δώσει { FORM($give, "acc") }
        } και { FORM($take, "is") ->
            [nothing] να μην πάρει τίποτα
           *[other] να πάρει { FORM($take, "acc") }
        }, αλλά αρνείστε.
       *[other] { $player } προτείνει σε { FORM($other, "whom") } { FORM($give, "is") ->
            [nothing] να μη δώσει τίποτα
           *[other] να δώσει { FORM($give, "acc") }
        } και { FORM($take, "is") ->
            [nothing] να μην πάρει τίποτα
           *[other] να πάρει { FORM($take, "acc") }
        }, αλλά { $other } αρνείται.
    }
}
event-accepted = { WHO($player) ->
    [you] Δέχεστε την πρόταση από { FORM($other, "whom") }.
   *[other] { WHO($other) ->
        [you] { $player } δέχεται την πρότασή σας.
       *[other] { $player } δέχεται την πρόταση από { FORM($other, "whom") }.
    }
}
event-rejected = { WHO($player) ->
    [you] Απορρίπτετε την πρόταση από { FORM($other, "whom") }.
   *[other] { WHO($other) ->
        [you] { $player } απορρίπτει την πρότασή σας.
       *[other] { $player } απορρίπτει την πρόταση από { FORM($other, "whom") }.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Ανακαλείτε την πρότασή σας.
   *[other] { $player } ανακαλεί μια πρόταση.
}
event-deed-passed = { WHO($player) ->
    [you] { Word-deed-the } «{ $space }» περνά από εσάς σε { FORM($other, "whom") }.
   *[other] { WHO($other) ->
        [you] { Word-deed-the } «{ $space }» περνά από { FORM($player, "whom") } σε εσάς.
       *[other] { Word-deed-the } «{ $space }» περνά από { FORM($player, "whom") } σε { FORM($other, "whom") }.
    }
}

## Το τέλος

event-bankrupt = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Χρεοκοπείτε. Ό,τι απομένει πηγαίνει στην Τράπεζα.
       *[other] Χρεοκοπείτε. Ό,τι απομένει πηγαίνει σε { FORM($other, "whom") }.
    }
   *[other] { WHO($other) ->
        [you] { $player } χρεοκοπεί. Ό,τι απομένει πηγαίνει σε εσάς.
        [bank] { $player } χρεοκοπεί. Ό,τι απομένει πηγαίνει στην Τράπεζα.
       *[other] { $player } χρεοκοπεί. Ό,τι απομένει πηγαίνει σε { FORM($other, "whom") }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Πουλάτε { word-buildings-all } για { $buildings } και υποθηκεύετε { word-deeds-all-acc } για { $deeds }.
   *[other] { $player } πουλά { word-buildings-all } για { $buildings } και υποθηκεύει { word-deeds-all-acc } για { $deeds }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Πουλάτε { word-buildings-all } για { $amount }.
   *[other] { $player } πουλά { word-buildings-all } για { $amount }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Υποθηκεύετε { word-deeds-all-acc } για { $amount }.
   *[other] { $player } υποθηκεύει { word-deeds-all-acc } για { $amount }.
}
event-estate-passed = { WHO($other) ->
    [you] Από { FORM($player, "whom") } παίρνετε: { $spaces }.
    [bank] { WHO($player) ->
        [you] Η Τράπεζα παίρνει από εσάς: { $spaces }.
       *[other] Η Τράπεζα παίρνει από { FORM($player, "whom") }: { $spaces }.
    }
   *[other] { WHO($player) ->
        [you] { $other } παίρνει από εσάς: { $spaces }.
       *[other] { $other } παίρνει από { FORM($player, "whom") }: { $spaces }.
    }
}
event-expelled = { WHO($player) ->
    [you] Αποβάλλεστε. Ό,τι απομένει πηγαίνει στην Τράπεζα.
   *[other] { $player } αποβάλλεται. Ό,τι απομένει πηγαίνει στην Τράπεζα.
}
event-last-round = Ο κριτής ανακοινώνει τον τελευταίο γύρο.
event-time = Ο κριτής ανακοινώνει τη λήξη του χρόνου.
event-game-over = Τέλος παιχνιδιού: κερδίζει { $players }.
event-game-over-shared = Τέλος παιχνιδιού: { $players } μοιράζονται τη νίκη.

## Το ίδιο το τραπέζι

event-table-created = Το τραπέζι είναι έτοιμο.
event-settings-chosen = Ο οικοδεσπότης αλλάζει τις ρυθμίσεις.
event-seat-taken = { WHO($player) ->
    [you] Κάθεστε στο τραπέζι.
   *[other] { $player } κάθεται στο τραπέζι.
}
event-seat-returned = { WHO($player) ->
    [you] Επιστρέφετε.
   *[other] { $player } επιστρέφει.
}
event-seat-left = { WHO($player) ->
    [you] Φεύγετε.
   *[other] { $player } φεύγει.
}
event-bot-seated = Ένα μποτ κάθεται στο τραπέζι.
event-bot-removed = Ένα μποτ αφήνει τη θέση του.
event-judge-seated = Ο κριτής ήρθε.
event-table-started = Το παιχνίδι αρχίζει.
event-deal-timed = { WHO($player) ->
    [you] Ο κριτής ορίζει χρόνο διαπραγμάτευσης για εσάς και { FORM($other, "whom") }.
   *[other] { WHO($other) ->
        [you] Ο κριτής ορίζει χρόνο διαπραγμάτευσης για { FORM($player, "whom") } και εσάς.
       *[other] Ο κριτής ορίζει χρόνο διαπραγμάτευσης για { FORM($player, "whom") } και { FORM($other, "whom") }.
    }
}
event-deal-closed = { WHO($player) ->
    [you] Η διαπραγμάτευσή σας με { FORM($other, "whom") } τελείωσε.
   *[other] { WHO($other) ->
        [you] Η διαπραγμάτευσή σας με { FORM($player, "whom") } τελείωσε.
       *[other] Η διαπραγμάτευση ανάμεσα σε { FORM($player, "whom") } και { FORM($other, "whom") } τελείωσε.
    }
}
event-paused = Το παιχνίδι είναι σε παύση.
event-resumed = Το παιχνίδι συνεχίζεται.
event-corrected = Ο κριτής διορθώνει την εγγραφή { $count }: { $reason }
event-rules-changed = Ο διακομιστής αναβαθμίστηκε. Από εδώ και πέρα ισχύει η έκδοση { $count } των κανόνων.
event-rematch = Ετοιμάστηκε ρεβάνς.
event-table-closed = Το τραπέζι έκλεισε.
event-dice-asked = { WHO($player) ->
    [you] Ρίχνετε· ο κριτής καταχωρίζει τη ζαριά.
   *[other] { $player } ρίχνει· ο κριτής καταχωρίζει τη ζαριά.
}
event-dice-dropped = Η ζαριά ακυρώνεται.
event-undone = { WHO($player) ->
    [you] Αναιρείτε την τελευταία σας απόφαση.
   *[other] { $player } αναιρεί την τελευταία απόφαση.
}
event-unknown = Κάτι έγινε.

# Ελληνικά ονόματα σε -ος, -ας, -ης μετά από «σε», «από», «με», «για»: Νίκος → Νίκο. Τα άλλα μένουν όπως είναι.
ending-whom =
    /[οόαάηή]ς$/ -
