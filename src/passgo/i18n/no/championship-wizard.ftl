found-evening = Én sal, én kveld
found-evening-lead = Svar på fire spørsmål. Alt annet er foreslått, og du kan endre det før du publiserer.
found-title = Navn på mesterskapet
found-day = Dato
found-place = Sted
found-place-hint = Sal og by, for eksempel: Skolesalen, Volos
found-players = Antall spillere
found-zone = Tidssone
found-first-stage = Innledende runder
found-last-stage = Finale
found-continue = Fortsett
found-examples = Større mesterskap
found-examples-lead = Begynn med et eksempel. Datoene er flyttet til de kommende ukene.
found-preset-greece-2015 = Flere byer, én nasjonal finale
found-preset-about-greece-2015 = Byturneringer, en finale i hver by og en nasjonal finale. Som i Hellas i 2015.
found-preset-worlds-2015 = Tre runder, semifinaler og en finale
found-preset-about-worlds-2015 = Én sal. Poengene fra tre runder legges sammen, de seksten beste spiller semifinaler. Som i Macao i 2015.
found-begin = Begynn
found-file = Fra en fil
found-file-choose = Mesterskapsfil (championship.toml)
found-file-faults = { $count ->
    [one] Filen har { $count } feil.
   *[other] Filen har { $count } feil.
}
found-file-long = Skjemaene har plass til { $venues } spillesteder. Et større mesterskap opprettes på serveren med programmet.
problem-too-many-drafts = Du har { $count } utkast. Forkast ett først.
found-steps = Trinn
found-step-what = Hva
found-step-where = Hvor og når
found-step-who = Hvem kan delta
found-step-stages = Faser og bord
found-step-clocks = Tider
found-step-points = Poeng og uavgjort
found-step-terms = Vilkår
found-step-officials = Funksjonærer
found-step-check = Kontroller og publiser
found-open = { $count ->
    [one] { $count } felt gjenstår
   *[other] { $count } felt gjenstår
}
found-to-check = Lagre og kontroller
found-organisers = Arrangører
found-organisers-hint = Én per linje. Hvis feltet er tomt: turneringslederen.
found-prize = Premie til mesteren
found-optional = Kan være tomt.
found-venue = Spillested { $number }
found-hall = Sal eller adresse
found-city = By
found-starts = Start
found-tables = Bord om gangen
found-heats = Grupper etter hverandre
found-heats-hint = 1 hvis alle spillerne har bord samtidig.
found-registers = Man kan melde seg på til dette spillestedet
found-remove = Fjern
found-add-venue = Legg til et spillested
found-opens = Påmeldingen åpner
found-closes = Siste påmeldingsdag
found-closes-hint = Denne dagen er med.
found-age = Minstealder
found-any = Alle
found-alternates = Reserver på hvert spillested
found-alternates-hint = De får plass når noen trekker seg.
found-walk-ins = Man kan også melde seg på ved inngangen
found-no-employee = Ansatte hos arrangørene kan ikke delta
found-no-relative = Nær familie av disse ansatte kan ikke delta
found-stage-name = Navn på fasen
found-at = Spilles på
found-at-venues = Hvert spillested med påmelding
found-fewest = Spillere ved et bord, minst
found-most = Spillere ved et bord, høyst
found-advance = Hvor mange går videre
found-advance-hint = Fra hvert spillested. I siste fase: 1, mesteren.
found-add-stage = Legg til en fase
found-rounds = Runder
found-minutes = Minutter per runde
found-tolerance = Så mange minutter før kan siste omgang kunngjøres
found-tolerance-hint = 0 betyr aldri.
found-points-lead = Dette er de vanlige verdiene. Endre dem bare hvis reglene deres er annerledes.
found-points = Poeng
found-points-hint = Vinnerens poeng først, med mellomrom mellom tallene.
found-survivors = { $count ->
    [one] { $count } spiller igjen
   *[other] { $count } spillere igjen
}
found-valuation = Formue, i prosent av den trykte prisen
found-worth-deed = Eiendom
found-worth-mortgaged = Pantsatt eiendom
found-worth-house = Hus
found-worth-hotel = Hotell
found-hotel-houses = Hus som teller med et hotell
found-rounding = Avrunding
found-up = Opp
found-down = Ned
found-ties = Uavgjort
found-table-ties = Mellom spillere ved et bord
found-across-ties = Mellom spillere ved ulike bord
found-tie-worth = høyest formue
found-tie-deeds = flest eiendommer
found-tie-cash = mest kontanter
found-tie-head-judge = hoveddommeren avgjør
found-tie-lot = loddtrekning
found-terms-proposal =
    Alle som melder seg på, godtar å spille etter reglene og følge dommernes avgjørelser.
    Arrangørene bruker personopplysninger bare til å gjennomføre mesterskapet og sletter dem etterpå.
    Deltakerne kan når som helst se, rette og slette opplysningene sine.
found-officials-lead = Før opp dem som hjelper deg. Hver av dem får en privat lenke når du publiserer. Du kan alltid invitere flere.
found-official = Funksjonær { $number }
found-ready = Alt er på plass. Se på forhåndsvisningen, og publiser så.
found-missing = Ikke ferdig ennå
found-preview = Forhåndsvisning
found-preview-lead = Dette er en forhåndsvisning. Ingen andre kan se den.
found-change = Endre noe
found-download = Last ned som fil
found-publish = Publiser
found-director = Navnet ditt, som turneringsleder
found-account = Velg brukernavn og passord, så du kan komme tilbake fra hvilken som helst enhet.
found-have-account = Jeg har allerede en konto
found-discard = Forkast utkastet
found-discard-sure = Forkaste dette utkastet? Ingenting av det blir lagret.
found-links = Gi hver funksjonær sin egen lenke. Lenkene vises bare én gang.
found-link-qr = QR-kode for lenken til { $name }
found-again = Du finner det igjen på alle enheter der du er logget inn.
found-mine = Mine mesterskap
found-mine-none = Logg inn for å se mesterskapene du har opprettet.
found-drafts = Utkast
found-changed = Sist endret { $when }
found-copy = Hold det igjen
found-fault-needed = Fyll ut dette.
found-fault-long = Bruk høyst { $most } tegn.
found-fault-lines = Bruk høyst { $most } linjer på { $longest } tegn.
found-fault-number = Skriv et helt tall fra { $low } til { $high }.
found-fault-day = Velg en dato.
found-fault-past = Dette er i fortiden. Velg en kommende dato.
found-fault-choice = Velg fra listen.
found-fault-closes = Dette er før påmeldingen åpner.
found-fault-starts = Da er påmeldingen fortsatt åpen. Velg en senere dato, eller steng påmeldingen tidligere.
found-fault-room = Bordene har { $room } plasser. Legg til bord, eller senk antallet spillere.
found-fault-advance = Neste fase har ikke bord til dette antallet. I siste fase må det være 1.
found-fault-hall = Spillere fra andre spillesteder kan ikke komme hit. Velg et spillested uten påmelding.
found-fault-online = Dette kan ikke spilles på nett. Velg en annen utgave eller andre bord.
found-fault-points = { $count ->
    [one] Skriv { $count } tall opp til { $most }.
   *[other] Skriv { $count } tall opp til { $most }. Ingen kan være større enn det før.
}
found-fault-winner = Vinneren kan ikke få mer enn med færre spillere igjen: høyst { $most }.
found-fault-registers = Man må kunne melde seg på til minst ett spillested.
found-fault-misfit = Dette passer ikke med resten. Endre det tilbake, eller begynn med et annet eksempel.
