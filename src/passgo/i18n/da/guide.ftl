# Hvordan hver udgave spilles, med vores egne ord.

guide-title = Sådan spiller man: { $edition }
guide-lead = Alt, hvad du skal vide til dit første spil, på få minutter. Ved bordet viser siden altid, hvad du kan gøre.
guide-full = Alle regler og alle { word-deeds }

guide-aim = Målet
guide-aim-last = Køb { word-deeds }, opkræv { word-rent }, byg, og lav smarte handler. Den, der stadig har penge, når alle andre er gået fallit, vinder.
guide-aim-first-bankruptcy = Køb { word-deeds }, opkræv { word-rent }, byg, og lav smarte handler. Det er et kort spil: Det slutter, når den første går fallit, og den rigeste spiller vinder.

guide-setup = Før det første slag
guide-setup-token = Alle vælger en brik; der er ikke to, der er ens.
guide-setup-cash = Alle starter på ”{ $go }” med { $cash }.
guide-setup-deeds = { $count ->
    [one] Hver spiller får tildelt { $count } { word-deed } gratis.
   *[other] Hver spiller får tildelt { $count } { word-deeds } gratis.
}
guide-setup-left = Alle slår én gang. Den, der slår højest, starter, og derefter går turen til venstre.
guide-setup-by-roll = Alle slår én gang. Den, der slår højest, starter, og de andre følger i rækkefølge efter deres slag.
guide-setup-hidden = Ingen kan se, hvor mange penge de andre har.

guide-turn = Din tur
guide-turn-one = Slå med terningen, ryk så mange felter frem, og gør det, feltet siger. Derefter er det næste spillers tur.
guide-turn-two = Slå med begge terninger, ryk så mange felter frem, som de viser tilsammen, og gør det, feltet siger.
guide-turn-speed = Slå med de to hvide terninger sammen med speedterningen, ryk frem, og gør det, feltet siger.
guide-turn-doubles = To ens giver dig et slag til. Tredje gang i træk ryger du i stedet direkte til ”{ $jail }”.
guide-turn-doubles-white = To ens på de hvide terninger giver dig et slag til. Tredje gang i træk ryger du i stedet direkte til ”{ $jail }”.
guide-turn-salary = Hver gang du passerer ”{ $go }” eller lander dér, betaler banken dig { $salary }.

guide-speed = Speedterningen
guide-speed-numbers = 1, 2 eller 3: Læg det til de hvide terninger.
guide-speed-bus = Bussen: Vælg, om du rykker det, den ene hvide terning viser, det, den anden viser, eller summen.
guide-speed-next = Pilen: Ryk det, de hvide terninger viser, og gør det, feltet siger. Ryk derefter videre til den næste ledige { word-deed }; når alle er solgt, til den næste, hvor du skal betale { word-rent }.
guide-speed-triple = Tre ens: Ryk til et felt efter eget valg, men slå ikke igen.

guide-spaces = Særlige felter
guide-space-cards = Kort ({ $decks }): Træk det øverste kort, og gør det, der står på det.
guide-space-tax = { $spaces }: Betal banken det beløb, der står dér.
guide-space-parking = { $spaces }: Tag en pause; der sker ikke noget.
guide-space-go-to-jail = { $spaces }: Du ryger direkte til ”{ $jail }” uden løn undervejs. Din tur er forbi.
guide-space-ride = { $spaces }: Betal { $amount }, og kør til et hvilket som helst felt før det næste af samme slags, eller bliv stående. I begge tilfælde slutter din tur dér.
guide-ride-go = Du får intet for at køre forbi ”{ $go }”; slutter køreturen dér, får du { $salary }.
guide-space-entity = { $spaces }: Du og spilleren til venstre for dig slår hver med én terning. Slår I tilsammen det tal, der står dér, eller mere, får I begge penge; ellers betaler I begge.
guide-space-question = { $spaces }: Tryk, og se, hvad der sker. Den kan give mønter, koste mønter eller sende dig videre med et slag til.

guide-buy = Køb
guide-buy-first = Lander du på en { word-deed }, som ingen ejer, må du købe den til den pris, der står på den.
guide-buy-auction = Vil du ikke købe den, kommer den straks på auktion. Alle må byde, også du; buddene starter ved { $amount }, og det højeste bud vinder.
guide-buy-nothing = Vil du ikke købe den, bliver den i banken, og spillet går videre.
guide-buy-default = Byd kun, hvad du kan betale. Den, der ikke kan betale det vindende bud, er ude, og auktionen begynder forfra uden den spiller.

guide-rent = { Word-rent }
guide-rent-claim = Hold øjnene åbne: En gæst skylder dig kun { word-rent }, hvis du kræver den.
guide-rent-window = { $count ->
    [one] Du mister { word-rent-the }, så snart den næste spiller har slået.
   *[other] Du mister { word-rent-the }, så snart den anden spiller efter gæsten har slået.
}
guide-rent-automatic = Gæster betaler { word-rent-the }, uden at du beder om den.
guide-rent-set = Ejer du alle { word-streets } i en farvegruppe, fordobles { word-rent-the } for dem uden bygninger.
guide-rent-set-unmortgaged = Ejer du alle { word-streets } i en farvegruppe, og er ingen af dem pantsat, fordobles { word-rent-the } for dem uden bygninger.
guide-rent-stations = { $group }: Jo flere du ejer, desto mere giver hver af dem ({ $rents }).
guide-rent-utilities-one = { $group }: Gæsten slår med terningen igen. { Word-rent-the } er slaget gange { $factors }, alt efter hvor mange du ejer.
guide-rent-utilities-two = { $group }: Gæsten slår med begge terninger igen. { Word-rent-the } er slaget gange { $factors }, alt efter hvor mange du ejer.
guide-rent-utilities-speed = { $group }: Gæsten slår med alle tre terninger igen; bus og pil tæller som nul. { Word-rent-the } er slaget gange { $factors }, alt efter hvor mange du ejer.
guide-rent-mortgaged = En pantsat { word-deed } giver ingenting.

guide-build = Byggeri
guide-build-when-group = Når en hel farvegruppe er din, og intet af den er pantsat, må du bygge på den når som helst, også mellem de andres ture.
guide-build-when-plot = Når en hel farvegruppe er din, må du bygge på de { word-streets }, der ikke er pantsat, når som helst, også mellem de andres ture.
guide-build-pause = Ikke engang en auktion forhindrer det. Kun mens en spiller endnu skal vælge sit træk, må byggeri, salg og pantsætning vente.
guide-build-even = Byg jævnt: { Word-street-every-gets }, og så videre.
guide-build-top-group = På { word-street-one } er der plads til højst { $houses }. Når alle { word-streets } i farvegruppen er fulde, er næste trin: { $hotel }.
guide-build-top-plot = På { word-street-one } er der plads til højst { $houses }. { Word-street-full }, er næste trin: { $hotel }.
guide-build-scarce-demand = Der er et begrænset antal bygninger. Kan banken komme til at mangle bygninger, siger alle, der kan bygge, hvor mange de vil have. Er der nok, betaler alle den trykte pris; ellers sælges de på auktion én ad gangen.
guide-build-scarce-last = Der er et begrænset antal bygninger. Vil flere spillere have den sidste, går den til det højeste bud.
guide-build-houses-first = Veksler du et hotel og skal bruge huse fra banken til det, kommer de, der vil købe huse, først.
guide-build-half-printed = Banken tager bygninger tilbage for halvdelen af prisen.
guide-build-half-paid = Banken tager bygninger tilbage for halvdelen af det, du betalte for dem, også på auktion.
guide-build-sell-evenly = Sælg lige så jævnt, som du byggede.
guide-build-sell-freely = Du behøver ikke sælge jævnt: { Word-street-only-one } må ryddes, mens de andre forbliver, som de er.

guide-mortgage = Pant
guide-mortgage-group = Mangler du penge her og nu? Pantsæt en { word-deed }. Først skal farvegruppen være fri for bygninger.
guide-mortgage-plot = Mangler du penge her og nu? Pantsæt en { word-deed }. Først skal bygningerne på den sælges.
guide-mortgage-percent = For at indfri pantet betaler du beløbet tilbage plus { $percent } i rente.
guide-mortgage-printed = For at indfri pantet betaler du det beløb, der står på { word-deed-card }.
guide-mortgage-transfer-redeem-or-10 = Den, der får en pantsat { word-deed } af en anden spiller, skal enten indfri pantet straks eller betale renten nu og indfri pantet senere.
guide-mortgage-transfer-free = Den, der får en pantsat { word-deed } af en anden spiller, betaler ikke noget for det og kan indfri pantet når som helst.
guide-mortgage-transfer-pay-or-double = Den, der får en pantsat { word-deed } i en handel, betaler renten nu eller det dobbelte senere. Kommer den fra en fallit spiller, skal renten betales straks.

guide-jail = Fanget: ”{ $jail }”
guide-jail-visit = Lander du bare på feltet, er du kun på besøg.
guide-jail-doubles = Sådan kommer du ud: Betal { $fine }, før du slår, brug et kort, der befrier dig, eller slå to ens.
guide-jail-six = Sådan kommer du ud: Betal { $fine }, før du slår, brug et kort, der befrier dig, eller slå en sekser.
guide-jail-prepay = { $count ->
    [one] Før slaget må du kun betale i din første tur dér.
   *[other] Før slaget må du kun betale i dine første { $count } ture dér.
}
guide-jail-again = Befrier to ens dig, rykker du efter dem og slår igen.
guide-jail-once = Befrier to ens dig, rykker du efter dem, men du slår ikke igen.
guide-jail-last = { $count ->
    [one] Du kommer ud allerede i din næste tur: Hvis slaget ikke befrier dig, betaler du { $fine } og rykker.
   *[other] Du kommer ud senest i din { $count }. tur dér: Hvis slaget ikke befrier dig, betaler du { $fine } og rykker.
}
guide-jail-late = Er du der stadig i din { $turn }. tur, slår du, rykker og betaler { $fine }, uanset hvad terningerne viser.
guide-jail-business = Forretningerne går videre: Også dér opkræver du { word-rent }, byder, bygger og handler.

guide-deals = Handler
guide-deals-any = Du må handle med hvem som helst når som helst.
guide-deals-own = Du må handle med den spiller, hvis tur det er, eller mellem to ture.
guide-deals-what-group = Byt penge, { word-deeds } og kort, der befrier fra ”{ $jail }”, lige hvad I kan blive enige om. { Word-street-hands } farvegruppe er uden bygninger.
guide-deals-what-plot = Byt penge, { word-deeds } og kort, der befrier fra ”{ $jail }”, lige hvad I kan blive enige om. { Word-streets } skifter ejer uden bygninger.
guide-deals-card = Et sådant kort koster mindst { $amount }.

guide-debt = Når pengene slipper op
guide-debt-raise = Skylder du mere, end du har, så sælg bygninger, og pantsæt { word-deeds }, til du kan betale.
guide-debt-surrender = Du må også sælge { word-deeds } til banken for halvdelen af prisen.
guide-debt-stands = Er heller ikke det nok, er du fallit og ude. Dine bygninger sælges, og alt, hvad du har, går til den spiller, du skylder; { word-deeds } skifter ejer, som de er.
guide-debt-liquidates = Er heller ikke det nok, er du fallit og ude. Først sælges alle dine bygninger, og alle dine { word-deeds } pantsættes. Derefter går pengene og de pantsatte { word-deeds } til den spiller, du skylder.
guide-debt-bank-last = Skylder du banken penge, kommer dine { word-deeds } på auktion uden pant.
guide-debt-bank-first-bankruptcy = Skylder du banken penge, beholder den dine { word-deeds }.

guide-end = Slutningen
guide-end-last = Den sidste spiller i spillet vinder.
guide-end-first-bankruptcy = Når den første spiller går fallit, slutter spillet. Læg penge, { word-deeds } og bygninger sammen: Den største formue vinder.
guide-end-at-once = Når tiden er gået, stopper spillet straks. Læg penge, { word-deeds } og bygninger sammen: Den største formue vinder.
guide-end-last-round = Hvis dommeren varsler sidste omgang, spilles den til ende.
guide-end-after-turn = Når tiden er gået, spilles turen færdig. Læg penge, { word-deeds } og bygninger sammen: Den største formue vinder.
guide-end-points = Din placering ved bordet giver point til mesterskabet: Jo flere modstandere der er gået fallit, desto flere point.
