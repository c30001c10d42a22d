# Mesterskap i salen: turneringslederens konsoll, klokker, skjemaer, tavler.

hall-desk = Sider for funksjonærer
hall-rule = Regel
hall-waiting = { $count ->
    [one] { $count } venter
   *[other] { $count } venter
}
hall-role-registrar = Sekretariat
hall-role-director = Turneringsleder
hall-role-head-judge = Hoveddommer
hall-role-judge = Dommer
hall-role-scorer = Poengfører
hall-page-director = Runder
hall-page-registrar = Sekretariat
hall-page-nicknames = Kallenavn
hall-page-entrants = Påmeldte
hall-page-terms = Vilkår
hall-page-officials = Funksjonærer
hall-page-outbox = Utboks
hall-page-sheets = Skjemaer
hall-page-clock = Klokker
hall-page-board = Live-resultater
hall-page-projector = Projektor
hall-page-judge = Mine bord
hall-page-time = Datamaskinens klokke

hall-director-lead = Alle runder følger de samme trinnene: bordplassering, dommere, publisering, opprop, spill, skjemaer, poeng, kvalifisering.
hall-champion = Mester: { $nickname }
hall-venue = Spillested
hall-round = Runde
hall-round-number = Runde { $number }
hall-players = Spillere
hall-stands = Status
hall-open-session = Åpne: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, runde { $round }
hall-backup = Sikkerhetskopi og logg
hall-backup-lead = Det lagres en sikkerhetskopi hver gang poeng publiseres eller en fase lukkes, hvis serveren har en mappe til det. Kopier den til en annen enhet før neste runde.
hall-log = { $count ->
    [one] { $count } hendelse i loggen. Kontrollsum:
   *[other] { $count } hendelser i loggen. Kontrollsum:
}
hall-machine = Tidsmaskin
hall-machine-lead = Dette er en generalprøve. Du kan flytte den til et annet tidspunkt, men aldri til før den siste hendelsen.
hall-machine-now = Generalprøve. Tiden her: { $moment }
hall-machine-to = Dato og klokkeslett
hall-machine-go = Still tiden
hall-machine-back = Tilbake til nåtiden
hall-time-jumped = Klokken på mesterskapets datamaskin hoppet. Tiden før hoppet: { $was }. Så viste klokken: { $says }. Runder og frister følger fortsatt tiden før hoppet.
hall-time-open = Hva må gjøres?
hall-time-now = Mesterskapets tid: { $time }. Datamaskinens klokke: { $clock }.
hall-time-fine = Det finnes ingen åpen melding om klokken.
hall-time-wrong = Hvis klokken går feil, still den på datamaskinen. Meldingen lukkes da av seg selv.
hall-time-right = Hvis klokken går riktig, må to funksjonærer godkjenne det her. Runder som er i gang, beholder tiden de har igjen.
hall-time-accept = Klokken går riktig
hall-time-proposed = { $name } sier at klokken går riktig. En annen funksjonær må bekrefte det.
hall-time-venue = { $city }: klokken på datamaskinen der gikk feil. Tidspunktet for den siste noteringen: { $was }. Klokken viste: { $says }. Rekkefølgen på noteringene er uendret.
hall-rehearse = La roboter spille neste fase
hall-rehearse-lead = Neste: { $stage }. Roboter tar alle plassene og spiller fasen ferdig; det kan ta et minutt.

hall-pipeline = Trinn i denne runden
hall-state-done = ferdig
hall-state-now = nå
hall-state-later = senere
hall-step-seating = Bordplassering
hall-step-judges = Dommere
hall-step-publish = Publisering
hall-step-roll = Opprop
hall-step-play = Spill
hall-step-sheets = Skjemaer
hall-step-release = Poeng
hall-step-qualify = Kvalifisering
hall-step-over = Avsluttet
hall-step-later = Ikke ennå
hall-waits-director = Dette er opp til turneringslederen.
hall-waits-head-judge = Dette er opp til hoveddommeren.

hall-plan = { $players } spillere skal sitte ved { $tables } bord i { $heats } heat.
hall-drawn = { $players } spillere ved { $tables } bord.
hall-seed-printed = Starttall { $seed }: Hvem som helst kan gjenta trekningen ut fra det.
hall-seeded = De sterkeste spillerne er spredt over bordene.
hall-reason-sizes = Spillere ved bordene: { $sizes }. Jevnt fordelt, { $fewest } til { $most } per bord.
hall-reason-repeats = { $count ->
    [0] Ingen møtes igjen.
    [one] { $count } par møtes igjen: Ingen bedre bordplassering ble funnet.
   *[other] { $count } par møtes igjen: Ingen bedre bordplassering ble funnet.
}
hall-reason-apart = { $count ->
    [one] { $count } par skal holdes fra hverandre.
   *[other] { $count } par skal holdes fra hverandre.
}
hall-reason-fixed = { $count ->
    [one] { $count } spiller har fast bord.
   *[other] { $count } spillere har faste bord.
}
hall-broken-seated-twice = Noen ville havne ved to bord.
hall-broken-not-a-player = Noen har en plass, men spiller ikke i denne runden.
hall-broken-not-seated = Noen som spiller i denne runden, har ingen plass.
hall-broken-table-too-small = Et bord har for få spillere.
hall-broken-table-too-large = Et bord har for mange spillere.
hall-broken-tables-differ = Antallet bord er ikke det formatet krever.
hall-broken-thinned-unevenly = Forskjellen mellom to bord er mer enn én spiller.
hall-broken-fixed-seat = En spiller sitter ikke ved det faste bordet sitt.
hall-broken-kept-apart = To spillere som skal holdes fra hverandre, sitter ved samme bord.
hall-table = Bord { $number }
hall-heat = Heat { $number }
hall-table-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
hall-again = { $count ->
    [one] { $count } tidligere møte
   *[other] { $count } tidligere møter
}
hall-judged-by = Dommer: { $name }
hall-fixed = fast
hall-swap-lead = Kryss av for to spillere for å la dem bytte plass. Bordplasseringen kontrolleres på nytt. Et bytte som bryter en regel, avvises.
hall-swap = Bytt plass
hall-swap-two = Kryss av for nøyaktig to spillere for å bytte.
hall-draw = Trekk bordplasseringen
hall-draw-again = Trekk på nytt
hall-seed = Starttall for trekningen
hall-seed-lead = Bruk dette tallet, eller et som er trukket offentlig.
hall-apart = Hold fra hverandre
hall-apart-one = Første spiller
hall-apart-other = Andre spiller
hall-pair = { $one } og { $other }
hall-fixing = Faste bord
hall-fixed-player = Spiller
hall-fixed-table = Bord
hall-fixed-at = { $name }: bord { $table }

hall-judge-of = Dommer ved bord { $number }
hall-judges-save = Tildel disse dommerne
hall-judges-none = Ingen dommer er invitert til dette spillestedet ennå.
hall-judges-set = { $count } av { $tables } bord har en dommer.
hall-published = Publisert. Offisiell start: { $moment }
hall-projector-open = Vis på projektoren
hall-pdf = Skriv ut poengskjemaer (PDF)
hall-starts = Offisiell start (tidssone { $zone })
hall-publish = Publiser bordplasseringen
hall-present = { $present } av { $players } spillere er til stede.
hall-missing = { $count ->
    [one] { $count } mangler
   *[other] { $count } mangler
}
hall-small = Bord med for få spillere: { $tables }. Fordel dette heatet på nytt.
hall-alternates = { $count ->
    [one] { $count } reserve, { $present } til stede.
   *[other] { $count } reserver, { $present } til stede.
}
hall-roll-alternates = Reserver som er til stede, får de ledige plassene i nummerrekkefølge
hall-roll = Hold opprop
hall-call-alternate = Kall inn neste reserve
hall-reseat = Fordel heat { $heat } på nytt
hall-start = { $count ->
    [one] Start bordet
   *[other] Start alle { $count } bordene samtidig
}
hall-start-lead = De som ikke var til stede ved oppropet, har mistet plassen sin. Klokken begynner å gå for alle bordene samtidig.
hall-heat-waiting = Venter
hall-heat-rolled = Oppropet er holdt, klart til start
hall-heat-running = I gang
hall-heat-last-round = Siste omgang
hall-heat-paused = På pause
hall-heat-over = Tiden er ute
hall-play-later = Når bordplasseringen er publisert.
hall-clock-of = Klokke for heat { $heat }
hall-expel = Diskvalifiser
hall-expel-who = Hvem skal diskvalifiseres?
hall-expel-lead = For upassende oppførsel. Spilleren plasseres sist, får ingen poeng og kan ikke komme tilbake.
hall-reason = Begrunnelse
hall-fate-playing = spilte ferdig
hall-fate-bankrupt = konkurs
hall-fate-expelled = diskvalifisert
hall-fate-withdrawn = trakk seg

hall-sheets-lead = En annen person ser gjennom hvert skjema og bekrefter det uendret, eller sender det tilbake.
hall-sheets-none = Ingen skjemaer ventes akkurat nå.
hall-sheets-count = { $confirmed } av { $tables } skjemaer er bekreftet.
hall-sheets-short = { $confirmed } av { $tables }
hall-sheets-missing = Bord uten skjema: { $tables }.
hall-sheet-waiting = ikke begynt
hall-sheet-playing = i gang
hall-sheet-due = skjema mangler
hall-sheet-entered = venter på en annen person
hall-sheet-confirmed = bekreftet
hall-sheet-of = Skjema for bord { $number }
hall-sheet-none = Det er ikke ført inn noe skjema for dette bordet.
hall-sheet-by = Ført inn av { $name }, versjon { $version }.
hall-sheet-confirmed-by = Bekreftet av { $name }.
hall-back-session = Tilbake til runden
hall-part-cash = Kontanter
hall-part-deeds = Eiendommer
hall-part-mortgaged = Pantsatte eiendommer
hall-part-houses = Hus
hall-part-hotels = Hoteller
hall-part-total = Formue
hall-holdings = { $count ->
    [one] { $count } eiendom
   *[other] { $count } eiendommer
}
hall-mortgaged = pantsatt
hall-houses = { $count ->
    [one] { $count } hus
   *[other] { $count } hus
}
hall-hotel = hotell
hall-signed = underskrevet
hall-unsigned = ikke underskrevet
hall-placings = Plasseringer og poeng
hall-points-count = { $count ->
    [one] { $count } poeng
   *[other] { $count } poeng
}
hall-tie = Uavgjort: Venter på hoveddommeren.
hall-decided-worth = etter formue
hall-decided-deeds = lik formue, flere eiendommer uten pant
hall-decided-cash = lik formue og like mange eiendommer, mer kontanter
hall-decided-head-judge = etter hoveddommerens avgjørelse
hall-decided-survived = spilte fortsatt
hall-decided-left-later = gikk ut senere
hall-decided-expelled = den neste ble diskvalifisert
hall-confirming = Person nummer to
hall-digest = Skjemaets fingeravtrykk:
hall-signatures-missing = Ikke underskrevet: { $names }.
hall-own-sheet = Du førte inn skjemaet selv, så noen andre må bekrefte det.
hall-confirm-lead = Sammenlign det med papirskjemaet. Du bekrefter nøyaktig det du ser her. På denne siden kan ingenting endres.
hall-confirm = Bekreft uendret
hall-reject = Send tilbake
hall-release-lead = Poeng publiseres under kallenavn, formue aldri.
hall-release = Publiser poengene
hall-released = Poengene er publisert.
hall-board-open = Åpne live-resultatene
hall-qualify-lead = Rangerer alle og viser hvem som går videre. Loddtrekning brukes bare når ingenting annet kan avgjøre. Starttallet lagres i loggen.
hall-qualify-later = Etter at poengene er publisert.
hall-lot-seed = Starttall for loddtrekningen
hall-qualify = Lukk fasen her
hall-next-round = Gå til neste runde
hall-goes-on = går videre
hall-by-lot = ved loddtrekning

hall-nicknames-lead = Kallenavn må ha med spillet å gjøre og må ikke vise til alder, kjønn, nasjonalitet eller kropp. Mulige problemer får en anmerkning. Du avgjør.
hall-nicknames-none = Ingen kallenavn venter på godkjenning.
hall-no-concern = Ingen anmerkninger.
hall-approve = Godkjenn
hall-approve-all = { $count ->
    [one] Godkjenn det ene uten anmerkninger
   *[other] Godkjenn alle { $count } uten anmerkninger
}
hall-give-back = Avvis
hall-give-back-reason = Begrunnelse (sendes til den påmeldte)
hall-approved = { $count ->
    [one] { $count } godkjent kallenavn
   *[other] { $count } godkjente kallenavn
}
hall-concern-theme = Fant ikke noe ord fra spillet.
hall-concern-age = Kan vise til alder.
hall-concern-sex = Kan vise til kjønn.
hall-concern-nationality = Kan vise til nasjonalitet.
hall-concern-body = Kan vise til kroppen.
hall-concern-number = Inneholder et tall som kan være en alder eller et fødselsår.
hall-concern-place = Inneholder navnet på et spillested eller en by.
hall-concern-name = Inneholder en del av det virkelige navnet.

hall-search = Navn eller kallenavn
hall-search-go = Søk
hall-found = { $count ->
    [0] Ingen ble funnet.
    [one] { $count } person ble funnet.
   *[other] { $count } personer ble funnet.
}
hall-erased = slettet
hall-alternate-number = Reserve { $number }
hall-status-pending = Venter, skal ringes opp
hall-status-confirmed = Bekreftet
hall-status-withdrawn = Trukket tilbake
hall-status-no-show = Møtte ikke
hall-status-disqualified = Diskvalifisert
hall-status-erased = Slettet
hall-cancel = Annuller påmeldingen
hall-cancel-lead = Arrangørene kan annullere en påmelding, for eksempel hvis opplysningene er ufullstendige eller i strid med vilkårene.

hall-terms-lead = En ny versjon trer i kraft med en gang, sammen med en melding som alle ser på den offentlige siden.
hall-terms-version = Versjon { $version }
hall-terms-notice = Hva som er endret (meldingen)
hall-terms-closes = Ny siste påmeldingsdag (nå { $day }); la stå tomt for å beholde den
hall-terms-mailed = Send e-post til alle påmeldte
hall-terms-cancelled = Mesterskapet er avlyst
hall-terms-publish = Publiser den nye versjonen
hall-terms-empty = Skriv vilkårene på minst ett språk.

hall-officials-lead = Alle får en privat lenke for én rolle. Alle som har lenken, kan handle i den rollen, så send den bare til én person. En ny lenke gjør den gamle ugyldig.
hall-official-name = Navn
hall-official-role = Rolle
hall-official-venue = Spillested
hall-official-table = Vanlig bord, hvis det finnes et
hall-invite = Opprett lenke
hall-invited = Lenke til { $name }
hall-invited-lead = Lenken vises bare én gang.
hall-name-needed = Skriv et navn på 1 til 60 tegn.
hall-revoke = Trekk tilbake
hall-revoke-lead = Alle lenkene som { $name } har fått, slutter straks å virke.
hall-revoke-yes = Trekk tilbake alle lenkene
hall-revoke-self = Du kan ikke trekke tilbake din egen lenke. Det kan en annen turneringsleder.
hall-you = deg

hall-outbox-lead = { $count ->
    [0] Alle e-poster er sendt.
    [one] { $count } e-post venter. Kopier den til e-postprogrammet ditt og merk den så som sendt.
   *[other] { $count } e-poster venter. Kopier dem til e-postprogrammet ditt og merk dem så som sendt.
}
hall-letter-to = Til
hall-letter-subject = Emne
hall-letter-body = Tekst
hall-letter-fault = E-postserveren avviste den:
hall-copy = Kopier
hall-copied = Kopiert
hall-sent = Merk som sendt
hall-sent-all = { $count ->
    [one] Merk den ene nedenfor som sendt
   *[other] Merk de { $count } nedenfor som sendt
}
hall-phones = Telefonliste
hall-name = Navn
hall-phone = Telefon

hall-clock = Klokke
hall-clocks-lead = Hoveddommeren styrer den offisielle tiden. Alle kan åpne klokkene, men bare hoveddommeren ser knappene.
hall-clocks-none = Ingen bordplassering er publisert ennå.
hall-clock-left = Tid igjen
hall-clock-waits = Hold opprop først.
hall-clock-reason = Begrunnelse for pausen (vises i salen)
hall-clock-pause = Pause
hall-clock-resume = Fortsett
hall-clock-last-round = Kunngjør siste omgang
hall-clock-end = Meld at tiden er ute
hall-clock-all = Alle klokker
hall-clock-offline = Ingen forbindelse. Klokken går videre.
hall-fullscreen = Fullskjerm
hall-call-minutes = { $count ->
    [one] { $count } minutt igjen
   *[other] { $count } minutter igjen
}
hall-call-over = Tiden er ute

hall-board = Live-resultater
hall-board-lead = Poeng etter hver runde, under kallenavn.
hall-board-empty = Ingen poeng er publisert ennå.
hall-csv = Stillingen som CSV
hall-json = Stillingen som JSON
hall-number = Sal { $number }
hall-halls = Saler
hall-all = Alle
hall-rank = Plass
hall-nickname = Kallenavn
hall-points = Poeng
hall-anonymous = anonym
hall-offline = Ingen forbindelse. Dette er den siste kjente stillingen.
hall-scroll-pause = Stopp rullingen

hall-done-travel = Tiden er stilt.
hall-done-return = Mesterskapet er tilbake i nåtiden.
hall-done-rehearse = Fasen er spilt.
hall-done-draft = Bordplasseringen er trukket. Se gjennom den, og publiser den så.
hall-done-reseat = Heatet er fordelt på nytt.
hall-done-swap = De to har byttet plass.
hall-done-judges = Dommerne er fordelt på bordene.
hall-done-publish = Publisert.
hall-done-roll = Oppropet er holdt.
hall-done-alternate = Neste reserve er kalt inn.
hall-done-start = Spillet er i gang ved bordene.
hall-done-expel = Diskvalifisert.
hall-done-release = Poengene er publisert.
hall-done-qualify = Fasen er lukket her.
hall-done-approve = Kallenavnet er godkjent.
hall-done-approve-all = Kallenavnene er godkjent.
hall-done-give-back = Kallenavnet er avvist.
hall-done-cancel = Påmeldingen er annullert.
hall-done-revoke = Lenkene virker ikke lenger.
hall-done-sent = Merket som sendt.
hall-done-sent-all = Merket som sendt.
hall-done-confirm = Skjemaet er bekreftet.
hall-done-reject = Skjemaet er sendt tilbake.
