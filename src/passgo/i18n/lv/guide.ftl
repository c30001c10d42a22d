# Kā spēlē katru izdevumu, mūsu pašu vārdiem. Kuri teikumi der, nosaka spēkā esošie noteikumi.

guide-title = Kā spēlēt: { $edition }
guide-lead = Viss, kas vajadzīgs pirmajai spēlei, dažās minūtēs. Pie galda lapa vienmēr rāda, ko vari darīt.
guide-full = Visi noteikumi un visi { word-deeds }

guide-aim = Mērķis
guide-aim-last = Pērc { word-deeds-acc }, iekasē { word-rent-acc }, būvē un slēdz gudrus darījumus. Uzvar tas, kam vēl ir nauda, kad visi pārējie ir bankrotējuši.
guide-aim-first-bankruptcy = Pērc { word-deeds-acc }, iekasē { word-rent-acc }, būvē un slēdz gudrus darījumus. Spēle ir īsa: to beidz pirmais bankrots, un uzvar bagātākais spēlētājs.

guide-setup = Pirms pirmā metiena
guide-setup-token = Katrs izvēlas spēles figūru; divu vienādu nav.
guide-setup-cash = Visi sāk uz lauciņa „{ $go }”. Katra sākuma nauda: { $cash }.
guide-setup-deeds = { $count ->
    [zero] Katrs spēlētājs par velti saņem { $count } { word-deed-acc }.
    [one] Katrs spēlētājs par velti saņem { $count } { word-deed-acc }.
   *[other] Katrs spēlētājs par velti saņem { $count } { word-deeds-acc }.
}
guide-setup-left = Visi met vienreiz. Sāk tas, kam lielākais metiens, tālāk gājiens pāriet pa kreisi.
guide-setup-by-roll = Visi met vienreiz. Sāk tas, kam lielākais metiens, pārējie seko pēc saviem metieniem.
guide-setup-hidden = Neviens neredz, cik skaidras naudas ir citiem.

guide-turn = Tavs gājiens
guide-turn-one = Met kauliņu, ej tik tālu, cik tas rāda, un dari, ko prasa lauciņš. Pēc tam iet nākamais spēlētājs.
guide-turn-two = Met abus kauliņus, ej tik tālu, cik ir to summa, un dari, ko prasa lauciņš.
guide-turn-speed = Met abus baltos kauliņus kopā ar ātruma kauliņu, ej un dari, ko prasa lauciņš.
guide-turn-doubles = Par dubli tu met vēlreiz. Trešais dublis pēc kārtas tevi uzreiz aizved uz lauciņu „{ $jail }”.
guide-turn-doubles-white = Par balto kauliņu dubli tu met vēlreiz. Trešais dublis pēc kārtas tevi uzreiz aizved uz lauciņu „{ $jail }”.
guide-turn-salary = Ikreiz, kad šķērso „{ $go }” vai tur apstājies, banka tev maksā { FORM($salary, "acc") }.

guide-speed = Ātruma kauliņš
guide-speed-numbers = 1, 2 vai 3: pieskaiti baltajiem kauliņiem.
guide-speed-bus = Autobuss: izvēlies iet pēc viena baltā kauliņa, pēc otra vai pēc abiem.
guide-speed-next = Bultiņa: ej pēc baltajiem kauliņiem un dari, ko prasa tas lauciņš. Pēc tam ej uz nākamo { word-deed-acc }, kas nevienam nepieder; kad visi jau pieder kādam – uz nākamo, kur jāmaksā { word-rent }.
guide-speed-triple = Trīs vienādi: ej uz jebkuru lauciņu, bet vēlreiz nemet.

guide-spaces = Īpašie lauciņi
guide-space-cards = Kartītes ({ $decks }): velc augšējo un dari, ko tā saka.
guide-space-tax = { $spaces }: samaksā bankai tur norādīto summu.
guide-space-parking = { $spaces }: atpūties, nekas nenotiek.
guide-space-go-to-jail = { $spaces }: tu dodies uz lauciņu „{ $jail }” un pa ceļam algu nesaņem. Tavs gājiens ir galā.
guide-space-ride = { $spaces }: samaksā { FORM($amount, "acc") } un brauc uz jebkuru lauciņu pirms nākamā tāda paša, vai paliec. Abos gadījumos tavs gājiens tur beidzas.
guide-ride-go = Braukšana garām lauciņam „{ $go }” neko nedod; ja brauciens tur beidzas, tu saņem { FORM($salary, "acc") }.
guide-space-entity = { $spaces }: tu un spēlētājs tev pa kreisi metat pa vienam kauliņam. Ja kopā sasniedzat tur norādīto skaitli, abi saņemat naudu, citādi abi maksājat.
guide-space-question = { $spaces }: nospied un redzēsi. Tas var dot monētas, atņemt monētas vai sūtīt tevi tālāk ar vēl vienu metienu.

guide-buy = Pirkšana
guide-buy-first = Ja nonāc uz { word-deed-gen }, kas nevienam nepieder, vari to nopirkt par norādīto cenu.
guide-buy-auction = Ja nevēlies pirkt, to uzreiz izsola. Solīt drīkst visi, arī tu; sākuma cena – { $amount }, un lielākais solījums to iegūst.
guide-buy-nothing = Ja nevēlies pirkt, tas paliek bankai un spēle turpinās.
guide-buy-default = Soli tikai tik, cik vari samaksāt. Kas nevar samaksāt uzvarējušo solījumu, izsolē vairs nepiedalās, un izsole sākas no jauna bez šī spēlētāja.

guide-rent = { Word-rent }
guide-rent-claim = Turi acis vaļā: viesis ir parādā { word-rent-acc } tikai tad, ja tu to prasi.
guide-rent-window = { $count ->
    [zero] Tu zaudē { word-rent-acc }, tiklīdz ir metis otrais spēlētājs aiz viesa.
    [one] Tu zaudē { word-rent-acc }, tiklīdz ir metis nākamais spēlētājs.
   *[other] Tu zaudē { word-rent-acc }, tiklīdz ir metis otrais spēlētājs aiz viesa.
}
guide-rent-automatic = Viesi maksā { word-rent-acc } bez prasīšanas.
guide-rent-set = Ja tev pieder { word-streets-all }, { word-rent } par { word-streets-dat } bez būvēm dubultojas.
guide-rent-set-unmortgaged = Ja tev pieder { word-streets-all } un { word-street-none }, { word-rent } par { word-streets-dat } bez būvēm dubultojas.
guide-rent-stations = { $group }: jo vairāk to tev pieder, jo vairāk nes katrs lauciņš ({ $rents }).
guide-rent-utilities-one = { $group }: viesis met kauliņu vēlreiz. { Word-rent } ir šis metiens, reizināts ar { $factors }, – pēc tā, cik šādu lauciņu tev pieder.
guide-rent-utilities-two = { $group }: viesis vēlreiz met abus kauliņus. { Word-rent } ir šis metiens, reizināts ar { $factors }, – pēc tā, cik šādu lauciņu tev pieder.
guide-rent-utilities-speed = { $group }: viesis vēlreiz met visus trīs kauliņus; autobuss un bultiņa netiek skaitīti. { Word-rent } ir šis metiens, reizināts ar { $factors }, – pēc tā, cik šādu lauciņu tev pieder.
guide-rent-mortgaged = Ieķīlāts { word-deed } { word-rent-acc } nenes.

guide-build = Būvēšana
guide-build-when-group = Kad tev pieder viss komplekts un nekas tajā nav ieķīlāts, vari uz tā būvēt jebkurā laikā, arī starp citu gājieniem.
guide-build-when-plot = Kad tev pieder viss komplekts, vari būvēt uz tā { word-streets-unmortgaged } jebkurā laikā, arī starp citu gājieniem.
guide-build-pause = To neaptur pat izsole. Būvēšana, pārdošana un ieķīlāšana gaida tikai tad, kamēr kādam vēl jāizvēlas, kurp iet.
guide-build-even = Būvē vienmērīgi: { word-street-every } saņem otro, un tā tālāk.
guide-build-top-group = Visvairāk { word-street-one-on }: { $houses }. Kad { word-streets-all-full }, nākamais solis ir { $hotel }.
guide-build-top-plot = Visvairāk { word-street-one-on }: { $houses }. Kad { word-street-full }, nākamais solis ir { $hotel }.
guide-build-scarce-demand = Būvju skaits ir ierobežots. Ja bankai to varētu pietrūkt, visi, kas varētu būvēt, pasaka, cik grib. Ja pietiek, visi maksā uzdrukāto cenu; ja ne, būves izsola pa vienai.
guide-build-scarce-last = Būvju skaits ir ierobežots. Ja pēdējo grib vairāki spēlētāji, to iegūst lielākais solījums.
guide-build-houses-first = Ja nojauc viesnīcu un tam vajag bankas mājas, vispirms tiek tie, kas grib mājas pirkt.
guide-build-half-printed = Banka pieņem būves atpakaļ par pusi cenas.
guide-build-half-paid = Banka pieņem būves atpakaļ par pusi no samaksātā, arī ja tās pirktas izsolē.
guide-build-sell-evenly = Pārdod tikpat vienmērīgi, kā būvēji.
guide-build-sell-freely = Vienmērīgi pārdot nav obligāti: { word-street-one-acc } vari atbrīvot, neaiztiekot pārējo.

guide-mortgage = Ķīlas
guide-mortgage-group = Ieķīlāts { word-deed } uzreiz dod naudu. Tā komplektā nedrīkst būt būvju.
guide-mortgage-plot = Ieķīlāts { word-deed } uzreiz dod naudu. Vispirms jāpārdod būves, kas uz tā stāv.
guide-mortgage-percent = Lai to izpirktu, atmaksā šo summu un procentus – { $percent } no tās.
guide-mortgage-printed = Lai to izpirktu, samaksā summu, kas norādīta uz { word-deed-gen } kartītes.
guide-mortgage-transfer-redeem-or-10 = Kas no cita spēlētāja saņem ieķīlātu { word-deed-acc }, to uzreiz izpērk vai arī tagad maksā procentus un izpērk vēlāk.
guide-mortgage-transfer-free = Kas no cita spēlētāja saņem ieķīlātu { word-deed-acc }, par to neko nemaksā un izpērk, kad vien grib.
guide-mortgage-transfer-pay-or-double = Kas darījumā saņem ieķīlātu { word-deed-acc }, maksā procentus tagad vai divreiz vairāk vēlāk. Pēc bankrota tos maksā uzreiz.

guide-jail = Gūstā: „{ $jail }”
guide-jail-visit = Ja tur vienkārši nonāc, tu tikai ciemojies.
guide-jail-doubles = Lai izietu, pirms metiena samaksā { FORM($fine, "acc") }, izmanto kartīti, kas atbrīvo, vai uzmet dubli.
guide-jail-six = Lai izietu, pirms metiena samaksā { FORM($fine, "acc") }, izmanto kartīti, kas atbrīvo, vai uzmet sešinieku.
guide-jail-prepay = { $count ->
    [1] Pirms metiena vari maksāt tikai savā 1. gājienā tur.
    [zero] Pirms metiena vari maksāt tikai savā 1.–{ $count }. gājienā tur.
    [one] Pirms metiena vari maksāt tikai savā 1.–{ $count }. gājienā tur.
   *[other] Pirms metiena vari maksāt tikai savā 1.–{ $count }. gājienā tur.
}
guide-jail-again = Ar dubli, kas atbrīvo, tu ej un met vēlreiz.
guide-jail-once = Ar dubli, kas atbrīvo, tu ej, bet vēlreiz nemet.
guide-jail-last = { $count ->
    [zero] Tu izej ne vēlāk kā savā { $count }. gājienā: ja metiens neatbrīvo, samaksā { FORM($fine, "acc") } un ej.
    [one] Tu izej jau nākamajā gājienā: ja metiens neatbrīvo, samaksā { FORM($fine, "acc") } un ej.
   *[other] Tu izej ne vēlāk kā savā { $count }. gājienā: ja metiens neatbrīvo, samaksā { FORM($fine, "acc") } un ej.
}
guide-jail-late = Ja savā { $turn }. gājienā vēl esi tur, tu met, ej un maksā { FORM($fine, "acc") }, lai ko rādītu kauliņi.
guide-jail-business = Darījumi turpinās: arī tur tu iekasē { word-rent-acc }, soli, būvē un slēdz darījumus.

guide-deals = Darījumi
guide-deals-any = Darījumus vari slēgt ar jebkuru un jebkurā laikā.
guide-deals-own = Darījumus slēdz ar spēlētāju, kura gājiens ir, vai starp diviem gājieniem.
guide-deals-what-group = Mainieties ar naudu, { word-deeds-dat } un kartītēm, kas atbrīvo no lauciņa „{ $jail }”, – kā abiem patīk. { Word-street-hands } komplektā nav būvju.
guide-deals-what-plot = Mainieties ar naudu, { word-deeds-dat } un kartītēm, kas atbrīvo no lauciņa „{ $jail }”, – kā abiem patīk. { Word-streets } maina īpašnieku bez būvēm.
guide-deals-card = Mazākā šādas kartītes cena: { $amount }.

guide-debt = Kad nauda beidzas
guide-debt-raise = Ja jāmaksā vairāk, nekā tev ir, pārdod būves un ieķīlā { word-deeds-acc }, līdz vari samaksāt.
guide-debt-surrender = { Word-deeds-acc } vari arī pārdot bankai par pusi cenas.
guide-debt-stands = Ja arī ar to nepietiek, tu bankrotē un izstājies. Tavas būves pārdod, un viss tiek spēlētājam, kuram esi parādā; { word-deeds } pāriet tādi, kādi tie ir.
guide-debt-liquidates = Ja arī ar to nepietiek, tu bankrotē un izstājies. Vispirms pārdod visas tavas būves un ieķīlā visus { word-deeds-acc }. Nauda un ieķīlātie { word-deeds } tiek spēlētājam, kuram esi parādā.
guide-debt-bank-last = Ja esi parādā bankai, tavus { word-deeds-acc } izsola bez ķīlas.
guide-debt-bank-first-bankruptcy = Ja esi parādā bankai, tavi { word-deeds } paliek tai.

guide-end = Beigas
guide-end-last = Uzvar pēdējais spēlētājs, kas palicis spēlē.
guide-end-first-bankruptcy = Spēli beidz pirmais bankrots. Saskaitiet naudu, { word-deeds-acc } un būves: uzvar lielākā kopvērtība.
guide-end-at-once = Kad izsludina laika beigas, spēle tūlīt apstājas. Saskaitiet naudu, { word-deeds-acc } un būves: uzvar lielākā kopvērtība.
guide-end-last-round = Ja tiesnesis izsludina pēdējo apli, to izspēlē līdz galam.
guide-end-after-turn = Kad izsludina laika beigas, iesākto gājienu pabeidz. Saskaitiet naudu, { word-deeds-acc } un būves: uzvar lielākā kopvērtība.
guide-end-points = Vieta pie galda dod čempionāta punktus – jo vairāk sāncenšu bankrotē, jo vairāk punktu.
