# So wird jede Ausgabe gespielt, in unseren eigenen Worten. Welche Sätze gelten, entscheiden die Regeln.

guide-title = So spielt man: { $edition }
guide-lead = Alles für die erste Partie in wenigen Minuten. Am Tisch zeigt dir die Seite immer, was du tun darfst.
guide-full = Alle Regeln und alle { word-deed-properties }

guide-aim = Das Ziel
guide-aim-last = Kaufe { word-deed-properties }, kassiere { word-rent-pl }, baue und handle geschickt. Du gewinnst, wenn du noch Geld hast und alle anderen pleite sind.
guide-aim-first-bankruptcy = Kaufe { word-deed-properties }, kassiere { word-rent-pl }, baue und handle geschickt. Das Spiel ist kurz: Die erste Pleite beendet es, und wer dann am reichsten ist, gewinnt.

guide-setup = Vor dem ersten Wurf
guide-setup-token = Alle wählen eine Spielfigur; keine gibt es doppelt.
guide-setup-cash = Alle beginnen auf „{ $go }“ mit { $cash }.
guide-setup-deeds = { $count ->
    [one] Alle bekommen { $count } { word-deed } geschenkt.
   *[other] Alle bekommen { $count } { word-deeds } geschenkt.
}
guide-setup-left = Alle würfeln einmal. Der höchste Wurf beginnt, dann geht es linksherum weiter.
guide-setup-by-roll = Alle würfeln einmal. Der höchste Wurf beginnt, die anderen folgen in der Reihenfolge ihrer Würfe.
guide-setup-hidden = Wie viel Bargeld die anderen haben, sieht niemand.

guide-turn = Dein Zug
guide-turn-one = Würfle, zieh um die gewürfelte Zahl weiter und tu, was das Feld verlangt. Danach ist die nächste Person dran.
guide-turn-two = Würfle mit beiden Würfeln, zieh um ihre Summe weiter und tu, was das Feld verlangt.
guide-turn-speed = Würfle mit den beiden weißen Würfeln und dem Tempo-Würfel zugleich, zieh weiter und tu, was das Feld verlangt.
guide-turn-doubles = Bei einem Pasch darfst du noch einmal würfeln. Der dritte Pasch hintereinander aber bringt dich sofort auf „{ $jail }“.
guide-turn-doubles-white = Bei einem Pasch mit den weißen Würfeln darfst du noch einmal würfeln. Der dritte Pasch hintereinander aber bringt dich sofort auf „{ $jail }“.
guide-turn-salary = Immer wenn du über „{ $go }“ ziehst oder dort landest, zahlt dir die Bank { $salary }.

guide-speed = Der Tempo-Würfel
guide-speed-numbers = 1, 2 oder 3: Sie zählen zu den weißen Würfeln dazu.
guide-speed-bus = Der Bus: Zieh nach Wahl um den einen weißen Würfel, um den anderen oder um beide.
guide-speed-next = Der Pfeil: Zieh um die weißen Würfel und tu, was das Feld verlangt. Dann geht es weiter zum nächsten { word-deed-property }, das niemandem gehört; gehören alle jemandem, zum nächsten, auf dem { word-rent-any } fällig wird.
guide-speed-triple = Dreimal dieselbe Zahl: Zieh auf ein beliebiges Feld; noch einmal gewürfelt wird nicht.

guide-spaces = Besondere Felder
guide-space-cards = Karten ({ $decks }): Zieh die oberste und tu, was darauf steht.
guide-space-tax = { $spaces }: Zahle der Bank den Betrag, der dort steht.
guide-space-parking = { $spaces }: Ruh dich aus, nichts passiert.
guide-space-go-to-jail = { $spaces }: Zieh direkt auf „{ $jail }“ und kassiere unterwegs kein Gehalt. Dein Zug ist vorbei.
guide-space-ride = { $spaces }: Zahle { $amount } und fahr auf ein beliebiges Feld vor dem nächsten dieser Art, oder bleib stehen. So oder so endet dein Zug dort.
guide-ride-go = Wer über „{ $go }“ hinwegfährt, bekommt nichts; endet die Fahrt dort, gibt es { $salary }.
guide-space-entity = { $spaces }: Du und dein linker Nachbar würfelt mit je einem Würfel. Erreicht ihr zusammen die Zahl auf dem Feld, bekommt ihr beide Geld; sonst zahlt ihr beide.
guide-space-question = { $spaces }: Drück drauf und lass dich überraschen. Du bekommst Münzen, zahlst Münzen oder ziehst mit einem weiteren Wurf weiter.

guide-buy = Kaufen
guide-buy-first = Landest du auf einem { word-deed-property }, das niemandem gehört, darfst du es zum aufgedruckten Preis kaufen.
guide-buy-auction = Willst du nicht, wird es sofort versteigert. Alle dürfen bieten, auch du; die Gebote beginnen bei { $amount }, und das höchste gewinnt.
guide-buy-nothing = Willst du nicht, bleibt es bei der Bank und das Spiel geht weiter.
guide-buy-default = Biete nur, was du zahlen kannst. Wer das höchste Gebot nicht zahlen kann, scheidet aus, und die { word-auction } beginnt ohne ihn von vorn.

guide-rent = { word-rent }
guide-rent-claim = Pass auf: Wer dich besucht, schuldet dir die { word-rent } nur, wenn du sie verlangst.
guide-rent-window = { $count ->
    [one] Sobald der nächste Spieler gewürfelt hat, ist die { word-rent } verloren.
   *[other] Sobald der zweite Spieler nach dem Besucher gewürfelt hat, ist die { word-rent } verloren.
}
guide-rent-automatic = Besucher zahlen die { word-rent } von selbst; niemand muss sie verlangen.
guide-rent-set = Gehören dir alle { word-streets } einer Gruppe, verdoppelt sich die { word-rent } der unbebauten.
guide-rent-set-unmortgaged = Gehören dir alle { word-streets } einer Gruppe und { word-street-none } belastet, verdoppelt sich die { word-rent } der unbebauten.
guide-rent-stations = { $group }: Je mehr dir davon gehören, desto höher ist jeweils die { word-rent } ({ $rents }).
guide-rent-utilities-one = { $group }: Wer dort landet, würfelt noch einmal. Die { word-rent } ist dieser Wurf mal { $factors }, je nachdem, wie viele dir gehören.
guide-rent-utilities-two = { $group }: Wer dort landet, würfelt noch einmal mit beiden Würfeln. Die { word-rent } ist dieser Wurf mal { $factors }, je nachdem, wie viele dir gehören.
guide-rent-utilities-speed = { $group }: Wer dort landet, würfelt noch einmal mit allen drei Würfeln; Bus und Pfeil zählen nichts. Die { word-rent } ist dieser Wurf mal { $factors }, je nachdem, wie viele dir gehören.
guide-rent-mortgaged = Belastete { word-deed-properties } bringen nichts ein.

guide-build = Bauen
guide-build-when-group = Gehört dir eine ganze Gruppe und ist nichts davon belastet, darfst du jederzeit darauf bauen, auch zwischen den Zügen der anderen.
guide-build-when-plot = Gehört dir eine ganze Gruppe, darfst du auf ihren unbelasteten { word-streets-dat } jederzeit bauen, auch zwischen den Zügen der anderen.
guide-build-pause = Selbst eine { word-auction } hält das nicht auf. Nur solange jemand seinen Zug noch wählen muss, warten Bauen, Verkaufen und Hypotheken.
guide-build-even = Baue gleichmäßig: Erst bekommt { word-street-every }, und so weiter.
guide-build-top-group = Auf { word-street-one-dat } stehen höchstens { $houses }. Sind alle { word-streets } der Gruppe voll, kannst du als Nächstes { FORM($hotel, "acc") } bauen.
guide-build-top-plot = Auf { word-street-one-dat } stehen höchstens { $houses }. { Word-street-full }, kannst du als Nächstes { FORM($hotel, "acc") } bauen.
guide-build-scarce-demand = Gebäude sind begrenzt. Könnten sie der Bank ausgehen, sagen alle, die bauen könnten, wie viele sie wollen. Reicht es, zahlen alle den aufgedruckten Preis; sonst wird jedes Gebäude einzeln versteigert.
guide-build-scarce-last = Gebäude sind begrenzt. Wollen mehrere das letzte, geht es an das höchste Gebot.
guide-build-houses-first = Wer ein Hotel abbaut und dafür Häuser der Bank braucht, lässt denen den Vortritt, die Häuser kaufen wollen.
guide-build-half-printed = Die Bank nimmt Gebäude zum halben Preis zurück.
guide-build-half-paid = Die Bank nimmt Gebäude für die Hälfte dessen zurück, was du bezahlt hast, auch bei einer { word-auction }.
guide-build-sell-evenly = Verkaufe so gleichmäßig, wie du gebaut hast.
guide-build-sell-freely = Gleichmäßig verkaufen musst du nicht: { Word-street-empties }, während die anderen bebaut bleiben.

guide-mortgage = Hypotheken
guide-mortgage-group = Mit einer Hypothek bringt ein { word-deed-property } sofort Geld. Dafür dürfen in seiner Gruppe keine Gebäude mehr stehen.
guide-mortgage-plot = Mit einer Hypothek bringt ein { word-deed-property } sofort Geld. Vorher müssen die Gebäude darauf verkauft sein.
guide-mortgage-percent = Zum Auflösen zahlst du den Betrag mit { $percent } Zinsen zurück.
guide-mortgage-printed = Zum Auflösen zahlst du den Betrag, der dafür auf der Karte steht.
guide-mortgage-transfer-redeem-or-10 = Wer von anderen ein belastetes { word-deed-property } bekommt, löst die Hypothek sofort auf oder zahlt jetzt die Zinsen und löst sie später auf.
guide-mortgage-transfer-free = Wer von anderen ein belastetes { word-deed-property } bekommt, zahlt dafür nichts und kann die Hypothek jederzeit auflösen.
guide-mortgage-transfer-pay-or-double = Wer beim Handeln ein belastetes { word-deed-property } bekommt, zahlt jetzt die Zinsen oder später doppelt so viel. Kommt es aus einer Pleite, sind die Zinsen sofort fällig.

guide-jail = Festgehalten: „{ $jail }“
guide-jail-visit = Wer dort nur landet, ist bloß zu Besuch.
guide-jail-doubles = So kommst du heraus: Zahle { $fine } vor dem Wurf, nutze eine Karte, die dich befreit, oder würfle einen Pasch.
guide-jail-six = So kommst du heraus: Zahle { $fine } vor dem Wurf, nutze eine Karte, die dich befreit, oder würfle eine Sechs.
guide-jail-prepay = { $count ->
    [one] Vor dem Wurf zahlen darfst du dort nur in deinem ersten Zug.
   *[other] Vor dem Wurf zahlen darfst du dort nur in deinen ersten { $count } Zügen.
}
guide-jail-again = Befreit dich ein Pasch, ziehst du damit und würfelst noch einmal.
guide-jail-once = Befreit dich ein Pasch, ziehst du damit, würfelst aber nicht noch einmal.
guide-jail-last = { $count ->
    [one] Gleich im nächsten Zug kommst du frei: Befreit dich der Wurf nicht, zahlst du { $fine } und ziehst.
   *[other] Spätestens in deinem { $count }. Zug dort kommst du frei: Befreit dich der Wurf nicht, zahlst du { $fine } und ziehst.
}
guide-jail-late = Bist du in deinem { $turn }. Zug noch dort, würfelst du, ziehst und zahlst { $fine }, ganz gleich, was fällt.
guide-jail-business = Die Geschäfte laufen weiter: Auch dort kassierst, bietest, baust und handelst du.

guide-deals = Handel
guide-deals-any = Handeln darfst du jederzeit und mit allen.
guide-deals-own = Gehandelt wird mit der Person, die am Zug ist, oder zwischen zwei Zügen.
guide-deals-what-group = Tauscht Geld, { word-deed-properties } und Karten, die von „{ $jail }“ befreien, ganz wie ihr beide wollt. { Word-street-hands } ganzen Gruppe kein Gebäude steht.
guide-deals-what-plot = Tauscht Geld, { word-deed-properties } und Karten, die von „{ $jail }“ befreien, ganz wie ihr beide wollt. { word-streets } wechseln nur ohne Gebäude den Besitzer.
guide-deals-card = Eine solche Karte kostet mindestens { $amount }.

guide-debt = Wenn das Geld ausgeht
guide-debt-raise = Schuldest du mehr, als du hast, verkaufe Gebäude und nimm Hypotheken auf, bis du zahlen kannst.
guide-debt-surrender = Du darfst auch { word-deed-properties } zum halben Preis an die Bank verkaufen.
guide-debt-stands = Reicht auch das nicht, bist du pleite und draußen. Deine Gebäude werden verkauft, und alles geht an den, dem du etwas schuldest; { word-deed-properties } wechseln den Besitzer so, wie sie sind.
guide-debt-liquidates = Reicht auch das nicht, bist du pleite und draußen. Erst werden alle deine Gebäude verkauft und alle { word-deed-properties } belastet. Das Geld und die belasteten { word-deed-properties } gehen an den, dem du etwas schuldest.
guide-debt-bank-last = Schuldest du der Bank etwas, werden deine { word-deed-properties } lastenfrei versteigert.
guide-debt-bank-first-bankruptcy = Schuldest du der Bank etwas, behält sie deine { word-deed-properties }.

guide-end = Das Ende
guide-end-last = Wer zuletzt noch im Spiel ist, hat gewonnen.
guide-end-first-bankruptcy = Mit der ersten Pleite ist Schluss. Zählt Geld, { word-deed-properties } und Gebäude zusammen: Das größte Vermögen gewinnt.
guide-end-at-once = Ist die Zeit um, ist sofort Schluss. Zählt Geld, { word-deed-properties } und Gebäude zusammen: Das größte Vermögen gewinnt.
guide-end-last-round = Sagt der Schiedsrichter die letzte Runde an, wird sie zu Ende gespielt.
guide-end-after-turn = Ist die Zeit um, wird der laufende Zug noch beendet. Zählt Geld, { word-deed-properties } und Gebäude zusammen: Das größte Vermögen gewinnt.
guide-end-points = Dein Rang am Tisch bringt Punkte für die Meisterschaft, und zwar mehr, je mehr Gegner pleitegingen.
