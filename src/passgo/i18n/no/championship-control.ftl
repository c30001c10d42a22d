hall-calls = Hoveddommeren blir tilkalt
hall-calls-none = Ingen bord venter.
hall-call-table = Bord { $table } ({ $place })
hall-call-since = siden { $time }
hall-call-taken = { $name } er på vei.
hall-call-take = Jeg er på vei
hall-call-end = Ordnet
hall-call = Tilkall hoveddommeren
hall-page-control = Kontrollrom
control-time = Status kl. { $time }.
control-reload = Last inn på nytt
control-registered = Påmeldt
control-phoned = Oppringt
control-present = Sjekket inn
control-seated = Ved bordet
control-playing = Bord i spill
control-due = Skjemaer mangler
control-unconfirmed = Må bekreftes
control-notes = Merknader
control-total = Alle
control-calls = { $count ->
    [one] { $count } tilkalling
   *[other] { $count } tilkallinger
}
control-late-start = Skulle ha startet kl. { $time }
control-late-end = Tiden gikk ut kl. { $time }
control-late = { $count } forsinket
panel-call = Tilkall hoveddommeren
panel-called = Hoveddommeren ble tilkalt kl. { $time }.
panel-call-taken = { $name } er på vei.
panel-call-end = Ordnet
panel-entry-call = Tilkalling av hoveddommeren
panel-entry-end-call = Tilkallingen er ordnet
panel-timers = Stoppeklokker
panel-timer-deal = { $count ->
    [one] Avtale: høyst { $count } minutt
   *[other] Avtale: høyst { $count } minutter
}
panel-timer-limit = Tidsfrist
panel-timer-minutes = Minutter
panel-timer-start = Start
panel-timer-stop = Stopp
panel-timer-reset = Nullstill
panel-timer-over-deal = Tiden for avtalen er ute.
panel-timer-over-limit = Tidsfristen er ute.
entry-list-back = Ring tilbake nå
entry-list-lead-back = De ville bli oppringt på dette tidspunktet.
entry-call-near = { $count ->
    [one] { $count } person er ikke ringt opp ennå. Start: { $when }
   *[other] { $count } personer er ikke ringt opp ennå. Start: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } forsøk, { $when }
   *[other] { $count } forsøk, det siste { $when }
}
entry-call-back-at = Ring tilbake: { $when }
entry-call-add = Noter en samtale
entry-calls = Samtaler
entry-call-outcome = Hva kom ut av det?
entry-call-no-answer = Ikke svar
entry-call-call-back = Ring tilbake senere
entry-call-note = Bare et notat
entry-call-when = Når skal det ringes
entry-call-text = Notat
entry-done-noted = Notert.
entry-call-wrong = Velg dag og tid for å ringe tilbake, eller skriv et notat på høyst 500 tegn.
control-place-holds = Har mesterens plass.
control-place-pass = Gi plassen videre
hall-done-pass-place = Plassen er gitt videre.
control-place-held = Mesterens plass ({ $prize }) har { $name }.
hall-page-mail = Skriv e-poster
mail-desk-write = Skriv til deltakere
mail-desk-stage = Fase
mail-desk-group = Gruppe
mail-desk-alternates = Reserver
mail-desk-words = Fylles ut for hver person:
mail-desk-needed = Teksten må inneholde { $word }.
mail-desk-count = Tell og se
mail-desk-counted = { $count ->
    [0] Ingen passer til dette valget.
    [one] Dette går til { $count } person:
   *[other] Dette går til { $count } personer:
}
mail-desk-send = { $count ->
    [one] Send til { $count } person
   *[other] Send til { $count } personer
}
hall-done-send = E-postene ligger i utboksen.
mail-desk-too-many = Det er mange e-poster på én time. Vent litt, og send så denne.
mail-desk-bad-unknown = { $word } kan ikke fylles ut her.
mail-desk-bad-empty = Skriv et emne og en tekst.
mail-desk-bad-long = Emnet eller teksten er for lang.
mail-desk-reminders = Påminnelser
mail-desk-reminders-lead = Alle bekreftede får én e-post hver av disse dagene. En prøve sender ingen.
mail-desk-days = Dager før start, for eksempel 7, 1
mail-desk-bad-days = Skriv opptil 5 hele tall fra 1 til 60, eller ingenting.
hall-done-reminders = Lagret.
mail-desk-texts = E-postenes tekster
mail-desk-texts-lead = Hver tekst kan endres, språk for språk. Språk uten egen tekst beholder standardteksten.
mail-desk-own = Egen tekst:
mail-desk-all = Alle e-poster
mail-desk-language = Språket i teksten
mail-desk-preview = Forhåndsvisning
mail-desk-keep = Bruk denne teksten
mail-desk-standard = Tilbake til standard
hall-done-keep = Teksten din er i bruk.
hall-done-standard = Standardteksten er i bruk igjen.
logged-call-taken = Hoveddommeren er på vei.
