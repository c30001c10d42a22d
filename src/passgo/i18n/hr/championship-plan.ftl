plan-starts = Početak ({ $city }) sada je { $new } umjesto { $old }.
plan-name = Mjesto igre ({ $city }) sada je { $new } umjesto { $old }.
plan-city = Grad je sada { $new } umjesto { $old }.
plan-capacity = Broj mjesta ({ $city }) sada je { $new } umjesto { $old }.
plan-tables = Broj stolova ({ $city }) sada je { $new } umjesto { $old }.
plan-closes = Posljednji dan prijava sada je { $new } umjesto { $old }.
plan-venue = Novo mjesto igre: { $name } ({ $city }), { $starts }.
plan-history = Što se promijenilo
plan-earlier = { $count ->
    [one] { $count } ranija promjena
    [few] { $count } ranije promjene
   *[other] { $count } ranijih promjena
}
hall-page-plan = Promjena plana
plan-lead = Svaka se promjena vidi na javnoj stranici zajedno s onim što je vrijedilo prije. Prije objave vidiš koga se tiče.
plan-fixed = Izdanje, bodovi i faze ostaju kakvi jesu: na njih su se ljudi prijavili.
plan-change = Promijeni
plan-change-venue = Promijeni: { $venue }
plan-closing = Posljednji dan prijava
plan-field-name = Dvorana
plan-field-city = Grad
plan-field-starts = Početak ({ $zone })
plan-field-capacity = Mjesta
plan-field-tables = Stolovi istodobno
plan-field-heats = Skupine
plan-field-zone = Vremenska zona
plan-add = Dodaj mjesto igre
plan-preview = Pogledaj promjenu
plan-publish = Objavi promjenu
plan-back = Ne mijenjaj ništa
plan-notice = Tvoje riječi o tome, ako želiš – bez imena
plan-mailed = { $count ->
    [one] Pošalji e-poštu { $count } osobi
    [few] Pošalji e-poštu za { $count } osobe
   *[other] Pošalji e-poštu za { $count } osoba
}
plan-readers = { $language }: { $count }
plan-nobody = To se ne tiče nikoga od prijavljenih.
plan-moved-up = { $count ->
    [one] Po redu mjesto dobiva { $count } pričuva.
    [few] Po redu mjesto dobivaju { $count } pričuve.
   *[other] Po redu mjesto dobiva { $count } pričuva.
}
hall-done-publish-plan = Promjena je objavljena.
plan-unclear = Ispuni sva polja: nazivi, dan i vrijeme, vremenska zona i cijeli brojevi.
mail-plan-subject = { $championship }: promjena plana
mail-plan-body =
    Pozdrav, { $name },

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] { $count } osoba ima ovdje mjesto, pa mjesta ne može biti manje.
    [few] { $count } osobe imaju ovdje mjesto, pa mjesta ne može biti manje.
   *[other] { $count } osoba ima ovdje mjesto, pa mjesta ne može biti manje.
}
refusal-champ-closes-early = Prijave se otvaraju tek { $opens }.
refusal-champ-closes-late = Prijave ne mogu trajati nakon { $day }: tada počinje igra na prvom mjestu igre. Najprije promijeni posljednji dan prijava.
refusal-champ-nothing-new = Tako već jest.
refusal-champ-no-seats = Za ovdašnje stolove stane igrača: { $room }. Najprije dodaj stolove ili smanji broj mjesta.
refusal-champ-plan-lent = Ovo je mjesto igre predano laptopu koji se drži sadašnjeg plana. Pričekaj njegove rezultate ili uzmi mjesto natrag.
refusal-champ-roll-called = Prozivka je obavljena i igrači su tu, pa se dvorana i početak više ne mogu promijeniti.
refusal-champ-tables-in-use = { $count ->
    [one] Ovdje igra { $count } stol, pa ih ne može biti manje.
    [few] Ovdje igraju { $count } stola, pa ih ne može biti manje.
   *[other] Ovdje igra { $count } stolova, pa ih ne može biti manje.
}
refusal-champ-time-over = To je vrijeme prošlo. Odaberi kasnije.
refusal-champ-too-young-then = { $count ->
    [one] { $count } prijavljena osoba bila bi premlada ({ $day }).
    [few] { $count } prijavljene osobe bile bi premlade ({ $day }).
   *[other] { $count } prijavljenih osoba bilo bi premlado ({ $day }).
}
refusal-champ-venue-known = Mjesto igre s tim nazivom već postoji.
refusal-champ-venue-unfit = U kasnijim fazama nema mjesta za igrače s još jednog mjesta igre.
plan-terms = Uvjeti ili otkazivanje
plan-terms-long = Uvjeti su predugi. Skrati ih; svi se jezici računaju zajedno.
plan-judge = Zamijeni suca
hall-done-another-judge = Stol ima drugog suca.
