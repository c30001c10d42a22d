# Hvordan hver utgave spilles, med våre egne ord.

guide-title = Slik spiller du: { $edition }
guide-lead = Alt du trenger å vite til ditt første spill, på noen få minutter. Ved bordet viser siden alltid hva du kan gjøre.
guide-full = Alle reglene og alle { word-deeds-the }

guide-aim = Målet
guide-aim-last = Kjøp { word-deeds }, krev inn { word-rent }, bygg og gjør smarte avtaler. Den som fortsatt har penger når alle andre har gått konkurs, vinner.
guide-aim-first-bankruptcy = Kjøp { word-deeds }, krev inn { word-rent }, bygg og gjør smarte avtaler. Det er et kort spill: Den første konkursen avslutter det, og den rikeste spilleren vinner.

guide-setup = Før første kast
guide-setup-token = Alle velger en spillebrikke; ingen to er like.
guide-setup-cash = Alle begynner på «{ $go }» med { $cash }.
guide-setup-deeds = { $count ->
    [one] Hver spiller får utdelt { $count } { word-deed } gratis.
   *[other] Hver spiller får utdelt { $count } { word-deeds } gratis.
}
guide-setup-left = Alle kaster én gang. Den som kaster høyest, begynner, og så går turen til venstre.
guide-setup-by-roll = Alle kaster én gang. Den som kaster høyest, begynner, og de andre følger i rekkefølge etter kastene sine.
guide-setup-hidden = Ingen kan se hvor mye penger de andre har.

guide-turn = Din tur
guide-turn-one = Kast terningen, flytt så mange felt som den viser, og gjør det feltet sier. Så er det neste spillers tur.
guide-turn-two = Kast begge terningene, flytt så mange felt som de viser til sammen, og gjør det feltet sier.
guide-turn-speed = Kast de to hvite terningene sammen med speedterningen, flytt, og gjør det feltet sier.
guide-turn-doubles = To like gir deg et kast til. Tredje gang på rad går du i stedet rett til «{ $jail }».
guide-turn-doubles-white = To like på de hvite terningene gir deg et kast til. Tredje gang på rad går du i stedet rett til «{ $jail }».
guide-turn-salary = Hver gang du passerer «{ $go }» eller lander der, betaler banken deg { $salary }.

guide-speed = Speedterningen
guide-speed-numbers = 1, 2 eller 3: Legg det til de hvite terningene.
guide-speed-bus = Bussen: Velg om du vil flytte etter den ene hvite terningen, den andre eller begge.
guide-speed-next = Pilen: Flytt etter de hvite terningene og gjør det feltet sier. Gå så videre til neste { word-deed } uten eier. Når alle er solgt, går du til den neste der du må betale { word-rent }.
guide-speed-triple = Tre like: Gå til hvilket felt du vil, men ikke kast igjen.

guide-spaces = Spesielle felt
guide-space-cards = Kort ({ $decks }): Trekk det øverste kortet og gjør det som står der.
guide-space-tax = { $spaces }: Betal banken beløpet som står der.
guide-space-parking = { $spaces }: Ta en pause. Ingenting skjer.
guide-space-go-to-jail = { $spaces }: Du går rett til «{ $jail }» uten lønn på veien. Turen din er over.
guide-space-ride = { $spaces }: Betal { $amount } og kjør til et valgfritt felt før det neste av samme slag, eller bli stående. Uansett slutter turen din der.
guide-ride-go = Du får ingenting for å kjøre forbi «{ $go }». Slutter kjøreturen der, får du { $salary }.
guide-space-entity = { $spaces }: Du og spilleren til venstre for deg kaster én terning hver. Kaster dere til sammen tallet som står der, eller mer, får begge penger. Ellers betaler begge.
guide-space-question = { $spaces }: Trykk og se. Den kan gi mynter, koste mynter eller sende deg videre med et kast til.

guide-buy = Kjøp
guide-buy-first = Lander du på en { word-deed } uten eier, kan du kjøpe den for prisen som står der.
guide-buy-auction = Vil du ikke kjøpe den, legges den straks ut på auksjon. Alle kan by, du også. Budene starter på { $amount }, og det høyeste vinner.
guide-buy-nothing = Vil du ikke kjøpe den, blir den i banken, og spillet fortsetter.
guide-buy-default = By bare det du kan betale. Den som ikke kan betale vinnerbudet, er ute, og auksjonen begynner på nytt uten den spilleren.

guide-rent = { Word-rent }
guide-rent-claim = Hold øynene åpne: En besøkende skylder deg { word-rent } bare hvis du krever den.
guide-rent-window = { $count ->
    [one] Du mister { word-rent-the } så snart neste spiller har kastet.
   *[other] Du mister { word-rent-the } så snart den andre spilleren etter den besøkende har kastet.
}
guide-rent-automatic = Besøkende betaler { word-rent-the } uten at du ber om den.
guide-rent-set = Eier du alle { word-streets-the } i et fargesett, dobles { word-rent-the } for dem uten bygninger.
guide-rent-set-unmortgaged = Eier du alle { word-streets-the } i et fargesett og ingen av dem er pantsatt, dobles { word-rent-the } for dem uten bygninger.
guide-rent-stations = { $group }: Jo flere du eier, desto mer gir hver av dem ({ $rents }).
guide-rent-utilities-one = { $group }: Den besøkende kaster terningen på nytt. { Word-rent-the } er kastet ganger { $factors }, avhengig av hvor mange du eier.
guide-rent-utilities-two = { $group }: Den besøkende kaster begge terningene på nytt. { Word-rent-the } er kastet ganger { $factors }, avhengig av hvor mange du eier.
guide-rent-utilities-speed = { $group }: Den besøkende kaster alle tre terningene på nytt. Buss og pil teller som null. { Word-rent-the } er kastet ganger { $factors }, avhengig av hvor mange du eier.
guide-rent-mortgaged = En pantsatt { word-deed } gir ingenting.

guide-build = Bygging
guide-build-when-group = Når et helt fargesett er ditt og ingenting av det er pantsatt, kan du bygge på det når som helst, også mellom andres turer.
guide-build-when-plot = Når et helt fargesett er ditt, kan du bygge på { word-streets-the } som ikke er pantsatt, når som helst, også mellom andres turer.
guide-build-pause = Ikke engang en auksjon stopper dette. Bare mens noen fortsatt skal velge hvordan de flytter, må bygging, salg og pantsetting vente.
guide-build-even = Bygg jevnt: { Word-street-every-gets }, og så videre.
guide-build-top-group = På { word-street-one } er det plass til høyst { $houses }. Når alle { word-streets-the } i fargesettet er fulle, er neste trinn: { $hotel }.
guide-build-top-plot = På { word-street-one } er det plass til høyst { $houses }. { Word-street-full }, er neste trinn: { $hotel }.
guide-build-scarce-demand = Antallet bygninger er begrenset. Hvis banken kan gå tom, sier alle som kan bygge, hvor mange de vil ha. Er det nok, betaler alle den trykte prisen. Hvis ikke auksjoneres de bort én etter én.
guide-build-scarce-last = Antallet bygninger er begrenset. Vil flere spillere ha den siste, går den til det høyeste budet.
guide-build-houses-first = Veksler du et hotell og trenger hus fra banken til det, går de som vil kjøpe hus, først.
guide-build-half-printed = Banken tar tilbake bygninger for halvparten av kostprisen.
guide-build-half-paid = Banken tar tilbake bygninger for halvparten av det du betalte for dem, også på auksjon.
guide-build-sell-evenly = Selg like jevnt som du bygde.
guide-build-sell-freely = Du trenger ikke selge jevnt: { Word-street-only-one } kan ryddes mens de andre får stå som de er.

guide-mortgage = Pant
guide-mortgage-group = Trenger du penger med en gang? Pantsett en { word-deed }. Først må fargesettet være fritt for bygninger.
guide-mortgage-plot = Trenger du penger med en gang? Pantsett en { word-deed }. Først må bygningene på den selges.
guide-mortgage-percent = For å oppheve pantet betaler du tilbake beløpet pluss { $percent } rente.
guide-mortgage-printed = For å oppheve pantet betaler du beløpet som står på { word-deed-card }.
guide-mortgage-transfer-redeem-or-10 = Den som får en pantsatt { word-deed } av en annen spiller, må enten oppheve pantet straks eller betale renten nå og oppheve pantet senere.
guide-mortgage-transfer-free = Den som får en pantsatt { word-deed } av en annen spiller, betaler ingenting for det og kan oppheve pantet når som helst.
guide-mortgage-transfer-pay-or-double = Den som får en pantsatt { word-deed } i en avtale, betaler renten nå, eller dobbelt så mye senere. Kommer den fra en spiller som er gått konkurs, må renten betales straks.

guide-jail = Fanget: «{ $jail }»
guide-jail-visit = Lander du bare på feltet, er du der på besøk.
guide-jail-doubles = Slik kommer du ut: Betal { $fine } før du kaster, bruk et kort som befrir deg, eller kast to like.
guide-jail-six = Slik kommer du ut: Betal { $fine } før du kaster, bruk et kort som befrir deg, eller kast en sekser.
guide-jail-prepay = { $count ->
    [one] Bare på den første turen din der kan du betale før kastet.
   *[other] Bare på de { $count } første turene dine der kan du betale før kastet.
}
guide-jail-again = Hvis to like befrir deg, flytter du etter dem og kaster igjen.
guide-jail-once = Hvis to like befrir deg, flytter du etter dem, men kaster ikke igjen.
guide-jail-last = { $count ->
    [one] Du kommer ut allerede på neste tur: Hvis kastet ikke befrir deg, betaler du { $fine } og flytter.
   *[other] Du kommer ut senest på din { $count }. tur der: Hvis kastet ikke befrir deg, betaler du { $fine } og flytter.
}
guide-jail-late = Er du fortsatt der på din { $turn }. tur, kaster du, flytter og betaler { $fine }, uansett hva terningene viser.
guide-jail-business = Forretningene går videre: Du krever inn { word-rent }, byr, bygger og handler der også.

guide-deals = Avtaler
guide-deals-any = Du kan gjøre avtaler med hvem som helst når som helst.
guide-deals-own = Du kan gjøre avtaler med spilleren som har tur, eller mellom to turer.
guide-deals-what-group = Bytt penger, { word-deeds } og kort som befrir fra «{ $jail }», akkurat det dere blir enige om. { Word-street-one } skifter bare eier når hele fargesettet er uten bygninger.
guide-deals-what-plot = Bytt penger, { word-deeds } og kort som befrir fra «{ $jail }», akkurat det dere blir enige om. { Word-streets } skifter eier uten bygninger.
guide-deals-card = Et slikt kort koster minst { $amount }.

guide-debt = Når pengene tar slutt
guide-debt-raise = Skylder du mer enn du har, må du selge bygninger og pantsette { word-deeds } til du kan betale.
guide-debt-surrender = Du kan også selge { word-deeds } til banken for halve prisen.
guide-debt-stands = Er ikke det nok heller, er du konkurs og ute. Bygningene dine selges, og alt du har, går til spilleren du skylder. { Word-deeds-the } går over som de er.
guide-debt-liquidates = Er ikke det nok heller, er du konkurs og ute. Først selges alle bygningene dine, og alle { word-deeds-the } pantsettes. Deretter går pengene og de pantsatte { word-deeds-the } til spilleren du skylder.
guide-debt-bank-last = Skylder du banken, legges { word-deeds-the } dine ut på auksjon uten pant.
guide-debt-bank-first-bankruptcy = Skylder du banken, beholder den { word-deeds-the } dine.

guide-end = Slutten
guide-end-last = Den siste spilleren i spillet vinner.
guide-end-first-bankruptcy = Den første konkursen avslutter spillet. Legg sammen penger, { word-deeds } og bygninger: Den største formuen vinner.
guide-end-at-once = Når tiden er ute, stopper spillet straks. Legg sammen penger, { word-deeds } og bygninger: Den største formuen vinner.
guide-end-last-round = Hvis dommeren kunngjør siste omgang, spilles den ferdig.
guide-end-after-turn = Når tiden er ute, spilles turen ferdig. Legg sammen penger, { word-deeds } og bygninger: Den største formuen vinner.
guide-end-points = Plasseringen din ved bordet gir poeng i mesterskapet: Jo flere motstandere som gikk konkurs, desto flere poeng.
