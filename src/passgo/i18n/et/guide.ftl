# Kuidas iga väljaannet mängitakse, oma sõnadega.

guide-title = Kuidas mängida: { $edition }
guide-lead = Kõik, mida sul esimeseks mänguks vaja on, mõne minutiga. Lauas näitab leht alati, mida saad teha.
guide-full = Kõik reeglid ja kõik { word-deeds }

guide-aim = Eesmärk
guide-aim-last = Osta kinnisvara, kogu { word-rent-part }, ehita ja tee nutikaid tehinguid. Võidab see, kellel on veel raha, kui kõik teised on pankrotti läinud.
guide-aim-first-bankruptcy = Osta kinnisvara, kogu { word-rent-part }, ehita ja tee nutikaid tehinguid. Mäng on lühike: esimene pankrot lõpetab selle ja võidab rikkaim mängija.

guide-setup = Enne esimest viset
guide-setup-token = Igaüks valib mängunupu; kahte ühesugust ei ole.
guide-setup-cash = Kõik alustavad ruudult „{ $go }“, algkapital { $cash }.
guide-setup-deeds = { $count ->
    [one] Igale mängijale jagatakse tasuta { $count } { word-deed }.
   *[other] Igale mängijale jagatakse tasuta { $count } { word-deed-part }.
}
guide-setup-left = Kõik veeretavad korra. Alustab suurima viske teinu ja seejärel liigub kord vasakule.
guide-setup-by-roll = Kõik veeretavad korra. Alustab suurima viske teinu ja teised järgnevad oma visete järjekorras.
guide-setup-hidden = Keegi ei näe, kui palju sularaha teistel on.

guide-turn = Sinu käik
guide-turn-one = Veereta täringut, liigu nii palju edasi, kui see näitab, ja tee, mida ruut nõuab. Siis on järgmise mängija kord.
guide-turn-two = Veereta mõlemat täringut, liigu nende summa võrra edasi ja tee, mida ruut nõuab.
guide-turn-speed = Veereta kaht valget täringut koos kiirtäringuga, liigu edasi ja tee, mida ruut nõuab.
guide-turn-doubles = Duubel annab sulle uue viske. Kolmanda järjestikuse duubliga lähed otse ruudule „{ $jail }“.
guide-turn-doubles-white = Valgete täringute duubel annab sulle uue viske. Kolmanda järjestikuse duubliga lähed otse ruudule „{ $jail }“.
guide-turn-salary = Iga kord, kui läbid ruudu „{ $go }“ või peatud sellel, maksab pank sulle { $salary }.

guide-speed = Kiirtäring
guide-speed-numbers = 1, 2 või 3: liida see valgete täringute summale.
guide-speed-bus = Buss: vali, kas liigud ühe valge täringu, teise või mõlema järgi.
guide-speed-next = Nool: liigu valgete täringute järgi ja tee, mida see ruut nõuab. Seejärel mine edasi järgmisele { word-deed-onto }, mis ei kuulu kellelegi; kui kõigil on omanik, siis järgmisele, mille eest tuleb { word-rent-part } maksta.
guide-speed-triple = Kolm ühesugust: mine ükskõik millisele ruudule, kuid uut viset ei tule.

guide-spaces = Erilised ruudud
guide-space-cards = Kaardid ({ $decks }): võta pealmine kaart ja tee, mida see ütleb.
guide-space-tax = { $spaces }: maksa pangale ruudule märgitud summa.
guide-space-parking = { $spaces }: puhka; midagi ei juhtu.
guide-space-go-to-jail = { $spaces }: mine otse ruudule „{ $jail }“. Teel palka ei saa ja sinu käik on läbi.
guide-space-ride = { $spaces }: maksa { $amount } ja sõida ükskõik millisele ruudule enne järgmist samasugust või jää paigale. Mõlemal juhul lõpeb sinu käik seal.
guide-ride-go = Ruudust „{ $go }“ möödasõit ei too midagi; kui sõit seal lõpeb, saad { $salary }.
guide-space-entity = { $spaces }: sina ja sinust vasakul istuv mängija veeretate kumbki üht täringut. Kui saate kokku vähemalt seal märgitud arvu, saate mõlemad raha; kui mitte, maksate mõlemad.
guide-space-question = { $spaces }: vajuta ja vaata. See võib anda münte, võtta münte või saata sind uue viskega edasi.

guide-buy = Ostmine
guide-buy-first = Kui peatud { word-deed-on }, mis ei kuulu kellelegi, võid selle märgitud hinnaga osta.
guide-buy-auction = Kui sa seda osta ei taha, läheb see kohe oksjonile. Pakkuda võivad kõik, ka sina; pakkumised algavad summast { $amount } ja suurim võidab.
guide-buy-nothing = Kui sa seda osta ei taha, jääb see pangale ja mäng jätkub.
guide-buy-default = Paku ainult nii palju, kui suudad maksta. Kes võitnud pakkumist maksta ei suuda, jäetakse kõrvale ja oksjon algab uuesti ilma selle mängijata.

guide-rent = { Word-rent }
guide-rent-claim = Hoia silmad lahti: külaline võlgneb sulle { word-rent-part } ainult siis, kui sa seda nõuad.
guide-rent-window = { $count ->
    [one] { Word-rent } jääb saamata kohe, kui järgmine mängija on veeretanud.
   *[other] { Word-rent } jääb saamata kohe, kui külalise järel teine mängija on veeretanud.
}
guide-rent-automatic = Külalised maksavad { word-rent-gen } küsimata.
guide-rent-set = Kui sul on grupi kõik { word-streets }, siis ehitisteta { word-streets-gen } { word-rent } kahekordistub.
guide-rent-set-unmortgaged = Kui sul on grupi kõik { word-streets } ja ükski neist pole panditud, siis ehitisteta { word-streets-gen } { word-rent } kahekordistub.
guide-rent-stations = { $group }: mida rohkem neid sul on, seda rohkem igaüks teenib ({ $rents }).
guide-rent-utilities-one = { $group }: külaline veeretab täringut uuesti. { Word-rent } on see vise korda { $factors }, vastavalt sellele, mitu neid sul on.
guide-rent-utilities-two = { $group }: külaline veeretab mõlemat täringut uuesti. { Word-rent } on see vise korda { $factors }, vastavalt sellele, mitu neid sul on.
guide-rent-utilities-speed = { $group }: külaline veeretab kõiki kolme täringut uuesti; buss ja nool ei loe. { Word-rent } on see vise korda { $factors }, vastavalt sellele, mitu neid sul on.
guide-rent-mortgaged = Panditud { word-deed } ei teeni midagi.

guide-build = Ehitamine
guide-build-when-group = Kui kogu grupp on sinu ja midagi sellest pole panditud, võid sinna ehitada igal ajal, ka teiste käikude vahel.
guide-build-when-plot = Kui kogu grupp on sinu, võid selle pantimata { word-streets-onto } ehitada igal ajal, ka teiste käikude vahel.
guide-build-pause = Isegi oksjon ei takista seda. Ainult seni, kui keegi peab veel oma käiku valima, ootavad ehitamine, müük ja pantimine.
guide-build-even = Ehita ühtlaselt: grupi iga { word-street } saab esimese ehitise enne, kui ükski saab teise, ja nii edasi.
guide-build-top-group = Ühele { word-street-onto } mahub kuni { $houses }. Kui grupi kõik { word-streets } on täis, on järgmine aste { $hotel }.
guide-build-top-plot = Ühele { word-street-onto } mahub kuni { $houses }. Kui see on täis, on järgmine aste { $hotel }.
guide-build-scarce-demand = Ehitisi on piiratud arv. Kui pangal võib neist puudu tulla, ütlevad kõik, kes saaksid ehitada, mitu nad tahavad. Kui neist jätkub, maksavad kõik trükitud hinna; kui mitte, lähevad need ükshaaval oksjonile.
guide-build-scarce-last = Ehitisi on piiratud arv. Kui mitu mängijat tahavad viimast, saab selle suurima pakkumise tegija.
guide-build-houses-first = Kui vahetad hotelli majade vastu ja vajad selleks panga maju, on enne järjekorras need, kes tahavad maju osta.
guide-build-half-printed = Pank ostab ehitised poole hinnaga tagasi.
guide-build-half-paid = Pank ostab ehitised tagasi poole eest sellest, mis sa nende eest maksid, ka oksjonil.
guide-build-sell-evenly = Müü sama ühtlaselt, nagu ehitasid.
guide-build-sell-freely = Ühtlaselt ei pea müüma: ühe { word-street-gen } võid tühjendada ja teised puutumata jätta.

guide-mortgage = Pandid
guide-mortgage-group = Kas vajad kohe raha? Pandi { word-deed }. Enne ei tohi selle grupis olla ehitisi.
guide-mortgage-plot = Kas vajad kohe raha? Pandi { word-deed }. Sellel olevad ehitised tuleb enne müüa.
guide-mortgage-percent = Pandist vabastamiseks maksa summa tagasi koos intressiga { $percent }.
guide-mortgage-printed = Pandist vabastamiseks maksa kaardile trükitud summa.
guide-mortgage-transfer-redeem-or-10 = Kes saab teiselt mängijalt panditud { word-deed-gen }, vabastab selle kohe pandist või maksab praegu intressi ja vabastab selle hiljem.
guide-mortgage-transfer-free = Kes saab teiselt mängijalt panditud { word-deed-gen }, ei maksa selle eest midagi ja võib selle igal ajal pandist vabastada.
guide-mortgage-transfer-pay-or-double = Kes saab panditud { word-deed-gen } tehinguga, maksab intressi praegu või hiljem topelt. Kui see tuleb pankrotti läinud mängijalt, tuleb intress maksta kohe.

guide-jail = Lõksus: „{ $jail }“
guide-jail-visit = Kui sa seal lihtsalt peatud, oled ainult külas.
guide-jail-doubles = Välja pääsemiseks maksa enne viset { $fine }, kasuta vabastavat kaarti või veereta duubel.
guide-jail-six = Välja pääsemiseks maksa enne viset { $fine }, kasuta vabastavat kaarti või veereta kuus.
guide-jail-prepay = Enne viset võid maksta ainult oma 1.–{ $count }. käigul seal.
guide-jail-again = Vabastava duubliga liigud ja veeretad uuesti.
guide-jail-once = Vabastava duubliga liigud, kuid uuesti ei veereta.
guide-jail-last = { $count ->
    [one] Sa pääsed välja kohe järgmisel käigul: kui vise sind ei vabasta, maksa { $fine } ja liigu edasi.
   *[other] Hiljemalt oma { $count }. käigul seal pääsed välja: kui vise sind ei vabasta, maksa { $fine } ja liigu edasi.
}
guide-jail-late = Kui oled seal veel oma { $turn }. käigul, veeretad, liigud ja maksad { $fine }, mida täringud ka ei näitaks.
guide-jail-business = Äri jätkub: ka seal saad { word-rent-part }, võid pakkuda, ehitada ja tehinguid teha.

guide-deals = Tehingud
guide-deals-any = Tehinguid võid teha kellega tahes ja millal tahes.
guide-deals-own = Tehinguid võid teha käigul oleva mängijaga või kahe käigu vahel.
guide-deals-what-group = Vahetage raha, { word-deeds-part } ja kaarte, mis vabastavad ruudult „{ $jail }“, kuidas mõlemale sobib. { Word-street } vahetab omanikku ainult siis, kui selle kogu grupis pole ehitisi.
guide-deals-what-plot = Vahetage raha, { word-deeds-part } ja kaarte, mis vabastavad ruudult „{ $jail }“, kuidas mõlemale sobib. { Word-streets } vahetavad omanikku ilma ehitisteta.
guide-deals-card = Sellise kaardi hind on vähemalt { $amount }.

guide-debt = Kui raha saab otsa
guide-debt-raise = Kui võlgned rohkem, kui sul on, müü ehitisi ja pandi { word-deeds-part }, kuni suudad maksta.
guide-debt-surrender = Võid { word-deeds-part } ka pangale poole hinnaga müüa.
guide-debt-stands = Kui sellestki ei piisa, oled pankrotis ja mängust väljas. Sinu ehitised müüakse ja kõik, mis sul on, läheb mängijale, kellele võlgned; { word-deeds } lähevad üle nii, nagu need on.
guide-debt-liquidates = Kui sellestki ei piisa, oled pankrotis ja mängust väljas. Kõigepealt müüakse kõik sinu ehitised ja panditakse kõik { word-deeds }. Seejärel lähevad raha ja panditud { word-deeds } mängijale, kellele võlgned.
guide-debt-bank-last = Kui võlgned pangale, lähevad sinu { word-deeds } oksjonile ilma pandita.
guide-debt-bank-first-bankruptcy = Kui võlgned pangale, jäävad sinu { word-deeds } pangale.

guide-end = Mängu lõpp
guide-end-last = Võidab viimane mängu jäänud mängija.
guide-end-first-bankruptcy = Esimene pankrot lõpetab mängu. Liitke kokku sularaha, { word-deeds } ja ehitised: võidab suurim netovara.
guide-end-at-once = Kui aeg kuulutatakse lõppenuks, lõpeb mäng kohe. Liitke kokku sularaha, { word-deeds } ja ehitised: võidab suurim netovara.
guide-end-last-round = Kui kohtunik kuulutab välja viimase ringi, mängitakse see lõpuni.
guide-end-after-turn = Kui aeg kuulutatakse lõppenuks, mängitakse käik lõpuni. Liitke kokku sularaha, { word-deeds } ja ehitised: võidab suurim netovara.
guide-end-points = Sinu koht lauas annab meistrivõistluste punkte: mida rohkem vastaseid pankrotti läks, seda rohkem punkte.
