# Mesterskaber i salen: turneringslederens konsol, ure, skemaer, tavler.

hall-desk = Sider for officials
hall-rule = Regel
hall-waiting = { $count ->
    [one] { $count } venter
   *[other] { $count } venter
}
hall-role-registrar = Sekretariat
hall-role-director = Turneringsleder
hall-role-head-judge = Overdommer
hall-role-judge = Dommer
hall-role-scorer = Pointfører
hall-page-director = Runder
hall-page-registrar = Sekretariat
hall-page-nicknames = Kaldenavne
hall-page-entrants = Tilmeldte
hall-page-terms = Betingelser
hall-page-officials = Officials
hall-page-outbox = Udbakke
hall-page-sheets = Skemaer
hall-page-clock = Ure
hall-page-board = Live-stilling
hall-page-projector = Projektor
hall-page-judge = Mine borde
hall-page-time = Computerens ur

hall-director-lead = Alle runder har de samme trin: bordplan, dommere, offentliggørelse, navneopråb, spil, skemaer, point, kvalifikation.
hall-champion = Mester: { $nickname }
hall-venue = Spillested
hall-round = Runde
hall-round-number = Runde { $number }
hall-players = Spillere
hall-stands = Status
hall-open-session = Åbn: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, runde { $round }
hall-backup = Sikkerhedskopi og log
hall-backup-lead = Der gemmes en sikkerhedskopi, hver gang point offentliggøres eller en fase lukkes, hvis serveren har en mappe til det. Kopiér den til en anden enhed før næste runde.
hall-log = { $count ->
    [one] { $count } hændelse i loggen. Kontrolsum:
   *[other] { $count } hændelser i loggen. Kontrolsum:
}
hall-machine = Tidsmaskine
hall-machine-lead = Dette er en generalprøve. Du kan flytte den til et andet tidspunkt, men aldrig til før dens seneste hændelse.
hall-machine-now = Generalprøve. Tiden her: { $moment }
hall-machine-to = Dato og klokkeslæt
hall-machine-go = Indstil tiden
hall-machine-back = Tilbage til nutiden
hall-time-jumped = Uret på mesterskabets computer sprang. Tiden før springet: { $was }. Derefter viste uret: { $says }. Runder og frister følger stadig tiden før springet.
hall-time-open = Hvad skal der gøres?
hall-time-now = Mesterskabets tid: { $time }. Computerens ur: { $clock }.
hall-time-fine = Der er ingen åben melding om uret.
hall-time-wrong = Hvis uret går forkert, så stil det på computeren. Meldingen lukker derefter af sig selv.
hall-time-right = Hvis uret går rigtigt, skal to officials godkende det her. Igangværende runder beholder den tid, de har tilbage.
hall-time-accept = Uret går rigtigt
hall-time-proposed = { $name } siger, at uret går rigtigt. En anden official skal bekræfte det.
hall-time-venue = { $city }: uret på computeren dér gik forkert. Tidspunkt for seneste notering: { $was }. Uret viste: { $says }. Noteringernes rækkefølge er uændret.
hall-rehearse = Lad botter spille næste fase
hall-rehearse-lead = Næste: { $stage }. Botter tager alle pladser og spiller fasen til ende; det kan tage et minut.

hall-pipeline = Rundens trin
hall-state-done = færdig
hall-state-now = nu
hall-state-later = senere
hall-step-seating = Bordplan
hall-step-judges = Dommere
hall-step-publish = Offentliggørelse
hall-step-roll = Navneopråb
hall-step-play = Spil
hall-step-sheets = Skemaer
hall-step-release = Point
hall-step-qualify = Kvalifikation
hall-step-over = Afsluttet
hall-step-later = Ikke endnu
hall-waits-director = Det er op til turneringslederen.
hall-waits-head-judge = Det er op til overdommeren.

hall-plan = Spillere: { $players }, borde: { $tables }, heat: { $heats }.
hall-drawn = Spillere: { $players }, borde: { $tables }.
hall-seed-printed = Starttal { $seed }: Enhver kan gentage lodtrækningen ud fra det.
hall-seeded = De stærkeste spillere er spredt over bordene.
hall-reason-sizes = Spillere ved bordene: { $sizes }. Jævnt fordelt, { $fewest } til { $most } pr. bord.
hall-reason-repeats = { $count ->
    [0] Ingen mødes igen.
    [one] { $count } par mødes igen: Der blev ikke fundet en bedre bordplan.
   *[other] { $count } par mødes igen: Der blev ikke fundet en bedre bordplan.
}
hall-reason-apart = { $count ->
    [one] { $count } par skal holdes adskilt.
   *[other] { $count } par skal holdes adskilt.
}
hall-reason-fixed = { $count ->
    [one] { $count } spiller har et fast bord.
   *[other] { $count } spillere har faste borde.
}
hall-broken-seated-twice = Nogen ville komme til at sidde ved to borde.
hall-broken-not-a-player = Nogen har en plads, men spiller ikke i denne runde.
hall-broken-not-seated = Nogen, der spiller i denne runde, har ingen plads.
hall-broken-table-too-small = Et bord har for få spillere.
hall-broken-table-too-large = Et bord har for mange spillere.
hall-broken-tables-differ = Antallet af borde er ikke det, formatet kræver.
hall-broken-thinned-unevenly = Forskellen mellem to borde er på mere end én spiller.
hall-broken-fixed-seat = En spiller sidder ikke ved sit faste bord.
hall-broken-kept-apart = To spillere, der skal holdes adskilt, sidder ved samme bord.
hall-table = Bord { $number }
hall-heat = Heat { $number }
hall-table-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
hall-again = { $count ->
    [one] { $count } tidligere møde
   *[other] { $count } tidligere møder
}
hall-judged-by = Dommer: { $name }
hall-fixed = fast
hall-swap-lead = Sæt kryds ved to spillere for at lade dem bytte plads. Bordplanen kontrolleres igen; et bytte, der bryder en regel, afvises.
hall-swap = Byt plads
hall-swap-two = Sæt kryds ved præcis to spillere for at bytte.
hall-draw = Træk lod om bordplanen
hall-draw-again = Træk lod igen
hall-seed = Lodtrækningens starttal
hall-seed-lead = Brug dette tal eller et, der er trukket offentligt.
hall-apart = Hold adskilt
hall-apart-one = Første spiller
hall-apart-other = Anden spiller
hall-pair = { $one } og { $other }
hall-fixing = Faste borde
hall-fixed-player = Spiller
hall-fixed-table = Bord
hall-fixed-at = { $name }: bord { $table }

hall-judge-of = Dommer ved bord { $number }
hall-judges-save = Tildel disse dommere
hall-judges-none = Ingen dommer er inviteret til dette spillested endnu.
hall-judges-set = { $count } af { $tables } borde har en dommer.
hall-published = Offentliggjort. Officiel start: { $moment }
hall-projector-open = Vis på projektoren
hall-pdf = Udskriv pointskemaer (PDF)
hall-starts = Officiel start (tidszone { $zone })
hall-publish = Offentliggør bordplanen
hall-present = { $present } af { $players } spillere er til stede.
hall-missing = { $count ->
    [one] { $count } mangler
   *[other] { $count } mangler
}
hall-small = Borde med for få spillere: { $tables }. Fordel dette heat på ny.
hall-alternates = { $count ->
    [one] { $count } reserve, { $present } til stede.
   *[other] { $count } reserver, { $present } til stede.
}
hall-roll-alternates = Reserver, der er til stede, får de ledige pladser i nummerrækkefølge
hall-roll = Hold navneopråb
hall-call-alternate = Kald den næste reserve
hall-reseat = Fordel heat { $heat } på ny
hall-start = { $count ->
    [one] Start bordet
   *[other] Start alle { $count } borde samtidig
}
hall-start-lead = De, der ikke var til stede ved navneopråbet, har mistet deres plads. Uret går i gang for alle borde på én gang.
hall-heat-waiting = Venter
hall-heat-rolled = Navneopråbet er holdt, klar til start
hall-heat-running = I gang
hall-heat-last-round = Sidste omgang
hall-heat-paused = På pause
hall-heat-over = Tiden er gået
hall-play-later = Når bordplanen er offentliggjort.
hall-clock-of = Ur til heat { $heat }
hall-expel = Diskvalificér
hall-expel-who = Hvem skal diskvalificeres?
hall-expel-lead = For upassende opførsel. Spilleren placeres sidst, får ingen point og kan ikke vende tilbage.
hall-reason = Begrundelse
hall-fate-playing = gennemførte spillet
hall-fate-bankrupt = fallit
hall-fate-expelled = diskvalificeret
hall-fate-withdrawn = trak sig

hall-sheets-lead = En anden person ser hvert skema igennem og bekræfter det uændret eller sender det tilbage.
hall-sheets-none = Der ventes ingen skemaer lige nu.
hall-sheets-count = { $confirmed } af { $tables } skemaer er bekræftet.
hall-sheets-short = { $confirmed } af { $tables }
hall-sheets-missing = Borde uden skema: { $tables }.
hall-sheet-waiting = ikke begyndt
hall-sheet-playing = i gang
hall-sheet-due = skema mangler
hall-sheet-entered = afventer en anden person
hall-sheet-confirmed = bekræftet
hall-sheet-of = Skema for bord { $number }
hall-sheet-none = Der er ikke indtastet noget skema for dette bord.
hall-sheet-by = Indtastet af { $name }, version { $version }.
hall-sheet-confirmed-by = Bekræftet af { $name }.
hall-back-session = Tilbage til runden
hall-part-cash = Kontanter
hall-part-deeds = Ejendomme
hall-part-mortgaged = Pantsatte ejendomme
hall-part-houses = Huse
hall-part-hotels = Hoteller
hall-part-total = Formue
hall-holdings = { $count ->
    [one] { $count } ejendom
   *[other] { $count } ejendomme
}
hall-mortgaged = pantsat
hall-houses = { $count ->
    [one] { $count } hus
   *[other] { $count } huse
}
hall-hotel = hotel
hall-signed = underskrevet
hall-unsigned = ikke underskrevet
hall-placings = Placeringer og point
hall-points-count = { $count ->
    [one] { $count } point
   *[other] { $count } point
}
hall-tie = Dødt løb: afventer overdommeren.
hall-decided-worth = efter formue
hall-decided-deeds = samme formue, flere ejendomme uden pant
hall-decided-cash = samme formue og ejendomme, flere kontanter
hall-decided-head-judge = efter overdommerens afgørelse
hall-decided-survived = spillede stadig
hall-decided-left-later = gik ud senere
hall-decided-expelled = den næste blev diskvalificeret
hall-confirming = Anden person
hall-digest = Skemaets fingeraftryk:
hall-signatures-missing = Ikke underskrevet: { $names }.
hall-own-sheet = Du har selv indtastet skemaet, så en anden skal bekræfte det.
hall-confirm-lead = Sammenlign det med papirskemaet. Du bekræfter præcis det, du ser her; på denne side kan intet ændres.
hall-confirm = Bekræft uændret
hall-reject = Send tilbage
hall-release-lead = Point offentliggøres under kaldenavne, formuer aldrig.
hall-release = Offentliggør pointene
hall-released = Pointene er offentliggjort.
hall-board-open = Åbn live-stillingen
hall-qualify-lead = Rangordner alle og viser, hvem der går videre. Lodtrækning bruges kun, når intet andet kan afgøre det; starttallet gemmes i loggen.
hall-qualify-later = Når pointene er offentliggjort.
hall-lot-seed = Lodtrækningens starttal
hall-qualify = Luk fasen her
hall-next-round = Gå til næste runde
hall-goes-on = går videre
hall-by-lot = ved lodtrækning

hall-nicknames-lead = Kaldenavne skal have noget med spillet at gøre og må ikke henvise til alder, køn, nationalitet eller krop. Mulige problemer får en anmærkning; du afgør sagen.
hall-nicknames-none = Ingen kaldenavne venter på godkendelse.
hall-no-concern = Ingen anmærkninger.
hall-approve = Godkend
hall-approve-all = { $count ->
    [one] Godkend det ene uden anmærkninger
   *[other] Godkend alle { $count } uden anmærkninger
}
hall-give-back = Afvis
hall-give-back-reason = Begrundelse (sendes til den tilmeldte)
hall-approved = { $count ->
    [one] { $count } godkendt kaldenavn
   *[other] { $count } godkendte kaldenavne
}
hall-concern-theme = Der blev ikke fundet noget ord fra spillet.
hall-concern-age = Kan henvise til alder.
hall-concern-sex = Kan henvise til køn.
hall-concern-nationality = Kan henvise til nationalitet.
hall-concern-body = Kan henvise til kroppen.
hall-concern-number = Indeholder et tal, der kan være en alder eller et fødselsår.
hall-concern-place = Indeholder navnet på et spillested eller en by.
hall-concern-name = Indeholder en del af det rigtige navn.

hall-search = Navn eller kaldenavn
hall-search-go = Søg
hall-found = { $count ->
    [0] Ingen blev fundet.
    [one] { $count } person blev fundet.
   *[other] { $count } personer blev fundet.
}
hall-erased = slettet
hall-alternate-number = Reserve { $number }
hall-status-pending = Afventer, skal ringes op
hall-status-confirmed = Bekræftet
hall-status-withdrawn = Trukket tilbage
hall-status-no-show = Udeblevet
hall-status-disqualified = Diskvalificeret
hall-status-erased = Slettet
hall-cancel = Annuller tilmeldingen
hall-cancel-lead = Arrangørerne kan annullere en tilmelding, for eksempel hvis oplysningerne er ufuldstændige eller i strid med betingelserne.

hall-terms-lead = En ny version træder i kraft med det samme sammen med en meddelelse, som alle kan se på den offentlige side.
hall-terms-version = Version { $version }
hall-terms-notice = Hvad der er ændret (meddelelsen)
hall-terms-closes = Ny sidste tilmeldingsdag (nu { $day }); lad stå tomt for at beholde den
hall-terms-mailed = Send e-mail til alle tilmeldte
hall-terms-cancelled = Mesterskabet er aflyst
hall-terms-publish = Offentliggør den nye version
hall-terms-empty = Skriv betingelserne på mindst ét sprog.

hall-officials-lead = Alle får et privat link til én rolle. Alle, der har linket, kan handle i den rolle, så send det kun til én person. Et nyt link gør det gamle ugyldigt.
hall-official-name = Navn
hall-official-role = Rolle
hall-official-venue = Spillested
hall-official-table = Sædvanligt bord, hvis der er et
hall-invite = Opret link
hall-invited = Link til { $name }
hall-invited-lead = Linket vises kun én gang.
hall-name-needed = Skriv et navn på 1 til 60 tegn.
hall-revoke = Tilbagekald
hall-revoke-lead = Alle links, som { $name } har fået, holder straks op med at virke.
hall-revoke-yes = Tilbagekald alle links
hall-revoke-self = Du kan ikke tilbagekalde dit eget link. Det kan en anden turneringsleder.
hall-you = dig

hall-outbox-lead = { $count ->
    [0] Alle e-mails er sendt.
    [one] { $count } e-mail venter. Kopiér den til dit mailprogram, og markér den derefter som sendt.
   *[other] { $count } e-mails venter. Kopiér dem til dit mailprogram, og markér dem derefter som sendt.
}
hall-letter-to = Til
hall-letter-subject = Emne
hall-letter-body = Tekst
hall-letter-fault = Mailserveren afviste den:
hall-copy = Kopiér
hall-copied = Kopieret
hall-sent = Markér som sendt
hall-sent-all = { $count ->
    [one] Markér den ene nedenfor som sendt
   *[other] Markér de { $count } nedenfor som sendt
}
hall-phones = Telefonliste
hall-name = Navn
hall-phone = Telefon

hall-clock = Ur
hall-clocks-lead = Overdommeren styrer den officielle tid. Alle kan åbne urene; kun overdommeren ser knapperne.
hall-clocks-none = Ingen bordplan er offentliggjort endnu.
hall-clock-left = Tid tilbage
hall-clock-waits = Hold navneopråb først.
hall-clock-reason = Begrundelse for pausen (vises i salen)
hall-clock-pause = Pause
hall-clock-resume = Fortsæt
hall-clock-last-round = Varsl sidste omgang
hall-clock-end = Meld, at tiden er gået
hall-clock-all = Alle ure
hall-clock-offline = Ingen forbindelse. Uret går videre.
hall-fullscreen = Fuld skærm
hall-call-minutes = { $count ->
    [one] { $count } minut tilbage
   *[other] { $count } minutter tilbage
}
hall-call-over = Tiden er gået

hall-board = Live-stilling
hall-board-lead = Point efter hver runde, under kaldenavne.
hall-board-empty = Ingen point er offentliggjort endnu.
hall-csv = Stillingen som CSV
hall-json = Stillingen som JSON
hall-number = Sal { $number }
hall-halls = Sale
hall-all = Alle
hall-rank = Plads
hall-nickname = Kaldenavn
hall-points = Point
hall-anonymous = anonym
hall-offline = Ingen forbindelse. Dette er den senest kendte stilling.
hall-scroll-pause = Stop rulning

hall-done-travel = Tiden er indstillet.
hall-done-return = Mesterskabet er tilbage i nutiden.
hall-done-rehearse = Fasen er spillet.
hall-done-draft = Der er trukket lod om bordplanen. Se den igennem, og offentliggør den derefter.
hall-done-reseat = Heatet er fordelt på ny.
hall-done-swap = De to har byttet plads.
hall-done-judges = Dommerne er fordelt på bordene.
hall-done-publish = Offentliggjort.
hall-done-roll = Navneopråbet er holdt.
hall-done-alternate = Den næste reserve er kaldt.
hall-done-start = Spillet er i gang ved bordene.
hall-done-expel = Diskvalificeret.
hall-done-release = Pointene er offentliggjort.
hall-done-qualify = Fasen er lukket her.
hall-done-approve = Kaldenavnet er godkendt.
hall-done-approve-all = Kaldenavnene er godkendt.
hall-done-give-back = Kaldenavnet er afvist.
hall-done-cancel = Tilmeldingen er annulleret.
hall-done-revoke = Linkene virker ikke længere.
hall-done-sent = Markeret som sendt.
hall-done-sent-all = Markeret som sendt.
hall-done-confirm = Skemaet er bekræftet.
hall-done-reject = Skemaet er sendt tilbage.
