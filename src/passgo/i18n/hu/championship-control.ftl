hall-calls = A főbíró hívásai
hall-calls-none = Egyik asztal sem vár.
hall-call-table = { $table }. asztal ({ $place })
hall-call-since = { $time } óta
hall-call-taken = { $name } már úton van.
hall-call-take = Megyek
hall-call-end = Elintézve
hall-call = Főbíró hívása
hall-page-control = Vezérlőközpont
control-time = Állapot: { $time }.
control-reload = Frissítés
control-registered = Nevezett
control-phoned = Felhívva
control-present = Jelen van
control-seated = Asztalnál
control-playing = Játszó asztal
control-due = Hiányzó lap
control-unconfirmed = Megerősítendő
control-notes = Megjegyzések
control-total = Összesen
control-calls = { $count ->
    [one] { $count } hívás
   *[other] { $count } hívás
}
control-late-start = { $time } volt a kezdés ideje
control-late-end = Az idő lejárt: { $time }
control-late = { $count } késik
panel-call = Főbíró hívása
panel-called = A főbíró hívása: { $time }.
panel-call-taken = { $name } már úton van.
panel-call-end = Elintézve
panel-entry-call = A főbíró hívása
panel-entry-end-call = A hívás elintézve
panel-timers = Időmérők
panel-timer-deal = { $count ->
    [one] Üzlet: legfeljebb { $count } perc
   *[other] Üzlet: legfeljebb { $count } perc
}
panel-timer-limit = Időkorlát
panel-timer-minutes = Perc
panel-timer-start = Indítás
panel-timer-stop = Leállítás
panel-timer-reset = Visszaállítás
panel-timer-over-deal = Az üzletre szánt idő letelt.
panel-timer-over-limit = Az időkorlát letelt.
entry-list-back = Hívás most
entry-list-lead-back = Erre az időre kértek hívást.
entry-call-near = { $count ->
    [one] { $count } embert még nem hívtak fel. Kezdés: { $when }
   *[other] { $count } embert még nem hívtak fel. Kezdés: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } kísérlet, { $when }
   *[other] { $count } kísérlet, az utolsó { $when }
}
entry-call-back-at = Visszahívás: { $when }
entry-call-add = Hívás feljegyzése
entry-calls = Hívások
entry-call-outcome = Mi lett az eredménye?
entry-call-no-answer = Nem veszi fel
entry-call-call-back = Visszahívás később
entry-call-note = Csak jegyzet
entry-call-when = Mikor kell hívni
entry-call-text = Jegyzet
entry-done-noted = Feljegyezve.
entry-call-wrong = Válassz napot és időt a visszahíváshoz, vagy írj jegyzetet, legfeljebb 500 karaktert.
control-place-holds = Övé a bajnok helye.
control-place-pass = Hely továbbadása
hall-done-pass-place = A hely továbbadva.
control-place-held = A bajnok helye ({ $prize }): { $name }.
hall-page-mail = E-mailek írása
mail-desk-write = Írás a résztvevőknek
mail-desk-stage = Szakasz
mail-desk-group = Csoport
mail-desk-alternates = Tartalékok
mail-desk-words = Mindenkinél kitöltve:
mail-desk-needed = A szövegben legyen benne: { $word }.
mail-desk-count = Számlálás és előnézet
mail-desk-counted = { $count ->
    [0] Erre senki sem illik.
    [one] { $count } ember kapja meg:
   *[other] { $count } ember kapja meg:
}
mail-desk-send = { $count ->
    [one] Küldés { $count } embernek
   *[other] Küldés { $count } embernek
}
hall-done-send = Az e-mailek a kimenők között vannak.
mail-desk-too-many = Ez egy órára sok e-mail. Várj egy kicsit, aztán küldd el.
mail-desk-bad-unknown = Itt nem tölthető ki: { $word }.
mail-desk-bad-empty = Írj tárgyat és szöveget.
mail-desk-bad-long = A tárgy vagy a szöveg túl hosszú.
mail-desk-reminders = Emlékeztetők
mail-desk-reminders-lead = Minden visszaigazolt résztvevő egy-egy e-mailt kap ezeken a napokon. A próba nem küld semmit.
mail-desk-days = Napok a kezdés előtt, például 7, 1
mail-desk-bad-days = Írj be legfeljebb 5 egész számot 1 és 60 között, vagy semmit.
hall-done-reminders = Mentve.
mail-desk-texts = Az e-mailek szövege
mail-desk-texts-lead = Minden szöveg módosítható, nyelvenként. A saját szöveg nélküli nyelveken marad a szokásos.
mail-desk-own = Saját szöveg:
mail-desk-all = Minden e-mail
mail-desk-language = A szöveg nyelve
mail-desk-preview = Előnézet
mail-desk-keep = Ez a szöveg legyen
mail-desk-standard = Vissza a szokásosra
hall-done-keep = A te szöveged van használatban.
hall-done-standard = Újra a szokásos szöveg van használatban.
logged-call-taken = A főbíró úton van.
