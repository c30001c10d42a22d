hall-calls = Volania hlavného rozhodcu
hall-calls-none = Žiadny stôl nečaká.
hall-call-table = Stôl { $table } ({ $place })
hall-call-since = od { $time }
hall-call-taken = { $name } už ide.
hall-call-take = Už idem
hall-call-end = Vyriešené
hall-call = Zavolať hlavného rozhodcu
hall-page-control = Riadiace centrum
control-time = Stav o { $time }.
control-reload = Načítať znova
control-registered = Prihlásení
control-phoned = Obvolaní
control-present = Prítomní
control-seated = Usadení
control-playing = Stoly v hre
control-due = Chýbajú zápisy
control-unconfirmed = Na potvrdenie
control-notes = Poznámky
control-total = Spolu
control-calls = { $count ->
    [one] { $count } volanie
    [few] { $count } volania
    [many] { $count } volania
   *[other] { $count } volaní
}
control-late-start = Malo sa začať o { $time }
control-late-end = Čas vypršal o { $time }
control-late = Oneskorené: { $count }
panel-call = Zavolať hlavného rozhodcu
panel-called = Hlavný rozhodca zavolaný o { $time }.
panel-call-taken = { $name } už ide.
panel-call-end = Vyriešené
panel-entry-call = Volanie hlavného rozhodcu
panel-entry-end-call = Volanie vyriešené
panel-timers = Časovače
panel-timer-deal = { $count ->
    [one] Obchod: najviac { $count } minúta
    [few] Obchod: najviac { $count } minúty
    [many] Obchod: najviac { $count } minúty
   *[other] Obchod: najviac { $count } minút
}
panel-timer-limit = Časový limit
panel-timer-minutes = Minúty
panel-timer-start = Spustiť
panel-timer-stop = Zastaviť
panel-timer-reset = Vynulovať
panel-timer-over-deal = Čas na obchod vypršal.
panel-timer-over-limit = Časový limit vypršal.
entry-list-back = Zavolať teraz späť
entry-list-lead-back = Chceli, aby sme zavolali v tomto čase.
entry-call-near = { $count ->
    [one] { $count } človeku sa ešte nevolalo. Začiatok: { $when }
    [few] { $count } ľuďom sa ešte nevolalo. Začiatok: { $when }
    [many] { $count } človeka sme ešte neobvolali. Začiatok: { $when }
   *[other] { $count } ľuďom sa ešte nevolalo. Začiatok: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } pokus, { $when }
    [few] { $count } pokusy, posledný { $when }
    [many] { $count } pokusu, posledný { $when }
   *[other] { $count } pokusov, posledný { $when }
}
entry-call-back-at = Zavolať späť: { $when }
entry-call-add = Zapísať hovor
entry-calls = Hovory
entry-call-outcome = Ako to dopadlo?
entry-call-no-answer = Nikto nedvíha
entry-call-call-back = Zavolať neskôr
entry-call-note = Len poznámka
entry-call-when = Kedy zavolať
entry-call-text = Poznámka
entry-done-noted = Zapísané.
entry-call-wrong = Vyber deň a čas hovoru alebo napíš poznámku do 500 znakov.
control-place-holds = Má miesto majstra.
control-place-pass = Odovzdať miesto
hall-done-pass-place = Miesto je odovzdané.
control-place-held = Miesto majstra ({ $prize }) má { $name }.
hall-page-mail = Napísať e-maily
mail-desk-write = Napísať účastníkom
mail-desk-stage = Fáza
mail-desk-group = Skupina
mail-desk-alternates = Náhradníci
mail-desk-words = Doplní sa každému:
mail-desk-needed = Text musí obsahovať { $word }.
mail-desk-count = Spočítať a ukázať
mail-desk-counted = { $count ->
    [0] Výberu nikto nezodpovedá.
    [one] Dostane to { $count } človek:
    [few] Dostanú to { $count } ľudia:
    [many] Dostane to { $count } človeka:
   *[other] Dostane to { $count } ľudí:
}
mail-desk-send = { $count ->
    [one] Poslať { $count } človeku
    [few] Poslať { $count } ľuďom
    [many] Poslať { $count } človeka
   *[other] Poslať { $count } ľuďom
}
hall-done-send = E-maily čakajú na odoslanie.
mail-desk-too-many = To je na hodinu veľa e-mailov. Chvíľu počkaj a potom pošli tento.
mail-desk-bad-unknown = { $word } sa tu doplniť nedá.
mail-desk-bad-empty = Napíš predmet a text.
mail-desk-bad-long = Predmet alebo text je príliš dlhý.
mail-desk-reminders = Pripomienky
mail-desk-reminders-lead = Každý potvrdený dostane v každý z týchto dní jeden e-mail. Skúška neposiela žiadne.
mail-desk-days = Dni pred začiatkom, napríklad 7, 1
mail-desk-bad-days = Zadaj až 5 celých čísel od 1 do 60 alebo nič.
hall-done-reminders = Uložené.
mail-desk-texts = Texty e-mailov
mail-desk-texts-lead = Každý text sa dá zmeniť, jazyk po jazyku. Jazyky bez vlastného textu majú obvyklý.
mail-desk-own = Vlastný text:
mail-desk-all = Všetky e-maily
mail-desk-language = Jazyk textu
mail-desk-preview = Náhľad
mail-desk-keep = Použiť tento text
mail-desk-standard = Späť k obvyklému
hall-done-keep = Používa sa tvoj text.
hall-done-standard = Zasa sa používa obvyklý text.
logged-call-taken = Hlavný rozhodca na ceste.
