# Hoe elke editie wordt gespeeld, in onze eigen woorden.

guide-title = Zo speel je: { $edition }
guide-lead = Alles wat je voor het eerste spel moet weten, in een paar minuten. Aan tafel laat de pagina altijd zien wat je mag doen.
guide-full = Alle regels en alle { word-deeds }

guide-aim = Het doel
guide-aim-last = Koop { word-deeds }, int { word-rent }, bouw en sluit slimme deals. Je wint als je nog geld hebt en alle anderen failliet zijn.
guide-aim-first-bankruptcy = Koop { word-deeds }, int { word-rent }, bouw en sluit slimme deals. Het is een kort spel: het eerste faillissement maakt er een eind aan, en de rijkste speler wint.

guide-setup = Voor de eerste worp
guide-setup-token = Iedereen kiest een pion; geen twee zijn gelijk.
guide-setup-cash = Iedereen begint op ‘{ $go }’ met { $cash }.
guide-setup-deeds = { $count ->
    [one] Elke speler krijgt gratis { $count } { word-deed } uitgedeeld.
   *[other] Elke speler krijgt gratis { $count } { word-deeds } uitgedeeld.
}
guide-setup-left = Iedereen gooit één keer. De hoogste worp begint, daarna gaat de beurt steeds naar links.
guide-setup-by-roll = Iedereen gooit één keer. De hoogste worp begint, de anderen volgen in de volgorde van hun worpen.
guide-setup-hidden = Niemand ziet hoeveel geld de anderen hebben.

guide-turn = Je beurt
guide-turn-one = Gooi de dobbelsteen, ga zoveel vakjes verder en doe wat het vakje vraagt. Daarna is de volgende speler aan de beurt.
guide-turn-two = Gooi beide dobbelstenen, ga zoveel vakjes verder als ze samen aangeven en doe wat het vakje vraagt.
guide-turn-speed = Gooi de twee witte dobbelstenen samen met de speeddobbelsteen, ga verder en doe wat het vakje vraagt.
guide-turn-doubles = Met dubbel mag je nog een keer gooien. Met de derde dubbel op rij niet: dan ga je meteen naar ‘{ $jail }’.
guide-turn-doubles-white = Met dubbel op de witte dobbelstenen mag je nog een keer gooien. Met de derde dubbel op rij niet: dan ga je meteen naar ‘{ $jail }’.
guide-turn-salary = Telkens als je langs ‘{ $go }’ komt of erop belandt, betaalt de bank je { $salary }.

guide-speed = De speeddobbelsteen
guide-speed-numbers = 1, 2 of 3: tel dit op bij de witte dobbelstenen.
guide-speed-bus = De bus: kies of je met de ene witte dobbelsteen verdergaat, met de andere of met allebei.
guide-speed-next = De pijl: ga verder met de witte dobbelstenen en doe wat dat vakje vraagt. Ga daarna door naar de eerstvolgende { word-deed } zonder eigenaar; zijn alle { word-deeds } verkocht, dan naar de eerstvolgende waar je { word-rent-any } moet betalen.
guide-speed-triple = Drie dezelfde: ga naar een vakje naar keuze, maar gooi niet nog een keer.

guide-spaces = Bijzondere vakjes
guide-space-cards = Kaarten ({ $decks }): trek de bovenste en doe wat erop staat.
guide-space-tax = { $spaces }: betaal de bank het bedrag dat er staat.
guide-space-parking = { $spaces }: rust even uit, er gebeurt niets.
guide-space-go-to-jail = { $spaces }: ga direct naar ‘{ $jail }’; onderweg krijg je geen salaris. Je beurt is voorbij.
guide-space-ride = { $spaces }: betaal { $amount } en rijd naar een vakje naar keuze vóór het volgende vakje van dit type, of blijf staan. In beide gevallen eindigt je beurt daar.
guide-ride-go = Rijd je voorbij ‘{ $go }’, dan krijg je niets; eindigt de rit daar, dan krijg je { $salary }.
guide-space-entity = { $spaces }: jij en de speler links van je gooien elk één dobbelsteen. Halen jullie samen het getal dat er staat, dan krijgen jullie allebei geld; anders betalen jullie allebei.
guide-space-question = { $spaces }: druk erop en kijk wat er gebeurt. Het kan munten opleveren, munten kosten of je met nog een worp verder sturen.

guide-buy = Kopen
guide-buy-first = Kom je op een { word-deed } zonder eigenaar, dan mag je die kopen voor de prijs die erop staat.
guide-buy-auction = Wil je dat niet, dan wordt die meteen geveild. Iedereen mag bieden, jij ook; het bieden begint bij { $amount }, en het hoogste bod wint.
guide-buy-nothing = Wil je dat niet, dan blijft de bezitting bij de bank en gaat het spel verder.
guide-buy-default = Bied alleen wat je kunt betalen. Wie het winnende bod niet kan betalen, ligt eruit, en de veiling begint opnieuw zonder die speler.

guide-rent = { Word-rent }
guide-rent-claim = Houd je ogen open: een bezoeker is je alleen { word-rent-any } schuldig als je erom vraagt.
guide-rent-window = { $count ->
    [one] Je bent de { word-rent } kwijt zodra de volgende speler heeft gegooid.
   *[other] Je bent de { word-rent } kwijt zodra de tweede speler na de bezoeker heeft gegooid.
}
guide-rent-automatic = Bezoekers betalen de { word-rent } vanzelf, zonder dat je erom vraagt.
guide-rent-set = Heb je alle { word-streets } van een kleurset, dan verdubbelt de { word-rent } van de { word-streets } zonder gebouwen.
guide-rent-set-unmortgaged = Heb je alle { word-streets } van een kleurset en rust op geen ervan een hypotheek, dan verdubbelt de { word-rent } van de { word-streets } zonder gebouwen.
guide-rent-stations = { $group }: hoe meer je er hebt, hoe meer elk ervan opbrengt ({ $rents }).
guide-rent-utilities-one = { $group }: de bezoeker gooit de dobbelsteen opnieuw. De { word-rent } is die worp keer { $factors }, afhankelijk van hoeveel je er hebt.
guide-rent-utilities-two = { $group }: de bezoeker gooit beide dobbelstenen opnieuw. De { word-rent } is die worp keer { $factors }, afhankelijk van hoeveel je er hebt.
guide-rent-utilities-speed = { $group }: de bezoeker gooit alle drie de dobbelstenen opnieuw; bus en pijl tellen niet. De { word-rent } is die worp keer { $factors }, afhankelijk van hoeveel je er hebt.
guide-rent-mortgaged = Een { word-deed } met een hypotheek levert niets op.

guide-build = Bouwen
guide-build-when-group = Is een hele kleurset van jou en rust er nergens een hypotheek op, dan mag je er op elk moment op bouwen, ook tussen de beurten van anderen.
guide-build-when-plot = Is een hele kleurset van jou, dan mag je op elk moment bouwen op de { word-streets } zonder hypotheek, ook tussen de beurten van anderen.
guide-build-pause = Zelfs een veiling houdt dat niet tegen. Bouwen, verkopen en hypotheken nemen wacht alleen zolang een speler nog een zet moet kiezen.
guide-build-even = Bouw gelijkmatig: elke { word-street } van de kleurset krijgt een eerste gebouw voordat een ervan een tweede krijgt, enzovoort.
guide-build-top-group = Op een { word-street } passen hoogstens { $houses }. Zijn alle { word-streets } van de kleurset vol, dan is de volgende stap { FORM($hotel, "one") }.
guide-build-top-plot = Op een { word-street } passen hoogstens { $houses }. Is de { word-street } vol, dan is de volgende stap { FORM($hotel, "one") }.
guide-build-scarce-demand = Het aantal gebouwen is beperkt. Dreigt de bank tekort te komen, dan zeggen alle spelers die kunnen bouwen hoeveel ze er willen. Zijn er genoeg, dan betaalt iedereen de gedrukte prijs; anders worden ze een voor een geveild.
guide-build-scarce-last = Het aantal gebouwen is beperkt. Willen meerdere spelers het laatste, dan gaat het naar het hoogste bod.
guide-build-houses-first = Breek je een hotel af en heb je daarvoor huizen van de bank nodig, dan krijgen spelers die huizen willen kopen voorrang.
guide-build-half-printed = De bank neemt gebouwen terug voor de helft van de prijs.
guide-build-half-paid = De bank neemt gebouwen terug voor de helft van wat je ervoor hebt betaald, ook op een veiling.
guide-build-sell-evenly = Verkoop even gelijkmatig als je hebt gebouwd.
guide-build-sell-freely = Je hoeft niet gelijkmatig te verkopen: je mag één { word-street } leegmaken en de andere laten zoals ze zijn.

guide-mortgage = Hypotheken
guide-mortgage-group = Neem een hypotheek op een { word-deed } en je hebt meteen geld. Op de kleurset mogen dan geen gebouwen meer staan.
guide-mortgage-plot = Neem een hypotheek op een { word-deed } en je hebt meteen geld. De gebouwen erop moeten eerst worden verkocht.
guide-mortgage-percent = Om de hypotheek af te lossen, betaal je het bedrag terug met { $percent } rente.
guide-mortgage-printed = Om de hypotheek af te lossen, betaal je het bedrag dat op { word-deed-card } staat.
guide-mortgage-transfer-redeem-or-10 = Wie van een andere speler een { word-deed } met hypotheek krijgt, lost die meteen af, of betaalt nu de rente en lost later af.
guide-mortgage-transfer-free = Wie van een andere speler een { word-deed } met hypotheek krijgt, betaalt daar niets voor en mag op elk moment aflossen.
guide-mortgage-transfer-pay-or-double = Wie bij een deal een { word-deed } met hypotheek krijgt, betaalt nu de rente, of later het dubbele. Komt die uit een faillissement, dan moet de rente meteen worden betaald.

guide-jail = Vastgezet: ‘{ $jail }’
guide-jail-visit = Kom je er gewoon terecht, dan ben je alleen op bezoek.
guide-jail-doubles = Zo kom je eruit: betaal { $fine } voordat je gooit, gebruik een kaart die je bevrijdt, of gooi dubbel.
guide-jail-six = Zo kom je eruit: betaal { $fine } voordat je gooit, gebruik een kaart die je bevrijdt, of gooi een zes.
guide-jail-prepay = { $count ->
    [one] Betalen voordat je gooit mag daar alleen in je eerste beurt.
   *[other] Betalen voordat je gooit mag daar alleen in je eerste { $count } beurten.
}
guide-jail-again = Met de dubbel die je vrijmaakt ga je verder, en je gooit nog een keer.
guide-jail-once = Met de dubbel die je vrijmaakt ga je verder, maar je gooit niet nog een keer.
guide-jail-last = { $count ->
    [one] In je eerstvolgende beurt kom je vrij: maakt de worp je niet vrij, betaal dan { $fine } en ga verder.
   *[other] Uiterlijk in je { $count }e beurt daar kom je vrij: maakt de worp je niet vrij, betaal dan { $fine } en ga verder.
}
guide-jail-late = Zit je er in je { $turn }e beurt nog, dan gooi je, ga je verder en betaal je { $fine }, wat je ook gooit.
guide-jail-business = De zaken gaan door: ook daar int je { word-rent }, bied je, bouw je en sluit je deals.

guide-deals = Deals
guide-deals-any = Je mag op elk moment met iedereen deals sluiten.
guide-deals-own = Deals sluit je met de speler die aan de beurt is, of tussen twee beurten.
guide-deals-what-group = Ruil geld, { word-deeds } en kaarten waarmee je ‘{ $jail }’ verlaat, wat jullie allebei maar willen. Een { word-street } wisselt alleen van eigenaar als er op de hele kleurset geen gebouwen staan.
guide-deals-what-plot = Ruil geld, { word-deeds } en kaarten waarmee je ‘{ $jail }’ verlaat, wat jullie allebei maar willen. { Word-streets } wisselen zonder gebouwen van eigenaar.
guide-deals-card = Zo’n kaart kost minstens { $amount }.

guide-debt = Als het geld op is
guide-debt-raise = Moet je meer betalen dan je hebt, verkoop dan gebouwen en neem hypotheken tot je kunt betalen.
guide-debt-surrender = Je mag { word-deeds } ook voor de halve prijs aan de bank verkopen.
guide-debt-stands = Is zelfs dat niet genoeg, dan ben je failliet en lig je eruit. Je gebouwen worden verkocht en alles gaat naar de speler aan wie je moest betalen; { word-deeds } gaan over zoals ze zijn.
guide-debt-liquidates = Is zelfs dat niet genoeg, dan ben je failliet en lig je eruit. Eerst worden al je gebouwen verkocht en komt op al je { word-deeds } een hypotheek. Het geld en de { word-deeds } met hypotheek gaan naar de speler aan wie je moest betalen.
guide-debt-bank-last = Moest je de bank betalen, dan worden je { word-deeds } zonder hypotheek geveild.
guide-debt-bank-first-bankruptcy = Moest je de bank betalen, dan houdt die je { word-deeds }.

guide-end = Het einde
guide-end-last = De laatste speler in het spel heeft gewonnen.
guide-end-first-bankruptcy = Bij het eerste faillissement stopt het spel. Tel geld, { word-deeds } en gebouwen op: het grootste vermogen wint.
guide-end-at-once = Is de tijd om, dan stopt het spel meteen. Tel geld, { word-deeds } en gebouwen op: het grootste vermogen wint.
guide-end-last-round = Kondigt de arbiter de laatste ronde aan, dan wordt die uitgespeeld.
guide-end-after-turn = Is de tijd om, dan wordt de lopende beurt afgemaakt. Tel geld, { word-deeds } en gebouwen op: het grootste vermogen wint.
guide-end-points = Je plaats aan tafel levert punten voor het kampioenschap op, en je krijgt er meer naarmate er meer tegenstanders failliet zijn gegaan.
