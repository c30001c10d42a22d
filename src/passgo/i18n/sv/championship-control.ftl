hall-calls = Huvuddomaren behövs
hall-calls-none = Inget bord väntar.
hall-call-table = Bord { $table } ({ $place })
hall-call-since = sedan { $time }
hall-call-taken = { $name } är på väg.
hall-call-take = Jag är på väg
hall-call-end = Löst
hall-call = Kalla på huvuddomaren
hall-page-control = Kontrollrum
control-time = Läget kl. { $time }.
control-reload = Ladda om
control-registered = Anmälda
control-phoned = Uppringda
control-present = Incheckade
control-seated = Vid bordet
control-playing = Bord som spelar
control-due = Protokoll saknas
control-unconfirmed = Att bekräfta
control-notes = Noteringar
control-total = Alla
control-calls = { $count ->
    [one] { $count } kallelse
   *[other] { $count } kallelser
}
control-late-start = Skulle ha börjat kl. { $time }
control-late-end = Tiden gick ut kl. { $time }
control-late = { $count } försenade
panel-call = Kalla på huvuddomaren
panel-called = Huvuddomaren kallades kl. { $time }.
panel-call-taken = { $name } är på väg.
panel-call-end = Löst
panel-entry-call = Kallelse till huvuddomaren
panel-entry-end-call = Kallelsen är löst
panel-timers = Tidtagare
panel-timer-deal = { $count ->
    [one] Affär: högst { $count } minut
   *[other] Affär: högst { $count } minuter
}
panel-timer-limit = Tidsgräns
panel-timer-minutes = Minuter
panel-timer-start = Starta
panel-timer-stop = Stoppa
panel-timer-reset = Nollställ
panel-timer-over-deal = Tiden för affären är ute.
panel-timer-over-limit = Tidsgränsen har gått ut.
entry-list-back = Ring tillbaka nu
entry-list-lead-back = De ville bli uppringda den här tiden.
entry-call-near = { $count ->
    [one] { $count } person är inte uppringd än. Start: { $when }
   *[other] { $count } personer är inte uppringda än. Start: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } försök, { $when }
   *[other] { $count } försök, det senaste { $when }
}
entry-call-back-at = Ring tillbaka: { $when }
entry-call-add = Notera ett samtal
entry-calls = Samtal
entry-call-outcome = Vad blev resultatet?
entry-call-no-answer = Inget svar
entry-call-call-back = Ring tillbaka senare
entry-call-note = Bara en anteckning
entry-call-when = När ska man ringa
entry-call-text = Anteckning
entry-done-noted = Noterat.
entry-call-wrong = Välj dag och tid för att ringa tillbaka, eller skriv en anteckning på högst 500 tecken.
control-place-holds = Har mästarens plats.
control-place-pass = Lämna platsen vidare
hall-done-pass-place = Platsen är lämnad vidare.
control-place-held = Mästarens plats ({ $prize }) har { $name }.
hall-page-mail = Skriv mejl
mail-desk-write = Skriv till deltagare
mail-desk-stage = Etapp
mail-desk-group = Grupp
mail-desk-alternates = Reserver
mail-desk-words = Fylls i för var och en:
mail-desk-needed = Texten måste innehålla { $word }.
mail-desk-count = Räkna och titta
mail-desk-counted = { $count ->
    [0] Ingen passar in på urvalet.
    [one] Det går till { $count } person:
   *[other] Det går till { $count } personer:
}
mail-desk-send = { $count ->
    [one] Skicka till { $count } person
   *[other] Skicka till { $count } personer
}
hall-done-send = Mejlen ligger i utkorgen.
mail-desk-too-many = Det är många mejl på en timme. Vänta ett tag och skicka sedan det här.
mail-desk-bad-unknown = { $word } kan inte fyllas i här.
mail-desk-bad-empty = Skriv ett ämne och en text.
mail-desk-bad-long = Ämnet eller texten är för lång.
mail-desk-reminders = Påminnelser
mail-desk-reminders-lead = Alla bekräftade får ett mejl var och en av de här dagarna. En repetition skickar inga.
mail-desk-days = Dagar före starten, till exempel 7, 1
mail-desk-bad-days = Ange högst 5 heltal från 1 till 60, eller inget.
hall-done-reminders = Sparat.
mail-desk-texts = Mejlens texter
mail-desk-texts-lead = Varje text kan ändras, språk för språk. Språk utan egen text behåller standardtexten.
mail-desk-own = Egen text:
mail-desk-all = Alla mejl
mail-desk-language = Textens språk
mail-desk-preview = Förhandsvisning
mail-desk-keep = Använd den här texten
mail-desk-standard = Standardtexten igen
hall-done-keep = Din text används.
hall-done-standard = Standardtexten används igen.
logged-call-taken = Huvuddomaren på väg.
