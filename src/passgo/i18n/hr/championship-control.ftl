hall-calls = Pozivi glavnom sucu
hall-calls-none = Nijedan stol ne čeka.
hall-call-table = Stol { $table } ({ $place })
hall-call-since = od { $time }
hall-call-taken = { $name } je na putu.
hall-call-take = Na putu sam
hall-call-end = Riješeno
hall-call = Pozovi glavnog suca
hall-page-control = Kontrolna soba
control-time = Stanje u { $time }.
control-reload = Osvježi
control-registered = Prijavljeni
control-phoned = Nazvani
control-present = Prisutni
control-seated = Za stolovima
control-playing = Stolovi u igri
control-due = Nedostaje zapisnik
control-unconfirmed = Za potvrdu
control-notes = Napomene
control-total = Ukupno
control-calls = { $count ->
    [one] { $count } poziv
    [few] { $count } poziva
   *[other] { $count } poziva
}
control-late-start = Početak je bio predviđen u { $time }
control-late-end = Vrijeme je isteklo u { $time }
control-late = Kasni: { $count }
panel-call = Pozovi glavnog suca
panel-called = Glavni sudac pozvan u { $time }.
panel-call-taken = { $name } je na putu.
panel-call-end = Riješeno
panel-entry-call = Poziv glavnom sucu
panel-entry-end-call = Poziv je riješen
panel-timers = Štoperice
panel-timer-deal = { $count ->
    [one] Dogovor: najviše { $count } minuta
    [few] Dogovor: najviše { $count } minute
   *[other] Dogovor: najviše { $count } minuta
}
panel-timer-limit = Vremensko ograničenje
panel-timer-minutes = Minute
panel-timer-start = Pokreni
panel-timer-stop = Zaustavi
panel-timer-reset = Poništi
panel-timer-over-deal = Vrijeme za dogovor je isteklo.
panel-timer-over-limit = Vremensko ograničenje je isteklo.
entry-list-back = Nazovi sada natrag
entry-list-lead-back = Tražili su poziv u to vrijeme.
entry-call-near = { $count ->
    [one] { $count } osoba još nije nazvana. Početak: { $when }
    [few] { $count } osobe još nisu nazvane. Početak: { $when }
   *[other] { $count } osoba još nije nazvano. Početak: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } pokušaj, { $when }
    [few] { $count } pokušaja, posljednji { $when }
   *[other] { $count } pokušaja, posljednji { $when }
}
entry-call-back-at = Nazovi natrag: { $when }
entry-call-add = Zabilježi poziv
entry-calls = Pozivi
entry-call-outcome = Kako je završilo?
entry-call-no-answer = Nema odgovora
entry-call-call-back = Nazovi kasnije
entry-call-note = Samo bilješka
entry-call-when = Kada nazvati
entry-call-text = Bilješka
entry-done-noted = Zabilježeno.
entry-call-wrong = Odaberi dan i vrijeme poziva ili napiši bilješku do 500 znakova.
control-place-holds = Ima prvakovo mjesto.
control-place-pass = Predaj mjesto dalje
hall-done-pass-place = Mjesto je predano dalje.
control-place-held = Prvakovo mjesto ({ $prize }) ima { $name }.
hall-page-mail = Piši e-poštu
mail-desk-write = Piši sudionicima
mail-desk-stage = Faza
mail-desk-group = Grupa
mail-desk-alternates = Pričuve
mail-desk-words = Upisuje se za svakoga:
mail-desk-needed = U tekstu mora biti { $word }.
mail-desk-count = Prebroji i pogledaj
mail-desk-counted = { $count ->
    [0] Odabiru nitko ne odgovara.
    [one] To dobiva { $count } osoba:
    [few] To dobivaju { $count } osobe:
   *[other] To dobiva { $count } osoba:
}
mail-desk-send = { $count ->
    [one] Pošalji { $count } osobi
    [few] Pošalji za { $count } osobe
   *[other] Pošalji za { $count } osoba
}
hall-done-send = E-pošta čeka slanje.
mail-desk-too-many = To je mnogo e-pošte za jedan sat. Pričekaj malo pa pošalji ovu.
mail-desk-bad-unknown = { $word } se ovdje ne može upisati.
mail-desk-bad-empty = Napiši predmet i tekst.
mail-desk-bad-long = Predmet ili tekst je predug.
mail-desk-reminders = Podsjetnici
mail-desk-reminders-lead = Svatko potvrđen dobiva jednu e-poruku na svaki od tih dana. Proba ih ne šalje.
mail-desk-days = Dani prije početka, na primjer 7, 1
mail-desk-bad-days = Upiši do 5 cijelih brojeva od 1 do 60 ili ništa.
hall-done-reminders = Spremljeno.
mail-desk-texts = Tekstovi e-pošte
mail-desk-texts-lead = Svaki se tekst može promijeniti, jezik po jezik. Jezici bez vlastitog teksta zadržavaju uobičajeni.
mail-desk-own = Vlastiti tekst:
mail-desk-all = Sva e-pošta
mail-desk-language = Jezik teksta
mail-desk-preview = Pregled
mail-desk-keep = Koristi ovaj tekst
mail-desk-standard = Natrag na uobičajeni
hall-done-keep = Tvoj je tekst u uporabi.
hall-done-standard = Opet je u uporabi uobičajeni tekst.
logged-call-taken = Glavni sudac na putu.
