# Hur varje utgåva spelas, med våra egna ord.

guide-title = Så spelar man: { $edition }
guide-lead = Allt du behöver för det första spelet, på några minuter. Vid bordet visar sidan alltid vad du får göra.
guide-full = Alla regler och alla { word-deeds }

guide-aim = Målet
guide-aim-last = Köp { word-deeds }, ta ut { word-rent }, bygg och gör smarta affärer. Du vinner om du har pengar kvar när alla andra har gått i konkurs.
guide-aim-first-bankruptcy = Köp { word-deeds }, ta ut { word-rent }, bygg och gör smarta affärer. Det är ett kort spel: den första konkursen avslutar det, och den rikaste spelaren vinner.

guide-setup = Före första slaget
guide-setup-token = Alla väljer en spelpjäs; inga två är lika.
guide-setup-cash = Alla börjar på ”{ $go }” med { $cash }.
guide-setup-deeds = { $count ->
    [one] Varje spelare får { $count } { word-deed } gratis.
   *[other] Varje spelare får { $count } { word-deeds } gratis.
}
guide-setup-left = Alla slår en gång. Den som slår högst börjar, sedan går turen åt vänster.
guide-setup-by-roll = Alla slår en gång. Den som slår högst börjar, de andra följer i ordning efter sina slag.
guide-setup-hidden = Ingen ser hur mycket pengar de andra har.

guide-turn = Din tur
guide-turn-one = Slå tärningen, gå så många rutor som den visar och gör det som rutan säger. Sedan är det nästa spelares tur.
guide-turn-two = Slå båda tärningarna, gå så många rutor som de visar tillsammans och gör det som rutan säger.
guide-turn-speed = Slå de två vita tärningarna tillsammans med speedtärningen, gå framåt och gör det som rutan säger.
guide-turn-doubles = Två lika ger ett extra slag. Tredje gången i rad hamnar du i stället direkt på ”{ $jail }”.
guide-turn-doubles-white = Två lika på de vita tärningarna ger ett extra slag. Tredje gången i rad hamnar du i stället direkt på ”{ $jail }”.
guide-turn-salary = Varje gång du passerar ”{ $go }” eller hamnar där betalar banken dig { $salary }.

guide-speed = Speedtärningen
guide-speed-numbers = 1, 2 eller 3: lägg det till de vita tärningarnas summa.
guide-speed-bus = Bussen: välj om du går efter den ena vita tärningen, den andra eller båda.
guide-speed-next = Pilen: gå efter de vita tärningarna och gör det som rutan säger. Gå sedan vidare till nästa lediga { word-deed }; när alla är sålda, till nästa där du måste betala { word-rent }.
guide-speed-triple = Tre lika: gå till valfri ruta, men slå inte igen.

guide-spaces = Särskilda rutor
guide-space-cards = Kort ({ $decks }): dra det översta och gör det som står på det.
guide-space-tax = { $spaces }: betala banken det belopp som står där.
guide-space-parking = { $spaces }: ta en paus; ingenting händer.
guide-space-go-to-jail = { $spaces }: gå direkt till ”{ $jail }” utan att få lön på vägen. Din tur är över.
guide-space-ride = { $spaces }: betala { $amount } och åk till valfri ruta före nästa av samma slag, eller stanna kvar. I båda fallen slutar din tur där.
guide-ride-go = Att åka förbi ”{ $go }” ger inget; slutar resan där får du { $salary }.
guide-space-entity = { $spaces }: du och spelaren till vänster om dig slår var sin tärning. Når ni tillsammans talet som står där får ni båda betalt; annars betalar ni båda.
guide-space-question = { $spaces }: tryck på den och se. Den kan ge mynt, kosta mynt eller skicka dig vidare med ett slag till.

guide-buy = Köpa
guide-buy-first = Hamnar du på en { word-deed } som ingen äger får du köpa den för priset som står på den.
guide-buy-auction = Vill du inte det går den genast på auktion. Alla får bjuda, du också; buden börjar på { $amount }, och det högsta vinner.
guide-buy-nothing = Vill du inte det stannar den hos banken och spelet fortsätter.
guide-buy-default = Bjud bara det du kan betala. Den som inte kan betala det vinnande budet är ute, och auktionen börjar om utan den spelaren.

guide-rent = { Word-rent }
guide-rent-claim = Håll ögonen öppna: en besökare är skyldig dig { word-rent } bara om du begär den.
guide-rent-window = { $count ->
    [one] Du förlorar { word-rent-the } så snart nästa spelare har slagit.
   *[other] Du förlorar { word-rent-the } så snart den andra spelaren efter besökaren har slagit.
}
guide-rent-automatic = Besökare betalar { word-rent-the } utan att du ber om den.
guide-rent-set = Äger du alla { word-streets } i en färggrupp fördubblas { word-rent-the } för dem som saknar byggnader.
guide-rent-set-unmortgaged = Äger du alla { word-streets } i en färggrupp och ingen är intecknad fördubblas { word-rent-the } för dem som saknar byggnader.
guide-rent-stations = { $group }: ju fler du äger, desto mer ger var och en ({ $rents }).
guide-rent-utilities-one = { $group }: besökaren slår tärningen igen. { Word-rent-the } är slaget gånger { $factors }, beroende på hur många du äger.
guide-rent-utilities-two = { $group }: besökaren slår båda tärningarna igen. { Word-rent-the } är slaget gånger { $factors }, beroende på hur många du äger.
guide-rent-utilities-speed = { $group }: besökaren slår alla tre tärningarna igen; buss och pil räknas inte. { Word-rent-the } är slaget gånger { $factors }, beroende på hur många du äger.
guide-rent-mortgaged = En intecknad { word-deed } ger ingenting.

guide-build = Bygga
guide-build-when-group = När en hel färggrupp är din och inget i den är intecknat får du bygga där när som helst, även mellan andras turer.
guide-build-when-plot = När en hel färggrupp är din får du bygga på de { word-streets } som inte är intecknade när som helst, även mellan andras turer.
guide-build-pause = Inte ens en auktion hindrar det. Att bygga, sälja och inteckna får bara vänta medan en spelare ännu ska välja sin förflyttning.
guide-build-even = Bygg jämnt: varje { word-street } i färggruppen får sin första byggnad innan någon får sin andra, och så vidare.
guide-build-top-group = På en { word-street } ryms högst { $houses }. När alla { word-streets } i färggruppen är fulla är nästa steg { FORM($hotel, "now") }.
guide-build-top-plot = På en { word-street } ryms högst { $houses }. När den är full är nästa steg { FORM($hotel, "now") }.
guide-build-scarce-demand = Antalet byggnader är begränsat. Om banken kan få brist säger alla som kan bygga hur många de vill ha. Räcker de betalar alla det tryckta priset; annars auktioneras de ut en och en.
guide-build-scarce-last = Antalet byggnader är begränsat. Vill flera spelare ha den sista går den till det högsta budet.
guide-build-houses-first = Den som river ett hotell och behöver hus från banken låter dem som vill köpa hus gå först.
guide-build-half-printed = Banken tar tillbaka byggnader för halva inköpspriset.
guide-build-half-paid = Banken tar tillbaka byggnader för hälften av vad du betalade, även på auktion.
guide-build-sell-evenly = Sälj lika jämnt som du byggde.
guide-build-sell-freely = Du behöver inte sälja jämnt: en { word-street } får tömmas medan de andra behåller sina byggnader.

guide-mortgage = Inteckningar
guide-mortgage-group = En { word-deed } ger pengar direkt om du intecknar den. Först måste dess färggrupp vara fri från byggnader.
guide-mortgage-plot = En { word-deed } ger pengar direkt om du intecknar den. Först måste byggnaderna på den säljas.
guide-mortgage-percent = För att lösa in den betalar du tillbaka beloppet med { $percent } ränta.
guide-mortgage-printed = För att lösa in den betalar du beloppet som står på { word-deed-card }.
guide-mortgage-transfer-redeem-or-10 = Den som får en intecknad { word-deed } av en annan spelare löser in den genast, eller betalar räntan nu och löser in den senare.
guide-mortgage-transfer-free = Den som får en intecknad { word-deed } av en annan spelare betalar ingenting för det och får lösa in den när som helst.
guide-mortgage-transfer-pay-or-double = Den som får en intecknad { word-deed } i en affär betalar räntan nu, eller dubbelt så mycket senare. Får man den efter en konkurs betalas räntan genast.

guide-jail = Sitter fast: ”{ $jail }”
guide-jail-visit = Hamnar du bara på rutan är du där på besök.
guide-jail-doubles = Så kommer du ut: betala { $fine } innan du slår, använd ett kort som befriar dig eller slå två lika.
guide-jail-six = Så kommer du ut: betala { $fine } innan du slår, använd ett kort som befriar dig eller slå en sexa.
guide-jail-prepay = { $count ->
    [one] Före slaget får du bara betala under din första tur där.
   *[other] Före slaget får du bara betala under dina första { $count } turer där.
}
guide-jail-again = Du går efter de två lika som befriar dig, och slår igen.
guide-jail-once = Du går efter de två lika som befriar dig, men får inget nytt slag.
guide-jail-last = { $count ->
    [one] Du kommer ut redan under nästa tur: om slaget inte befriar dig betalar du { $fine } och går.
   *[other] Du kommer ut senast under tur nummer { $count } där: om slaget inte befriar dig betalar du { $fine } och går.
}
guide-jail-late = Är du kvar där under tur nummer { $turn } slår du, flyttar och betalar { $fine }, vad tärningarna än visar.
guide-jail-business = Affärerna fortsätter: du tar ut { word-rent }, bjuder, bygger och handlar även där inne.

guide-deals = Affärer
guide-deals-any = Du får göra affärer med vem som helst när som helst.
guide-deals-own = Affärer görs med den spelare vars tur det är, eller mellan två turer.
guide-deals-what-group = Byt pengar, { word-deeds } och kort som befriar från ”{ $jail }”, precis som ni båda vill. En { word-street } byter ägare bara när hela dess färggrupp saknar byggnader.
guide-deals-what-plot = Byt pengar, { word-deeds } och kort som befriar från ”{ $jail }”, precis som ni båda vill. { Word-streets } byter ägare utan byggnader.
guide-deals-card = Ett sådant kort kostar minst { $amount }.

guide-debt = När pengarna tar slut
guide-debt-raise = Är du skyldig mer än du har säljer du byggnader och intecknar { word-deeds } tills du kan betala.
guide-debt-surrender = Du får också sälja { word-deeds } till banken för halva priset.
guide-debt-stands = Räcker inte ens det har du gått i konkurs och är ute. Dina byggnader säljs och allt du har går till den spelare du är skyldig; { word-deeds } byter ägare som de är.
guide-debt-liquidates = Räcker inte ens det har du gått i konkurs och är ute. Först säljs alla dina byggnader och alla dina { word-deeds } intecknas. Pengarna och { word-deeds-the-mortgaged } går till den spelare du är skyldig.
guide-debt-bank-last = Är du skyldig banken pengar går dina { word-deeds } på auktion utan inteckning.
guide-debt-bank-first-bankruptcy = Är du skyldig banken pengar behåller den dina { word-deeds }.

guide-end = Slutet
guide-end-last = Den sista spelaren som är kvar i spelet vinner.
guide-end-first-bankruptcy = Vid den första konkursen slutar spelet. Räkna ihop pengar, { word-deeds } och byggnader: den största förmögenheten vinner.
guide-end-at-once = När tiden är ute slutar spelet genast. Räkna ihop pengar, { word-deeds } och byggnader: den största förmögenheten vinner.
guide-end-last-round = Om domaren meddelar att det är sista varvet spelas det till slut.
guide-end-after-turn = När tiden är ute spelas den pågående turen färdigt. Räkna ihop pengar, { word-deeds } och byggnader: den största förmögenheten vinner.
guide-end-points = Din placering vid bordet ger poäng i mästerskapet: ju fler motståndare som gått i konkurs, desto fler poäng.
