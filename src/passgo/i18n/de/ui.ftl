# Der Spieltisch.

app-name = passgo
app-title-your-turn = ● Du bist dran – passgo
loading = Der Tisch wird aufgebaut …
language = Sprache
theme = Farbschema
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
sound-on = Ton ist an
sound-off = Ton ist aus
notify = Benachrichtigen, wenn ich dran bin
notify-on = Du wirst benachrichtigt, wenn du dran bist
view-board = Spielplan
view-list = Liste
skip-to-actions = Direkt zu den Aktionen
menu = Menü
close = Schließen
cancel = Abbrechen
back = Zurück

online = Verbunden
connecting = Wird verbunden …
offline = Keine Verbindung. Neuer Versuch …
sending = Wird gesendet …
taken-over = Dein Platz ist auf einem anderen Gerät offen. Hier kannst du weiter zusehen.
taken-over-back = Hier weiterspielen
refused = Dieser Tisch lässt sich nicht öffnen: { $why }
reload = Seite neu laden
paused = Das Spiel ist unterbrochen.
paused-nobody-there = Das Spiel ist unterbrochen, weil alle gegangen sind.
closed = Dieser Tisch wurde geschlossen.
closed-rules = Der Server wurde aktualisiert und konnte dieses Spiel nicht mitnehmen. Seine Aufzeichnung bleibt erhalten.
rules-then = Gespielt nach Version { $version } der Regeln.
official = Offizielle Runde

bank = die Bank
    .dat = der Bank
you = du
somebody = jemand
    .dat = jemandem
bot = Bot
bot-name = Bot { $number }
away = abwesend
judge = Schiedsrichter
onlooker = Zuschauer
nothing = nichts
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
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
    .acc = kein Gebäude mehr
seconds-left = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}

awaiting-you-start-roll = Würfle um den ersten Zug.
awaiting-you-roll = Du bist dran: Würfle!
awaiting-you-roll-again = Würfle noch einmal!
awaiting-you-roll-jail = Du bist im Gefängnis. Wie kommst du heraus?
awaiting-you-buy = Kaufst du { FORM($space, "acc") } für { $amount }?
awaiting-you-auction = Bietest du auf { FORM($space, "acc") }?
awaiting-you-auction-building = Bietest du auf das Gebäude?
awaiting-you-debt = Du schuldest { FORM($other, "dat") } { $amount }.
awaiting-you-choose-bus = Der Bus: Wie weit fährst du?
awaiting-you-choose-any-space = Drei Gleiche! Zieh auf ein beliebiges Feld.
awaiting-you-choose-ride = Fährst du von { FORM($space, "dat") } für { $amount } weiter, oder bleibst du?
awaiting-you-choose-mortgaged-deed = Du hast { FORM($space, "acc") } mit einer Hypothek bekommen. Was tust du?
awaiting-you-shortage = Wie viele willst du?
awaiting-you-end = Beendest du deinen Zug?
awaiting-you-nothing = Du musst gerade nichts tun.
awaiting-start-roll = { $player } würfelt um den ersten Zug.
awaiting-roll = { $player } ist mit Würfeln dran.
awaiting-buy = { $player } überlegt, { FORM($space, "acc") } zu kaufen.
awaiting-auction = { $player } kann bieten oder passen.
awaiting-debt = { $player } muss Schulden bezahlen.
awaiting-choose = { $player } wählt.
awaiting-shortage = { $player } entscheidet, wie viele Gebäude es sein sollen.
awaiting-end = { $player } muss den Zug noch beenden.
awaiting-dice = Der Schiedsrichter gibt den Wurf von { $player } ein.

actions-title = Was du tun kannst
act-roll = Würfeln
act-roll-jail = Um die Freiheit würfeln
act-end = Zug beenden
act-buy = Kaufen für { $amount }
act-decline = Nicht kaufen
act-decline-auction = Versteigern lassen
act-claim = { word-rent } für { FORM($space, "acc") } verlangen
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
act-sell-hotels = Alle { word-hotels } von { $group } verkaufen
act-on-space = { $action }: { $space }
act-pay = { $amount } zahlen
act-bankrupt = Pleite anmelden
act-bankrupt-liquidates = Verkaufen, beleihen, pleitegehen
act-bankrupt-sure = Bist du wirklich pleite? Alles, was du hast, geht an { $other }.
act-bankrupt-sure-liquidates = Bist du wirklich pleite? Erst werden alle deine Gebäude verkauft und deine { word-deed-properties } beliehen, dann geht alles an { $other }.
act-bankrupt-yes = Ja, ich bin pleite
act-default = Auf das Gebot verzichten
act-fine = { $amount } zahlen und freikommen
act-card = Mit einer Karte freikommen
act-choose-steps = { $count ->
    [one] { $count } Feld weiter auf { FORM($space, "acc") }
   *[other] { $count } Felder weiter auf { FORM($space, "acc") }
}
act-choose-space = Auf { FORM($space, "acc") } ziehen
act-choose-stay = Bleiben
act-choose-redeem = Hypothek jetzt für { $amount } auflösen
act-choose-keep = Belastet lassen und { $amount } Zinsen zahlen
act-choose-defer = Belastet lassen und später doppelte Zinsen zahlen
act-accept = Annehmen
act-reject = Ablehnen
act-counter = Gegenangebot
act-withdraw = Angebot zurückziehen
act-want = Gebäude auf { FORM($space, "dat") }
act-want-several = { $pieces } verlangen
act-offer = Handel vorschlagen
act-choose-where = Wohin?
act-pick-on-board = Oder wähle auf dem Spielplan.

auction-title = { word-auction }: { $space }
auction-title-building = { word-auction } eines Gebäudes
auction-building-left = In der Bank, dieses mitgezählt: { $pieces }.
auction-pass-piece = Passen gilt nur für dieses Gebäude.
auction-none = Noch kein Gebot.
auction-high-you = Dein Gebot von { $amount } ist das höchste.
auction-stage-0 = Die { word-auction } läuft.
auction-stage-1 = Zum Ersten …
auction-stage-2 = Zum Zweiten …
auction-closed = Für { $amount } verkauft an { $player }.
auction-amount = Dein Gebot
auction-bid = Bieten
auction-quick = Schnelle Gebote
auction-out = Du bist aus dieser { word-auction } ausgestiegen.
auction-after = Du hättest noch { $amount }.

deal-title = Handel
deal-with = Mit wem?
deal-give = Du gibst
deal-take = Du bekommst
deal-cash = Geld
deal-cards = { word-jail-cards }
deal-none = Keine { word-deed-properties } zum Handeln.
deal-send = Angebot senden
deal-clear = Von vorn
deal-changes = Was sich ändert
deal-empty = Wähle, was getauscht wird.
deal-set-you = Du hast dann die ganze Gruppe { $group }.
deal-set-other = { $player } hat dann die ganze Gruppe { $group }.
deal-break-you = Du hast dann nicht mehr die ganze Gruppe { $group }.
deal-break-other = { $player } hat dann nicht mehr die ganze Gruppe { $group }.
deal-interest-you = Für belastete { word-deed-properties } zahlst du mindestens { $amount } Zinsen.
deal-interest-other = Für belastete { word-deed-properties } zahlt { $player } mindestens { $amount } Zinsen.
deal-after-you = Du hast danach { $amount }.
deal-after-other = { $player } hat danach { $amount }.
deal-too-much = Einer von euch hat nicht so viel Geld.
deal-card-price = Eine { word-jail-card } darf nicht für weniger als { $amount } gehandelt werden.
offers-title = Angebote
offer-from = Angebot von { $player }
offer-to = Dein Angebot an { $player }
offer-between = Angebot von { $player } an { $other }
offer-you-get = Du bekommst
offer-you-give = Du gibst
offer-gives = Gibt
offer-asks = Verlangt
offer-not-now = Dieses Angebot kann gerade nicht angenommen werden.
deal-time = Zeit für die Verhandlung

debt-title = Zahle deine Schulden
debt-owed = Du schuldest { FORM($other, "dat") } { $amount } und hast { $cash }.
debt-missing = Du brauchst noch { $amount }.
debt-could = Wenn du alles verkaufst und beleihst, kommst du auf { $amount }.
debt-cannot = Selbst wenn du alles verkaufst und beleihst, kommst du nur auf { $amount }.
debt-ways = So kommst du zu Geld
debt-enough = reicht allein

claim-which = Für welches Feld?
claim-hint = Hier erinnert dich niemand: Achte darauf, wer bei dir landet.

deed-free = Gehört niemandem
deed-price = Preis
deed-mortgage-value = Hypothekenwert
deed-redeem-cost = Auflösungsbetrag
deed-rent = { word-rent }
deed-rent-bare = Unbebaut
deed-rent-set = Mit der ganzen Gruppe
deed-rent-stations = { $count ->
    [one] { $count } im Besitz
   *[other] { $count } im Besitz
}
deed-rent-utility = { $count ->
    [one] { $count } im Besitz: { $factor } × Augen
   *[other] { $count } im Besitz: { $factor } × Augen
}
deed-rent-now = Aktuelle { word-rent }
deed-building-cost = Ein Gebäude kostet
deed-mortgaged = belastet
deed-group = Gruppe
about-tax = Zahle { $amount }
about-fare = Fahrt für { $amount }
about-entity = Würfle mit deinem linken Nachbarn { $count } oder mehr: { $amount } gewinnen oder zahlen
about-go = Gehalt: { $amount }
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
    [0] kein { word-deed-property }
    [one] { $count } { word-deed-property }
   *[other] { $count } { word-deed-properties }
}
player-worth = Vermögen { $amount }
player-token = Spielfigur
bank-stock = In der Bank
log-title = Verlauf
log-none = Noch ist nichts geschehen.
log-older = Ältere zeigen
log-details = Jeder Schritt
chat-title = Chat
chat-none = Noch keine Nachrichten.
chat-say = Senden
chat-text = Deine Nachricht
chat-phrase = Schnellnachrichten
chat-judge = Schiedsrichter
preset-hello = Hallo!
preset-good-luck = Viel Glück!
preset-well-played = Gut gespielt!
preset-thanks = Danke!
preset-sorry = Entschuldigung!
preset-hurry = Du bist dran!
preset-wait = Einen Augenblick, bitte.
preset-yes = Ja.
preset-no = Nein.
preset-interested = Das interessiert mich.
preset-not-interested = Kein Interesse.
preset-make-an-offer = Mach mir ein Angebot.
preset-judge-please = Schiedsrichter, bitte!
preset-good-game = Gutes Spiel!
preset-bye = Tschüss!

dice-title = Würfel
dice-none = Noch hat niemand gewürfelt.
dice-bus = Bus
dice-mr = nächstes { word-deed-property }

board-title = Spielplan „{ $edition }“
board-list = Felder des Spielplans
board-keys = Mit den Pfeiltasten gehst du um den Spielplan; Enter öffnet ein Feld.

judge-title = Schiedsrichter
judge-close = { word-auction } schließen
judge-last-round = Letzte Runde ansagen
judge-time = Spielzeit beenden
judge-expel = { $player } ausschließen
judge-dice = Wurf eingeben
judge-dice-faces = Augen, z. B. 3 4
judge-no-dice = Wurf zurücknehmen
judge-pause = Pause
judge-resume = Weiter
judge-claims = { word-rent-asked }
judge-claim-line = { $other } darf von { $player } { word-rent-any } für { FORM($space, "acc") } verlangen
judge-claim-line-amount = { $other } darf von { $player } { $amount } für { FORM($space, "acc") } verlangen

lobby-title = Vor dem Start
lobby-seat-open = freier Platz
lobby-invite = Einladen
lobby-add-bot = Bot hinzufügen
lobby-remove-bot = Bot entfernen
lobby-token = Figur wählen
lobby-token-any = Irgendeine freie
lobby-start = Spiel starten
lobby-start-fill = Plätze mit Bots auffüllen und starten
lobby-waiting = Warte, bis der Gastgeber das Spiel startet.
lobby-waiting-judge = Der Oberschiedsrichter startet alle Tische gleichzeitig.
lobby-seeding = Faire Würfel werden vorbereitet: Jeder Spieler gibt einen Anteil dazu. Einen Moment …

end-title = Das Spiel ist aus
end-winner = { $players } gewinnt!
end-winners = { $players } teilen sich den Sieg!
end-rank = Rang
end-player = Spieler
end-worth = Vermögen
end-points = Punkte
end-curve = Vermögen im Lauf des Spiels
end-dice = Würfel
end-dice-about = Wie oft jede Summe fiel; das Band zeigt, was bei Zufall zu erwarten ist.
end-dice-line = { $sum }: { $count ->
    [one] { $count }-mal
   *[other] { $count }-mal
} gewürfelt, erwartet { $low } bis { $high }
end-replay = Das Spiel noch einmal ansehen
fair-check = Würfel prüfen
end-rematch = Revanche mit denselben Spielern
end-rematch-there = Zur Revanche
leave-game = Spiel verlassen

# Hints for a first game.
hints = Tipp
hints-on = Tipps werden gezeigt
hints-off = Tipps sind ausgeblendet
hints-stop = Keine Tipps mehr
hint-roll = Würfle, deine Figur zieht von selbst. Vorher darfst du bauen, Hypotheken aufnehmen oder einen Handel vorschlagen.
hint-buy = Es gehört niemandem: Du darfst es kaufen oder darauf verzichten.
hint-buy-auction = Es gehört niemandem: Du darfst es kaufen. Kaufst du es nicht, wird es unter allen versteigert; auch du kannst dann mitbieten.
hint-claim = Jemand steht auf deinem { word-deed-property }. Die { word-rent } bekommst du nur, wenn du sie rechtzeitig verlangst.
hint-debt = Dein Geld reicht nicht: Verkaufe Gebäude, nimm Hypotheken auf oder handle. Dann zahle.
hint-auction = Das höchste Gebot gewinnt. Mehr, als du zahlen kannst, darfst du nicht bieten. Wer passt, scheidet aus dieser { word-auction } aus.
hint-auction-default = Das höchste Gebot gewinnt. Wer es dann nicht zahlen kann, scheidet aus, und die { word-auction } beginnt von vorn.
hint-choose = Du hast die Wahl: Such dir etwas aus.
hint-offer = Du hast ein Angebot. Nimm es an, lehne es ab oder mach ein Gegenangebot.
hint-jail = Ein Pasch befreit dich; mit Geld oder einer Karte kommst du sicher frei.
hint-jail-six = Eine Sechs befreit dich; mit Geld oder einer Karte kommst du sicher frei.
hint-jail-roll = Ein Pasch oder eine Karte befreit dich; sonst zahlst du nach diesem Wurf und ziehst.
hint-jail-late = Keine Versuche mehr: Du würfelst, ziehst und zahlst. Zahlst du vorher, bringt ein Pasch einen weiteren Wurf.
hint-build = Du darfst bauen: Öffne eines deiner { word-deed-properties }. Gebäude erhöhen die { word-rent } kräftig.
hint-end = Noch etwas? Du kannst bauen oder einen Handel vorschlagen; beende dann den Zug.
hint-wait = Jetzt entscheiden andere. Tippe ein Feld an, um seine Karte zu sehen, oder schlage einen Handel vor.

# Looking back.
replay-title = Wiederholung
replay-turn = Zug { $turn }: { $player }
replay-scrub = Stelle im Spiel
replay-step = Schritt { $step } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-eyes = Aus Sicht von
replay-eyes-spectator = einem Zuschauer
replay-eyes-judge = dem Schiedsrichter
replay-jump = Zum Zug
replay-speed = Tempo
replay-times = { $factor }×
replay-plain = Als einfacher Text
loading-more = Wird geladen …

# Several people at one device.
pass-to = Gib das Gerät an { $player }
pass-taken = Ich bin { $player } – weiter
lobby-here = an diesem Gerät
lobby-beside = Mitspieler an diesem Gerät hinzufügen
lobby-beside-add = Hinzufügen

# More for the judge.
judge-correct = Einen Fehler berichtigen
judge-expel-title = Einen Spieler ausschließen
judge-expel-sure = { $player } ausschließen? Aller Besitz geht an die Bank. Das lässt sich nicht rückgängig machen.
judge-talk = { $player } und { $other } verhandeln.
judge-seconds = Sekunden
judge-limit = Frist setzen
judge-extend = Verlängern
correct-what = Was falsch war
correct-cash = Geld
correct-deeds = Eine { word-deed }
correct-places = Eine Position auf dem Spielplan
correct-amount = Betrag (plus oder minus)
correct-deed = Welche { word-deed }
correct-owner = Besitzer
correct-level = Gebäude
correct-space = Feld
correct-entry = Eintrag im Verlauf
correct-why = Grund
correct-send = Berichtigung speichern

# Not having to hear somebody.
chat-object = Zur Nachricht von { $player }
chat-mute = { $player } stummschalten
chat-mute-all = { $player } für alle stummschalten
chat-hear = Stummschaltung aufheben
chat-report = Melden als
chat-reported = Gemeldet. Danke!
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
debt-yourself = Hier rechnet niemand für dich: Bring das Geld mit deinen { word-deed-properties-dat } auf.
shortage-could = Platz und Geld reichen für { $pieces }.
shortage-how = Wähle für jedes Gebäude { word-street-one-acc }, in der gewünschten Reihenfolge.
shortage-order = Deine Reihenfolge
shortage-remove = { $space } streichen
shortage-total = Insgesamt: { $amount }. Du hättest noch { $left }.
spoken-of = Wie sollen Texte von dir sprechen?
spoken-of-other = Neutral
spoken-of-f = Weiblich
spoken-of-m = Männlich

## Review in place: readers propose better texts

review-invite = Ist das deine Sprache? Hilf mit, die Texte zu verbessern

## The stage: the middle of the board

stage-pace = Tempo der Animationen: { $pace }
pace-calm = ruhig
pace-normal = normal
pace-fast = schnell
pace-instant = sofort
stage-completes = Macht die Gruppe komplett
stage-blocks = Blockiert die Gruppe von { $player }
stage-of-set = { $number ->
    [one] { $count } von { $number } der Gruppe
   *[other] { $count } von { $number } der Gruppe
}
stage-left = Du hast dann noch { $amount }
stage-short = Du brauchst noch { $amount }
strip-title = Geld aller
stop-free = Zu kaufen: { $amount }
stop-yours = Gehört dir
stop-rent = { word-rent }: { $amount }
stop-rent-dice = { word-rent }: nach Würfeln
awaiting-you-choose-mortgaged-deeds = Du hast mehrere Hypotheken bekommen. Was tust du mit jeder?
inherited-keep = Lassen, Zinsen zahlen
inherited-redeem = Jetzt auflösen
inherited-defer = Später doppelte Zinsen
inherited-later = Später
inherited-keep-all = Alle lassen
inherited-redeem-all = Alle auflösen
space-number = Feld { $number }
lobby-seat = Platz { $number }
offer-new = Gerade eben gemacht
offer-since = Vor { $minutes } Min. gemacht
bot-pace = Tempo der Bots
bot-pace-calm = Ruhig
bot-pace-normal = Normal
bot-pace-fast = Schnell
bot-pace-instant = Ohne Pause
cash-short = Du hast nur { $cash }.
end-share = Teilen
end-shared = Kopiert
end-download = Herunterladen
acting-as = Jetzt spielt: { $player }
whole-board = Ganzes Spielbrett
auction-estate = Konkursmasse von { $player }: { $number } von { $count }.
auction-passed = passt
auction-thinking = überlegt
awaiting-offer = { WHO($other) ->
    [you] { $player } überlegt sich dein Angebot.
   *[other] { $player } überlegt sich das Angebot von { $other }.
}
awaiting-choose-bus = { $player } wählt, wie weit die Busfahrt geht.
awaiting-choose-any-space = { $player } wählt ein Feld.
awaiting-choose-ride = { $player } überlegt, ob die Fahrt von { FORM($space, "dat") } weitergeht.
awaiting-choose-mortgaged-deed = { $player } entscheidet über die Hypothek auf { FORM($space, "dat") }.
deal-times = { WHO($player) ->
    [you] Nach gedruckten Preisen gibst du das { $times }-Fache der Gegenleistung.
   *[other] Nach gedruckten Preisen gibt { $player } das { $times }-Fache der Gegenleistung.
}
deal-nothing = { WHO($player) ->
    [you] Du bekommst nichts dafür.
   *[other] { $player } bekommt nichts dafür.
}
outlook-title = Chancen und Gruppen
outlook-heat = Risiken auf dem Spielplan
outlook-roll = { WHO($player) ->
    [you] Dein nächster Wurf
   *[other] Nächster Wurf: { $player }
}
outlook-charge = Andere Zahlungen
outlook-own = Eigenes Feld
outlook-nothing = Nichts zu zahlen
outlook-cost = Im Schnitt { $mean }, höchstens { $worst } ({ $space })
outlook-here = { $chance }: bis zu { $amount } zu zahlen
outlook-sets = Wer was hat
outlook-note = Ein Wurf, und der Spielplan ist wie jetzt. Was Besitzer fordern dürfen, gilt als gefordert, jede Karte eines Stapels als gleich wahrscheinlich; wer wählen darf, nimmt den günstigsten Weg. Weitere Würfe und alle Einnahmen zählen nicht mit.

bot-random = Nur zum Spaß
bot-novice = Leicht
bot-builder = Mittel
bot-trader = Schwer
bot-champion = Sehr schwer

sound-volume = Lautstärke
look-edition = Stil der Ausgabe: an
look-plain = Stil der Ausgabe: aus
bot-talk-on = Bots plaudern: an
bot-talk-off = Bots plaudern: aus
end-line = Meine Zeile auf dem Bogen bestätigen
stood-in = Der Tisch spielt für dich.
stood-in-back = Ich bin zurück
