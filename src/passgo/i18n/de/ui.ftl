# Der Spieltisch.

app-name = passgo
app-title-your-turn = ● Du bist dran – passgo
loading = Der Tisch wird gedeckt …
language = Sprache
theme = Farben
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
sound-on = Ton ist an
sound-off = Ton ist aus
notify = Sag mir, wenn ich dran bin
notify-on = Du wirst benachrichtigt, wenn du dran bist
view-board = Brett
view-list = Liste
skip-to-actions = Zu dem, was du tun kannst
menu = Menü
close = Schließen
cancel = Abbrechen
back = Zurück

online = Verbunden
connecting = Verbinde …
offline = Keine Verbindung: neuer Versuch …
sending = Wird gesendet …
taken-over = Dein Platz wurde auf einem anderen Gerät übernommen. Hier kannst du noch zusehen.
taken-over-back = Hierher zurückholen
refused = Dieser Tisch lässt sich nicht öffnen: { $why }
reload = Seite neu laden
paused = Der Tisch macht Pause.
paused-nobody-there = Der Tisch macht Pause, weil niemand da war.
closed = Der Tisch wurde geschlossen.
closed-rules = Der Server wurde aktualisiert und konnte dieses Spiel nicht mitnehmen. Seine Aufzeichnung bleibt erhalten.
rules-then = Gespielt nach Regeln { $version }.
official = Offizielle Runde

bank = die Bank
you = du
somebody = jemand
bot = Bot
bot-name = Bot { $number }
away = abwesend
judge = Schiedsrichter
onlooker = Zuschauer
nothing = nichts
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}
money-hidden = verdeckt
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } { word-jail-card }
   *[other] { $count } { word-jail-cards }
}
level-0 = unbebaut
seconds-left = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}

awaiting-you-start-roll = Würfle um den Anfang.
awaiting-you-roll = Du bist dran: Würfle.
awaiting-you-roll-again = Du würfelst noch einmal.
awaiting-you-roll-jail = Du bist im Gefängnis. Wie kommst du heraus?
awaiting-you-buy = { $space } ist frei und kostet { $amount }.
awaiting-you-auction = Bietest du für { $space }?
awaiting-you-auction-building = Bietest du für das Gebäude?
awaiting-you-debt = Du schuldest { $other } { $amount }.
awaiting-you-choose-bus = Der Bus: Wie weit fährst du?
awaiting-you-choose-any-space = Drei Gleiche: Geh auf ein beliebiges Feld.
awaiting-you-choose-ride = Von { $space } für { $amount } weiterfahren oder bleiben?
awaiting-you-choose-mortgaged-deed = { $space } kam mit einer Hypothek zu dir. Was tust du?
awaiting-you-shortage = Wie viele willst du?
awaiting-you-end = Dein Zug ist getan.
awaiting-you-nothing = Gerade ist nichts von dir gefragt.
awaiting-start-roll = { $player } würfelt um den Anfang.
awaiting-roll = { $player } muss würfeln.
awaiting-buy = { $player } entscheidet über { $space }.
awaiting-auction = { $player } darf bieten.
awaiting-debt = { $player } muss eine Schuld begleichen.
awaiting-choose = { $player } hat die Wahl.
awaiting-shortage = { $player } wird gefragt, wie viele Gebäude es sein sollen.
awaiting-end = { $player } darf den Zug beenden.
awaiting-dice = Der Schiedsrichter gibt die Würfel von { $player } ein.

actions-title = Was du tun kannst
act-roll = Würfeln
act-roll-jail = Um die Freiheit würfeln
act-end = Zug beenden
act-buy = Kaufen für { $amount }
act-decline = Nicht kaufen
act-decline-auction = Versteigern lassen
act-claim = { word-rent } für { $space } verlangen
act-claim-any = { word-rent } verlangen
act-bid = { $amount } bieten
act-pass = Passen
act-pass-shortage = Keins
act-pass-turn = Keins, in diesem Zug nicht mehr fragen
act-build = Bauen ({ $change })
act-sell = Gebäude verkaufen ({ $change })
act-mortgage = Hypothek aufnehmen ({ $change })
act-redeem = Hypothek auflösen ({ $change })
act-surrender = An die Bank verkaufen ({ $change })
act-sell-hotels = Alle auf einmal verkaufen: { $group }
act-on-space = { $action }: { $space }
act-pay = { $amount } zahlen
act-bankrupt = Aufgeben: pleite
act-bankrupt-liquidates = Aufgeben: alles verkaufen und beleihen
act-bankrupt-sure = Gibst du wirklich auf? Alles, was du hast, geht an { $other }.
act-bankrupt-sure-liquidates = Gibst du wirklich auf? Erst werden alle deine Gebäude verkauft und deine { word-deed-properties } beliehen, dann geht alles an { $other }.
act-bankrupt-yes = Ja, ich bin pleite
act-default = Auf die { word-auction } verzichten
act-fine = { $amount } zahlen und freikommen
act-card = Mit einer Karte das Gefängnis verlassen
act-choose-steps = { $count ->
    [one] { $count } Feld, auf { $space }
   *[other] { $count } Felder, auf { $space }
}
act-choose-space = Auf { $space } gehen
act-choose-stay = Bleiben
act-choose-redeem = Jetzt für { $amount } auflösen
act-choose-keep = Belastet lassen und { $amount } Zinsen zahlen
act-choose-defer = Belastet lassen und später doppelte Zinsen zahlen
act-accept = Annehmen
act-reject = Ablehnen
act-counter = Gegenangebot
act-withdraw = Angebot zurückziehen
act-want = Eins auf { $space }
act-want-several = Ich will: { $pieces }
act-offer = Handel vorschlagen
act-choose-where = Wohin?
act-pick-on-board = Oder wähle es auf dem Brett.

auction-title = { word-auction }: { $space }
auction-title-building = { word-auction } eines Gebäudes
auction-building-left = In der Bank, dieses mitgezählt: { $pieces }.
auction-pass-piece = Passen gilt nur für dieses Gebäude.
auction-none = Noch kein Gebot.
auction-high-you = Dein Gebot von { $amount } ist das höchste.
auction-stage-0 = Die { word-auction } läuft.
auction-stage-1 = Zum Ersten …
auction-stage-2 = Zum Zweiten …
auction-closed = Verkauft. { $player } zahlt { $amount }.
auction-amount = Dein Gebot
auction-bid = Bieten
auction-quick = Schnelle Gebote
auction-out = Du bist aus dieser { word-auction } ausgestiegen.
auction-after = Bleibt übrig: { $amount }

deal-title = Ein Handel
deal-with = Mit wem?
deal-give = Du gibst
deal-take = Du bekommst
deal-cash = Geld
deal-cards = { word-jail-cards }
deal-none = Nichts, was gehandelt werden kann.
deal-send = Angebot senden
deal-clear = Von vorn
deal-changes = Was sich ändert
deal-empty = Wähle, was den Besitzer wechselt.
deal-set-you = Deine Gruppe wird vollständig: { $group }.
deal-set-other = Die Gruppe von { $player } wird vollständig: { $group }.
deal-break-you = Deine Gruppe wird aufgebrochen: { $group }.
deal-break-other = Die Gruppe von { $player } wird aufgebrochen: { $group }.
deal-interest-you = Hypotheken: Du zahlst mindestens { $amount } Zinsen.
deal-interest-other = Hypotheken: { $player } zahlt mindestens { $amount } Zinsen.
deal-after-you = Dein Geld danach: { $amount }.
deal-after-other = Geld von { $player } danach: { $amount }.
deal-too-much = Das ist mehr Geld, als da ist.
deal-card-price = Eine { word-jail-card } kostet mindestens { $amount }.
offers-title = Angebote
offer-from = { $player } bietet dir an
offer-to = Du bietest { $player } an
offer-between = { $player } bietet { $other } an
offer-you-get = du bekommst
offer-you-give = du gibst
offer-gives = gibt
offer-asks = verlangt
offer-not-now = Das kann jetzt nicht angenommen werden.
deal-time = Zeit für die Verhandlung

debt-title = Eine Schuld
debt-owed = Du schuldest { $other } { $amount } und hast { $cash }.
debt-missing = Es fehlen { $amount }.
debt-could = Durch Verkauf und Hypotheken könntest du { $amount } aufbringen.
debt-cannot = Selbst durch Verkauf von allem kämst du nur auf { $amount }.
debt-ways = So lässt es sich aufbringen
debt-enough = reicht allein

claim-which = Für welches Feld?
claim-hint = Hier erinnert dich niemand: Achte darauf, wer bei dir landet.

deed-free = Es gehört niemandem.
deed-price = Preis
deed-mortgage-value = Hypothekenwert
deed-redeem-cost = Auflösungsbetrag
deed-rent = { word-rent }
deed-rent-bare = Unbebaut
deed-rent-set = Mit der ganzen Gruppe
deed-rent-stations = { $count ->
    [one] Mit { $count }
   *[other] Mit { $count }
}
deed-rent-utility = { $count ->
    [one] Mit { $count }: { $factor } × Augen
   *[other] Mit { $count }: { $factor } × Augen
}
deed-rent-now = { word-rent } jetzt
deed-building-cost = Ein Gebäude kostet
deed-mortgaged = belastet
deed-group = Farbgruppe
about-tax = Zahle { $amount }
about-fare = Fahrt für { $amount }
about-entity = Würfle mit deinem linken Nachbarn { $count } oder mehr: gewinnen oder { $amount } zahlen
about-go = Gehalt { $amount }
about-cards = Zieh eine Karte
about-jail = Nur zu Besuch oder im Gefängnis
about-parking = Hier geschieht nichts
about-go-to-jail = Geh ins Gefängnis
about-question = Drück auf den Block
about-ride = Mitfahren oder bleiben
about-here = Hier: { $players }
about-owner = Besitzer: { $player }
deeds-title = Mein Besitz
deeds-none = Du besitzt noch nichts.

players-title = Spieler
player-out = ausgeschieden
player-in-jail = im Gefängnis
player-turn = am Zug
player-decides = entscheidet
player-deeds = { $count ->
    [0] keine { word-deeds }
    [one] { $count } { word-deed }
   *[other] { $count } { word-deeds }
}
player-worth = Wert { $amount }
player-token = Spielfigur
bank-stock = In der Bank
log-title = Verlauf
log-none = Noch ist nichts geschehen.
log-older = Ältere zeigen
chat-title = Gespräch
chat-none = Noch hat niemand etwas gesagt.
chat-say = Sagen
chat-text = Deine Worte
chat-phrase = Schnelle Sätze
chat-judge = Schiedsrichter
preset-hello = Hallo!
preset-good-luck = Viel Glück!
preset-well-played = Gut gespielt!
preset-thanks = Danke.
preset-sorry = Entschuldigung.
preset-hurry = Du bist dran, bitte.
preset-wait = Einen Augenblick, bitte.
preset-yes = Ja.
preset-no = Nein.
preset-interested = Das interessiert mich.
preset-not-interested = Kein Interesse.
preset-make-an-offer = Mach mir ein Angebot.
preset-judge-please = Schiedsrichter, bitte!
preset-good-game = Gutes Spiel!
preset-bye = Auf Wiedersehen!

dice-title = Würfel
dice-none = Noch hat niemand gewürfelt.
dice-bus = Bus
dice-mr = nächster Besitz

board-title = Spielplan von { $edition }
board-list = Felder des Spielplans
board-keys = Die Pfeiltasten gehen um das Brett; Enter öffnet ein Feld.

judge-title = Schiedsrichter
judge-close = { word-auction } schließen
judge-last-round = Letzte Runde ausrufen
judge-time = Ende der Zeit ausrufen
judge-expel = { $player } ausschließen
judge-dice = Würfel eingeben
judge-dice-faces = Augen, etwa 3 4
judge-no-dice = Wurf zurücknehmen
judge-pause = Pause
judge-resume = Weiter
judge-claims = { word-rent-asked }
judge-claim-line = { $other } von { $player } für { $space }
judge-claim-line-amount = { $other } darf von { $player } { $amount } verlangen ({ $space })

lobby-title = Vor dem Start
lobby-seat-open = frei
lobby-invite = Einladen
lobby-add-bot = Bot hinzufügen
lobby-remove-bot = Bot entfernen
lobby-token = Figur wählen
lobby-token-any = Irgendeine freie
lobby-start = Spiel starten
lobby-start-fill = Starten, Bots nehmen die freien Plätze
lobby-waiting = Der Gastgeber startet das Spiel.
lobby-waiting-judge = Der Oberschiedsrichter startet alle Tische gleichzeitig.
lobby-seeding = Die Würfel werden gemischt: Jeder Spieler gibt einen Anteil dazu. Einen Moment …

end-title = Das Spiel ist aus
end-winner = { $players } gewinnt!
end-winners = { $players } teilen sich den Sieg!
end-rank = Rang
end-player = Spieler
end-worth = Wert
end-points = Punkte
end-curve = Wert im Lauf des Spiels
end-dice = Würfel
end-dice-about = Wie oft jede Summe fiel; das Band zeigt, was der Zufall erwarten lässt.
end-dice-line = { $sum }: { $count ->
    [one] { $count }-mal
   *[other] { $count }-mal
} gewürfelt, erwartet { $low } bis { $high }
end-replay = Das Spiel noch einmal ansehen
fair-check = Würfel nachprüfen
end-rematch = Noch einmal mit denselben Spielern
end-rematch-there = Zum nächsten Spiel
leave-game = Spiel verlassen

# Hints for a first game.
hints = Tipp
hints-on = Tipps werden gezeigt
hints-off = Tipps sind ausgeblendet
hints-stop = Keine Tipps mehr
hint-roll = Würfle, deine Figur zieht von selbst. Vorher darfst du bauen, Hypotheken aufnehmen oder einen Handel vorschlagen.
hint-buy = Es gehört niemandem: Du darfst es kaufen oder lassen.
hint-buy-auction = Es gehört niemandem: Du darfst es kaufen. Wenn nicht, wird es unter allen versteigert, auch du bietest mit.
hint-claim = Jemand steht auf deinem { word-deed-property }. Die { word-rent } bekommst du nur, wenn du sie rechtzeitig verlangst.
hint-debt = Dein Geld reicht nicht: Verkaufe Gebäude, nimm Hypotheken auf oder handle, dann zahle.
hint-auction = Das höchste Gebot gewinnt. Biete nur, was du zahlen kannst; wer passt, scheidet aus dieser Versteigerung aus.
hint-auction-default = Das höchste Gebot gewinnt. Wer es dann nicht zahlen kann, scheidet aus, und die Versteigerung beginnt von vorn.
hint-choose = Die Regeln überlassen es dir: Wähle eine der Antworten.
hint-offer = Ein Angebot wartet: Nimm es an, lehne es ab oder mache ein Gegenangebot.
hint-jail = Ein Pasch befreit dich; zahlen oder eine Karte tut es sicher.
hint-jail-six = Eine Sechs befreit dich; zahlen oder eine Karte tut es sicher.
hint-jail-roll = Ein Pasch oder eine Karte befreit dich; sonst zahlst du nach diesem Wurf und ziehst.
hint-jail-late = Keine Versuche mehr: Du würfelst, ziehst und zahlst. Zahlst du vorher, bringt ein Pasch einen weiteren Wurf.
hint-build = Du darfst bauen: Öffne eines deiner { word-deed-properties }. Gebäude erhöhen die { word-rent } kräftig.
hint-end = Noch etwas? Baue oder schlage einen Handel vor, dann beende den Zug.
hint-wait = Jetzt entscheiden andere. Tippe ein Feld an, um seine Karte zu sehen, oder schlage einen Handel vor.

# Looking back.
replay-title = Rückblick
replay-turn = Zug { $turn }: { $player }
replay-scrub = Stelle im Spiel
replay-step = Schritt { $step } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-eyes = Gesehen von
replay-eyes-spectator = einem Zuschauer
replay-eyes-judge = dem Schiedsrichter
replay-jump = Zum Zug
replay-speed = Tempo
replay-times = { $factor }×
replay-plain = Als einfacher Text
loading-more = Kommt …

# Several people at one device.
pass-to = Gib das Gerät an { $player }
pass-taken = Ich bin { $player }: weiter
lobby-here = an diesem Gerät
lobby-beside = Jemand neben dir spielt hier mit
lobby-beside-add = Hinzufügen

# More for the judge.
judge-correct = Einen Fehler berichtigen
judge-expel-title = Einen Spieler ausschließen
judge-expel-sure = Wird { $player } wirklich ausgeschlossen? Alles geht an die Bank, und es lässt sich nicht zurücknehmen.
judge-talk = { $player } und { $other } verhandeln.
judge-seconds = Sekunden
judge-limit = Begrenzen
judge-extend = Verlängern
correct-what = Was war falsch
correct-cash = Geld
correct-deeds = Eine { word-deed }
correct-places = Ein Platz auf dem Spielplan
correct-amount = Mehr oder weniger
correct-deed = Welche { word-deed }
correct-owner = Gehört
correct-level = Gebäude
correct-space = Steht auf
correct-entry = In welchem Eintrag
correct-why = Warum
correct-send = Berichtigen

# Not having to hear somebody.
chat-object = Zu den Worten von { $player }
chat-mute = { $player } nicht mehr hören
chat-mute-all = { $player } für alle stummschalten
chat-hear = Wieder hören
chat-report = Melden als
chat-reported = Es wurde gemeldet. Danke.
report-insult = Beleidigung
report-spam = Spam
report-cheating = Betrug
report-advice = verbotene Ratschläge
report-other = etwas anderes

# Taking back, and words without sums for official rounds.
act-undo = Zurücknehmen
act-undo-space = Zurücknehmen: { $space }
act-build-plain = Bauen
act-sell-plain = Gebäude verkaufen
act-mortgage-plain = Hypothek aufnehmen
act-redeem-plain = Hypothek auflösen
act-surrender-plain = An die Bank verkaufen
debt-yourself = Hier rechnet niemand für dich: Bringe es mit deinen { word-deed-properties-dat } auf.
shortage-could = Platz und Geld hast du für: { $pieces }.
shortage-how = Wähle für jedes Gebäude eine { word-street }, in der gewünschten Reihenfolge.
shortage-order = Deine Reihenfolge
shortage-remove = { $space } streichen
shortage-total = Preis: { $amount }. Bleibt übrig: { $left }.
