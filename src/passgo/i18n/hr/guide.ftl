# Kako se igra svako izdanje, našim riječima. Koje rečenice vrijede, odlučuju pravila na snazi.

guide-title = Kako se igra: { $edition }
guide-lead = Sve što ti treba za prvu igru, u nekoliko minuta. Za stolom stranica uvijek pokazuje što možeš učiniti.
guide-full = Sva pravila na snazi, posjed po posjed

guide-aim = Cilj
guide-aim-last = Kupuj posjede, ubiri najamninu, gradi i sklapaj pametne dogovore. Pobjeđuje tko još ima novca kad svi ostali bankrotiraju.
guide-aim-first-bankruptcy = Kupuj posjede, ubiri najamninu, gradi i sklapaj pametne dogovore. Igra je kratka: završava prvim bankrotom, a pobjeđuje najbogatiji igrač.

guide-setup = Prije prvog bacanja
guide-setup-cash = Svi počinju na polju „{ $go }” s istom svotom: { $cash }.
guide-setup-deeds = { $count ->
    [one] Svaki igrač besplatno dobiva { $count } posjed.
    [few] Svaki igrač besplatno dobiva { $count } posjeda.
   *[other] Svaki igrač besplatno dobiva { $count } posjeda.
}
guide-setup-left = Svi bacaju jednom. Počinje tko baci najviše, a zatim se igra nalijevo.
guide-setup-by-roll = Svi bacaju jednom. Počinje tko baci najviše, a ostali slijede redom po svojim bacanjima.
guide-setup-hidden = Nitko ne vidi koliko gotovine imaju ostali.

guide-turn = Kad si na redu
guide-turn-one = Baci kockicu, pomakni se za koliko pokaže i učini što polje traži. Zatim je na redu sljedeći igrač.
guide-turn-two = Baci obje kockice, pomakni se za njihov zbroj i učini što polje traži.
guide-turn-speed = Baci dvije bijele kockice zajedno s kockicom brzine, pomakni se i učini što polje traži.
guide-turn-doubles = Par (dva ista broja) donosi ti još jedno bacanje. Treći par zaredom ne donosi: odmah te vodi na polje „{ $jail }”.
guide-turn-doubles-white = Par (dva ista broja) na bijelim kockicama donosi ti još jedno bacanje. Treći par zaredom ne donosi: odmah te vodi na polje „{ $jail }”.
guide-turn-salary = Kad god prođeš polje „{ $go }” ili staneš na njega, banka ti isplaćuje { $salary }.

guide-speed = Kockica brzine
guide-speed-numbers = 1, 2 ili 3: pribroji ih bijelim kockicama.
guide-speed-bus = Autobus: odaberi hoćeš li ići po jednoj bijeloj kockici, po drugoj ili po objema.
guide-speed-next = Strelica: pomakni se po bijelim kockicama i učini što to polje traži. Zatim idi na sljedeći posjed bez vlasnika; kad svi imaju vlasnika, na sljedeći na kojem se plaća najamnina.
guide-speed-triple = Tri ista broja: idi na koje god polje želiš.

guide-spaces = Posebna polja
guide-space-cards = Kartice ({ $decks }): povuci gornju i učini što piše.
guide-space-tax = { $spaces }: plati banci iznos koji ondje piše.
guide-space-parking = { $spaces }: odmori se, ništa se ne događa.
guide-space-go-to-jail = { $spaces }: ideš na polje „{ $jail }”, i to bez plaće. Tvoj red je gotov.
guide-space-ride = { $spaces }: plati { $amount } i odvezi se na bilo koje polje prije sljedećeg ovakvog ili ostani. U oba slučaja tvoj red ondje završava.
guide-space-entity = { $spaces }: ti i igrač s tvoje lijeve strane bacate po jednu kockicu. Ako zajedno dosegnete ispisani broj, oboje dobivate novac; ako ne, oboje plaćate.
guide-space-question = { $spaces }: pritisni i vidi. Može dati novčiće, uzeti ih ili te poslati dalje novim bacanjem.

guide-buy = Kupnja
guide-buy-first = Staneš li na posjed bez vlasnika, možeš ga kupiti po ispisanoj cijeni.
guide-buy-auction = Ako nećeš, odmah ide na dražbu. Nuditi mogu svi, i ti; početna je ponuda { $amount }, a posjed dobiva najviša.
guide-buy-nothing = Ako nećeš, ostaje banci i igra ide dalje.
guide-buy-default = Nudi koliko možeš platiti. Tko ne može platiti pobjedničku ponudu, ispada, a dražba počinje iznova bez tog igrača.

guide-rent = Najamnina
guide-rent-claim = Otvori oči: posjetitelj ti duguje najamninu samo ako je zatražiš.
guide-rent-window = { $count ->
    [one] Posjet je besplatan čim sljedeći igrač baci.
    [few] Posjet je besplatan čim baci drugi igrač nakon posjetitelja.
   *[other] Posjet je besplatan čim baci drugi igrač nakon posjetitelja.
}
guide-rent-automatic = Posjetitelji plaćaju ispisanu najamninu i bez traženja.
guide-rent-set = Kad imaš sve ulice jedne grupe, najamnina onih bez građevina udvostručuje se.
guide-rent-set-unmortgaged = Kad imaš sve ulice jedne grupe i nijedna nije pod hipotekom, najamnina onih bez građevina udvostručuje se.
guide-rent-stations = { $group }: što ih više imaš, to svaki posjed više donosi ({ $rents }).
guide-rent-utilities = { $group }: odlučuju kockice posjetitelja. Pomnoži ih s { $factors }, prema tome koliko takvih posjeda imaš.
guide-rent-mortgaged = Posjed pod hipotekom ne donosi ništa.

guide-build = Gradnja
guide-build-when-group = Kad je cijela grupa tvoja i ništa u njoj nije pod hipotekom, možeš na njoj graditi kad god želiš, i između tuđih poteza.
guide-build-when-plot = Kad je cijela grupa tvoja, na njezinim ulicama koje nisu pod hipotekom možeš graditi kad god želiš, i između tuđih poteza.
guide-build-even = Gradi ravnomjerno: svaka ulica grupe dobiva prvu građevinu prije nego što ijedna dobije drugu, i tako dalje.
guide-build-top-group = Najviše na jednoj ulici: { $houses }. Kad su sve ulice grupe pune, sljedeći je korak: { $hotel }.
guide-build-top-plot = Najviše na jednoj ulici: { $houses }. Kad je puna, sljedeći je korak: { $hotel }.
guide-build-scarce = Broj građevina je ograničen. Ako posljednju želi više igrača, dobiva je najviša ponuda.
guide-build-sell = Banka otkupljuje građevine za pola cijene. Prodaji jednako ravnomjerno kao što gradiš.

guide-mortgage = Hipoteke
guide-mortgage-group = Posjed odmah donosi gotovinu ako ga staviš pod hipoteku. Na njegovoj grupi prije toga ne smije biti građevina.
guide-mortgage-plot = Posjed odmah donosi gotovinu ako ga staviš pod hipoteku. Građevine na njemu prije toga moraš prodati.
guide-mortgage-percent = Za otplatu hipoteke vrati taj iznos uz { $percent } % kamata.
guide-mortgage-printed = Za otplatu hipoteke plati iznos ispisan na kartici posjeda.
guide-mortgage-transfer-redeem-or-10 = Tko od drugog igrača dobije posjed pod hipotekom, odmah je otplaćuje ili sada plaća kamate, a otplaćuje je poslije.
guide-mortgage-transfer-free = Tko od drugog igrača dobije posjed pod hipotekom, za to ne plaća ništa, a otplaćuje je kad želi.
guide-mortgage-transfer-pay-or-double = Tko od drugog igrača dobije posjed pod hipotekom, plaća kamate sada ili dvostruko poslije.

guide-jail = Iza rešetaka: „{ $jail }”
guide-jail-visit = Ako samo staneš ondje, tek si u posjetu.
guide-jail-doubles = Za izlazak: plati { $fine } prije bacanja, upotrijebi karticu koja otvara vrata ili baci par.
guide-jail-six = Za izlazak: plati { $fine } prije bacanja, upotrijebi karticu koja otvara vrata ili baci šesticu.
guide-jail-last = { $count ->
    [one] Izlaziš već sljedeći put kad si na redu: ako te bacanje ne oslobodi, plati { $fine } i pomakni se.
    [few] Najkasnije kad ondje { $count }. put dođeš na red, izlaziš: ako te bacanje ne oslobodi, plati { $fine } i pomakni se.
   *[other] Najkasnije kad ondje { $count }. put dođeš na red, izlaziš: ako te bacanje ne oslobodi, plati { $fine } i pomakni se.
}
guide-jail-business = Posao ide dalje: i unutra ubireš najamninu, nudiš na dražbi, gradiš i pregovaraš.

guide-deals = Dogovori
guide-deals-any = Dogovarati se možeš sa svima i u svakom trenutku.
guide-deals-own = Dogovori se sklapaju s igračem koji je na redu ili između dva poteza.
guide-deals-what = Mijenjajte novac, posjede i kartice koje otvaraju vrata polja „{ $jail }”, kako god se oboje složite. Ulice prelaze iz ruke u ruku bez građevina.
guide-deals-card = Takva kartica prelazi iz ruke u ruku za najmanje { $amount }.

guide-debt = Kad ponestane novca
guide-debt-raise = Ako duguješ više nego što imaš, prodaji građevine i stavljaj posjede pod hipoteku dok ne možeš platiti.
guide-debt-surrender = Posjede možeš i prodati banci za pola cijene.
guide-debt-bankrupt = Ako ni to nije dovoljno, bankrotiraš i ispadaš. Sve što imaš dobiva igrač kojem duguješ; ako duguješ banci, tvoji posjedi idu na dražbu.

guide-end = Kraj
guide-end-last = Pobjeđuje posljednji igrač u igri.
guide-end-first-bankruptcy = S prvim bankrotom sve staje. Zbroji gotovinu, posjede i građevine: pobjeđuje najveća imovina.
guide-end-at-once = Kad se objavi kraj vremena, igra odmah staje. Zbroji gotovinu, posjede i građevine: pobjeđuje najveća imovina.
guide-end-after-turn = Kad se objavi kraj vremena, započeti se red još odigra. Zbroji gotovinu, posjede i građevine: pobjeđuje najveća imovina.
guide-end-points = Tvoj poredak za stolom donosi bodove za prvenstvo, i to više što je više suparnika bankrotiralo.
