family-player = O graczu
family-email-hint = Tam wyślemy link do zapisu. Rodzeństwo może mieć wspólny adres.
family-questions = Kilka pytań
family-guardian = Rodzic lub opiekun
family-guardian-lead = Wymagany dla graczy, którzy w dniu gry mają mniej niż { $age } lat. U innych zostaw puste.
family-same-contact = Tylko jeśli inny niż wyżej.
entry-consent-guardian = Jestem rodzicem lub opiekunem tego gracza. Może brać udział, a { $organisers } mogą przetwarzać nasze dane na potrzeby tych mistrzostw.
family-yes = Tak
family-no = Nie
family-fault-answer = Odpowiedz na to pytanie jedną z możliwych odpowiedzi.
family-drawn = Dopóki nie masz własnego, pokazujemy cię jako „{ $nickname }”.
family-nickname-posted = Rozmieszczenie jest opublikowane, więc pseudonimu nie można już zmienić.
family-another = Zapisz kolejną osobę z tym kontaktem
family-waiting-left = { $count ->
    [one] Na liście oczekujących jest jeszcze { $count } miejsce.
    [few] Na liście oczekujących są jeszcze { $count } miejsca.
    [many] Na liście oczekujących jest jeszcze { $count } miejsc.
   *[other] Na liście oczekujących jest jeszcze { $count } miejsca.
}
family-group = Grupa
family-group-all = Wszystkie grupy
family-import-encoding = Plik odczytano jako { $encoding }. Sprawdź nazwiska: jeśli litery są błędne, zapisz go jako UTF-8 i wczytaj jeszcze raz.
family-import-optional = Kolumny, których nie potrzebuje każdy uczestnik; można je pominąć:
family-import-answer = W kolumnie „{ $column }” musi być jedna z możliwych odpowiedzi.
family-export-xlsx = Eksportuj wszystkie zapisy (XLSX)
found-guardian = Młodsi gracze potrzebują rodzica lub opiekuna
found-shared-email = Kilku graczy może mieć wspólny adres e-mail, jak w rodzinie
found-group = Pytaj graczy o grupę
found-group-hint = Na przykład „Klasa” albo „Klub”. Zostaw puste, żeby nie pytać.
found-group-list = Grupy do wyboru
found-group-list-hint = Po jednej w wierszu, na przykład 3A i 3B. Zostaw puste, a gracze wpiszą sami.
found-apart-groups = Gracze z jednej grupy omijają się w pierwszej rundzie
