plan-starts = Początek ({ $city }): teraz { $new }, a nie { $old }.
plan-name = Obiekt ({ $city }): teraz { $new }, a nie { $old }.
plan-city = Miasto: teraz { $new }, a nie { $old }.
plan-capacity = Liczba miejsc ({ $city }): teraz { $new }, a nie { $old }.
plan-tables = Liczba stołów ({ $city }): teraz { $new }, a nie { $old }.
plan-closes = Ostatni dzień rejestracji: teraz { $new }, a nie { $old }.
plan-venue = Nowy obiekt: { $name } ({ $city }), { $starts }.
plan-history = Co się zmieniło
plan-earlier = { $count ->
    [one] { $count } wcześniejsza zmiana
    [few] { $count } wcześniejsze zmiany
    [many] { $count } wcześniejszych zmian
   *[other] { $count } wcześniejszej zmiany
}
hall-page-plan = Zmiana planu
plan-lead = Każda zmiana pojawia się na stronie publicznej razem z tym, co było wcześniej. Zanim ją opublikujesz, zobaczysz, kogo dotyczy.
plan-fixed = Edycja, punkty i etapy pozostają bez zmian: na takie warunki ludzie się zgłosili.
plan-change = Zmień
plan-change-venue = Zmień: { $venue }
plan-closing = Ostatni dzień rejestracji
plan-field-name = Sala
plan-field-city = Miasto
plan-field-starts = Początek ({ $zone })
plan-field-capacity = Miejsca
plan-field-tables = Stoły naraz
plan-field-heats = Serie
plan-field-zone = Strefa czasowa
plan-add = Dodaj obiekt
plan-preview = Obejrzyj zmianę
plan-publish = Opublikuj zmianę
plan-back = Niczego nie zmieniaj
plan-notice = Twoje słowa na ten temat, jeśli chcesz – bez nazwisk
plan-mailed = { $count ->
    [one] Wyślij e-mail do { $count } osoby
    [few] Wyślij e-mail do { $count } osób
    [many] Wyślij e-mail do { $count } osób
   *[other] Wyślij e-mail do { $count } osoby
}
plan-readers = { $language }: { $count }
plan-nobody = To nie dotyczy nikogo ze zgłoszonych.
plan-moved-up = { $count ->
    [one] Po kolei wchodzi { $count } osoba z rezerwy.
    [few] Po kolei wchodzą { $count } osoby z rezerwy.
    [many] Po kolei wchodzi { $count } osób z rezerwy.
   *[other] Po kolei wchodzi { $count } osoby z rezerwy.
}
hall-done-publish-plan = Zmiana opublikowana.
plan-unclear = Wypełnij wszystkie pola: nazwy, dzień i godzinę, strefę czasową i liczby całkowite.
mail-plan-subject = { $championship }: zmiana planu
mail-plan-body =
    Dzień dobry, { $name }!

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] { $count } osoba ma tu miejsce, więc miejsc nie może być mniej.
    [few] { $count } osoby mają tu miejsce, więc miejsc nie może być mniej.
    [many] { $count } osób ma tu miejsce, więc miejsc nie może być mniej.
   *[other] { $count } osoby ma tu miejsce, więc miejsc nie może być mniej.
}
refusal-champ-closes-early = Rejestracja rusza dopiero { $opens }.
refusal-champ-closes-late = Rejestracja nie może trwać po { $day }, gdy zaczyna się gra w pierwszym obiekcie. Najpierw zmień ostatni dzień rejestracji.
refusal-champ-nothing-new = Tak już jest.
refusal-champ-no-seats = Przy tutejszych stołach mieści się graczy: { $room }. Najpierw dodaj stoły albo zmniejsz liczbę miejsc.
refusal-champ-plan-lent = Ten obiekt jest przekazany laptopowi, który trzyma się obecnego planu. Poczekaj na jego wyniki albo odbierz obiekt.
refusal-champ-roll-called = Obecność jest sprawdzona i gracze już są, więc sala i początek nie mogą się już zmienić.
refusal-champ-tables-in-use = { $count ->
    [one] Gra tu { $count } stół, więc nie może być ich mniej.
    [few] Grają tu { $count } stoły, więc nie może być ich mniej.
    [many] Gra tu { $count } stołów, więc nie może być ich mniej.
   *[other] Gra tu { $count } stołu, więc nie może być ich mniej.
}
refusal-champ-time-over = Ten termin już minął. Wybierz późniejszy.
refusal-champ-too-young-then = { $count ->
    [one] { $count } zgłoszona osoba byłaby za młoda ({ $day }).
    [few] { $count } zgłoszone osoby byłyby za młode ({ $day }).
    [many] { $count } zgłoszonych osób byłoby za młodych ({ $day }).
   *[other] { $count } zgłoszonej osoby byłoby za młode ({ $day }).
}
refusal-champ-venue-known = Obiekt o tej nazwie już jest.
refusal-champ-venue-unfit = W późniejszych etapach nie ma miejsca dla graczy z jeszcze jednego obiektu.
plan-terms = Regulamin lub odwołanie
plan-terms-long = Regulamin jest za długi. Skróć go; wszystkie języki liczą się razem.
plan-judge = Zastąp sędziego
hall-done-another-judge = Stół ma innego sędziego.
