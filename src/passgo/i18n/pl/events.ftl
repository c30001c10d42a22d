### Co wydarzyło się przy stole. Imiona graczy stoją w mianowniku; nazwy pól mają biernik (acc), kwoty biernik i dopełniacz (gen).

## Początek
event-start-rolled = { WHO($player) ->
    [you] Rzucasz o pierwszeństwo i masz { $dice }.
   *[other] { $player } rzuca o pierwszeństwo i ma { $dice }.
}
event-started = { WHO($player) ->
    [you] Zaczynasz grę. Kolejność: { $players }.
   *[other] Grę zaczyna { $player }. Kolejność: { $players }.
}
event-clock-started = Zegar rusza.
event-dealt = { WHO($player) ->
    [you] Dostajesz { FORM($space, "acc") } przy rozdaniu.
   *[other] { $player } dostaje { FORM($space, "acc") } przy rozdaniu.
}

## Tura, rzut, ruch
event-turn = { WHO($player) ->
    [you] Twoja tura.
   *[other] Teraz gra { $player }.
}
event-rolled = { WHO($player) ->
    [you] Wyrzucasz { $dice }.
   *[other] { $player } wyrzuca { $dice }.
}
event-moved = { WHO($player) ->
    [you] Idziesz na pole { FORM($space, "end") }.
   *[other] { $player } idzie na pole { FORM($space, "end") }.
}
event-moved-back = { WHO($player) ->
    [you] Cofasz się na pole { FORM($space, "end") }.
   *[other] { $player } cofa się na pole { FORM($space, "end") }.
}
event-salary = { WHO($player) ->
    [you] Mijasz pole { $go } i dostajesz { FORM($amount, "acc") }.
   *[other] { $player } mija pole { $go } i dostaje { FORM($amount, "acc") }.
}
story-roll = { WHO($player) ->
    [you] Wyrzucasz { $dice } i stajesz na polu { FORM($space, "end") }.
   *[other] { $player } wyrzuca { $dice } i staje na polu { FORM($space, "end") }.
}
story-roll-rent = { WHO($player) ->
    [you] Wyrzucasz { $dice } i stajesz na polu { $space }, a { $other } dostaje od ciebie { FORM($amount, "acc") } { word-rent-sum }.
   *[other] { WHO($other) ->
        [you] { $player } wyrzuca { $dice }, staje na twoim polu { $space } i płaci ci { FORM($amount, "acc") }.
       *[other] { $player } wyrzuca { $dice } i staje na polu { $space }, a { $other } dostaje { FORM($amount, "acc") } { word-rent-sum }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Wyrzucasz { $dice } i stajesz na polu { $space }, a { $other } może zażądać { FORM($amount, "gen") } { word-rent-sum }.
   *[other] { WHO($other) ->
        [you] { $player } wyrzuca { $dice } i staje na twoim polu { $space }, a ty możesz zażądać { FORM($amount, "gen") } { word-rent-sum }.
       *[other] { $player } wyrzuca { $dice } i staje na polu { $space }, a { $other } może zażądać { FORM($amount, "gen") } { word-rent-sum }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Wyrzucasz { $dice } i stajesz na polu { $space }, a { $other } może zażądać { word-rent-gen } według rzutu.
   *[other] { WHO($other) ->
        [you] { $player } wyrzuca { $dice } i staje na twoim polu { $space }, a ty możesz zażądać { word-rent-gen } według rzutu.
       *[other] { $player } wyrzuca { $dice } i staje na polu { $space }, a { $other } może zażądać { word-rent-gen } według rzutu.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Wyrzucasz { $dice } i kupujesz { FORM($space, "acc") } za { FORM($amount, "acc") }.
   *[other] { $player } wyrzuca { $dice } i kupuje { FORM($space, "acc") } za { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Wyrzucasz { $dice }, stajesz na polu { $space } i płacisz { FORM($amount, "acc") }.
   *[other] { $player } wyrzuca { $dice }, staje na polu { $space } i płaci { FORM($amount, "acc") }.
}
story-roll-jailed = { WHO($player) ->
    [you] Wyrzucasz { $dice } i idziesz do więzienia.
   *[other] { $player } wyrzuca { $dice } i idzie do więzienia.
}
story-roll-stayed = { WHO($player) ->
    [you] Wyrzucasz { $dice } i zostajesz w więzieniu (próba { $count }).
   *[other] { $player } wyrzuca { $dice } i zostaje w więzieniu (próba { $count }).
}
story-salary = Pole { $go } daje { FORM($amount, "acc") }.
event-jailed = { WHO($player) ->
    [you] Idziesz do więzienia.
   *[other] { $player } idzie do więzienia.
}
event-freed = { WHO($player) ->
    [you] Wychodzisz z więzienia.
   *[other] { $player } wychodzi z więzienia.
}
event-freed-fine = { WHO($player) ->
    [you] Płacisz { FORM($amount, "acc") } i wychodzisz z więzienia.
   *[other] { $player } płaci { FORM($amount, "acc") } i wychodzi z więzienia.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Zostajesz w więzieniu (próba { $count }).
   *[other] { $player } zostaje w więzieniu (próba { $count }).
}
event-ride = { WHO($player) ->
    [you] Za { FORM($amount, "acc") } jedziesz na pole { $space }.
   *[other] { $player } jedzie na pole { $space } za { FORM($amount, "acc") }.
}

## Kupno i licytacje
event-bought = { WHO($player) ->
    [you] Kupujesz { FORM($space, "acc") } za { FORM($amount, "acc") }.
   *[other] { $player } kupuje { FORM($space, "acc") } za { FORM($amount, "acc") }.
}
story-bought = { WHO($player) ->
    [you] Idziesz na pole { $space } i kupujesz je za { FORM($amount, "acc") }.
   *[other] { $player } idzie na pole { $space } i kupuje je za { FORM($amount, "acc") }.
}
event-declined = { WHO($player) ->
    [you] Nie kupujesz pola { FORM($space, "end") }.
   *[other] { $player } nie kupuje pola { FORM($space, "end") }.
}
event-auction-opened = Pole { $space } idzie pod młotek. Licytacja zaczyna się od { FORM($amount, "gen") }.
event-auction-opened-building = Chętni licytują budynek. Licytacja zaczyna się od { FORM($amount, "gen") }.
event-bid = { WHO($player) ->
    [you] Oferujesz { FORM($amount, "acc") }.
   *[other] { $player } oferuje { FORM($amount, "acc") }.
}
story-auction-bid = { WHO($player) ->
    [you] Prowadzisz w licytacji pola { $space }: { $amount }.
   *[other] W licytacji pola { $space } prowadzi { $player }: { $amount }.
}
event-passed = { WHO($player) ->
    [you] Pasujesz.
   *[other] { $player } pasuje.
}
event-auction-won = { WHO($player) ->
    [you] Kupujesz na licytacji { FORM($space, "acc") } za { FORM($amount, "acc") }.
   *[other] { $player } kupuje na licytacji { FORM($space, "acc") } za { FORM($amount, "acc") }.
}
event-auction-won-building = { WHO($player) ->
    [you] Kupujesz na licytacji budynek za { FORM($amount, "acc") }.
   *[other] { $player } kupuje na licytacji budynek za { FORM($amount, "acc") }.
}
event-auction-unsold = Nikt nie licytuje. Pole { $space } zostaje w Banku.
event-auction-unsold-building = Nikt nie licytuje. Budynek zostaje w Banku.
event-defaulted = { WHO($player) ->
    [you] Nie możesz zapłacić zwycięskiej stawki i odpadasz z tej licytacji.
   *[other] { $player } nie może zapłacić zwycięskiej stawki i odpada z tej licytacji.
}
event-going-1 = Po raz pierwszy…
event-going-2 = Po raz drugi…

## Czynsz i inne płatności
event-rent-due = { WHO($player) ->
    [you] Stajesz na polu { $space }, a { $other } może zażądać { FORM($amount, "gen") } { word-rent-sum }.
   *[other] { WHO($other) ->
        [you] { $player } staje na twoim polu { $space }, a ty możesz zażądać { FORM($amount, "gen") } { word-rent-sum }.
       *[other] { $player } staje na polu { $space }, a { $other } może zażądać { FORM($amount, "gen") } { word-rent-sum }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Stajesz na polu { $space }, a { $other } może zażądać { word-rent-gen } według rzutu.
   *[other] { WHO($other) ->
        [you] { $player } staje na twoim polu { $space }, a ty możesz zażądać { word-rent-gen } według rzutu.
       *[other] { $player } staje na polu { $space }, a { $other } może zażądać { word-rent-gen } według rzutu.
    }
}
story-rent = { WHO($player) ->
    [you] Stajesz na polu { $space }, a { $other } dostaje od ciebie { FORM($amount, "acc") } { word-rent-sum }.
   *[other] { WHO($other) ->
        [you] { $player } staje na twoim polu { $space } i płaci ci { FORM($amount, "acc") }.
       *[other] { $player } staje na polu { $space }, a { $other } dostaje { FORM($amount, "acc") } { word-rent-sum }.
    }
}
story-tax = { WHO($player) ->
    [you] Stajesz na polu { $space } i płacisz { FORM($amount, "acc") }.
   *[other] { $player } staje na polu { $space } i płaci { FORM($amount, "acc") }.
}
event-claim-lapsed = { WHO($other) ->
    [you] { Word-rent } za { FORM($space, "acc") } przepada: żądanie nie padło na czas.
   *[other] { Word-rent } za { FORM($space, "acc") } przepada: { $other } nie żąda go na czas.
}
event-owed-rent = { WHO($player) ->
    [you] { $other } czeka na { word-rent } za { FORM($space, "acc") }: masz do zapłacenia { FORM($amount, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } ma ci zapłacić za { FORM($space, "acc") } { FORM($amount, "acc") } { word-rent-sum }.
       *[other] { $player } ma zapłacić { word-rent } za { FORM($space, "acc") }, a { $other } czeka na { FORM($amount, "acc") }.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Masz do zapłacenia { FORM($amount, "acc") } na polu { FORM($space, "end") }.
   *[other] { $player } ma do zapłacenia { FORM($amount, "acc") } na polu { FORM($space, "end") }.
}
event-owed-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Zgodnie z kartą masz zapłacić Bankowi { FORM($amount, "acc") }.
       *[other] Zgodnie z kartą masz zapłacić graczowi { $other } { FORM($amount, "acc") }.
    }
   *[other] { WHO($other) ->
        [you] Zgodnie z kartą { $player } ma ci zapłacić { FORM($amount, "acc") }.
        [bank] Zgodnie z kartą { $player } ma zapłacić Bankowi { FORM($amount, "acc") }.
       *[other] Zgodnie z kartą { $player } ma zapłacić graczowi { $other } { FORM($amount, "acc") }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Za wyjście z więzienia masz zapłacić { FORM($amount, "acc") }.
   *[other] { $player } ma zapłacić { FORM($amount, "acc") } za wyjście z więzienia.
}
event-owed-auction = { WHO($player) ->
    [you] Masz zapłacić wylicytowaną kwotę: { $amount }.
   *[other] { $player } ma zapłacić wylicytowaną kwotę: { $amount }.
}
event-owed-entity = { WHO($player) ->
    [you] Wygrywa { $space }, masz zapłacić { FORM($amount, "acc") }.
   *[other] Wygrywa { $space }, { $player } ma zapłacić { FORM($amount, "acc") }.
}
event-owed-question = { WHO($player) ->
    [you] Masz zapłacić blokowi { FORM($amount, "acc") }.
   *[other] { $player } ma zapłacić blokowi { FORM($amount, "acc") }.
}
event-owed-interest = { WHO($player) ->
    [you] Masz zapłacić za { FORM($space, "acc") } { FORM($amount, "acc") } odsetek.
   *[other] { $player } ma zapłacić za { FORM($space, "acc") } { FORM($amount, "acc") } odsetek.
}
event-paid-rent = { WHO($player) ->
    [you] { $other } dostaje od ciebie za { FORM($space, "acc") } { FORM($amount, "acc") } { word-rent-sum }.
   *[other] { WHO($other) ->
        [you] { $player } płaci ci za { FORM($space, "acc") } { FORM($amount, "acc") } { word-rent-sum }.
       *[other] { $player } płaci { word-rent } za { FORM($space, "acc") }, a { $other } dostaje { FORM($amount, "acc") }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Płacisz { FORM($amount, "acc") } na polu { FORM($space, "end") }.
   *[other] { $player } płaci { FORM($amount, "acc") } na polu { FORM($space, "end") }.
}
event-paid-card = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Płacisz Bankowi { FORM($amount, "acc") }.
       *[other] Płacisz graczowi { $other } { FORM($amount, "acc") }.
    }
   *[other] { WHO($other) ->
        [you] { $player } płaci ci { FORM($amount, "acc") }.
        [bank] { $player } płaci Bankowi { FORM($amount, "acc") }.
       *[other] { $player } płaci graczowi { $other } { FORM($amount, "acc") }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Płacisz { FORM($amount, "acc") } za wyjście z więzienia.
   *[other] { $player } płaci { FORM($amount, "acc") } za wyjście z więzienia.
}
event-paid-auction = { WHO($player) ->
    [you] Płacisz Bankowi { FORM($amount, "acc") }.
   *[other] { $player } płaci Bankowi { FORM($amount, "acc") }.
}
event-paid-entity = { WHO($player) ->
    [you] Wygrywa { $space }, płacisz { FORM($amount, "acc") }.
   *[other] Wygrywa { $space }, { $player } płaci { FORM($amount, "acc") }.
}
event-paid-question = { WHO($player) ->
    [you] Płacisz { FORM($amount, "acc") }.
   *[other] { $player } płaci { FORM($amount, "acc") }.
}
event-paid-interest = { WHO($player) ->
    [you] Płacisz za { FORM($space, "acc") } { FORM($amount, "acc") } odsetek.
   *[other] { $player } płaci za { FORM($space, "acc") } { FORM($amount, "acc") } odsetek.
}
story-kept = { WHO($player) ->
    [you] Zostawiasz { FORM($space, "acc") } pod hipoteką i płacisz { FORM($amount, "acc") } odsetek.
   *[other] { $player } zostawia { FORM($space, "acc") } pod hipoteką i płaci { FORM($amount, "acc") } odsetek.
}
event-received = { WHO($player) ->
    [you] Dostajesz { FORM($amount, "acc") }.
   *[other] { $player } dostaje { FORM($amount, "acc") }.
}

## Karty, walki, bloki
event-card-drawn = { WHO($player) ->
    [you] Ciągniesz kartę { FORM($deck, "of") }: { $note }
   *[other] { $player } ciągnie kartę { FORM($deck, "of") }: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Pokazujesz kartę wyjścia z więzienia.
   *[other] { $player } pokazuje kartę wyjścia z więzienia.
}
event-card-used = { WHO($player) ->
    [you] Używasz karty i wychodzisz z więzienia.
   *[other] { $player } używa karty i wychodzi z więzienia.
}
event-deck-shuffled = Karty { FORM($deck, "of") } zostały potasowane.
event-dice = { WHO($player) ->
    [you] Wyrzucasz { $dice }.
   *[other] { $player } wyrzuca { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Ty i { $other } wyrzucacie { $dice } i pokonujecie { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] Ty i { $player } wyrzucacie { $dice } i pokonujecie { FORM($space, "acc") }.
       *[other] { $player } i { $other } wyrzucają { $dice } i pokonują { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Ty i { $other } wyrzucacie { $dice }, ale wygrywa { FORM($space, "end") }.
   *[other] { WHO($other) ->
        [you] Ty i { $player } wyrzucacie { $dice }, ale wygrywa { FORM($space, "end") }.
       *[other] { $player } i { $other } wyrzucają { $dice }, ale wygrywa { FORM($space, "end") }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] { $space } daje ci tyle monet, ile pokaże kość.
   *[other] Na polu { $space } { $player } dostaje tyle monet, ile pokaże kość.
}
event-question-coins = { WHO($player) ->
    [you] { $space } daje ci { FORM($amount, "acc") }.
   *[other] Na polu { $space } { $player } dostaje { FORM($amount, "acc") }.
}
event-question-move-again = { WHO($player) ->
    [you] { $space } daje ci kolejny rzut i ruch.
   *[other] Na polu { $space } { $player } dostaje kolejny rzut i ruch.
}
event-question-pay = { WHO($player) ->
    [you] { $space } zabiera ci { FORM($amount, "acc") }.
   *[other] Na polu { $space } { $player } płaci { FORM($amount, "acc") }.
}

## Budynki i hipoteki
event-built = { WHO($player) ->
    [you] Budujesz na polu { $space } za { FORM($amount, "acc") } i masz tam teraz { FORM($level, "acc") }.
   *[other] { $player } buduje na polu { $space } za { FORM($amount, "acc") } i ma tam teraz { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Budujesz na polu { $space } i masz tam teraz { FORM($level, "acc") }.
   *[other] { $player } buduje na polu { $space } i ma tam teraz { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Budujesz za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } buduje za { FORM($amount, "acc") } ({ $spaces }).
}
event-sold = { WHO($player) ->
    [you] Sprzedajesz budynki z pola { $space } za { FORM($amount, "acc") }, { FORM($level, "left") }.
   *[other] { $player } sprzedaje budynki z pola { $space } za { FORM($amount, "acc") }, { FORM($level, "left") }.
}
story-sold = { WHO($player) ->
    [you] Sprzedajesz budynki za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } sprzedaje budynki za { FORM($amount, "acc") } ({ $spaces }).
}
event-shortage = { WHO($player) ->
    [you] Chcesz postawić { FORM($pieces, "acc") } ({ $spaces }). Bank ma { FORM($left, "acc") }. Najpierw odpowiadają pozostali.
   *[other] { $player } chce postawić { FORM($pieces, "acc") } ({ $spaces }). Bank ma { FORM($left, "acc") }. Najpierw odpowiadają pozostali.
}
event-shortage-sells = { WHO($player) ->
    [you] Chcesz odsprzedać { FORM($pieces, "acc") }. Bank ma { FORM($left, "acc") }. Kupujący mają pierwszeństwo.
   *[other] { $player } chce odsprzedać { FORM($pieces, "acc") }. Bank ma { FORM($left, "acc") }. Kupujący mają pierwszeństwo.
}
event-wanted = { WHO($player) ->
    [you] Chcesz budować ({ $spaces }).
   *[other] { $player } chce budować ({ $spaces }).
}
event-mortgaged = { WHO($player) ->
    [you] Zastawiasz { FORM($space, "acc") } za { FORM($amount, "acc") }.
   *[other] { $player } zastawia { FORM($space, "acc") } za { FORM($amount, "acc") }.
}
story-mortgaged = { WHO($player) ->
    [you] Zastawiasz { FORM($spaces, "acc") } za { FORM($amount, "acc") }.
   *[other] { $player } zastawia { FORM($spaces, "acc") } za { FORM($amount, "acc") }.
}
event-redeemed = { WHO($player) ->
    [you] Płacisz { FORM($amount, "acc") } i spłacasz hipotekę ({ $space }).
   *[other] { $player } płaci { FORM($amount, "acc") } i spłaca hipotekę ({ $space }).
}
story-redeemed = { WHO($player) ->
    [you] Płacisz { FORM($amount, "acc") } i spłacasz hipoteki ({ $spaces }).
   *[other] { $player } płaci { FORM($amount, "acc") } i spłaca hipoteki ({ $spaces }).
}
event-kept = { WHO($player) ->
    [you] Zostawiasz { FORM($space, "acc") } pod hipoteką.
   *[other] { $player } zostawia { FORM($space, "acc") } pod hipoteką.
}
event-deferred = { WHO($player) ->
    [you] Odsetki za { FORM($space, "acc") } zapłacisz później.
   *[other] Odsetki za { FORM($space, "acc") } { $player } zapłaci później.
}
event-surrendered = { WHO($player) ->
    [you] Sprzedajesz Bankowi { FORM($space, "acc") } za { FORM($amount, "acc") }.
   *[other] { $player } sprzedaje Bankowi { FORM($space, "acc") } za { FORM($amount, "acc") }.
}

## Transakcje
event-offered = { WHO($player) ->
    [you] Składasz graczowi { $other } ofertę: { $give } za { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } składa ci ofertę: { $give } za { FORM($take, "acc") }.
       *[other] { $player } składa graczowi { $other } ofertę: { $give } za { FORM($take, "acc") }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Składasz graczowi { $other } ofertę.
   *[other] { WHO($other) ->
        [you] { $player } składa ci ofertę.
       *[other] { $player } składa graczowi { $other } ofertę.
    }
}
story-deal = { WHO($player) ->
    [you] Ty i { $other } dobijacie targu: { $give } za { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] Ty i { $player } dobijacie targu: { $take } za { FORM($give, "acc") }.
       *[other] { $player } i { $other } dobijają targu: { $give } za { FORM($take, "acc") }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } odrzuca twoją ofertę: { $give } za { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] Odrzucasz ofertę gracza { $player }: { $give } za { FORM($take, "acc") }.
       *[other] { $other } odrzuca ofertę gracza { $player }: { $give } za { FORM($take, "acc") }.
    }
}
event-accepted = { WHO($player) ->
    [you] Przyjmujesz ofertę gracza { $other }.
   *[other] { WHO($other) ->
        [you] { $player } przyjmuje twoją ofertę.
       *[other] { $player } przyjmuje ofertę gracza { $other }.
    }
}
event-rejected = { WHO($player) ->
    [you] Odrzucasz ofertę gracza { $other }.
   *[other] { WHO($other) ->
        [you] { $player } odrzuca twoją ofertę.
       *[other] { $player } odrzuca ofertę gracza { $other }.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Wycofujesz ofertę.
   *[other] { $player } wycofuje ofertę.
}
event-deed-passed = { WHO($player) ->
    [you] Oddajesz { FORM($space, "acc") } graczowi { $other }.
   *[other] { WHO($other) ->
        [you] { $player } przekazuje ci { FORM($space, "acc") } na własność.
       *[other] { $player } oddaje { FORM($space, "acc") } graczowi { $other }.
    }
}

## Koniec
event-bankrupt = { WHO($player) ->
    [you] Bankrutujesz. Resztę twojego majątku przejmuje { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrutuje. Resztę majątku przejmujesz ty.
       *[other] { $player } bankrutuje. Resztę majątku przejmuje { $other }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Sprzedajesz wszystkie budynki za { FORM($buildings, "acc") } i zastawiasz wszystkie { word-deeds } za { FORM($deeds, "acc") }.
   *[other] { $player } sprzedaje wszystkie budynki za { FORM($buildings, "acc") } i zastawia wszystkie { word-deeds } za { FORM($deeds, "acc") }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Sprzedajesz wszystkie budynki za { FORM($amount, "acc") }.
   *[other] { $player } sprzedaje wszystkie budynki za { FORM($amount, "acc") }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Zastawiasz wszystkie { word-deeds } za { FORM($amount, "acc") }.
   *[other] { $player } zastawia wszystkie { word-deeds } za { FORM($amount, "acc") }.
}
event-estate-passed = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Oddajesz Bankowi { FORM($spaces, "acc") }.
       *[other] Oddajesz { FORM($spaces, "acc") } graczowi { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } oddaje ci { FORM($spaces, "acc") }.
        [bank] { $player } oddaje Bankowi { FORM($spaces, "acc") }.
       *[other] { $player } oddaje { FORM($spaces, "acc") } graczowi { $other }.
    }
}
event-expelled = { WHO($player) ->
    [you] Decyzją sędziego odpadasz z gry. Resztę twojego majątku przejmuje Bank.
   *[other] Decyzją sędziego { $player } odpada z gry. Resztę majątku przejmuje Bank.
}
event-last-round = Sędzia ogłasza ostatnią rundę.
event-time = Sędzia ogłasza koniec czasu.
event-game-over = Koniec gry: wygrywa { $players }.
event-game-over-shared = Koniec gry: zwycięstwem dzielą się { $players }.

## O samym stole
event-table-created = Stół jest gotowy.
event-settings-chosen = Gospodarz zmienia ustawienia.
event-seat-taken = { WHO($player) ->
    [you] Siadasz do stołu.
   *[other] { $player } siada do stołu.
}
event-seat-returned = { WHO($player) ->
    [you] Wracasz do stołu.
   *[other] { $player } wraca do stołu.
}
event-seat-left = { WHO($player) ->
    [you] Odchodzisz od stołu.
   *[other] { $player } odchodzi od stołu.
}
event-bot-seated = Bot zajmuje miejsce.
event-bot-removed = Bot zwalnia miejsce.
event-judge-seated = Sędzia jest na miejscu.
event-table-started = Gra się zaczyna.
event-deal-timed = { $player } i { $other } negocjują, a sędzia wyznacza im czas.
event-deal-closed = { $player } i { $other } kończą negocjacje.
event-paused = Gra jest wstrzymana.
event-resumed = Gra toczy się dalej.
event-corrected = Sędzia poprawia wpis { $count }: { $reason }
event-rules-changed = Serwer został zaktualizowany. Odtąd obowiązują zasady w wersji { $count }.
event-rematch = Rewanż jest przygotowany.
event-table-closed = Stół został zamknięty.
event-dice-asked = { WHO($player) ->
    [you] Rzucasz, a sędzia wpisuje wynik.
   *[other] { $player } rzuca, a sędzia wpisuje wynik.
}
event-dice-dropped = Rzut zostaje cofnięty.
event-undone = { WHO($player) ->
    [you] Cofasz swoją ostatnią decyzję.
   *[other] { $player } cofa swoją ostatnią decyzję.
}
event-unknown = Coś się wydarzyło.
