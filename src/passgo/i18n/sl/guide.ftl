# Kako se igra posamezna izdaja, z našimi besedami. Kateri stavki veljajo, določajo pravila v veljavi.

guide-title = Kako se igra: { $edition }
guide-lead = Vse, kar potrebuješ za prvo igro, v nekaj minutah. Za mizo stran vedno pokaže, kaj lahko storiš.
guide-full = Vsa pravila in vse { word-deeds }

guide-aim = Cilj
guide-aim-last = Kupuj { word-deeds }, pobiraj { word-rent-acc }, gradi in sklepaj pametne kupčije. Zmagaš, če imaš še denar, ko vsi drugi bankrotirajo.
guide-aim-first-bankruptcy = Kupuj { word-deeds }, pobiraj { word-rent-acc }, gradi in sklepaj pametne kupčije. Igra je kratka: konča se s prvim bankrotom, zmaga pa najbogatejši igralec.

guide-setup = Pred prvim metom
guide-setup-token = Vsak si izbere figurico; dveh enakih ni.
guide-setup-cash = Vsi začnejo na polju »{ $go }« z enako vsoto: { $cash }.
guide-setup-deeds = { $count ->
    [one] Vsak igralec zastonj dobi { $count } { word-deed-acc }.
    [two] Vsak igralec zastonj dobi { $count } { word-deeds-dual }.
    [few] Vsak igralec zastonj dobi { $count } { word-deeds }.
   *[other] Vsak igralec zastonj dobi { $count } { word-deeds-gen }.
}
guide-setup-left = Vsak vrže enkrat. Začne, kdor vrže največ, nato se igra nadaljuje v levo.
guide-setup-by-roll = Vsak vrže enkrat. Začne, kdor vrže največ, drugi sledijo po višini svojih metov.
guide-setup-hidden = Nihče ne vidi, koliko gotovine imajo drugi.

guide-turn = Ko si na vrsti
guide-turn-one = Vrzi kocko, premakni se za toliko, kolikor pokaže, in stori, kar zahteva polje. Nato je na vrsti naslednji igralec.
guide-turn-two = Vrzi obe kocki, premakni se za njun seštevek in stori, kar zahteva polje.
guide-turn-speed = Vrzi beli kocki skupaj s hitro kocko, premakni se in stori, kar zahteva polje.
guide-turn-doubles = Par (dve enaki števili) ti prinese še en met. Tretji par zapored pa te takoj odpelje na polje »{ $jail }«.
guide-turn-doubles-white = Par (dve enaki števili) na belih kockah ti prinese še en met. Tretji par zapored pa te takoj odpelje na polje »{ $jail }«.
guide-turn-salary = Vsakič ko prečkaš polje »{ $go }« ali pristaneš na njem, ti banka izplača { FORM($salary, "acc") }.

guide-speed = Hitra kocka
guide-speed-numbers = 1, 2 ali 3: prištej to število seštevku belih kock.
guide-speed-bus = Avtobus: izberi, ali se premakneš za število na eni beli kocki, na drugi ali za njun seštevek.
guide-speed-next = Puščica: premakni se za seštevek belih kock in stori, kar zahteva tisto polje. Nato pojdi na naslednjo { word-deed-acc } brez lastnika; ko imajo vse lastnika, na naslednjo, kjer se plača { word-rent }.
guide-speed-triple = Tri enaka števila: pojdi na katero koli polje, vendar ne mečeš znova.

guide-spaces = Posebna polja
guide-space-cards = Kartice ({ $decks }): povleci zgornjo in stori, kar pravi.
guide-space-tax = { $spaces }: plačaj banki znesek, ki je naveden na polju.
guide-space-parking = { $spaces }: odpočij se, nič se ne zgodi.
guide-space-go-to-jail = { $spaces }: greš naravnost na polje »{ $jail }« in spotoma ne dobiš plače. Tvoja poteza je končana.
guide-space-ride = { $spaces }: plačaj { FORM($amount, "acc") } in se odpelji na katero koli polje pred naslednjim takim ali pa ostani. V obeh primerih se tvoja poteza tam konča.
guide-ride-go = Vožnja čez polje »{ $go }« ne prinese ničesar; če se tam konča, dobiš { FORM($salary, "acc") }.
guide-space-entity = { $spaces }: z igralcem na svoji levi vržeta vsak po eno kocko. Če skupaj dosežeta napisano število, oba dobita denar, sicer oba plačata.
guide-space-question = { $spaces }: pritisni in poglej, kaj se zgodi. Lahko ti da kovance, jih vzame ali te z novim metom pošlje naprej.

guide-buy = Nakup
guide-buy-first = Če pristaneš na { word-deed-loc } brez lastnika, jo lahko kupiš po napisani ceni.
guide-buy-auction = Če je nočeš, gre takoj na dražbo. Ponujajo lahko vsi, tudi ti; začetna ponudba je { $amount }, zmaga najvišja.
guide-buy-nothing = Če je nočeš, ostane pri banki in igra gre naprej.
guide-buy-default = Ponudi le toliko, kolikor lahko plačaš. Kdor ne more plačati zmagovalne ponudbe, izpade, dražba pa se začne znova brez tega igralca.

guide-rent = { Word-rent }
guide-rent-claim = Imej oči odprte: obiskovalec ti dolguje { word-rent-acc } le, če jo zahtevaš.
guide-rent-window = { $count ->
    [one] { Word-rent } propade, brž ko vrže naslednji igralec.
    [two] { Word-rent } propade, brž ko vrže drugi igralec za obiskovalcem.
    [few] { Word-rent } propade, brž ko vrže drugi igralec za obiskovalcem.
   *[other] { Word-rent } propade, brž ko vrže drugi igralec za obiskovalcem.
}
guide-rent-automatic = Obiskovalci plačajo napisano { word-rent-acc }, ne da bi jo bilo treba zahtevati.
guide-rent-set = Ko imaš vse { word-streets } skupine, se { word-rent } za tiste brez stavb podvoji.
guide-rent-set-unmortgaged = Ko imaš vse { word-streets } skupine in nobena ni pod hipoteko, se { word-rent } za tiste brez stavb podvoji.
guide-rent-stations = { $group }: več ko jih imaš, več prinese vsaka posest ({ $rents }).
guide-rent-utilities-one = { $group }: obiskovalec še enkrat vrže kocko. { Word-rent } je izid tega meta, pomnožen s številom { $factors }, glede na to, koliko jih imaš.
guide-rent-utilities-two = { $group }: obiskovalec še enkrat vrže obe kocki. { Word-rent } je izid tega meta, pomnožen s številom { $factors }, glede na to, koliko jih imaš.
guide-rent-utilities-speed = { $group }: obiskovalec še enkrat vrže vse tri kocke; avtobus in puščica ne štejeta. { Word-rent } je izid tega meta, pomnožen s številom { $factors }, glede na to, koliko jih imaš.
guide-rent-mortgaged = { Word-deed } pod hipoteko ne prinaša ničesar.

guide-build = Gradnja
guide-build-when-group = Ko je tvoja vsa skupina in nič v njej ni pod hipoteko, lahko v njej gradiš kadar koli, tudi med potezami drugih.
guide-build-when-plot = Ko je tvoja vsa skupina, lahko na njenih { word-streets-loc }, ki niso pod hipoteko, gradiš kadar koli, tudi med potezami drugih.
guide-build-pause = Tega ne ustavi niti dražba. Gradnja, prodaja in hipoteke počakajo samo, dokler mora kdo še izbrati svojo potezo.
guide-build-even = Gradi enakomerno: vsaka { word-street } skupine dobi prvo stavbo, preden katera dobi drugo, in tako naprej.
guide-build-top-group = Največ na eni { word-street-loc }: { $houses }. Ko so polne vse { word-streets } skupine, je naslednja stopnja { $hotel }.
guide-build-top-plot = Največ na eni { word-street-loc }: { $houses }. Ko je polna, je naslednja stopnja { $hotel }.
guide-build-scarce-demand = Število stavb je omejeno. Če bi jih banki lahko zmanjkalo, vsi, ki bi lahko gradili, povedo, koliko jih želijo. Če jih je dovolj, vsi ti plačajo natisnjeno ceno; sicer gredo na dražbo ena za drugo.
guide-build-scarce-last = Število stavb je omejeno. Če zadnjo želi več igralcev, jo dobi tisti, ki ponudi največ.
guide-build-houses-first = Če razgradiš hotel in zanj potrebuješ hiše iz banke, imajo prednost tisti, ki želijo hiše kupiti.
guide-build-half-printed = Banka odkupi stavbe za polovico cene.
guide-build-half-paid = Banka odkupi stavbe za polovico tega, kar plačaš zanje; šteje tudi cena na dražbi.
guide-build-sell-evenly = Prodajaj tako enakomerno, kot gradiš.
guide-build-sell-freely = Ni ti treba prodajati enakomerno: eno { word-street-acc } lahko izprazniš, druge pa pustiš takšne, kot so.

guide-mortgage = Hipoteke
guide-mortgage-group = { Word-deed } takoj prinese gotovino, če jo daš pod hipoteko. Stavbe v njeni skupini moraš prej prodati.
guide-mortgage-plot = { Word-deed } takoj prinese gotovino, če jo daš pod hipoteko. Stavbe na njej moraš prej prodati.
guide-mortgage-percent = Hipoteko poplačaš tako, da vrneš znesek in { $percent } obresti.
guide-mortgage-printed = Hipoteko poplačaš z zneskom, ki je naveden na kartici { word-deed-gen }.
guide-mortgage-transfer-redeem-or-10 = Kdor od drugega igralca dobi { word-deed-acc } pod hipoteko, hipoteko takoj poplača ali pa zdaj plača obresti in jo poplača pozneje.
guide-mortgage-transfer-free = Kdor od drugega igralca dobi { word-deed-acc } pod hipoteko, za to ne plača nič, hipoteko pa poplača, kadar želi.
guide-mortgage-transfer-pay-or-double = Kdor { word-deed-acc } pod hipoteko dobi s kupčijo, plača obresti zdaj ali dvojne pozneje. Kdor jo dobi od bankrotiranega igralca, mora obresti plačati takoj.

guide-jail = Ne moreš naprej: »{ $jail }«
guide-jail-visit = Če tam samo pristaneš, si le na obisku.
guide-jail-doubles = Za izhod: plačaj { FORM($fine, "acc") } pred metom, uporabi kartico za izhod ali vrzi par.
guide-jail-six = Za izhod: plačaj { FORM($fine, "acc") } pred metom, uporabi kartico za izhod ali vrzi šestico.
guide-jail-prepay = Pred metom lahko plačaš najpozneje v { $count }. potezi tam.
guide-jail-again = S parom, ki te osvobodi, se premakneš in mečeš znova.
guide-jail-once = S parom, ki te osvobodi, se premakneš, vendar ne mečeš znova.
guide-jail-last = { $count ->
    [one] Odideš že v naslednji potezi: če te met ne osvobodi, plačaj { FORM($fine, "acc") } in se premakni.
    [two] Odideš najpozneje v { $count }. potezi tam: če te met ne osvobodi, plačaj { FORM($fine, "acc") } in se premakni.
    [few] Odideš najpozneje v { $count }. potezi tam: če te met ne osvobodi, plačaj { FORM($fine, "acc") } in se premakni.
   *[other] Odideš najpozneje v { $count }. potezi tam: če te met ne osvobodi, plačaj { FORM($fine, "acc") } in se premakni.
}
guide-jail-late = Če si tam še v { $turn }. potezi, vržeš, se premakneš in plačaš { FORM($fine, "acc") }, ne glede na izid meta.
guide-jail-business = Posel teče naprej: tudi od tam pobiraš { word-rent-acc }, ponujaš na dražbah, gradiš in sklepaš kupčije.

guide-deals = Kupčije
guide-deals-any = Kupčije lahko sklepaš s komer koli in kadar koli.
guide-deals-own = Kupčije lahko sklepaš z igralcem, ki je na vrsti, ali med dvema potezama.
guide-deals-what-group = S soigralcem lahko menjata denar, { word-deeds } in kartice za izhod s polja »{ $jail }«, kakor se dogovorita. { Word-street } zamenja lastnika samo, kadar v vsej njeni skupini ni stavb.
guide-deals-what-plot = S soigralcem lahko menjata denar, { word-deeds } in kartice za izhod s polja »{ $jail }«, kakor se dogovorita. { Word-streets-change } zamenjajo lastnika brez stavb.
guide-deals-card = Taka kartica stane najmanj { FORM($amount, "acc") }.

guide-debt = Ko zmanjka denarja
guide-debt-raise = Če dolguješ več, kot imaš, prodajaj stavbe in dajaj { word-deeds } pod hipoteko, dokler ne moreš plačati.
guide-debt-surrender = { Word-deeds } lahko tudi prodaš banki za polovico cene.
guide-debt-stands = Če niti to ne zadošča, bankrotiraš in izpadeš. Tvoje stavbe se prodajo, vse tvoje premoženje pa dobi igralec, ki mu dolguješ; { word-deeds } preidejo takšne, kot so.
guide-debt-liquidates = Če niti to ne zadošča, bankrotiraš in izpadeš. Najprej se prodajo vse tvoje stavbe in vse { word-deeds } gredo pod hipoteko. Denar in { word-deeds } pod hipoteko dobi igralec, ki mu dolguješ.
guide-debt-bank-last = Če dolguješ banki, gredo tvoje { word-deeds } na dražbo brez hipoteke.
guide-debt-bank-first-bankruptcy = Če dolguješ banki, ta obdrži tvoje { word-deeds }.

guide-end = Konec
guide-end-last = Zmaga zadnji igralec v igri.
guide-end-first-bankruptcy = S prvim bankrotom se igra konča. Seštejte gotovino, { word-deeds } in stavbe: zmaga, kdor ima največje premoženje.
guide-end-at-once = Ko se razglasi, da se je čas iztekel, se igra takoj ustavi. Seštejte gotovino, { word-deeds } in stavbe: zmaga, kdor ima največje premoženje.
guide-end-last-round = Če sodnik napove zadnji krog, se odigra do konca.
guide-end-after-turn = Ko se razglasi, da se je čas iztekel, se začeta poteza še dokonča. Seštejte gotovino, { word-deeds } in stavbe: zmaga, kdor ima največje premoženje.
guide-end-points = Tvoja uvrstitev za mizo prinese točke za prvenstvo, in to tem več, čim več tekmecev je bankrotiralo.
