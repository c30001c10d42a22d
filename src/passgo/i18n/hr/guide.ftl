# Kako se igra svako izdanje, našim riječima. Koje rečenice vrijede, odlučuju pravila na snazi.

guide-title = Kako se igra: { $edition }
guide-lead = Sve što ti treba za prvu igru u nekoliko minuta. Za stolom stranica uvijek pokazuje što možeš učiniti.
guide-full = Sva pravila i svi { word-deeds }

guide-aim = Cilj
guide-aim-last = Kupuj { word-deeds-acc }, ubiri { word-rent-acc }, gradi i sklapaj pametne dogovore. Pobjeđuje onaj tko još ima novca kad svi ostali bankrotiraju.
guide-aim-first-bankruptcy = Kupuj { word-deeds-acc }, ubiri { word-rent-acc }, gradi i sklapaj pametne dogovore. Igra je kratka: završava prvim bankrotom, a pobjeđuje najbogatiji igrač.

guide-setup = Prije prvog bacanja
guide-setup-token = Svatko bira figuricu; nema dviju istih.
guide-setup-cash = Svi počinju na polju „{ $go }” s istom svotom: { $cash }.
guide-setup-deeds = { $count ->
    [one] Svaki igrač besplatno dobiva { $count } { word-deed }.
    [few] Svaki igrač besplatno dobiva { $count } { word-deed-gen }.
   *[other] Svaki igrač besplatno dobiva { $count } { word-deed-gen }.
}
guide-setup-left = Svi bacaju jednom. Počinje onaj tko baci najviše, a zatim se igra nalijevo.
guide-setup-by-roll = Svi bacaju jednom. Počinje onaj tko baci najviše, a ostali slijede redom prema onome što su bacili.
guide-setup-hidden = Nitko ne vidi koliko gotovine imaju ostali.

guide-turn = Tvoj potez
guide-turn-one = Baci kockicu, pomakni se za koliko pokaže i učini što polje traži. Zatim je na redu sljedeći igrač.
guide-turn-two = Baci obje kockice, pomakni se za njihov zbroj i učini što polje traži.
guide-turn-speed = Baci dvije bijele kockice zajedno s kockicom brzine, pomakni se i učini što polje traži.
guide-turn-doubles = Par (dva ista broja) donosi ti još jedno bacanje. Treći par zaredom ne donosi: odmah te vodi na polje „{ $jail }”.
guide-turn-doubles-white = Par (dva ista broja) na bijelim kockicama donosi ti još jedno bacanje. Treći par zaredom ne donosi: odmah te vodi na polje „{ $jail }”.
guide-turn-salary = Kad god prođeš polje „{ $go }” ili staneš na njega, banka ti isplaćuje { $salary }.

guide-speed = Kockica brzine
guide-speed-numbers = 1, 2 ili 3: pribroji ih bijelim kockicama.
guide-speed-bus = Autobus: odaberi hoćeš li ići po jednoj bijeloj kockici, po drugoj ili po objema.
guide-speed-next = Strelica: pomakni se po bijelim kockicama i učini što to polje traži. Zatim idi na sljedeći { word-deed } bez vlasnika; kad svi imaju vlasnika, na sljedeći na kojem se plaća { word-rent }.
guide-speed-triple = Tri ista broja: idi na koje god polje želiš, ali ne bacaš ponovno.

guide-spaces = Posebna polja
guide-space-cards = Kartice ({ $decks }): povuci gornju i učini što piše.
guide-space-tax = { $spaces }: plati banci iznos koji ondje piše.
guide-space-parking = { $spaces }: odmori se, ništa se ne događa.
guide-space-go-to-jail = { $spaces }: ideš ravno na polje „{ $jail }”, bez plaće usput. Tvoj je potez gotov.
guide-space-ride = { $spaces }: plati { $amount } i odvezi se na bilo koje polje prije sljedećeg ovakvog ili ostani. U oba slučaja tvoj potez ondje završava.
guide-ride-go = Vožnja preko polja „{ $go }” ne donosi ništa; ako ondje završi, dobivaš { $salary }.
guide-space-entity = { $spaces }: ti i igrač s tvoje lijeve strane bacate po jednu kockicu. Ako zajedno dosegnete ispisani broj, oboje dobivate novac; ako ne, oboje plaćate.
guide-space-question = { $spaces }: pritisni i vidi. Može dati novčiće, uzeti ih ili te poslati dalje novim bacanjem.

guide-buy = Kupnja
guide-buy-first = Staneš li na { word-deed } bez vlasnika, možeš ga kupiti po ispisanoj cijeni.
guide-buy-auction = Ako nećeš, odmah ide na dražbu. Nuditi mogu svi, i ti; početna je ponuda { $amount }, a posjed dobiva najviša.
guide-buy-nothing = Ako nećeš, ostaje banci i igra ide dalje.
guide-buy-default = Nudi koliko možeš platiti. Tko ne može platiti pobjedničku ponudu, ispada, a dražba počinje iznova bez tog igrača.

guide-rent = { Word-rent }
guide-rent-claim = Budi na oprezu: posjetitelj ti duguje { word-rent-acc } samo ako je zatražiš.
guide-rent-window = { $count ->
    [one] Gubiš { word-rent-acc } čim sljedeći igrač baci.
    [few] Gubiš { word-rent-acc } čim baci drugi igrač nakon posjetitelja.
   *[other] Gubiš { word-rent-acc } čim baci drugi igrač nakon posjetitelja.
}
guide-rent-automatic = Posjetitelji plaćaju ispisanu { word-rent-acc } i bez traženja.
guide-rent-set = Kad imaš sve { word-streets } jedne grupe, { word-rent } onih bez građevina udvostručuje se.
guide-rent-set-unmortgaged = Kad imaš sve { word-streets } jedne grupe i nijedna nije pod hipotekom, { word-rent } onih bez građevina udvostručuje se.
guide-rent-stations = { $group }: što ih više imaš, to svaki posjed više donosi ({ $rents }).
guide-rent-utilities-one = { $group }: posjetitelj ponovno baca kockicu. { Word-rent } je to bacanje puta { $factors }, ovisno o tome koliko ih imaš.
guide-rent-utilities-two = { $group }: posjetitelj ponovno baca obje kockice. { Word-rent } je to bacanje puta { $factors }, ovisno o tome koliko ih imaš.
guide-rent-utilities-speed = { $group }: posjetitelj ponovno baca sve tri kockice; autobus i strelica ne broje se. { Word-rent } je to bacanje puta { $factors }, ovisno o tome koliko ih imaš.
guide-rent-mortgaged = { Word-deed } pod hipotekom ne donosi ništa.

guide-build = Gradnja
guide-build-when-group = Kad je cijela grupa tvoja i ništa u njoj nije pod hipotekom, možeš na njoj graditi kad god želiš, i između tuđih poteza.
guide-build-when-plot = Kad je cijela grupa tvoja, na njezinim { word-streets-loc } koje nisu pod hipotekom možeš graditi kad god želiš, i između tuđih poteza.
guide-build-pause = To ne sprječava ni dražba. Samo dok netko još mora odabrati svoj potez, gradnja, prodaja i hipoteke čekaju.
guide-build-even = Gradi ravnomjerno: svaka { word-street } grupe dobiva prvu građevinu prije nego što ijedna dobije drugu, i tako dalje.
guide-build-top-group = Najviše na jednoj { word-street-loc }: { $houses }. Kad su sve { word-streets } grupe pune, sljedeći je korak: { $hotel }.
guide-build-top-plot = Najviše na jednoj { word-street-loc }: { $houses }. Kad je puna, sljedeći je korak: { $hotel }.
guide-build-scarce-demand = Broj građevina je ograničen. Ako bi banci mogle ponestati, svi koji bi mogli graditi kažu koliko ih žele. Ako ih ima dovoljno, svi plaćaju otisnutu cijenu; ako nema, idu na dražbu jedna po jedna.
guide-build-scarce-last = Broj građevina je ograničen. Ako posljednju želi više igrača, dobiva je najviša ponuda.
guide-build-houses-first = Ako rastavljaš hotel i za to trebaš kuće iz banke, prednost imaju oni koji žele kupiti kuće.
guide-build-half-printed = Banka otkupljuje građevine za pola cijene.
guide-build-half-paid = Banka otkupljuje građevine za polovicu onoga što platiš, i na dražbi.
guide-build-sell-evenly = Prodaji jednako ravnomjerno kao što gradiš.
guide-build-sell-freely = Ne moraš prodavati ravnomjerno: jednu { word-street-acc } možeš isprazniti, a druge ostaviti kakve jesu.

guide-mortgage = Hipoteke
guide-mortgage-group = { Word-deed } odmah donosi gotovinu ako ga staviš pod hipoteku. Na njegovoj grupi prije toga ne smije biti građevina.
guide-mortgage-plot = { Word-deed } odmah donosi gotovinu ako ga staviš pod hipoteku. Građevine na njemu prije toga moraš prodati.
guide-mortgage-percent = Za otplatu hipoteke vrati taj iznos uz { $percent } kamata.
guide-mortgage-printed = Za otplatu hipoteke plati iznos ispisan na kartici { word-deed-gen }.
guide-mortgage-transfer-redeem-or-10 = Tko od drugog igrača dobije { word-deed } pod hipotekom, odmah je otplaćuje ili sada plaća kamate, a otplaćuje je poslije.
guide-mortgage-transfer-free = Tko od drugog igrača dobije { word-deed } pod hipotekom, za to ne plaća ništa, a otplaćuje je kad želi.
guide-mortgage-transfer-pay-or-double = Tko { word-deed } pod hipotekom dobije trgovinom, plaća kamate sada ili dvostruko poslije. Nakon bankrota plaćaju se odmah.

guide-jail = U klopci: „{ $jail }”
guide-jail-visit = Ako samo staneš ondje, samo si u posjetu.
guide-jail-doubles = Za izlazak: plati { $fine } prije bacanja, upotrijebi karticu za izlazak ili baci par.
guide-jail-six = Za izlazak: plati { $fine } prije bacanja, upotrijebi karticu za izlazak ili baci šesticu.
guide-jail-prepay = Prije bacanja možeš platiti samo od 1. do { $count }. puta kad si ondje na redu.
guide-jail-again = Ako te oslobodi par, pomičeš se za njegov zbroj i bacaš ponovno.
guide-jail-once = Ako te oslobodi par, pomičeš se za njegov zbroj, ali ne bacaš ponovno.
guide-jail-last = { $count ->
    [one] Izlaziš već sljedeći put kad si na redu: ako te bacanje ne oslobodi, plati { $fine } i pomakni se.
    [few] Izlaziš najkasnije kad ondje { $count }. put dođeš na red: ako te bacanje ne oslobodi, plati { $fine } i pomakni se.
   *[other] Izlaziš najkasnije kad ondje { $count }. put dođeš na red: ako te bacanje ne oslobodi, plati { $fine } i pomakni se.
}
guide-jail-late = Ako si ondje i kad { $turn }. put dođeš na red, bacaš, pomičeš se i plaćaš { $fine }, što god padne.
guide-jail-business = Posao ide dalje: i ondje ubireš { word-rent-acc }, nudiš na dražbi, gradiš i pregovaraš.

guide-deals = Dogovori
guide-deals-any = Dogovarati se možeš sa svima i u svakom trenutku.
guide-deals-own = Dogovori se sklapaju s igračem koji je na redu ili između dva poteza.
guide-deals-what-group = Mijenjajte novac, { word-deeds-acc } i kartice za izlazak s polja „{ $jail }”, kako god se oboje složite. { Word-street } prelazi iz ruke u ruku samo kad na cijeloj njezinoj grupi nema građevina.
guide-deals-what-plot = Mijenjajte novac, { word-deeds-acc } i kartice za izlazak s polja „{ $jail }”, kako god se oboje složite. { Word-streets } prelaze iz ruke u ruku bez građevina.
guide-deals-card = Takva kartica mijenja vlasnika za najmanje { $amount }.

guide-debt = Kad ponestane novca
guide-debt-raise = Ako duguješ više nego što imaš, prodaji građevine i stavljaj { word-deeds-acc } pod hipoteku dok ne možeš platiti.
guide-debt-surrender = { Word-deeds-acc } možeš i prodati banci za pola cijene.
guide-debt-stands = Ako ni to nije dovoljno, bankrotiraš i ispadaš. Tvoje se građevine prodaju i sve dobiva igrač kojem duguješ; { word-deeds } prelaze takvi kakvi jesu.
guide-debt-liquidates = Ako ni to nije dovoljno, bankrotiraš i ispadaš. Najprije se prodaju sve tvoje građevine i svi { word-deeds } stavljaju pod hipoteku. Novac i { word-deeds-acc } pod hipotekom dobiva igrač kojem duguješ.
guide-debt-bank-last = Ako duguješ banci, tvoji { word-deeds } idu na dražbu bez hipoteke.
guide-debt-bank-first-bankruptcy = Ako duguješ banci, ona zadržava tvoje { word-deeds-acc }.

guide-end = Kraj
guide-end-last = Pobjeđuje posljednji igrač u igri.
guide-end-first-bankruptcy = Prvi bankrot završava igru. Zbroji gotovinu, { word-deeds-acc } i građevine: pobjeđuje najveća imovina.
guide-end-at-once = Kad se objavi da je vrijeme isteklo, igra odmah staje. Zbroji gotovinu, { word-deeds-acc } i građevine: pobjeđuje najveća imovina.
guide-end-last-round = Ako sudac najavi posljednji krug, on se igra do kraja.
guide-end-after-turn = Kad se objavi da je vrijeme isteklo, započeti se potez još odigra. Zbroji gotovinu, { word-deeds-acc } i građevine: pobjeđuje najveća imovina.
guide-end-points = Tvoj poredak za stolom donosi bodove za prvenstvo, i to više što je više suparnika bankrotiralo.
