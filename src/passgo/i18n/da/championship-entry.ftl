# Mesterskaber: det offentlige sted, tilmelding, min tilmelding, sekretariatet, og hvorfor et mesterskab afviser.

entry-championships = Mesterskaber
entry-championships-lead = Tilmeld dig, se med, og følg stillingen.
entry-championships-none = Ingen mesterskaber endnu.
entry-phase-announced = Tilmeldingen er ikke åbnet endnu
entry-phase-open = Tilmeldingen er åben
entry-phase-closed = Tilmeldingen er lukket
entry-phase-running = Spilles nu
entry-phase-over = Afsluttet
entry-phase-cancelled = Aflyst
entry-window = Tilmelding fra { $opens } til og med { $closes }.
entry-window-zone = Klokkeslættene er i spillestedets lokale tid.
entry-rule = Regel { $rule }
entry-rehearsed = Generalprøve med opdigtede personer

entry-new = Nyt mesterskab
entry-new-terms-lead = Alle versioner kan fortsat læses. Angiv en kontakt til spørgsmål om personoplysninger.
entry-new-director = Navn på den første turneringsleder
entry-new-unreadable = Den uploadede fil er ikke UTF-8-tekst.
entry-made = Mesterskabet er oprettet
entry-made-lead = { $name } er klar. Invitér sekretariat, dommere og pointførere fra turneringslederens konsol.
entry-made-link = Dette er turneringslederens private link. Det vises kun én gang: Gem det nu, og hold det for dig selv.
entry-made-qr = QR-kode til turneringslederens link
entry-made-open = Åbn turneringslederens konsol
entry-made-site = Offentlig side

entry-organised = Arrangeret af { $organisers }
entry-register = Tilmeld dig
entry-opens-on = Tilmeldingen åbner { $when }.
entry-cancelled = Mesterskabet er aflyst. Hvis du var tilmeldt, kan du stadig eksportere eller slette dine oplysninger.
entry-terms-changed = Betingelserne er ændret
entry-terms-since = Version { $version }, gældende siden { $when }.
entry-terms-what = Hvad er ændret?
entry-where = Hvornår og hvor
entry-starts = Begynder { $when } ({ $zone })
entry-online = Spilles online, uanset hvor du er
entry-places-meter = Optagne pladser i { $city }
entry-places-left = { $count ->
    [0] Alle { $capacity } pladser er optaget
    [one] { $count } af { $capacity } pladser er ledig
   *[other] { $count } af { $capacity } pladser er ledige
}
entry-alternates = { $count ->
    [0] Ingen venter som reserve
    [one] { $count } reserve venter
   *[other] { $count } reserver venter
}
entry-would-wait = Alt optaget: Du bliver reserve nummer { $number }
entry-later-stage = For dem, der kvalificerer sig
entry-how = Sådan spilles det
entry-stage = { $rounds ->
    [one] Borde med { $fewest } til { $most } spillere, én runde på { $minutes } minutter.
   *[other] Borde med { $fewest } til { $most } spillere, { $rounds } runder på { $minutes } minutter hver.
}
entry-prize = Mesteren vinder: { $prize }.
entry-condition-age = Du skal være fyldt { $age } år på dagen.
entry-condition-citizenship = Du skal være statsborger i { $country }.
entry-condition-excluded = Ansatte hos arrangørerne og deres nærmeste familie kan ikke deltage.
entry-condition-phone = Efter tilmeldingen ringer vi til dig for at bekræfte din plads. Er der flere tilmeldinger end pladser, har de tidligste tilmeldinger forrang.
entry-edition = Om spillet
entry-follow = Følg mesterskabet
entry-spectators = Tilskuere er velkomne: Kom og se spillene live.
entry-anonymous = Pointene offentliggøres efter hver runde, kun under kaldenavne.
entry-board = Live-stilling
entry-standings = Stilling (CSV)
entry-terms = Deltagerbetingelser
entry-terms-lead = Betingelserne og alle tidligere versioner ligger her.
entry-terms-read = Læs de gældende betingelser
entry-terms-none = Betingelserne er ikke offentliggjort endnu, så tilmeldingen er ikke åben.
entry-terms-in-force = Version { $version }, gældende siden { $when }
entry-terms-old = Dette er version { $version } fra { $when }. Den gælder ikke længere.
entry-terms-versions = Alle versioner
entry-terms-version = Version { $version }, { $when }
entry-terms-diff = Ændringer siden version { $version }
entry-terms-added = Tilføjet:
entry-terms-removed = Fjernet:
entry-terms-show = Læs version { $version } af betingelserne her
entry-rights = Du kan når som helst få dine oplysninger eksporteret, rettet eller slettet: på siden med din tilmelding, pr. e-mail eller pr. telefon.

entry-register-lead = Det tager to minutter. Kun det kaldenavn, du vælger senere, bliver offentliggjort.
entry-wrong = { $count ->
    [one] Én ting mangler eller er forkert; den er markeret nedenfor. Intet af det, du har skrevet, er gået tabt.
   *[other] { $count } ting mangler eller er forkerte; de er markeret nedenfor. Intet af det, du har skrevet, er gået tabt.
}
entry-city = Hvor vil du spille?
entry-you = Om dig
entry-name = For- og efternavn
entry-email = E-mailadresse
entry-email-hint = Din egen, ikke en andens: Vi sender linket til din tilmelding til den.
entry-phone = Telefon
entry-phone-hint = Vi ringer til dette nummer for at bekræfte din plads.
entry-born = Fødselsdato
entry-born-hint = Du skal være fyldt { $age } år den dag, du spiller.
entry-born-why = Så vi kan skelne mellem personer med samme navn.
entry-citizenship = Statsborgerskab
entry-citizenship-hint = Kun statsborgere i { $country } kan deltage.
entry-choose = Vælg
entry-excluded = Sæt kryds ved det, der gælder for dig
entry-excluded-employee = Jeg arbejder for { $organisers }.
entry-excluded-relative = En fra min nærmeste familie arbejder for { $organisers }.
entry-declare = Erklæringer og samtykker
entry-declare-lead = De er alle nødvendige. Mangler der en, er din tilmelding ikke gyldig.
entry-declaration-own-email = E-mailadressen er min egen.
entry-declaration-true-data = Mine oplysninger er korrekte og sandfærdige.
entry-declaration-of-age = Jeg er fyldt { $age } år.
entry-declaration-contact = Mit telefonnummer og min e-mailadresse må bruges til at gennemføre mesterskabet.
entry-consent-terms = Jeg accepterer deltagerbetingelserne uden forbehold.
entry-consent-data = { $organisers } må behandle de oplysninger, jeg giver her, men kun til dette mesterskab.
entry-consent-publicity = Mesterskabets resultater, med fotos, film og navnene på vindere og øvrige placerede, må offentliggøres.
entry-consent-promotion = { $organisers } må også sende mig nyheder og tilbud. Det har intet med deltagelsen at gøre.
entry-optional = Valgfrit
entry-optional-lead = Du kan lade disse stå tomme og stadig deltage. Du kan når som helst ombestemme dig.
entry-kept = { $days ->
    [one] Dine oplysninger slettes senest { $days } dag efter den sidste finale.
   *[other] Dine oplysninger slettes senest { $days } dage efter den sidste finale.
}
entry-register-send = Tilmeld dig nu
entry-fault-venue = Vælg én by.
entry-fault-name = Angiv for- og efternavn, 2 til 100 tegn.
entry-fault-email = Angiv en e-mailadresse som name@example.org.
entry-fault-phone = Angiv et telefonnummer med 5 til 20 cifre.
entry-fault-born = Angiv en fødselsdato.
entry-fault-citizenship = Vælg et land.
entry-fault-tick = Sæt kryds her for at deltage.
entry-registered = Du er tilmeldt
entry-link = Dette er dit private link. Pas godt på det: Alle, der har det, kan ændre din tilmelding.
entry-link-lead = Det åbner din tilmelding: status, kaldenavn, dine oplysninger og din check-in-kode.
entry-link-mail = Det står også i den e-mail, vi sender dig.
entry-mine-open = Åbn min tilmelding
entry-mine = Min tilmelding
entry-status-pending = Afventer bekræftelse
entry-status-confirmed = Bekræftet
entry-status-alternate = Reserve nummer { $number }
entry-status-withdrawn = Trukket tilbage
entry-status-no-show = Udeblevet
entry-status-disqualified = Diskvalificeret
entry-status-erased = Slettet
entry-next-pending = Du har en plads. Vi ringer til dig for at bekræfte den.
entry-next-confirmed = Din plads er bekræftet. Vær der før den officielle start: En plads, der står tom på det tidspunkt, går til en reserve.
entry-next-alternate = Alle pladser er optaget. Du er nummer { $number } på reservelisten: Når nogen trækker sig, rykker den næste i køen op.
entry-next-withdrawn = Du deltager ikke længere. Mens tilmeldingen er åben, kan du tilmelde dig igen.
entry-next-no-show = Du var ikke til stede ved den officielle start, så din plads gik til en anden.
entry-next-disqualified = Arrangørerne har annulleret din tilmelding.
entry-next-erased = Dine oplysninger er slettet.
entry-seat = { $stage }, runde { $round }, heat { $heat }: bord { $table }, { $when } ({ $zone })
entry-play = Gå til mit bord
entry-qr = QR-kode til check-in
entry-qr-lead = Vis den ved indgangen, eller læs koden op:
entry-nickname = Kaldenavn
entry-nickname-lead = Point vises under dit kaldenavn, aldrig under dit navn. Det skal have noget med spillet at gøre og må ikke antyde alder, køn, nationalitet, udseende eller sted. Turneringslederen skal godkende det.
entry-nickname-proposed = ”{ $nickname }” venter på godkendelse.
entry-nickname-approved = ”{ $nickname }” er godkendt.
entry-nickname-returned = Dit kaldenavn blev ikke godkendt. Begrundelsen står i den e-mail, vi har sendt dig. Foreslå et andet.
entry-nickname-new = Kaldenavn, 2 til 24 tegn
entry-nickname-send = Foreslå
entry-contact = Sådan får vi fat i dig
entry-contact-theirs = Kontaktoplysninger
entry-contact-other = Er dit navn eller din fødselsdato forkert, så ring til sekretariatet.
entry-save = Gem
entry-consents = Samtykker
entry-consent-given = givet
entry-consent-refused = ikke givet
entry-consent-give = Giv samtykke
entry-consent-take-back = Træk samtykket tilbage
entry-consent-data-sure = Uden dette samtykke kan ingen deltage, så tilmeldingen trækkes også tilbage. Oplysningerne bevares, indtil de slettes, eller opbevaringstiden er udløbet.
entry-place = Din plads som mester
entry-place-lead = Du har vundet: { $prize }. Kan du ikke rejse, går pladsen til den næste på ranglisten; du forbliver mester.
entry-place-pass = Jeg kan ikke rejse
entry-place-sure = Pladsen går så til den næste på ranglisten. Det kan ikke fortrydes.
entry-data = Dine oplysninger
entry-data-theirs = Personoplysninger
entry-data-lead = { $days ->
    [one] Personoplysninger slettes senest { $days } dag efter den sidste finale. Du kan eksportere dem, melde afbud eller få dem slettet nu.
   *[other] Personoplysninger slettes senest { $days } dage efter den sidste finale. Du kan eksportere dem, melde afbud eller få dem slettet nu.
}
entry-export = Eksportér som fil (JSON)
entry-withdraw = Meld afbud
entry-withdraw-sure = Pladsen går straks til den første reserve.
entry-withdraw-yes = Ja, meld afbud
entry-erase = Slet alt om denne tilmelding
entry-erase-sure = Navn, kontaktoplysninger, fødselsdato og kaldenavn slettes straks og for altid, og tilmeldingen ophører. Resultater, der allerede er spillet, bliver stående uden navn.
entry-erase-yes = Ja, slet alt
entry-erased = Slettet
entry-erased-lead = Der er ikke længere gemt personoplysninger om denne tilmelding, og det private link virker ikke mere.
entry-done-contact = Gemt.
entry-done-nickname = Kaldenavnet er foreslået. Turneringslederen ser på det.
entry-done-consent = Samtykket er ændret.
entry-done-withdrawn = Tilmeldingen er trukket tilbage.
entry-done-passed = Pladsen er givet videre.
entry-done-comes = Noteret: kommer.
entry-done-declined = Noteret: kommer ikke. Pladsen er ledig til en reserve.
entry-done-here = Checket ind.
entry-done-away = Check-in er fortrudt.
entry-done-erased = Slettet.

entry-desk = Sekretariat
entry-desk-entries = Tilmeldinger
entry-desk-check-in = Check-in
entry-desk-files = Import og eksport
entry-desk-lists = Lister over tilmeldinger
entry-desk-venue = Spillested
entry-desk-all = Alle spillesteder
entry-desk-show = Vis
entry-search = Søg på navn, telefon, e-mail, kaldenavn eller kode
entry-search-go = Søg
entry-list-calls = Skal ringes op
entry-list-alternates = Reserver
entry-list-confirmed = Bekræftet
entry-list-gone = Afsluttede
entry-list-found = Fundet
entry-list-lead-calls = Tidligste tilmelding først. Ring, og notér så svaret.
entry-list-lead-alternates = I nummerrækkefølge. En plads, der bliver ledig, før bordplanen er lagt, går til den første på listen.
entry-list-lead-confirmed = Har bekræftet i telefonen, at de kommer.
entry-list-lead-gone = Trukket tilbage, udeblevet, diskvalificeret eller slettet.
entry-list-lead-found = Alle, der matcher din søgning.
entry-list-none = Ingen
entry-list-more = { $count ->
    [one] Yderligere { $count } vises ikke.
   *[other] Yderligere { $count } vises ikke.
}
entry-nameless = (intet navn gemt)
entry-phoned = ringet op
entry-order = Tilmelding nr. { $number }
entry-comes = Kommer
entry-declines = Kommer ikke
entry-declines-sure = Tilmeldingen ophører, og den første reserve rykker op.
entry-declines-yes = Ja, kommer ikke
entry-registered-at = Tilmeldt { $when }
entry-reason = Begrundelse: { $reason }
entry-reason-declined-by-phone = Meldte afbud pr. telefon.
entry-reason-consent-withdrawn = Trak samtykket til brug af oplysningerne tilbage.
entry-code = Check-in-kode
entry-on-behalf = Når nogen beder om noget pr. telefon eller e-mail, kan du gøre det for dem her.
entry-new-link = Udsted et nyt privat link
entry-new-link-lead = Et nyt link til denne tilmelding. Det vises kun én gang.
entry-code-type = Navn eller check-in-kode
entry-code-find = Find
entry-code-unknown = Ingen har denne kode. Står den på et trykt adgangskort, er den tilmelding slettet. Søg på navnet i stedet.
entry-camera = Scan med kameraet
entry-camera-view = Kamerabillede
entry-camera-refused = Kameraet kan ikke bruges her. Indtast koden i stedet.
entry-check-in-yes = Check ind
entry-check-in-undo = Fortryd check-in
entry-here-already = Er allerede checket ind.
entry-here-count = { $count ->
    [one] { $count } til stede, { $awaited } ventes
   *[other] { $count } til stede, { $awaited } ventes
}
entry-awaited = Ventes
entry-here = Til stede
entry-details = Alt om denne tilmelding
entry-import = Importér tilmeldinger
entry-import-lead = En CSV-fil med én tilmelding pr. linje i den rækkefølge, de er kommet ind. Den første linje angiver kolonnernes navne:
entry-import-forms = { $lines ->
    [one] Datoer som 1990-12-31 eller 31.12.1990, kryds som yes, højst { $lines } linje. Enten importeres alle linjer eller ingen.
   *[other] Datoer som 1990-12-31 eller 31.12.1990, kryds som yes, højst { $lines } linjer. Enten importeres alle linjer eller ingen.
}
entry-import-file = CSV-fil
entry-import-go = Importér
entry-import-template = En tom fil med disse kolonner
entry-import-faults = { $count ->
    [one] Der blev fundet { $count } fejl.
   *[other] Der blev fundet { $count } fejl.
}
entry-import-nothing = Ingen blev tilmeldt.
entry-import-line = Linje { $line }:
entry-import-unreadable = Filen kan ikke læses: Den skal være CSV.
entry-import-empty = Filen har ingen linje med en tilmelding.
entry-import-long = Filen har for mange linjer: Der kan højst importeres { $most } ad gangen.
entry-import-missing-column = Kolonnen ”{ $column }” mangler.
entry-import-unknown-column = Uventet kolonne: ”{ $column }”.
entry-import-cells = Linjen har { $found } celler i stedet for { $wanted }.
entry-import-venue = Spillestedet skal være et af følgende: { $venues }.
entry-import-tick = ”{ $column }” skal være yes.
entry-imported = { $count ->
    [one] { $count } tilmelding er importeret.
   *[other] { $count } tilmeldinger er importeret.
}
entry-export-list = Eksportér alle tilmeldinger (CSV)
entry-export-lead = Indeholder personoplysninger: Opbevar filen sikkert, og slet den, når den ikke længere skal bruges.

problem-no-such-championship = Det mesterskab findes ikke her.
problem-no-such-desk = Linket er ugyldigt eller virker ikke længere. Bed turneringslederen om et nyt.
problem-no-such-entry = Linket er ugyldigt eller virker ikke længere. Det rigtige står i den e-mail, du fik efter tilmeldingen; sekretariatet kan også give dig et nyt.
problem-desk-link-needed = Denne side er for mesterskabets officials. Åbn den med det private link, du har fået.

refusal-champ-alternates-full = Spillestedet er fuldt, og det er listen med { $alternates } reserver også.
refusal-champ-already-done = Det er allerede gjort.
refusal-champ-already-judging = Den dommer har et andet bord samtidig eller spiller.
refusal-champ-bad-moment = Det kan ikke lade sig gøre på dette tidspunkt.
refusal-champ-cancelled = Mesterskabet er aflyst.
refusal-champ-clock-back = En generalprøve kan ikke gå tilbage til før sin seneste hændelse.
refusal-champ-clock-changed = Uret har ændret sig siden. Læs meldingen igen.
refusal-champ-clock-same-person = Det har du allerede sagt. En anden official skal bekræfte det.
refusal-champ-consent-missing = Et samtykke mangler. Uden det kan ingen deltage.
refusal-champ-declaration-missing = En erklæring mangler. En tilmelding kræver dem alle.
refusal-champ-excluded = Ansatte hos arrangørerne, deres nærmeste familie og personer, hvis tilmelding arrangørerne har annulleret, kan ikke deltage.
refusal-champ-game-running = Spillet er i gang: Ingen kan placeres eller flyttes dér nu.
refusal-champ-judge-missing = Et bord har ingen dommer endnu.
refusal-champ-late = For sent: Pladsen gik tabt ved den officielle start.
refusal-champ-nickname-missing = Der er ikke noget kaldenavn at behandle.
refusal-champ-nickname-taken = Kaldenavnet eller et, der ligner, er allerede taget. Vælg et andet.
refusal-champ-nickname-unfit = Et kaldenavn har 2 til 24 almindelige tegn, heraf mindst ét bogstav eller ciffer.
refusal-champ-no-alternate = Der er ingen reserver tilbage.
refusal-champ-no-notice = Skriv en meddelelse, der fortæller alle, hvad der er ændret.
refusal-champ-no-reason = Skriv en begrundelse.
refusal-champ-no-such-entrant = Den tilmelding findes ikke.
refusal-champ-no-such-session = Den runde findes ikke.
refusal-champ-no-such-stage = Den fase findes ikke.
refusal-champ-no-such-table = Det bord findes ikke.
refusal-champ-no-such-venue = Det spillested findes ikke.
refusal-champ-no-vacancy = Ingen plads er ledig.
refusal-champ-not-allowed = Det har du ikke lov til i din rolle.
refusal-champ-not-awaited = Denne person ventes ikke dér.
refusal-champ-not-confirmed = Tilmeldingen er ikke bekræftet endnu: Ring først.
refusal-champ-not-finished = Et tidligere trin er ikke færdigt endnu.
refusal-champ-not-open = Tilmeldingen til dette spillested åbner { $opens }.
refusal-champ-not-qualified = Kun den, der har pladsen, kan give den videre.
refusal-champ-not-yours = Det er en andens tilmelding.
refusal-champ-old-terms = Betingelserne er ændret, siden du åbnede siden. Læs den nye version, og acceptér den.
refusal-champ-registered-twice = Denne person er allerede tilmeldt. Brug det private link fra e-mailen, eller spørg sekretariatet.
refusal-champ-seating-broken = Denne bordplan ville bryde en regel.
refusal-champ-sheet-changed = Skemaet er blevet ændret siden: Se på det igen.
refusal-champ-sheet-missing = Der mangler stadig et skema.
refusal-champ-sheet-wrong = Skemaet går ikke op.
refusal-champ-stage-over = Den fase er lukket.
refusal-champ-table-too-small = Et bord har færre end { $fewest } spillere: Fordel det heat på ny.
refusal-champ-tie-undecided = Et dødt løb er ikke afgjort endnu: Overdommeren skal afgøre det.
refusal-champ-too-early = Det er for tidligt til det.
refusal-champ-too-few = Der er for få spillere: Der kræves mindst { $fewest }.
refusal-champ-too-young = Du skal være fyldt { $age } år senest { $day }.
refusal-champ-unsigned = En underskrift mangler.
refusal-champ-venue-elsewhere = Det spillested styres fra et andet sted: Gør det på mesterskabets server.
refusal-champ-venue-full = Spillestedet er fuldt.
refusal-champ-venue-lent = Spillestedet styres fra sin egen maskine. Gør det dér, eller vent, til resultaterne er kommet tilbage.
refusal-champ-window-closed = Tilmeldingen til dette spillested lukkede ved udgangen af { $closed }.
refusal-champ-same-person = En anden person skal bekræfte dette.
refusal-champ-wrong-citizenship = Kun statsborgere i { $needed } kan deltage.
refusal-champ-wrong-replacement = Rettelsen henviser ikke til det skema, der gælder nu.
refusal-champ-answer-wrong = Et svar eller gruppen mangler eller er ikke en af mulighederne.
refusal-champ-last-round-early = Sidste runde kan varsles fra { $allowed }.
refusal-champ-guardian-missing = En så ung spiller skal have en forælder eller værge med mailadresse eller telefonnummer.
refusal-champ-unticked = Navneopråbet kan ikke holdes endnu: Ingen har markeret spillerne ved disse borde: { $tables }.
refusal-champ-undo-proposed = Det er allerede foreslået. En anden official skal også sige ja.
refusal-champ-undo-too-late = For sent at fortryde: Det, der følger af det, er allerede begyndt.
