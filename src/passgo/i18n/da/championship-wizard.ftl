found-evening = Én sal, én aften
found-evening-lead = Svar på fire spørgsmål. Alt andet er foreslået, og du kan ændre det, før du offentliggør.
found-title = Mesterskabets navn
found-day = Dato
found-place = Sted
found-place-hint = Sal og by, for eksempel: Skolens sal, Volos
found-players = Antal spillere
found-zone = Tidszone
found-first-stage = Indledende runde
found-last-stage = Finale
found-continue = Fortsæt
found-examples = Større mesterskaber
found-examples-lead = Begynd med et eksempel. Dets datoer er flyttet til de kommende uger.
found-preset-greece-2015 = Flere byer, én national finale
found-preset-about-greece-2015 = Byturneringer, en finale i hver by og en national finale. Som i Grækenland i 2015.
found-preset-worlds-2015 = Tre runder, semifinaler og en finale
found-preset-about-worlds-2015 = Én sal. Point fra tre runder lægges sammen, de bedste seksten spiller semifinaler. Som i Macau i 2015.
found-begin = Begynd
found-file = Fra en fil
found-file-choose = Mesterskabsfil (championship.toml)
found-file-faults = { $count ->
    [one] Filen har { $count } fejl.
   *[other] Filen har { $count } fejl.
}
found-file-long = Formularerne har plads til { $venues } spillesteder. Et større mesterskab oprettes på serveren med programmet.
problem-too-many-drafts = Du har { $count } kladder. Kassér en først.
found-steps = Trin
found-step-what = Hvad
found-step-where = Hvor og hvornår
found-step-who = Hvem kan deltage
found-step-stages = Faser og borde
found-step-clocks = Tider
found-step-points = Point og dødt løb
found-step-terms = Betingelser
found-step-officials = Officials
found-step-check = Kontrollér og offentliggør
found-open = { $count ->
    [one] { $count } felt mangler
   *[other] { $count } felter mangler
}
found-to-check = Gem og kontrollér
found-organisers = Arrangører
found-organisers-hint = Én pr. linje. Hvis feltet er tomt: turneringslederen.
found-prize = Præmie til mesteren
found-optional = Kan være tomt.
found-venue = Spillested { $number }
found-hall = Sal eller adresse
found-city = By
found-starts = Start
found-tables = Borde ad gangen
found-heats = Grupper efter hinanden
found-heats-hint = 1, hvis alle spillere har et bord på samme tid.
found-registers = Man kan tilmelde sig dette spillested
found-remove = Fjern
found-add-venue = Tilføj et spillested
found-opens = Tilmeldingen åbner
found-closes = Sidste tilmeldingsdag
found-closes-hint = Denne dag er med.
found-age = Mindstealder
found-any = Alle
found-alternates = Reserver på hvert spillested
found-alternates-hint = De får en plads, når nogen melder fra.
found-walk-ins = Man kan også tilmelde sig ved indgangen
found-no-employee = Arrangørernes ansatte kan ikke deltage
found-no-relative = Nære pårørende til disse ansatte kan ikke deltage
found-stage-name = Fasens navn
found-at = Spilles på
found-at-venues = Hvert spillested med tilmelding
found-fewest = Spillere ved et bord, mindst
found-most = Spillere ved et bord, højst
found-advance = Hvor mange går videre
found-advance-hint = Fra hvert spillested. I den sidste fase: 1, mesteren.
found-add-stage = Tilføj en fase
found-rounds = Runder
found-minutes = Minutter pr. runde
found-tolerance = Så mange minutter før må sidste omgang varsles
found-tolerance-hint = 0 betyder aldrig.
found-points-lead = Det er de sædvanlige værdier. Ændr dem kun, hvis jeres regler er anderledes.
found-points = Point
found-points-hint = Vinderens point først, med mellemrum mellem tallene.
found-survivors = { $count ->
    [one] { $count } spiller tilbage
   *[other] { $count } spillere tilbage
}
found-valuation = Formue, i procent af den trykte pris
found-worth-deed = Ejendom
found-worth-mortgaged = Pantsat ejendom
found-worth-house = Hus
found-worth-hotel = Hotel
found-hotel-houses = Huse, der tæller med et hotel
found-rounding = Afrunding
found-up = Op
found-down = Ned
found-ties = Dødt løb
found-table-ties = Mellem spillere ved et bord
found-across-ties = Mellem spillere ved forskellige borde
found-tie-worth = højeste formue
found-tie-deeds = flest ejendomme
found-tie-cash = flest kontanter
found-tie-head-judge = overdommeren afgør det
found-tie-lot = lodtrækning
found-terms-proposal =
    Alle, der tilmelder sig, går med til at spille efter reglerne og følge dommernes afgørelser.
    Arrangørerne bruger kun personoplysninger til at afvikle mesterskabet og sletter dem bagefter.
    Deltagere kan altid se, rette og slette deres oplysninger.
found-officials-lead = Nævn dem, der hjælper dig. Hver får et privat link, når du offentliggør. Du kan altid invitere flere.
found-official = Official { $number }
found-ready = Alt er her. Se forhåndsvisningen, og offentliggør så.
found-missing = Ikke færdigt endnu
found-preview = Forhåndsvisning
found-preview-lead = Dette er en forhåndsvisning. Ingen andre kan se den.
found-change = Ændr noget
found-download = Hent som fil
found-publish = Offentliggør
found-director = Dit navn, som turneringsleder
found-account = Vælg et brugernavn og en adgangskode, så du kan komme tilbage fra enhver enhed.
found-have-account = Jeg har allerede en konto
found-discard = Kassér kladde
found-discard-sure = Kassér denne kladde? Intet af den bliver gemt.
found-links = Giv hver official sit eget link. Linkene vises kun én gang.
found-link-qr = QR-kode til linket for { $name }
found-again = Du finder det igen på enhver enhed, hvor du er logget ind.
found-mine = Mine mesterskaber
found-mine-none = Log ind for at se de mesterskaber, du har oprettet.
found-drafts = Kladder
found-changed = Sidst ændret { $when }
found-copy = Hold det igen
found-fault-needed = Udfyld dette.
found-fault-long = Brug højst { $most } tegn.
found-fault-lines = Brug højst { $most } linjer på { $longest } tegn.
found-fault-number = Skriv et helt tal fra { $low } til { $high }.
found-fault-day = Vælg en dato.
found-fault-past = Det er i fortiden. Vælg en kommende dato.
found-fault-choice = Vælg fra listen.
found-fault-closes = Det er, før tilmeldingen åbner.
found-fault-starts = Da er tilmeldingen stadig åben. Vælg en senere dato, eller luk tilmeldingen før.
found-fault-room = Bordene har { $room } pladser. Tilføj borde, eller sænk antallet af spillere.
found-fault-advance = Den næste fase har ingen borde til dette antal. I den sidste fase skal det være 1.
found-fault-hall = Spillere fra andre spillesteder kan ikke komme her. Vælg et spillested uden tilmelding.
found-fault-online = Det kan ikke spilles online. Vælg en anden udgave eller andre borde.
found-fault-points = { $count ->
    [one] Skriv { $count } tal op til { $most }.
   *[other] Skriv { $count } tal op til { $most }. Ingen må være større end det før.
}
found-fault-winner = Vinderen kan ikke få mere end med færre spillere tilbage: højst { $most }.
found-fault-registers = Man skal kunne tilmelde sig mindst ét spillested.
found-fault-misfit = Det passer ikke til resten. Ret det tilbage, eller begynd med et andet eksempel.
