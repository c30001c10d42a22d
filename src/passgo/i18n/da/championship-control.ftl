hall-calls = Overdommeren bliver kaldt
hall-calls-none = Ingen borde venter.
hall-call-table = Bord { $table } ({ $place })
hall-call-since = siden { $time }
hall-call-taken = { $name } er på vej.
hall-call-take = Jeg er på vej
hall-call-end = Klaret
hall-call = Tilkald overdommer
hall-page-control = Kontrolrum
control-time = Status kl. { $time }.
control-reload = Opdater
control-registered = Tilmeldt
control-phoned = Ringet op
control-present = Tjekket ind
control-seated = Ved bordet
control-playing = Borde i spil
control-due = Skemaer mangler
control-unconfirmed = Skal bekræftes
control-notes = Noter
control-total = Alle
control-calls = { $count ->
    [one] { $count } kald
   *[other] { $count } kald
}
control-late-start = Skulle være startet kl. { $time }
control-late-end = Tiden udløb kl. { $time }
control-late = { $count } forsinket
panel-call = Tilkald overdommer
panel-called = Overdommeren blev kaldt kl. { $time }.
panel-call-taken = { $name } er på vej.
panel-call-end = Klaret
panel-entry-call = Kald til overdommeren
panel-entry-end-call = Kald klaret
panel-timers = Stopure
panel-timer-deal = { $count ->
    [one] Handel: højst { $count } minut
   *[other] Handel: højst { $count } minutter
}
panel-timer-limit = Tidsfrist
panel-timer-minutes = Minutter
panel-timer-start = Start
panel-timer-stop = Stop
panel-timer-reset = Nulstil
panel-timer-over-deal = Tiden til handlen er gået.
panel-timer-over-limit = Tidsfristen er udløbet.
entry-list-back = Ring tilbage nu
entry-list-lead-back = De ville ringes op på dette tidspunkt.
entry-call-near = { $count ->
    [one] { $count } person er ikke ringet op endnu. Start: { $when }
   *[other] { $count } personer er ikke ringet op endnu. Start: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } forsøg, { $when }
   *[other] { $count } forsøg, det sidste { $when }
}
entry-call-back-at = Ring tilbage: { $when }
entry-call-add = Notér et opkald
entry-calls = Opkald
entry-call-outcome = Hvad kom der ud af det?
entry-call-no-answer = Intet svar
entry-call-call-back = Ring tilbage senere
entry-call-note = Kun en note
entry-call-when = Hvornår skal der ringes
entry-call-text = Note
entry-done-noted = Noteret.
entry-call-wrong = Vælg dag og tid for at ringe tilbage, eller skriv en note på højst 500 tegn.
control-place-holds = Har mesterens plads.
control-place-pass = Giv pladsen videre
hall-done-pass-place = Pladsen er givet videre.
control-place-held = Mesterens plads ({ $prize }) har { $name }.
hall-page-mail = Skriv mails
mail-desk-write = Skriv til deltagere
mail-desk-stage = Fase
mail-desk-group = Gruppe
mail-desk-alternates = Reserver
mail-desk-words = Udfyldes for hver person:
mail-desk-needed = Teksten skal indeholde { $word }.
mail-desk-count = Tæl og se
mail-desk-counted = { $count ->
    [0] Ingen passer til dette valg.
    [one] Det går til { $count } person:
   *[other] Det går til { $count } personer:
}
mail-desk-send = { $count ->
    [one] Send til { $count } person
   *[other] Send til { $count } personer
}
hall-done-send = Mailene ligger i udbakken.
mail-desk-too-many = Det er mange mails på én time. Vent lidt, og send så denne.
mail-desk-bad-unknown = { $word } kan ikke udfyldes her.
mail-desk-bad-empty = Skriv et emne og en tekst.
mail-desk-bad-long = Emnet eller teksten er for lang.
mail-desk-reminders = Påmindelser
mail-desk-reminders-lead = Alle bekræftede får én mail på hver af disse dage. En prøve sender ingen.
mail-desk-days = Dage før start, for eksempel 7, 1
mail-desk-bad-days = Skriv op til 5 hele tal fra 1 til 60, eller intet.
hall-done-reminders = Gemt.
mail-desk-texts = Mailenes tekster
mail-desk-texts-lead = Hver tekst kan ændres, sprog for sprog. Sprog uden egen tekst beholder standardteksten.
mail-desk-own = Egen tekst:
mail-desk-all = Alle mails
mail-desk-language = Tekstens sprog
mail-desk-preview = Forhåndsvisning
mail-desk-keep = Brug denne tekst
mail-desk-standard = Tilbage til standard
hall-done-keep = Din tekst er i brug.
hall-done-standard = Standardteksten er i brug igen.
logged-call-taken = Overdommeren er på vej.
