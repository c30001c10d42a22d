hall-calls = Oproepen voor de hoofdarbiter
hall-calls-none = Er wacht geen tafel.
hall-call-table = Tafel { $table } ({ $place })
hall-call-since = sinds { $time }
hall-call-taken = { $name } is onderweg.
hall-call-take = Ik kom eraan
hall-call-end = Opgelost
hall-call = Hoofdarbiter roepen
hall-page-control = Controlekamer
control-time = Stand van { $time }.
control-reload = Vernieuwen
control-registered = Ingeschreven
control-phoned = Gebeld
control-present = Ingecheckt
control-seated = Aan tafel
control-playing = Tafels in spel
control-due = Formulieren ontbreken
control-unconfirmed = Te bevestigen
control-notes = Opmerkingen
control-total = Alles
control-calls = { $count ->
    [one] { $count } oproep
   *[other] { $count } oproepen
}
control-late-start = Had om { $time } moeten beginnen
control-late-end = Tijd om sinds { $time }
control-late = { $count } te laat
panel-call = Hoofdarbiter roepen
panel-called = Hoofdarbiter geroepen om { $time }.
panel-call-taken = { $name } is onderweg.
panel-call-end = Opgelost
panel-entry-call = Oproep voor de hoofdarbiter
panel-entry-end-call = Oproep opgelost
panel-timers = Timers
panel-timer-deal = { $count ->
    [one] Deal: hoogstens { $count } minuut
   *[other] Deal: hoogstens { $count } minuten
}
panel-timer-limit = Tijdslimiet
panel-timer-minutes = Minuten
panel-timer-start = Starten
panel-timer-stop = Stoppen
panel-timer-reset = Opnieuw instellen
panel-timer-over-deal = De tijd voor de deal is om.
panel-timer-over-limit = De tijdslimiet is verstreken.
entry-list-back = Nu terugbellen
entry-list-lead-back = Zij wilden op dit tijdstip gebeld worden.
entry-call-near = { $count ->
    [one] { $count } persoon is nog niet gebeld. Start: { $when }
   *[other] { $count } personen zijn nog niet gebeld. Start: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } poging, { $when }
   *[other] { $count } pogingen, de laatste { $when }
}
entry-call-back-at = Terugbellen: { $when }
entry-call-add = Gesprek noteren
entry-calls = Gesprekken
entry-call-outcome = Wat kwam eruit?
entry-call-no-answer = Geen gehoor
entry-call-call-back = Later terugbellen
entry-call-note = Alleen een notitie
entry-call-when = Wanneer terugbellen
entry-call-text = Notitie
entry-done-noted = Genoteerd.
entry-call-wrong = Kies dag en tijd om terug te bellen, of schrijf een notitie van hoogstens 500 tekens.
control-place-holds = Heeft de plaats van de kampioen.
control-place-pass = Plaats doorgeven
hall-done-pass-place = De plaats is doorgegeven.
control-place-held = De plaats van de kampioen ({ $prize }) is voor { $name }.
hall-page-mail = E-mails schrijven
mail-desk-write = Deelnemers schrijven
mail-desk-stage = Fase
mail-desk-group = Groep
mail-desk-alternates = Reserves
mail-desk-words = Per persoon ingevuld:
mail-desk-needed = De tekst moet { $word } bevatten.
mail-desk-count = Tellen en bekijken
mail-desk-counted = { $count ->
    [0] Niemand past bij deze keuze.
    [one] Dit gaat naar { $count } persoon:
   *[other] Dit gaat naar { $count } personen:
}
mail-desk-send = { $count ->
    [one] Naar { $count } persoon sturen
   *[other] Naar { $count } personen sturen
}
hall-done-send = De e-mails staan in de uitbak.
mail-desk-too-many = Dat zijn veel e-mails in één uur. Wacht even en stuur deze dan.
mail-desk-bad-unknown = { $word } kan hier niet worden ingevuld.
mail-desk-bad-empty = Schrijf een onderwerp en een tekst.
mail-desk-bad-long = Het onderwerp of de tekst is te lang.
mail-desk-reminders = Herinneringen
mail-desk-reminders-lead = Wie bevestigd is, krijgt op elk van deze dagen één e-mail. Een repetitie stuurt er geen.
mail-desk-days = Dagen voor de start, bijvoorbeeld 7, 1
mail-desk-bad-days = Vul hoogstens 5 hele getallen van 1 tot 60 in, of niets.
hall-done-reminders = Opgeslagen.
mail-desk-texts = Teksten van de e-mails
mail-desk-texts-lead = Elke tekst kan worden gewijzigd, taal voor taal. Talen zonder eigen tekst houden de standaardtekst.
mail-desk-own = Eigen tekst:
mail-desk-all = Alle e-mails
mail-desk-language = Taal van de tekst
mail-desk-preview = Voorbeeld
mail-desk-keep = Deze tekst gebruiken
mail-desk-standard = Terug naar standaard
hall-done-keep = Je tekst wordt gebruikt.
hall-done-standard = De standaardtekst wordt weer gebruikt.
logged-call-taken = Hoofdarbiter onderweg.
