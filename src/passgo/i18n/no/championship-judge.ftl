# Dommerens panel for et bord med ekte spillebrett.
panel-tables = Mine bord
panel-none-mine = Du har ikke fått tildelt noe bord for øyeblikket.
panel-others = Andre bord
panel-others-lead = Som person nummer to bekrefter du skjemaer som noen andre har ført inn.
panel-open = Åpne dommerpanelet
panel-no-script = Panelet krever JavaScript. Uten det må du bruke papir. Skjemaer bekreftes her:
panel-keep-open = Hold siden åpen: Den virker uten nettverk og sender det du fører inn, så snart den kan. Uten nettverk kan den ikke lastes inn på nytt.

panel-table = Bord { $number }
panel-seat = Spiller { $number }
panel-judge = Dommer: { $name }
panel-parts = Deler av panelet
panel-part-table = Bord
panel-part-bank = Bank
panel-part-shortage = Mangel
panel-part-sheet = Skjema
panel-part-rules = Regler
panel-time-left = Tid igjen
panel-heat-waiting = ikke begynt
panel-heat-rolled = klart til start
panel-heat-running = i gang
panel-heat-last-round = siste omgang
panel-heat-paused = på pause
panel-heat-over = tiden er ute
panel-saved = Alt er lagret
panel-offline = Ikke noe nettverk
panel-waiting = { $count ->
    [one] { $count } registrering venter
   *[other] { $count } registreringer venter
}
panel-waits-at = Venter siden { $time }: { $what }
panel-shut = Den private lenken din virker ikke lenger. Be turneringslederen om en ny. Det du har ført inn, blir i denne nettleseren.
panel-keeps-nothing = Denne nettleseren kan ikke lagre noe: Ikke lukk siden mens en registrering venter.
panel-broken = Serveren kan ikke ta imot denne registreringen. Før den inn på nytt.
panel-dismiss = OK
panel-cancel = Avbryt
panel-choose = Velg
panel-reason = Begrunnelse
panel-entry-announce = Gjenstående tid meldt
panel-entry-out = { $name } er konkurs
panel-entry-expel = { $name } er diskvalifisert
panel-entry-enter = Skjemaet
panel-entry-correct = Det rettede skjemaet
panel-entry-confirm = Skjemaet er bekreftet
panel-entry-reject = Skjemaet er sendt tilbake

panel-out = Konkurs
panel-out-title = Konkurs og ute av spillet?
panel-out-lead = Den som går konkurs, skriver under ved avgang. Klokken er { $time }.
panel-out-signs = { $name } skriver under her
panel-out-paper = Underskrevet på papir
panel-out-unsigned = Gikk uten å skrive under
panel-expel = Diskvalifiser
panel-expel-title = Diskvalifisere fra mesterskapet?
panel-expel-lead = For upassende oppførsel. Spilleren plasseres sist, får ingen poeng og kan ikke komme tilbake.
panel-announce = Jeg har meldt gjenstående tid
panel-announced = { $count ->
    [one] Meldt kl. { $time }: { $count } minutt igjen
   *[other] Meldt kl. { $time }: { $count } minutter igjen
}
panel-fate-playing = spilte ferdig
panel-fate-bankrupt = konkurs
panel-fate-expelled = diskvalifisert
panel-fate-withdrawn = trakk seg
panel-signed = underskrevet

panel-bank-lead = For banksjefen: Spillerne kan ikke bruke hjelpemidler.
panel-bank-deed = Eiendom
panel-bank-dice = Summen av terningene
panel-bank-rent = Leie
panel-bank-deed-title = Handel med banken
panel-bank-more = Andre beløp
panel-bank-repairs = Reparasjonskort
panel-rent-bare = uten bygninger
panel-rent-group = hele fargesettet, uten bygninger
panel-rent-houses = { $count ->
    [one] { $count } hus
   *[other] { $count } hus
}
panel-rent-hotel = hotell
panel-rent-held = { $count ->
    [one] eieren har { $count }
   *[other] eieren har { $count }
}
panel-bank-price = Pris
panel-bank-mortgage = Pant
panel-bank-redeem = Opphev pantet
panel-bank-interest = Rente, hvis den skifter eier pantsatt
panel-bank-house = Bygg et hus
panel-bank-hotel = Bygg et hotell
panel-bank-house-back = Selg et hus
panel-bank-hotel-back = Selg et hotell
panel-bank-salary = Lønn
panel-bank-fine = Ut av fengselet
panel-bank-houses = Hus
panel-bank-hotels = Hoteller
panel-bank-repair = { $deck }: { $house } per hus, { $hotel } per hotell
panel-bill = Sum
panel-bill-lead = Trykk på et beløp for å legge det til.
panel-bill-amount = Beløp
panel-bill-plus = Legg til
panel-bill-minus = Trekk fra
panel-bill-back = Angre
panel-bill-clear = Tøm

panel-short-lead = Først sier den som bygger, hvor mange og hvor, deretter alle andre. Har banken nok, kjøper alle til listepris. Hvis ikke auksjoneres bygningene bort én om gangen.
panel-short-piece = Hva er det mangel på?
panel-short-houses = Hus
panel-short-hotels = Hoteller
panel-short-stock = Hvor mange er igjen i banken?
panel-short-wishes = Hvem vil ha hva?
panel-short-wish = { $count ->
    [one] { $count } til { $deed }, listepris { $price }
   *[other] { $count } til { $deed }, listepris { $price }
}
panel-short-breaks = veksler et hotell til hus
panel-short-withdraw = Trekk tilbake
panel-short-player = Spiller
panel-short-deed = Bygger på
panel-short-count = Hvor mange
panel-short-declare = Meld
panel-short-empty = Banken har ingen igjen. Vent til noen leverer eller selger tilbake.
panel-short-enough = Det er nok til alle: Alle kjøper til listepris.
panel-short-sold-all = Solgt til alle til listepris
panel-short-alone = Bare { $name } er interessert: ingen auksjon, { $price } for { $deed }.
panel-short-sold-alone = Solgt til listepris
panel-short-auction = Auksjon over én bygning. Budgivere: { $names }. Åpningsbud: { $price }.
panel-short-breakers = Alle kjøperne har fått sitt. Disse spillerne kan nå veksle et hotell til hus: { $names }.
panel-short-winner = Høyestbydende
panel-short-price = Bud
panel-short-low = Åpningsbudet er { $price }.
panel-short-sold = Solgt
panel-short-unsold = Ingen byr
panel-short-pass = Et pass gjelder bare denne bygningen. Passer alle, blir den i banken, og mangelen er over.
panel-short-sales = Solgt til nå
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Begynn på nytt

panel-sheet-not-yours = Du kan ikke føre inn skjemaer i din rolle.
panel-sheet-coming = Skjemaet er på vei. Det lagres i denne nettleseren til serveren har fått det.
panel-whose = Hvilken spiller?
panel-no-cash = kontanter mangler
panel-gone = Den som er ute, eier ingenting.
panel-not-out = Spiller fortsatt
panel-cash = Kontanter: { $name }
panel-owned-by = eies av { $name }
panel-mortgaged = pantsatt
panel-buildings = Bygninger på { $deed }
panel-level-none = ingen bygninger
panel-level-hotel-short = H
panel-out-on-sheet = Gikk konkurs før slutten
panel-worth-cash = Kontanter
panel-worth-deeds = Eiendommer
panel-worth-mortgaged = Pantsatte eiendommer
panel-worth-houses = Hus
panel-worth-hotels = Hoteller
panel-worth-total = Formue
panel-places = Plasseringer og poeng
panel-survivors = { $count ->
    [one] { $count } spiller er igjen.
   *[other] { $count } spillere er igjen.
}
panel-points = { $count ->
    [one] { $count } poeng
   *[other] { $count } poeng
}
panel-decided-worth = etter formue
panel-decided-deeds = lik formue, flere eiendommer uten pant
panel-decided-cash = lik formue og like mange eiendommer, mer kontanter
panel-decided-head-judge = etter hoveddommerens avgjørelse
panel-decided-survived = spilte fortsatt
panel-decided-left-later = gikk ut senere
panel-decided-expelled = den neste ble diskvalifisert
panel-fault-no-cash = kontantene mangler
panel-fault-players-differ = hver spiller ved bordet må stå én gang på skjemaet
panel-fault-nobody-left = den siste spilleren som er igjen, har vunnet og er ikke ute
panel-fault-order-missing = rekkefølgen spillerne gikk ut i, mangler
panel-fault-unknown-fate = det er uklart hvordan det endte for spilleren
panel-fault-bad-cash = kontantene kan ikke stemme
panel-fault-out-but-owns = er ute og eier ikke noe lenger
panel-fault-no-such-deed = en eiendom som ikke er på dette brettet
panel-fault-deed-twice = en eiendom står på to linjer
panel-fault-bad-buildings = bygninger som ikke kan stå der
panel-fault-too-many-houses = flere hus enn det er i esken
panel-fault-too-many-hotels = flere hoteller enn det er i esken
panel-fault-group-incomplete = bygninger på et fargesett som ikke er komplett
panel-fault-group-mortgaged = bygninger på et fargesett med pant
panel-fault-built-unevenly = et fargesett er ujevnt bebygd
panel-fault-sums-differ = formuen er ikke summen av delene
panel-fault-unknown-part = det står noe der som ikke teller
panel-fault-fate-differs = ble notert annerledes mens spillet pågikk
panel-fault-order-differs = rekkefølgen spillerne gikk ut i, ble notert annerledes
panel-tie = Bare hoveddommeren kan avgjøre når det står likt. Trykk på spillerne i den rekkefølgen hoveddommeren oppgir.
panel-tie-open = Uavgjort: Venter på hoveddommeren.
panel-tie-order = Rekkefølge: { $names }
panel-tie-next = { $name } er neste
panel-tie-again = Tøm rekkefølgen
panel-signatures = Underskrifter
panel-sign-later = Først må skjemaet være fullstendig og riktig.
panel-sign = { $name } skriver under
panel-sign-paper = på papir
panel-sign-paper-of = { $name } har skrevet under på papir
panel-signed-at = underskrevet kl. { $time }
panel-signed-paper = på papir, sett kl. { $time }
panel-signed-before = underskrevet ved avgang
panel-locked = Noen har skrevet under, så ingenting kan endres lenger.
panel-unlock = Fjern alle underskrifter og rediger
panel-too-early = Skjemaet tas imot når hoveddommeren har meldt at tiden er ute, eller når én spiller er igjen.
panel-unsigned-yet = Mangler underskrift: { $names }. Før det kan ingen bekrefte skjemaet.
panel-reason-needed = En rettelse må begrunnes.
panel-submit = Før inn skjemaet
panel-submit-correction = Før inn rettelsen
panel-print = Skriv ut
panel-entered-by = Ført inn av { $name }, versjon { $version }.
panel-confirmed-by = Bekreftet av { $name }.
panel-awaits-second = Venter på en annen person.
panel-digest = Skjemaets fingeravtrykk:
panel-unsigned = Ikke underskrevet: { $names }.
panel-own = Du førte inn skjemaet selv, så noen andre må bekrefte det.
panel-confirm-lead = Sammenlign det med papirskjemaet. Du bekrefter nøyaktig det du ser her.
panel-confirm = Bekreft uendret
panel-reject = Send tilbake
panel-correct = Rett dette skjemaet
panel-correct-about = En rettelse erstatter denne versjonen og oppgir årsaken. Den må underskrives og bekreftes på nytt.
panel-correct-begin = Begynn en rettelse
panel-correct-lead = Dette erstatter versjon { $version }, ført inn av { $name }.

panel-rules-language = Språk for reglene
panel-rules-search = Ord eller regelnummer
panel-rules-found = { $count ->
    [one] { $count } regel
   *[other] { $count } regler
}
panel-entry-tick = Kryss: { $name }
panel-entry-undo-out = { $name } er med i spillet igjen
panel-tick-lead = Kryss av spillerne som er ved bordet. Den som ikke er krysset av ved oppropet, mister plassen.
panel-door-missing = ikke sjekket inn
panel-undo = Angre
panel-undo-title = Er { $name } likevel ikke ute?
panel-undo-lead = En annen funksjonær må godta det. Et skjema som allerede er ført inn, kommer da tilbake til deg.
panel-undo-waits = Angring foreslått. En annen funksjonær må godta det.
panel-returned = { $name } har sendt skjemaet tilbake: { $reason }
