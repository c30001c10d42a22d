hall-calls = Chemări ale arbitrului principal
hall-calls-none = Nicio masă nu așteaptă.
hall-call-table = Masa { $table } ({ $place })
hall-call-since = de la { $time }
hall-call-taken = { $name } vine.
hall-call-take = Vin acum
hall-call-end = Rezolvat
hall-call = Cheamă arbitrul principal
hall-page-control = Cameră de control
control-time = Situația la { $time }.
control-reload = Reîncarcă
control-registered = Înscriși
control-phoned = Sunați
control-present = Prezenți
control-seated = La mese
control-playing = Mese în joc
control-due = Lipsesc fișe
control-unconfirmed = De confirmat
control-notes = Observații
control-total = Total
control-calls = { $count ->
    [one] { $count } chemare
    [few] { $count } chemări
   *[other] { $count } de chemări
}
control-late-start = Trebuia să înceapă la { $time }
control-late-end = Timp expirat la { $time }
control-late = Întârziate: { $count }
panel-call = Cheamă arbitrul principal
panel-called = Arbitrul principal a fost chemat la { $time }.
panel-call-taken = { $name } vine.
panel-call-end = Rezolvat
panel-entry-call = Chemarea arbitrului principal
panel-entry-end-call = Chemare rezolvată
panel-timers = Cronometre
panel-timer-deal = { $count ->
    [one] Schimb: cel mult { $count } minut
    [few] Schimb: cel mult { $count } minute
   *[other] Schimb: cel mult { $count } de minute
}
panel-timer-limit = Limită de timp
panel-timer-minutes = Minute
panel-timer-start = Pornește
panel-timer-stop = Oprește
panel-timer-reset = Resetează
panel-timer-over-deal = Timpul pentru schimb a expirat.
panel-timer-over-limit = Limita de timp a expirat.
entry-list-back = Sună acum
entry-list-lead-back = Au cerut să fie sunați la această oră.
entry-call-near = { $count ->
    [one] { $count } persoană nu a fost încă sunată. Început: { $when }
    [few] { $count } persoane nu au fost încă sunate. Început: { $when }
   *[other] { $count } de persoane nu au fost încă sunate. Început: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } încercare, { $when }
    [few] { $count } încercări, ultima { $when }
   *[other] { $count } de încercări, ultima { $when }
}
entry-call-back-at = De sunat: { $when }
entry-call-add = Notează un apel
entry-calls = Apeluri
entry-call-outcome = Ce a ieșit?
entry-call-no-answer = Nu răspunde
entry-call-call-back = Sună mai târziu
entry-call-note = Doar o notă
entry-call-when = Când se sună
entry-call-text = Notă
entry-done-noted = Notat.
entry-call-wrong = Alege ziua și ora la care suni sau scrie o notă de cel mult 500 de caractere.
control-place-holds = Are locul campionului.
control-place-pass = Cedează locul
hall-done-pass-place = Locul a fost cedat.
control-place-held = Locul campionului ({ $prize }) îl are { $name }.
hall-page-mail = Scrie e-mailuri
mail-desk-write = Scrie participanților
mail-desk-stage = Etapă
mail-desk-group = Grupă
mail-desk-alternates = Rezerve
mail-desk-words = Completat pentru fiecare:
mail-desk-needed = Textul trebuie să conțină { $word }.
mail-desk-count = Numără și vezi
mail-desk-counted = { $count ->
    [0] Nimeni nu corespunde alegerii.
    [one] Ajunge la { $count } persoană:
    [few] Ajunge la { $count } persoane:
   *[other] Ajunge la { $count } de persoane:
}
mail-desk-send = { $count ->
    [one] Trimite la { $count } persoană
    [few] Trimite la { $count } persoane
   *[other] Trimite la { $count } de persoane
}
hall-done-send = E-mailurile așteaptă trimiterea.
mail-desk-too-many = Sunt multe e-mailuri într-o oră. Așteaptă puțin, apoi trimite-l pe acesta.
mail-desk-bad-unknown = { $word } nu se poate completa aici.
mail-desk-bad-empty = Scrie un subiect și un text.
mail-desk-bad-long = Subiectul sau textul este prea lung.
mail-desk-reminders = Mementouri
mail-desk-reminders-lead = Fiecare participant confirmat primește câte un e-mail în fiecare dintre aceste zile. O repetiție nu trimite niciunul.
mail-desk-days = Zile înainte de început, de exemplu 7, 1
mail-desk-bad-days = Scrie cel mult 5 numere întregi de la 1 la 60 sau nimic.
hall-done-reminders = Salvat.
mail-desk-texts = Textele e-mailurilor
mail-desk-texts-lead = Fiecare text se poate schimba, limbă cu limbă. Limbile fără text propriu îl păstrează pe cel obișnuit.
mail-desk-own = Text propriu:
mail-desk-all = Toate e-mailurile
mail-desk-language = Limba textului
mail-desk-preview = Previzualizare
mail-desk-keep = Folosește acest text
mail-desk-standard = Înapoi la cel obișnuit
hall-done-keep = Textul tău este folosit.
hall-done-standard = Textul obișnuit este folosit din nou.
logged-call-taken = Arbitrul principal vine.
