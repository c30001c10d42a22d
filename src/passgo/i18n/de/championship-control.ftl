hall-calls = Rufe nach dem Oberschiedsrichter
hall-calls-none = Kein Tisch wartet.
hall-call-table = Tisch { $table } ({ $place })
hall-call-since = seit { $time }
hall-call-taken = { $name } ist unterwegs.
hall-call-take = Ich komme
hall-call-end = Erledigt
hall-call = Oberschiedsrichter rufen
hall-page-control = Leitstand
control-time = Stand: { $time }.
control-reload = Neu laden
control-registered = Angemeldet
control-phoned = Angerufen
control-present = Eingecheckt
control-seated = Am Tisch
control-playing = Tische im Spiel
control-due = Bögen fehlen
control-unconfirmed = Zu bestätigen
control-notes = Hinweise
control-total = Alle
control-calls = { $count ->
    [one] { $count } Ruf
   *[other] { $count } Rufe
}
control-late-start = Beginn war für { $time } geplant
control-late-end = Zeit abgelaufen seit { $time }
control-late = { $count } verspätet
panel-call = Oberschiedsrichter rufen
panel-called = Oberschiedsrichter um { $time } gerufen.
panel-call-taken = { $name } ist unterwegs.
panel-call-end = Erledigt
panel-entry-call = Ruf nach dem Oberschiedsrichter
panel-entry-end-call = Ruf erledigt
panel-timers = Stoppuhren
panel-timer-deal = { $count ->
    [one] Handel: höchstens { $count } Minute
   *[other] Handel: höchstens { $count } Minuten
}
panel-timer-limit = Frist
panel-timer-minutes = Minuten
panel-timer-start = Start
panel-timer-stop = Anhalten
panel-timer-reset = Zurücksetzen
panel-timer-over-deal = Die Zeit für den Handel ist um.
panel-timer-over-limit = Die Frist ist um.
entry-list-back = Jetzt zurückrufen
entry-list-lead-back = Sie wollten um diese Zeit angerufen werden.
entry-call-near = { $count ->
    [one] { $count } Person ist noch nicht angerufen. Beginn: { $when }
   *[other] { $count } Personen sind noch nicht angerufen. Beginn: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } Versuch, { $when }
   *[other] { $count } Versuche, zuletzt { $when }
}
entry-call-back-at = Zurückrufen: { $when }
entry-call-add = Anruf notieren
entry-calls = Anrufe
entry-call-outcome = Was kam dabei heraus?
entry-call-no-answer = Niemand da
entry-call-call-back = Später zurückrufen
entry-call-note = Nur eine Notiz
entry-call-when = Wann zurückrufen
entry-call-text = Notiz
entry-done-noted = Notiert.
entry-call-wrong = Wähle Tag und Uhrzeit für den Rückruf oder schreib eine Notiz bis 500 Zeichen.
control-place-holds = Hat den Platz des Meisters.
control-place-pass = Platz weitergeben
hall-done-pass-place = Der Platz ist weitergegeben.
control-place-held = Den Platz des Meisters ({ $prize }) hat { $name }.
hall-page-mail = E-Mails schreiben
mail-desk-write = An Teilnehmer schreiben
mail-desk-stage = Stufe
mail-desk-group = Gruppe
mail-desk-alternates = Ersatzspieler
mail-desk-words = Für jede Person eingesetzt:
mail-desk-needed = Der Text muss { $word } enthalten.
mail-desk-count = Zählen und ansehen
mail-desk-counted = { $count ->
    [0] Niemand passt zu dieser Auswahl.
    [one] Das geht an { $count } Person:
   *[other] Das geht an { $count } Personen:
}
mail-desk-send = { $count ->
    [one] An { $count } Person senden
   *[other] An { $count } Personen senden
}
hall-done-send = Die E-Mails liegen im Ausgang.
mail-desk-too-many = Das sind viele E-Mails in einer Stunde. Warte eine Weile, dann sende diese.
mail-desk-bad-unknown = { $word } kann hier nicht eingesetzt werden.
mail-desk-bad-empty = Schreib einen Betreff und einen Text.
mail-desk-bad-long = Der Betreff oder der Text ist zu lang.
mail-desk-reminders = Erinnerungen
mail-desk-reminders-lead = Alle Bestätigten bekommen an jedem dieser Tage eine E-Mail. Eine Probe verschickt keine.
mail-desk-days = Tage vor dem Beginn, zum Beispiel 7, 1
mail-desk-bad-days = Gib bis zu 5 ganze Zahlen von 1 bis 60 ein, oder nichts.
hall-done-reminders = Gespeichert.
mail-desk-texts = Texte der E-Mails
mail-desk-texts-lead = Jeder Text lässt sich ändern, Sprache für Sprache. Sprachen ohne eigenen Text behalten den üblichen.
mail-desk-own = Eigener Text:
mail-desk-all = Alle E-Mails
mail-desk-language = Sprache des Textes
mail-desk-preview = Vorschau
mail-desk-keep = Diesen Text verwenden
mail-desk-standard = Üblicher Text
hall-done-keep = Dein Text wird verwendet.
hall-done-standard = Der übliche Text gilt wieder.
logged-call-taken = Oberschiedsrichter unterwegs.
