# Što kažu kartice. Iznosi stoje u akuzativu, koji je jednak nominativu („1 novčić”).

card-advance-to = Idi na polje „{ $space }”.
card-to-go = Idi na polje „{ $go }” i uzmi plaću.
card-next-station = Idi { FORM($space, "next") }. Vlasnik može tražiti dvostruku { word-rent-acc }.
card-next-utility = Idi { FORM($space, "next") } i baci kockice. Vlasnik može tražiti njihov zbroj puta { $factor }.
card-next-ride = Idi { FORM($space, "next") }. Možeš se odvesti dalje po uobičajenoj cijeni.
card-next-entity = Idi { FORM($space, "next") } i bori se zajedno s igračem slijeva.
card-next-question = Idi { FORM($space, "next") } i pritisni ga.
card-back-three = Vrati se tri polja i učini što ondje piše.
card-go-to-jail = Idi ravno u zatvor, bez plaće.
card-jail-free = Zadrži ovu karticu: jednom te izvodi iz zatvora, a možeš je i prodati.
card-general-repairs = Popravci: plati { $house } za { FORM($house-name, "each") } i { $hotel } za { FORM($hotel-name, "each") }.
card-street-repairs = Radovi na cesti: plati { $house } za { FORM($house-name, "each") } i { $hotel } za { FORM($hotel-name, "each") }.
card-repairs = Popravci: plati { $house } za { FORM($house-name, "each") } i { $hotel } za { FORM($hotel-name, "each") }.
card-speeding = Prebrza vožnja: plati { $amount }.
card-fine = Plati globu: { $amount }.
card-elected-chair = Izabrali su te na čelo odbora. Daj svakom { GENDER($amount) ->
        [f] igračici
       *[other] igraču
    } { $amount }.
card-dividend = Tvoje dionice nose dobit. Uzmi { $amount }.
card-loan-matures = Vraćaju ti zajam. Uzmi { $amount }.
card-bank-error = Banka se zabunila u tvoju korist. Uzmi { $amount }.
card-doctor = Posjet liječniku. Plati { $amount }.
card-sale-of-stock = Prodaješ dio dionica. Uzmi { $amount }.
card-holiday-fund = Isplaćuje se tvoja ušteđevina za odmor. Uzmi { $amount }.
card-tax-refund = Povrat poreza. Uzmi { $amount }.
card-birthday = Rođendan ti je. Svaki igrač ti daje { $amount }.
card-life-insurance = Isplaćuje ti se osiguranje. Uzmi { $amount }.
card-hospital = Dani u bolnici. Plati { $amount }.
card-school-fees = Školarina. Plati { $amount }.
card-consultancy-fee = Plaćaju ti dobar savjet. Uzmi { $amount }.
card-second-prize = Drugo mjesto na natjecanju. Uzmi { $amount }.
card-inheritance = Nasljeđuješ { $amount }.
card-treat-everyone = Ti častiš. Daj svakom { GENDER($amount) ->
        [f] igračici
       *[other] igraču
    } { $amount }.
card-party = Priređuješ zabavu. Svaki igrač ti daje { $amount }.
card-big-find = Sjajan nalaz! Uzmi { $amount }.
card-prize = Osvajaš nagradu. Uzmi { $amount }.
card-gift = Dar za tebe. Uzmi { $amount }.
card-small-find = Sretan nalaz. Uzmi { $amount }.
card-small-loss = Mali gubitak. Plati { $amount }.
card-loss = Gubitak. Plati { $amount }.
