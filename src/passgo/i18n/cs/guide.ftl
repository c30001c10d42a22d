# Jak se hraje každé vydání, našimi slovy. Které věty platí, určují pravidla.

guide-title = Jak se hraje: { $edition }
guide-lead = Vše potřebné pro první hru během pár minut. U stolu stránka vždy ukazuje, co smíš udělat.
guide-full = Všechna pravidla a všechny { word-deeds }

guide-aim = Cíl hry
guide-aim-last = Kupuj { word-deeds }, vybírej { word-rent }, stav a uzavírej chytré obchody. Vyhrává ten, kdo má ještě peníze, když všichni ostatní zbankrotují.
guide-aim-first-bankruptcy = Kupuj { word-deeds }, vybírej { word-rent }, stav a uzavírej chytré obchody. Je to krátká hra: končí prvním bankrotem a vyhrává nejbohatší hráč.

guide-setup = Před prvním hodem
guide-setup-token = Každý si vybere figurku; žádné dvě nejsou stejné.
guide-setup-cash = Každý začíná na poli „{ $go }“ a má { FORM($cash, "acc") }.
guide-setup-deeds = { $count ->
    [one] Každý hráč dostane zdarma { $count } { word-deed-acc }.
    [few] Každý hráč dostane zdarma { $count } { word-deeds }.
    [many] Každý hráč dostane zdarma { $count } { word-deed-gen }.
   *[other] Každý hráč dostane zdarma { $count } { word-deeds-gen }.
}
guide-setup-left = Každý jednou hodí. Začíná ten, kdo hodí nejvíc, pak se pokračuje doleva.
guide-setup-by-roll = Každý jednou hodí. Začíná ten, kdo hodí nejvíc, ostatní následují v pořadí svých hodů.
guide-setup-hidden = Nikdo nevidí, kolik mají ostatní peněz.

guide-turn = Tvůj tah
guide-turn-one = Hoď kostkou, posuň figurku o tolik polí, kolik padlo, a udělej, co pole žádá. Pak je na tahu další hráč.
guide-turn-two = Hoď oběma kostkami, posuň figurku o jejich součet a udělej, co pole žádá.
guide-turn-speed = Hoď dvěma bílými kostkami a rychlou kostkou, posuň figurku a udělej, co pole žádá.
guide-turn-doubles = Dvě stejná čísla dávají další hod. Ale když padnou potřetí za sebou, jdeš rovnou na pole „{ $jail }“.
guide-turn-doubles-white = Dvě stejná čísla na bílých kostkách dávají další hod. Ale když padnou potřetí za sebou, jdeš rovnou na pole „{ $jail }“.
guide-turn-salary = Za každý průchod polem „{ $go }“ nebo zastavení na něm ti banka vyplatí: { $salary }.

guide-speed = Rychlá kostka
guide-speed-numbers = 1, 2 nebo 3: přičti k bílým kostkám.
guide-speed-bus = Autobus: vyber si, jestli jdeš o jednu bílou kostku, o druhou, nebo o obě.
guide-speed-next = Šipka: jdi podle bílých kostek a udělej, co pole žádá. Pak pokračuj na nejbližší { word-deed-acc } bez majitele; když už jsou všechny prodané, na nejbližší, kde se platí { word-rent }.
guide-speed-triple = Tři stejná čísla: jdi na kterékoli pole, ale už neházej.

guide-spaces = Zvláštní pole
guide-space-cards = Karty ({ $decks }): vezmi vrchní a udělej, co říká.
guide-space-tax = { $spaces }: zaplať bance uvedenou částku.
guide-space-parking = { $spaces }: odpočiň si, nic se neděje.
guide-space-go-to-jail = { $spaces }: jdeš rovnou na pole „{ $jail }“, cestou bez výplaty. Tvůj tah končí.
guide-space-ride = { $spaces }: můžeš zaplatit { FORM($amount, "acc") } a jet na kterékoli pole před dalším takovým, nebo zůstat. Tak či tak tam tvůj tah končí.
guide-ride-go = Jízda přes pole „{ $go }“ nic nevynáší; když tam jízda skončí, dostaneš: { $salary }.
guide-space-entity = { $spaces }: ty a hráč po tvé levici hodíte každý jednou kostkou. Když spolu dosáhnete uvedeného čísla, oba dostanete zaplaceno; jinak oba platíte.
guide-space-question = { $spaces }: stiskni a uvidíš. Může dát mince, vzít mince, nebo tě poslat dál dalším hodem.

guide-buy = Kupování
guide-buy-first = Když se zastavíš na { word-deed-loc } bez majitele, můžeš ji koupit za uvedenou cenu.
guide-buy-auction = Když nechceš, jde hned do dražby. Dražit může každý, i ty; získá ji ten, kdo nabídne nejvíc. Vyvolávací cena: { $amount }.
guide-buy-nothing = Když nechceš, zůstane bance a hra jde dál.
guide-buy-default = Nabízej jen to, co můžeš zaplatit. Kdo vítěznou nabídku nezaplatí, vypadne a dražba začne znovu bez něj.

guide-rent = { Word-rent }
guide-rent-claim = Měj oči otevřené: návštěvník ti platí { word-rent-pay } řekneš.
guide-rent-window = { $count ->
    [one] Přicházíš o { word-rent }, jakmile hodí další hráč.
    [few] Přicházíš o { word-rent }, jakmile hodí druhý hráč po návštěvníkovi.
    [many] Přicházíš o { word-rent }, jakmile hodí druhý hráč po návštěvníkovi.
   *[other] Přicházíš o { word-rent }, jakmile hodí druhý hráč po návštěvníkovi.
}
guide-rent-automatic = Návštěvníci platí { word-rent } za { word-deed-acc } bez vyzvání.
guide-rent-set = Když ti patří všechny { word-streets } sady, { word-rent-double }.
guide-rent-set-unmortgaged = Když ti patří všechny { word-streets } sady a žádná není v zástavě, { word-rent-double }.
guide-rent-stations = { $group }: čím víc jich máš, tím víc každá tato nemovitost vynáší ({ $rents }).
guide-rent-utilities-one = { $group }: návštěvník hodí kostkou znovu. { Word-rent } je tento hod krát { $factors } – podle toho, kolik jich máš.
guide-rent-utilities-two = { $group }: návštěvník hodí oběma kostkami znovu. { Word-rent } je tento hod krát { $factors } – podle toho, kolik jich máš.
guide-rent-utilities-speed = { $group }: návštěvník hodí všemi třemi kostkami znovu; autobus a šipka se nepočítají. { Word-rent } je tento hod krát { $factors } – podle toho, kolik jich máš.
guide-rent-mortgaged = Zastavená { word-deed } nevynáší nic.

guide-build = Stavění
guide-build-when-group = Jakmile ti patří celá sada a nic z ní není v zástavě, můžeš na ní stavět kdykoli, i mezi tahy ostatních.
guide-build-when-plot = Jakmile ti patří celá sada, můžeš na jejích nezastavených { word-streets-loc } stavět kdykoli, i mezi tahy ostatních.
guide-build-pause = Nebrání tomu ani dražba. Stavění, prodej a zástavy čekají jen tehdy, když si někdo ještě musí vybrat svůj tah.
guide-build-even = Stav rovnoměrně: každá { word-street } sady dostane první stavbu dřív, než některá dostane druhou, a tak dále.
guide-build-top-group = Na { word-street-loc } může stát nejvýš: { $houses }. Když jsou všechny { word-streets } sady plné, další krok je: { $hotel }.
guide-build-top-plot = Na { word-street-loc } může stát nejvýš: { $houses }. Když je plná, další krok je: { $hotel }.
guide-build-scarce-demand = Staveb je omezený počet. Když by bance mohly dojít, všichni, kdo by mohli stavět, řeknou, kolik jich chtějí. Když stačí, všichni platí cenu z karty; jinak se draží po jedné.
guide-build-scarce-last = Staveb je omezený počet. Když poslední chce víc hráčů, získá ji ten, kdo nabídne nejvíc.
guide-build-houses-first = Když rozebíráš hotel a potřebuješ na to domy z banky, přednost mají ti, kdo chtějí domy koupit.
guide-build-half-printed = Banka bere stavby zpět za polovinu ceny.
guide-build-half-paid = Banka bere stavby zpět za polovinu toho, co stály, i v dražbě.
guide-build-sell-evenly = Prodávej stejně rovnoměrně, jako stavíš.
guide-build-sell-freely = Prodávat rovnoměrně nemusíš: jednu { word-street-acc } můžeš vyprázdnit a ostatní nechat, jak jsou.

guide-mortgage = Hypotéky
guide-mortgage-group = Když dáš { word-deed-acc } do zástavy, hned získáš peníze. Její sada přitom musí být bez staveb.
guide-mortgage-plot = Když dáš { word-deed-acc } do zástavy, hned získáš peníze. Stavby na ní je třeba nejdřív prodat.
guide-mortgage-percent = Hypotéku splatíš vrácením té částky s úrokem { $percent }.
guide-mortgage-printed = Hypotéku splatíš zaplacením částky uvedené na kartě { word-deed-gen }.
guide-mortgage-transfer-redeem-or-10 = Kdo dostane od jiného hráče zastavenou { word-deed-acc }, hned hypotéku splatí, nebo teď zaplatí úrok a splatí ji později.
guide-mortgage-transfer-free = Kdo dostane od jiného hráče zastavenou { word-deed-acc }, nic za to neplatí a hypotéku splatí, kdy se mu to hodí.
guide-mortgage-transfer-pay-or-double = Kdo dostane zastavenou { word-deed-acc } v obchodě, zaplatí úrok teď, nebo dvojnásobný později. Po bankrotu se úrok platí hned.

guide-jail = Uvíznutí: „{ $jail }“
guide-jail-visit = Když se tam jen zastavíš, jsi na návštěvě.
guide-jail-doubles = Jak ven: před hodem zaplať { FORM($fine, "acc") }, použij kartu na odchod, nebo hoď dvě stejná čísla.
guide-jail-six = Jak ven: před hodem zaplať { FORM($fine, "acc") }, použij kartu na odchod, nebo hoď šestku.
guide-jail-prepay = Před hodem tam můžeš platit jen v 1. až { $count }. tahu.
guide-jail-again = Když tě osvobodí dvě stejná čísla, posuneš se o jejich součet a házíš znovu.
guide-jail-once = Když tě osvobodí dvě stejná čísla, posuneš se o jejich součet, ale znovu neházíš.
guide-jail-last = { $count ->
    [one] Odcházíš hned v příštím tahu: když tě hod neosvobodí, zaplatíš { FORM($fine, "acc") } a jdeš dál.
    [few] Odcházíš nejpozději ve { $count }. tahu: když tě hod neosvobodí, zaplatíš { FORM($fine, "acc") } a jdeš dál.
    [many] Odcházíš nejpozději v { $count }. tahu: když tě hod neosvobodí, zaplatíš { FORM($fine, "acc") } a jdeš dál.
   *[other] Odcházíš nejpozději v { $count }. tahu: když tě hod neosvobodí, zaplatíš { FORM($fine, "acc") } a jdeš dál.
}
guide-jail-late = Když tam jsi i při { $turn }. tahu, hodíš, jdeš a zaplatíš { FORM($fine, "acc") }, ať padne cokoli.
guide-jail-business = Obchody běží dál: i tam vybíráš { word-rent }, dražíš, stavíš a obchoduješ.

guide-deals = Obchody
guide-deals-any = Obchodovat můžeš s kýmkoli a kdykoli.
guide-deals-own = Obchoduje se s hráčem na tahu, nebo mezi dvěma tahy.
guide-deals-what-group = Vyměňujte peníze, { word-deeds } a karty na odchod z pole „{ $jail }“, jak se oběma líbí. { Word-street-hands } mění majitele, jen když je celá její sada bez staveb.
guide-deals-what-plot = Vyměňujte peníze, { word-deeds } a karty na odchod z pole „{ $jail }“, jak se oběma líbí. { Word-streets-change } mění majitele bez staveb.
guide-deals-card = Takovou kartu lze přenechat nejméně za { FORM($amount, "acc") }.

guide-debt = Když dojdou peníze
guide-debt-raise = Když dlužíš víc, než máš, prodávej stavby a zastavuj { word-deeds }, dokud nemáš dost.
guide-debt-surrender = { Word-deeds } můžeš také prodat bance za polovinu ceny.
guide-debt-stands = Když ani to nestačí, bankrotuješ a končíš. Tvé stavby se prodají a všechno dostane hráč, kterému dlužíš; { word-deeds } přejdou v tom stavu, v jakém jsou.
guide-debt-liquidates = Když ani to nestačí, bankrotuješ a končíš. Nejdřív se prodají všechny tvé stavby a zastaví všechny tvé { word-deeds }. Peníze a zastavené { word-deed-gen } dostane hráč, kterému dlužíš.
guide-debt-bank-last = Když dlužíš bance, jdou tvé { word-deeds } do dražby bez zástavy.
guide-debt-bank-first-bankruptcy = Když dlužíš bance, banka si tvé { word-deeds } nechá.

guide-end = Konec
guide-end-last = Vyhrává poslední hráč ve hře.
guide-end-first-bankruptcy = První bankrot hru ukončí. Sečtěte peníze, { word-deeds } a stavby: vyhrává největší majetek.
guide-end-at-once = Když je oznámen konec hrací doby, hra hned končí. Sečtěte peníze, { word-deeds } a stavby: vyhrává největší majetek.
guide-end-last-round = Když rozhodčí vyhlásí poslední kolo, dohraje se do konce.
guide-end-after-turn = Když je oznámen konec hrací doby, rozehraný tah se dohraje. Sečtěte peníze, { word-deeds } a stavby: vyhrává největší majetek.
guide-end-points = Umístění u stolu přináší body do mistrovství – tím víc, čím víc soupeřů zbankrotovalo.
