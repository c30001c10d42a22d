# Ako sa hrá každé vydanie, našimi slovami. Ktoré vety platia, určujú pravidlá.

guide-title = Ako sa hrá: { $edition }
guide-lead = Všetko potrebné na prvú hru za pár minút. Pri stole stránka vždy ukazuje, čo smieš urobiť.
guide-full = Všetky pravidlá a všetky { word-deeds }

guide-aim = Cieľ hry
guide-aim-last = Kupuj { word-deeds }, vyberaj { word-rent-acc }, stavaj a uzatváraj šikovné obchody. Vyhráva ten, kto má ešte peniaze, keď všetci ostatní zbankrotujú.
guide-aim-first-bankruptcy = Kupuj { word-deeds }, vyberaj { word-rent-acc }, stavaj a uzatváraj šikovné obchody. Je to krátka hra: končí sa prvým bankrotom a vyhráva najbohatší hráč.

guide-setup = Pred prvým hodom
guide-setup-token = Každý si vyberie figúrku; žiadne dve nie sú rovnaké.
guide-setup-cash = Každý začína na políčku „{ $go }“ a má { FORM($cash, "acc") }.
guide-setup-deeds = { $count ->
    [one] Každý hráč dostane zadarmo { $count } { word-deed-acc }.
    [few] Každý hráč dostane zadarmo { $count } { word-deeds }.
    [many] Každý hráč dostane zadarmo { $count } { word-deed-gen }.
   *[other] Každý hráč dostane zadarmo { $count } { word-deeds-gen }.
}
guide-setup-left = Každý raz hodí. Začína ten, kto hodí najviac, potom sa pokračuje doľava.
guide-setup-by-roll = Každý raz hodí. Začína ten, kto hodí najviac, ostatní nasledujú v poradí svojich hodov.
guide-setup-hidden = Nikto nevidí, koľko peňazí majú ostatní.

guide-turn = Tvoj ťah
guide-turn-one = Hoď kockou, posuň figúrku o toľko políčok, koľko padlo, a urob, čo políčko žiada. Potom je na ťahu ďalší hráč.
guide-turn-two = Hoď oboma kockami, posuň figúrku o ich súčet a urob, čo políčko žiada.
guide-turn-speed = Hoď dvoma bielymi kockami a rýchlou kockou, posuň figúrku a urob, čo políčko žiada.
guide-turn-doubles = Dve rovnaké čísla dávajú ďalší hod. Ale keď padnú tretí raz za sebou, ideš rovno na políčko „{ $jail }“.
guide-turn-doubles-white = Dve rovnaké čísla na bielych kockách dávajú ďalší hod. Ale keď padnú tretí raz za sebou, ideš rovno na políčko „{ $jail }“.
guide-turn-salary = Za každý prechod políčkom „{ $go }“ alebo zastavenie na ňom ti banka vyplatí: { $salary }.

guide-speed = Rýchla kocka
guide-speed-numbers = 1, 2 alebo 3: pripočítaj k bielym kockám.
guide-speed-bus = Autobus: vyber si, či ideš o jednu bielu kocku, o druhú, alebo o obe.
guide-speed-next = Šípka: choď podľa bielych kociek a urob, čo políčko žiada. Potom pokračuj na najbližšiu { word-deed-acc } bez majiteľa; keď sú už všetky predané, na najbližšiu, kde sa platí { word-rent }.
guide-speed-triple = Tri rovnaké čísla: choď na ktorékoľvek políčko, ale už nehádž.

guide-spaces = Zvláštne políčka
guide-space-cards = Karty ({ $decks }): vezmi vrchnú a urob, čo hovorí.
guide-space-tax = { $spaces }: zaplať banke uvedenú sumu.
guide-space-parking = { $spaces }: oddýchni si, nič sa nedeje.
guide-space-go-to-jail = { $spaces }: ideš rovno na políčko „{ $jail }“, cestou bez výplaty. Tvoj ťah sa končí.
guide-space-ride = { $spaces }: môžeš zaplatiť { FORM($amount, "acc") } a ísť na ktorékoľvek políčko pred ďalším takýmto alebo zostať. Tak či tak sa tam tvoj ťah končí.
guide-ride-go = Jazda cez políčko „{ $go }“ nič nevynáša; ak sa tam jazda skončí, dostaneš: { $salary }.
guide-space-entity = { $spaces }: ty a hráč po tvojej ľavici hodíte každý jednou kockou. Ak spolu dosiahnete uvedené číslo, obaja dostanete zaplatené; inak obaja platíte.
guide-space-question = { $spaces }: stlač a uvidíš. Môže dať mince, vziať mince alebo ťa poslať ďalej ďalším hodom.

guide-buy = Kupovanie
guide-buy-first = Keď sa zastavíš na { word-deed-loc } bez majiteľa, môžeš ju kúpiť za uvedenú cenu.
guide-buy-auction = Ak nechceš, ide hneď do dražby. Dražiť môže každý, aj ty; získa ju ten, kto ponúkne najviac. Vyvolávacia cena: { $amount }.
guide-buy-nothing = Ak nechceš, zostane banke a hra ide ďalej.
guide-buy-default = Ponúkaj len to, čo môžeš zaplatiť. Kto víťaznú ponuku nezaplatí, vypadne a dražba sa začne znova bez neho.

guide-rent = { Word-rent }
guide-rent-claim = Maj oči otvorené: návštevník ti platí { word-rent-pay } vypýtaš.
guide-rent-window = { $count ->
    [one] Prichádzaš o { word-rent-acc }, len čo hodí ďalší hráč.
    [few] Prichádzaš o { word-rent-acc }, len čo hodí druhý hráč po návštevníkovi.
    [many] Prichádzaš o { word-rent-acc }, len čo hodí druhý hráč po návštevníkovi.
   *[other] Prichádzaš o { word-rent-acc }, len čo hodí druhý hráč po návštevníkovi.
}
guide-rent-automatic = Návštevníci platia { word-rent-acc } za { word-deed-acc } bez vyzvania.
guide-rent-set = Keď ti patria všetky { word-streets } série, { word-rent-double }.
guide-rent-set-unmortgaged = Keď ti patria všetky { word-streets } série a žiadna nie je pod hypotékou, { word-rent-double }.
guide-rent-stations = { $group }: čím viac ich máš, tým viac každá táto nehnuteľnosť vynáša ({ $rents }).
guide-rent-utilities-one = { $group }: návštevník hodí kockou znova. { Word-rent } je tento hod krát { $factors } – podľa toho, koľko ich máš.
guide-rent-utilities-two = { $group }: návštevník hodí oboma kockami znova. { Word-rent } je tento hod krát { $factors } – podľa toho, koľko ich máš.
guide-rent-utilities-speed = { $group }: návštevník hodí všetkými tromi kockami znova; autobus a šípka sa nepočítajú. { Word-rent } je tento hod krát { $factors } – podľa toho, koľko ich máš.
guide-rent-mortgaged = { Word-deed } pod hypotékou nevynáša nič.

guide-build = Stavanie
guide-build-when-group = Len čo ti patrí celá séria a nič z nej nie je pod hypotékou, môžeš na nej stavať kedykoľvek, aj medzi ťahmi ostatných.
guide-build-when-plot = Len čo ti patrí celá séria, môžeš na jej { word-streets-loc } bez hypotéky stavať kedykoľvek, aj medzi ťahmi ostatných.
guide-build-pause = Nebráni tomu ani dražba. Stavanie, predaj a hypotéky čakajú len vtedy, keď si niekto ešte musí vybrať svoj ťah.
guide-build-even = Stavaj rovnomerne: každá { word-street } série dostane prvú budovu skôr, než niektorá dostane druhú, a tak ďalej.
guide-build-top-group = Na { word-street-loc } môže stáť najviac: { $houses }. Keď sú všetky { word-streets } série plné, ďalší krok je: { $hotel }.
guide-build-top-plot = Na { word-street-loc } môže stáť najviac: { $houses }. Keď je plná, ďalší krok je: { $hotel }.
guide-build-scarce-demand = Budov je obmedzený počet. Ak by banke mohli dôjsť, všetci, čo by mohli stavať, povedia, koľko ich chcú. Ak stačia, všetci platia cenu z karty; inak sa dražia po jednej.
guide-build-scarce-last = Budov je obmedzený počet. Ak poslednú chce viac hráčov, získa ju ten, kto ponúkne najviac.
guide-build-houses-first = Ak rozoberáš hotel a potrebuješ naň domy z banky, prednosť majú tí, čo chcú domy kúpiť.
guide-build-half-printed = Banka berie budovy späť za polovicu ceny.
guide-build-half-paid = Banka berie budovy späť za polovicu toho, čo stáli, aj v dražbe.
guide-build-sell-evenly = Predávaj rovnako rovnomerne, ako staviaš.
guide-build-sell-freely = Predávať rovnomerne nemusíš: jednu { word-street-acc } môžeš vyprázdniť a ostatné nechať tak.

guide-mortgage = Hypotéky
guide-mortgage-group = Hypotéka na { word-deed-acc } ti hneď prinesie peniaze. Jej séria pritom musí byť bez budov.
guide-mortgage-plot = Hypotéka na { word-deed-acc } ti hneď prinesie peniaze. Budovy na nej treba najprv predať.
guide-mortgage-percent = Hypotéku splatíš vrátením tej sumy s úrokom { $percent }.
guide-mortgage-printed = Hypotéku splatíš zaplatením sumy uvedenej na karte { word-deed-gen }.
guide-mortgage-transfer-redeem-or-10 = Kto dostane od iného hráča { word-deed-acc } pod hypotékou, hneď hypotéku splatí alebo teraz zaplatí úrok a splatí ju neskôr.
guide-mortgage-transfer-free = Kto dostane od iného hráča { word-deed-acc } pod hypotékou, nič za to neplatí a hypotéku splatí, kedy sa mu hodí.
guide-mortgage-transfer-pay-or-double = Kto dostane { word-deed-acc } pod hypotékou v obchode, zaplatí úrok teraz alebo dvojnásobný neskôr. Po bankrote sa úrok platí hneď.

guide-jail = Uviaznutie: „{ $jail }“
guide-jail-visit = Ak sa tam len zastavíš, si na návšteve.
guide-jail-doubles = Ako von: pred hodom zaplať { FORM($fine, "acc") }, použi kartu na odchod alebo hoď dve rovnaké čísla.
guide-jail-six = Ako von: pred hodom zaplať { FORM($fine, "acc") }, použi kartu na odchod alebo hoď šestku.
guide-jail-prepay = Pred hodom tam môžeš platiť len v 1. až { $count }. ťahu.
guide-jail-again = Ak ťa oslobodia dve rovnaké čísla, posunieš sa o ich súčet a hádžeš znova.
guide-jail-once = Ak ťa oslobodia dve rovnaké čísla, posunieš sa o ich súčet, ale znova nehádžeš.
guide-jail-last = { $count ->
    [one] Odchádzaš hneď v nasledujúcom ťahu: ak ťa hod neoslobodí, zaplatíš { FORM($fine, "acc") } a ideš ďalej.
    [few] Odchádzaš najneskôr v { $count }. ťahu: ak ťa hod neoslobodí, zaplatíš { FORM($fine, "acc") } a ideš ďalej.
    [many] Odchádzaš najneskôr v { $count }. ťahu: ak ťa hod neoslobodí, zaplatíš { FORM($fine, "acc") } a ideš ďalej.
   *[other] Odchádzaš najneskôr v { $count }. ťahu: ak ťa hod neoslobodí, zaplatíš { FORM($fine, "acc") } a ideš ďalej.
}
guide-jail-late = Ak si tam aj v { $turn }. ťahu, hodíš, ideš a zaplatíš { FORM($fine, "acc") }, nech padne čokoľvek.
guide-jail-business = Obchody bežia ďalej: aj tam vyberáš { word-rent-acc }, dražíš, staviaš a obchoduješ.

guide-deals = Obchody
guide-deals-any = Obchodovať môžeš s kýmkoľvek a kedykoľvek.
guide-deals-own = Obchoduje sa s hráčom na ťahu alebo medzi dvoma ťahmi.
guide-deals-what-group = Vymieňajte peniaze, { word-deeds } a karty na odchod z políčka „{ $jail }“, ako sa obom páči. { Word-street } mení majiteľa, len keď je celá jej séria bez budov.
guide-deals-what-plot = Vymieňajte peniaze, { word-deeds } a karty na odchod z políčka „{ $jail }“, ako sa obom páči. { Word-streets } menia majiteľa bez budov.
guide-deals-card = Takú kartu možno prenechať najmenej za { FORM($amount, "acc") }.

guide-debt = Keď dôjdu peniaze
guide-debt-raise = Ak dlhuješ viac, než máš, predávaj budovy a ber hypotéky, kým nemáš dosť.
guide-debt-surrender = { Word-deeds } môžeš aj predať banke za polovicu ceny.
guide-debt-stands = Ak ani to nestačí, bankrotuješ a končíš. Tvoje budovy sa predajú a všetko dostane hráč, ktorému dlhuješ; { word-deeds } prejdú v takom stave, v akom sú.
guide-debt-liquidates = Ak ani to nestačí, bankrotuješ a končíš. Najprv sa predajú všetky tvoje budovy a na všetky { word-deeds } sa vezme hypotéka. Peniaze a { word-deeds } pod hypotékou dostane hráč, ktorému dlhuješ.
guide-debt-bank-last = Ak dlhuješ banke, idú tvoje { word-deeds } do dražby bez hypotéky.
guide-debt-bank-first-bankruptcy = Ak dlhuješ banke, banka si tvoje { word-deeds } nechá.

guide-end = Koniec
guide-end-last = Vyhráva posledný hráč v hre.
guide-end-first-bankruptcy = Prvý bankrot hru ukončí. Spočítajte peniaze, { word-deeds } a budovy: vyhráva najväčší majetok.
guide-end-at-once = Keď je ohlásený koniec hracieho času, hra sa hneď končí. Spočítajte peniaze, { word-deeds } a budovy: vyhráva najväčší majetok.
guide-end-last-round = Ak rozhodca vyhlási posledné kolo, dohrá sa do konca.
guide-end-after-turn = Keď je ohlásený koniec hracieho času, rozohraný ťah sa dohrá. Spočítajte peniaze, { word-deeds } a budovy: vyhráva najväčší majetok.
guide-end-points = Umiestnenie pri stole prináša body do majstrovstiev – tým viac, čím viac súperov zbankrotovalo.
