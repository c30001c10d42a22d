remote-live-table = stół online
remote-not-confirmed = niepotwierdzone
remote-waived = Sędzia główny zamknął bez tych, którzy nie potwierdzili. Powód: { $reason }
remote-tie-lead = Nic innego nie różni tych graczy. Zdecyduj, kto jest pierwszy.
remote-tie-place = Miejsce { $number } w remisie
remote-tie-decide = Rozstrzygnij remis
remote-confirm-lead = Te liczby pochodzą z samej gry. Potwierdzasz dokładnie to, co tu widzisz.
remote-sign-judge = Podpisz jako sędzia
remote-waive = Zamknij bez nich
remote-waive-lead = Czas mieli. W protokole będzie napisane, że go nie potwierdzili, i dlaczego.
remote-waive-later = Mają czas do { $when } ({ $zone }), żeby potwierdzić go na własnym ekranie. Potem możesz zamknąć protokół bez nich.
hall-done-sign = Podpisano.
hall-done-waive = Zamknięto bez brakujących podpisów.
hall-done-decide = Remis rozstrzygnięty.
remote-champion = Mistrzostwo jest twoje. Gratulacje!
remote-finish = { $stage }: miejsce { $rank } na { $players }.
remote-through = Przechodzisz do następnego etapu: { $stage }.
remote-result = { $points ->
    [one] Miejsce { $rank } przy tym stole, { $points } punkt
    [few] Miejsce { $rank } przy tym stole, { $points } punkty
    [many] Miejsce { $rank } przy tym stole, { $points } punktów
   *[other] Miejsce { $rank } przy tym stole, { $points } punktu
}
remote-next-confirmed = Twoje miejsce jest potwierdzone. Przed oficjalnym początkiem przejdź z tej strony do swojego stołu: puste miejsce dostanie rezerwowy.
remote-line = Twój wiersz w protokole
remote-line-lead = Tyle masz na koniec gry. Tylko ty możesz to potwierdzić. Jeśli coś się nie zgadza, nie potwierdzaj i powiedz sędziemu głównemu.
remote-line-confirm = Zgadza się
remote-line-signed = Potwierdzono o { $time } ({ $zone }).
remote-line-soon = Teraz nie ma nic do potwierdzenia. Strona odświeża się sama.
entry-done-signed = Potwierdzono. Dziękujemy!
remote-local = Twój czas: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] Jeszcze { $count } minuta
    [few] Jeszcze { $count } minuty
    [many] Jeszcze { $count } minut
   *[other] Jeszcze { $count } minuty
}
remote-starts-now = Sędzia główny zaraz sprawdzi obecność.
remote-come-lead = Zgłoś, że tu jesteś, i zostaw tę stronę otwartą. Grają tylko ci, którzy są tu przy sprawdzaniu obecności; inaczej twoje miejsce dostanie rezerwowy.
remote-come = Jestem tu
remote-come-later = Dwie godziny przed początkiem możesz tu zgłosić, że jesteś.
remote-here = Jesteś tu. Zostaw tę stronę otwartą: po sprawdzeniu obecności pojawi się tu przycisk do twojego stołu.
remote-rules = Przy stole
remote-rule-decision = { $count ->
    [one] Na każdą decyzję masz { $count } sekundę; potem stół daje za ciebie najprostszą odpowiedź.
    [few] Na każdą decyzję masz { $count } sekundy; potem stół daje za ciebie najprostszą odpowiedź.
    [many] Na każdą decyzję masz { $count } sekund; potem stół daje za ciebie najprostszą odpowiedź.
   *[other] Na każdą decyzję masz { $count } sekundy; potem stół daje za ciebie najprostszą odpowiedź.
}
remote-rule-absent = { $count ->
    [one] Jeśli w twojej turze połączenia nie ma przez { $count } sekundę, stół gra za ciebie, aż wrócisz.
    [few] Jeśli w twojej turze połączenia nie ma przez { $count } sekundy, stół gra za ciebie, aż wrócisz.
    [many] Jeśli w twojej turze połączenia nie ma przez { $count } sekund, stół gra za ciebie, aż wrócisz.
   *[other] Jeśli w twojej turze połączenia nie ma przez { $count } sekundy, stół gra za ciebie, aż wrócisz.
}
remote-rule-missed = { $count ->
    [one] Tak samo jest, gdy przegapisz { $count } decyzję.
    [few] Tak samo jest, gdy przegapisz { $count } decyzje z rzędu.
    [many] Tak samo jest, gdy przegapisz { $count } decyzji z rzędu.
   *[other] Tak samo jest, gdy przegapisz { $count } decyzji z rzędu.
}
remote-rule-line = Po grze potwierdź swój wiersz w protokole.
remote-seat-here = jest
remote-seat-away = brak
remote-seat-stood-in = zastępowany
remote-seat-out = poza grą
online-status-gathering = Przed sprawdzeniem obecności.
remote-hall = { $count ->
    [one] Online
    [few] Online { $number }
    [many] Online { $number }
   *[other] Online { $number }
}
remote-games = Gry do oglądania
remote-delay = { $count ->
    [one] Trwające gry widzisz { $count } minutę później, żeby nikt nie mógł pomóc graczowi.
    [few] Trwające gry widzisz { $count } minuty później, żeby nikt nie mógł pomóc graczowi.
    [many] Trwające gry widzisz { $count } minut później, żeby nikt nie mógł pomóc graczowi.
   *[other] Trwające gry widzisz { $count } minuty później, żeby nikt nie mógł pomóc graczowi.
}
