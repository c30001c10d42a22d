# Come si gioca ogni edizione, con parole nostre. Quali frasi valgono lo decidono le regole in vigore.

guide-title = Come si gioca: { $edition }
guide-lead = Tutto quello che serve per la prima partita, in pochi minuti. Al tavolo la pagina mostra sempre che cosa puoi fare.
guide-full = Tutte le regole e { word-deeds-all }

guide-aim = Lo scopo
guide-aim-last = Compra { word-deeds }, incassa { word-rent-pl }, costruisci e stringi buoni accordi. Vince chi ha ancora denaro quando tutti gli altri sono in bancarotta.
guide-aim-first-bankruptcy = Compra { word-deeds }, incassa { word-rent-pl }, costruisci e stringi buoni accordi. È una partita breve: finisce con la prima bancarotta e vince il patrimonio più alto.

guide-setup = Prima del primo tiro
guide-setup-token = Ognuno sceglie una pedina; non ce ne sono due uguali.
guide-setup-cash = Tutti partono da «{ $go }» con { $cash }.
guide-setup-deeds = { $count ->
    [one] Ogni giocatore riceve { $count } { word-deed } gratis.
    [many] Ogni giocatore riceve { $count } di { word-deeds } gratis.
   *[other] Ogni giocatore riceve { $count } { word-deeds } gratis.
}
guide-setup-left = Tutti tirano una volta. Inizia chi ottiene il tiro più alto, poi il turno passa a sinistra.
guide-setup-by-roll = Tutti tirano una volta. Inizia chi ottiene il tiro più alto, e gli altri seguono nell’ordine dei tiri.
guide-setup-hidden = Nessuno vede quanto denaro hanno gli altri.

guide-turn = Il tuo turno
guide-turn-one = Tira il dado, avanza di quanto segna e fai ciò che chiede la casella. Poi tocca al giocatore seguente.
guide-turn-two = Tira i due dadi, avanza della loro somma e fai ciò che chiede la casella.
guide-turn-speed = Tira i due dadi bianchi insieme al dado veloce, avanza e fai ciò che chiede la casella.
guide-turn-doubles = Con un doppio tiri di nuovo. Il terzo doppio di fila invece ti porta dritto a «{ $jail }».
guide-turn-doubles-white = Con un doppio sui dadi bianchi tiri di nuovo. Il terzo doppio di fila invece ti porta dritto a «{ $jail }».
guide-turn-salary = Ogni volta che passi da «{ $go }» o ci finisci sopra, la banca ti paga { $salary }.

guide-speed = Il dado veloce
guide-speed-numbers = 1, 2 o 3: sommalo ai dadi bianchi.
guide-speed-bus = L’autobus: scegli se avanzare con un dado bianco, con l’altro o con tutti e due.
guide-speed-next = La freccia: avanza con i dadi bianchi e fai ciò che chiede quella casella. Poi prosegui fino { word-deed-next-to } devi un { word-rent }.
guide-speed-triple = Tre uguali: vai sulla casella che vuoi, ma non tirare di nuovo.

guide-spaces = Caselle speciali
guide-space-cards = Carte ({ $decks }): pesca la prima del mazzo e fai quello che dice.
guide-space-tax = { $spaces }: paga alla banca l’importo indicato.
guide-space-parking = { $spaces }: fai una pausa; non succede niente.
guide-space-go-to-jail = { $spaces }: vai dritto a «{ $jail }», senza ritirare lo stipendio lungo la strada. Il tuo turno è finito.
guide-space-ride = { $spaces }: paga { $amount } e viaggia fino a una casella qualsiasi prima della prossima di questo tipo, oppure resta. In ogni caso il tuo turno finisce lì.
guide-ride-go = Passare da «{ $go }» durante il viaggio non dà nulla; se il viaggio finisce lì, incassi { $salary }.
guide-space-entity = { $spaces }: tu e chi siede alla tua sinistra tirate un dado ciascuno. Se insieme raggiungete il numero indicato, incassate entrambi; altrimenti pagate entrambi.
guide-space-question = { $spaces }: premi e vedrai. Può darti monete, costarti monete o farti avanzare con un altro tiro.

guide-buy = Comprare
guide-buy-first = Se finisci su { word-deed-buy } al prezzo indicato.
guide-buy-auction = Se non ti interessa, va subito all’asta. Tutti possono fare offerte, anche tu; si parte da { $amount } e vince l’offerta più alta.
guide-buy-nothing = Se non ti interessa, resta alla banca e la partita continua.
guide-buy-default = Offri solo quello che puoi pagare. Chi non riesce a pagare l’offerta vincente è fuori, e l’asta ricomincia senza quel giocatore.

guide-rent = { Word-rent }
guide-rent-claim = Occhi aperti: chi ti fa visita ti deve l’{ word-rent } solo se lo chiedi.
guide-rent-window = { $count ->
    [one] Perdi l’{ word-rent } appena ha tirato il giocatore seguente.
    [many] Perdi l’{ word-rent } appena ha tirato il secondo giocatore dopo il visitatore.
   *[other] Perdi l’{ word-rent } appena ha tirato il secondo giocatore dopo il visitatore.
}
guide-rent-automatic = Chi ti fa visita paga l’{ word-rent } { word-deed-of-the } senza che tu lo chieda.
guide-rent-set = Se hai tutti i { word-streets } di una serie, l’{ word-rent } di quelli senza edifici raddoppia.
guide-rent-set-unmortgaged = Se hai tutti i { word-streets } di una serie e nessuno è ipotecato, l’{ word-rent } di quelli senza edifici raddoppia.
guide-rent-stations = { $group }: più ne hai, più rende ogni proprietà ({ $rents }).
guide-rent-utilities-one = { $group }: chi arriva tira di nuovo il dado. L’{ word-rent } è quel tiro per { $factors }, a seconda di quante proprietà della serie possiedi.
guide-rent-utilities-two = { $group }: chi arriva tira di nuovo i due dadi. L’{ word-rent } è quel tiro per { $factors }, a seconda di quante proprietà della serie possiedi.
guide-rent-utilities-speed = { $group }: chi arriva tira di nuovo i tre dadi; autobus e freccia valgono zero. L’{ word-rent } è quel tiro per { $factors }, a seconda di quante proprietà della serie possiedi.
guide-rent-mortgaged = { Word-deed-mortgaged } non rende nulla.

guide-build = Costruire
guide-build-when-group = Quando un’intera serie è tua e non ha ipoteche, puoi costruirci in qualsiasi momento, anche tra i turni degli altri.
guide-build-when-plot = Quando un’intera serie è tua, puoi costruire sui suoi { word-streets } non ipotecati in qualsiasi momento, anche tra i turni degli altri.
guide-build-pause = Nemmeno un’asta lo impedisce. Solo finché qualcuno deve ancora scegliere come muoversi, bisogna aspettare per costruire, vendere e ipotecare.
guide-build-even = Costruisci in maniera equilibrata: ogni { word-street } della serie riceve il primo edificio prima che uno riceva il secondo, e così via.
guide-build-top-group = Su un { word-street } stanno fino a { $houses }. Quando tutti i { word-streets } della serie sono pieni, il passo seguente è { FORM($hotel, "a") }.
guide-build-top-plot = Su un { word-street } stanno fino a { $houses }. Quando è pieno, il passo seguente è { FORM($hotel, "a") }.
guide-build-scarce-demand = Gli edifici sono limitati. Se la banca potrebbe restarne senza, chi potrebbe costruire dice quanti ne vuole. Se bastano, tutti pagano il prezzo stampato; altrimenti vanno all’asta uno per uno.
guide-build-scarce-last = Gli edifici sono limitati. Se più giocatori vogliono l’ultimo, va all’offerta più alta.
guide-build-houses-first = Se scomponi un albergo e ti servono case della banca, ha la precedenza chi vuole comprare case.
guide-build-half-printed = La banca ricompra gli edifici a metà prezzo.
guide-build-half-paid = La banca ricompra gli edifici per metà di quanto li hai pagati, anche all’asta.
guide-build-sell-evenly = Vendili in maniera equilibrata, così come li hai costruiti.
guide-build-sell-freely = Non devi vendere in maniera equilibrata: puoi svuotare un { word-street } e lasciare gli altri come sono.

guide-mortgage = Ipoteche
guide-mortgage-group = { Word-deed-cash }. Prima la sua serie deve essere libera da edifici.
guide-mortgage-plot = { Word-deed-cash }. Prima bisogna vendere i suoi edifici.
guide-mortgage-percent = Per estinguere l’ipoteca, restituisci la somma con il { $percent } di interessi.
guide-mortgage-printed = Per estinguere l’ipoteca, paga la somma indicata { word-deed-on-the }.
guide-mortgage-transfer-redeem-or-10 = Chi riceve da un altro giocatore { word-deed-mortgaged } estingue subito l’ipoteca, oppure paga ora gli interessi e la estingue più avanti.
guide-mortgage-transfer-free = Chi riceve da un altro giocatore { word-deed-mortgaged } non paga nulla per questo ed estingue l’ipoteca quando vuole.
guide-mortgage-transfer-pay-or-double = Chi riceve { word-deed-mortgaged } in uno scambio paga ora gli interessi, oppure il doppio più avanti. Dopo una bancarotta si pagano subito.

guide-jail = Bloccati: «{ $jail }»
guide-jail-visit = Se ci capiti e basta, sei solo in transito.
guide-jail-doubles = Per uscire: paga { $fine } prima di tirare, usa una carta per uscire o fai un doppio.
guide-jail-six = Per uscire: paga { $fine } prima di tirare, usa una carta per uscire o fai un sei.
guide-jail-prepay = { $count ->
    [one] Prima di tirare puoi pagare solo nel primo turno che passi lì.
    [many] Prima di tirare puoi pagare solo nei primi { $count } di turni che passi lì.
   *[other] Prima di tirare puoi pagare solo nei primi { $count } turni che passi lì.
}
guide-jail-again = Con il doppio che ti libera avanzi e tiri di nuovo.
guide-jail-once = Con il doppio che ti libera avanzi, ma non tiri di nuovo.
guide-jail-last = { $count ->
    [one] Esci già al tuo prossimo turno: se il tiro non ti libera, paghi { $fine } e avanzi.
    [many] Esci al più tardi al turno { $count } che passi lì: se il tiro non ti libera, paghi { $fine } e avanzi.
   *[other] Esci al più tardi al turno { $count } che passi lì: se il tiro non ti libera, paghi { $fine } e avanzi.
}
guide-jail-late = Se al turno { $turn } sei ancora lì, tiri, avanzi e paghi { $fine }, qualunque cosa esca.
guide-jail-business = Gli affari continuano: anche da lì incassi { word-rent-pl }, fai offerte, costruisci e stringi accordi.

guide-deals = Accordi
guide-deals-any = Puoi stringere accordi con chiunque in qualsiasi momento.
guide-deals-own = Gli accordi si fanno con il giocatore di turno, o tra un turno e l’altro.
guide-deals-what-group = Scambiatevi denaro, { word-deeds-cards } e carte per uscire da «{ $jail }», come preferite. Un { word-street } passa di mano solo se in tutta la sua serie non ci sono edifici.
guide-deals-what-plot = Scambiatevi denaro, { word-deeds-cards } e carte per uscire da «{ $jail }», come preferite. I { word-streets } passano di mano senza edifici.
guide-deals-card = Una carta così non si può scambiare per meno di { $amount }.

guide-debt = Quando il denaro finisce
guide-debt-raise = Se devi più di quanto hai, vendi edifici e ipoteca { word-deeds-free } finché puoi pagare.
guide-debt-surrender = Puoi anche vendere { word-deeds-free } alla banca a metà prezzo.
guide-debt-stands = Se non basta nemmeno questo, vai in bancarotta ed esci dal gioco. I tuoi edifici si vendono e tutto quello che hai va al giocatore a cui devi; { word-deeds-your } passano così come sono.
guide-debt-liquidates = Se non basta nemmeno questo, vai in bancarotta ed esci dal gioco. Prima si vendono tutti i tuoi edifici e si ipotecano { word-deeds-all-yours }. Il denaro e { word-deeds-the-mortgaged } vanno al giocatore a cui devi.
guide-debt-bank-last = Se il debito è con la banca, { word-deeds-auctioned } da ipoteche.
guide-debt-bank-first-bankruptcy = Se il debito è con la banca, { word-deeds-your } vanno a lei.

guide-end = La fine
guide-end-last = Vince l’ultimo giocatore rimasto.
guide-end-first-bankruptcy = La prima bancarotta chiude la partita. Somma denaro, { word-deeds-free } ed edifici: vince il patrimonio più alto.
guide-end-at-once = Quando si annuncia la fine del tempo, la partita si ferma subito. Somma denaro, { word-deeds-free } ed edifici: vince il patrimonio più alto.
guide-end-last-round = Se l’arbitro annuncia l’ultimo giro, lo si gioca fino in fondo.
guide-end-after-turn = Quando si annuncia la fine del tempo, si finisce il turno in corso. Somma denaro, { word-deeds-free } ed edifici: vince il patrimonio più alto.
guide-end-points = Il tuo piazzamento al tavolo ti dà punti per il campionato: più rivali sono andati in bancarotta, più punti.
