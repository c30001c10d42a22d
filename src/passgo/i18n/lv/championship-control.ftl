hall-calls = Galvenā tiesneša izsaukumi
hall-calls-none = Neviens galds negaida.
hall-call-table = { $table }. galds ({ $place })
hall-call-since = kopš { $time }
hall-call-taken = { $name } ir ceļā.
hall-call-take = Esmu ceļā
hall-call-end = Nokārtots
hall-call = Saukt galveno tiesnesi
hall-page-control = Vadības centrs
control-time = Stāvoklis plkst. { $time }.
control-reload = Pārlādēt
control-registered = Reģistrēti
control-phoned = Apzvanīti
control-present = Ieradušies
control-seated = Pie galdiem
control-playing = Galdi spēlē
control-due = Trūkst protokolu
control-unconfirmed = Jāapstiprina
control-notes = Piezīmes
control-total = Visi
control-calls = { $count ->
    [zero] { $count } izsaukumu
    [one] { $count } izsaukums
   *[other] { $count } izsaukumi
}
control-late-start = Bija jāsāk plkst. { $time }
control-late-end = Laiks beidzies plkst. { $time }
control-late = Kavējas: { $count }
panel-call = Saukt galveno tiesnesi
panel-called = Galvenais tiesnesis izsaukts plkst. { $time }.
panel-call-taken = { $name } ir ceļā.
panel-call-end = Nokārtots
panel-entry-call = Galvenā tiesneša izsaukums
panel-entry-end-call = Izsaukums nokārtots
panel-timers = Taimeri
panel-timer-deal = { $count ->
    [zero] Darījums: ne ilgāk par { $count } minūtēm
    [one] Darījums: ne ilgāk par { $count } minūti
   *[other] Darījums: ne ilgāk par { $count } minūtēm
}
panel-timer-limit = Laika limits
panel-timer-minutes = Minūtes
panel-timer-start = Sākt
panel-timer-stop = Apturēt
panel-timer-reset = Atiestatīt
panel-timer-over-deal = Darījuma laiks ir beidzies.
panel-timer-over-limit = Laika limits ir beidzies.
entry-list-back = Zvanīt tagad
entry-list-lead-back = Viņi lūdza zvanīt šajā laikā.
entry-call-near = { $count ->
    [zero] { $count } cilvēkiem vēl nav zvanīts. Sākums: { $when }
    [one] { $count } cilvēkam vēl nav zvanīts. Sākums: { $when }
   *[other] { $count } cilvēkiem vēl nav zvanīts. Sākums: { $when }
}
entry-call-attempts = { $count ->
    [zero] { $count } mēģinājumu, pēdējais { $when }
    [one] { $count } mēģinājums, { $when }
   *[other] { $count } mēģinājumi, pēdējais { $when }
}
entry-call-back-at = Zvanīt vēlreiz: { $when }
entry-call-add = Pierakstīt zvanu
entry-calls = Zvani
entry-call-outcome = Kāds bija iznākums?
entry-call-no-answer = Neviens neatbild
entry-call-call-back = Zvanīt vēlāk
entry-call-note = Tikai piezīme
entry-call-when = Kad zvanīt
entry-call-text = Piezīme
entry-done-noted = Pierakstīts.
entry-call-wrong = Izvēlies dienu un laiku atzvanīšanai vai uzraksti piezīmi līdz 500 zīmēm.
control-place-holds = Čempiona vieta pieder šim spēlētājam.
control-place-pass = Nodot vietu tālāk
hall-done-pass-place = Vieta ir nodota tālāk.
control-place-held = Čempiona vieta ({ $prize }): { $name }.
hall-page-mail = Rakstīt e-pastus
mail-desk-write = Rakstīt dalībniekiem
mail-desk-stage = Posms
mail-desk-group = Grupa
mail-desk-alternates = Rezervisti
mail-desk-words = Katram ieraksta:
mail-desk-needed = Tekstā jābūt { $word }.
mail-desk-count = Saskaitīt un apskatīt
mail-desk-counted = { $count ->
    [0] Šai izvēlei neviens neatbilst.
    [zero] To saņems { $count } cilvēki:
    [one] To saņems { $count } cilvēks:
   *[other] To saņems { $count } cilvēki:
}
mail-desk-send = { $count ->
    [zero] Sūtīt { $count } cilvēkiem
    [one] Sūtīt { $count } cilvēkam
   *[other] Sūtīt { $count } cilvēkiem
}
hall-done-send = E-pasti ir izsūtnē.
mail-desk-too-many = Vienai stundai to ir daudz. Pagaidi kādu brīdi un tad sūti šo.
mail-desk-bad-unknown = { $word } te nevar ierakstīt.
mail-desk-bad-empty = Uzraksti tematu un tekstu.
mail-desk-bad-long = Temats vai teksts ir par garu.
mail-desk-reminders = Atgādinājumi
mail-desk-reminders-lead = Katrs apstiprinātais katrā no šīm dienām saņem vienu e-pastu. Mēģinājums nesūta nevienu.
mail-desk-days = Dienas pirms sākuma, piemēram, 7, 1
mail-desk-bad-days = Ievadi līdz 5 veseliem skaitļiem no 1 līdz 60 vai neko.
hall-done-reminders = Saglabāts.
mail-desk-texts = E-pastu teksti
mail-desk-texts-lead = Katru tekstu var mainīt, valodu pa valodai. Valodās bez sava teksta paliek parastais.
mail-desk-own = Savs teksts:
mail-desk-all = Visi e-pasti
mail-desk-language = Teksta valoda
mail-desk-preview = Priekšskatījums
mail-desk-keep = Lietot šo tekstu
mail-desk-standard = Atpakaļ uz parasto
hall-done-keep = Tavs teksts tiek lietots.
hall-done-standard = Atkal tiek lietots parastais teksts.
logged-call-taken = Galvenais tiesnesis ceļā.
