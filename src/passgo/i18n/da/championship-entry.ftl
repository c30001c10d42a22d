# Mesterskaber: det offentlige sted, tilmelding, min tilmelding, sekretariatet, og hvorfor et mesterskab afviser.

entry-championships = Mesterskaber
entry-championships-lead = Tilmeld dig, se med, og følg pointene.
entry-championships-none = Her er intet mesterskab endnu.
entry-phase-announced = Tilmeldingen er ikke åbnet endnu
entry-phase-open = Tilmeldingen er åben
entry-phase-closed = Tilmeldingen er lukket
entry-phase-running = Spilles nu
entry-phase-over = Afsluttet
entry-phase-cancelled = Aflyst
entry-window = Tilmelding fra { $opens } til og med { $closes }.
entry-window-zone = Klokkeslæt gælder i hvert spillesteds egen tidszone.
entry-rule = Regel { $rule }
entry-rehearsed = En prøve med opfundne personer

entry-new = Nyt mesterskab
entry-new-account = For at oprette et mesterskab skal du have en konto, så du kan komme tilbage til det fra enhver enhed.
entry-new-lead = Et mesterskab beskrives af en fil. Start med et eksempel, ret det, du har brug for, eller upload en fil af din egen.
entry-new-presets = Eksempler
entry-new-format = Filen
entry-new-edit = Beskrivelsen af mesterskabet (TOML)
entry-new-file = Eller upload en fil, som erstatter teksten ovenfor
entry-new-terms = Deltagerbetingelser
entry-new-terms-lead = Hver version kan fortsat læses. Angiv en kontakt for spørgsmål om personoplysninger.
entry-new-director = Navnet på den første turneringsleder
entry-new-make = Opret mesterskabet
entry-new-faults = { $count ->
    [one] Mesterskabet blev ikke oprettet: Filen har { $count } fejl.
   *[other] Mesterskabet blev ikke oprettet: Filen har { $count } fejl.
}
entry-new-no-terms = Mesterskabet blev ikke oprettet: Skriv betingelserne på mindst ét sprog.
entry-new-no-director = Mesterskabet blev ikke oprettet: Angiv den første turneringsleder.
entry-new-exists = Mesterskabet blev ikke oprettet: Der findes allerede et med dette id. Ret id’et i filen.
entry-new-bad-id = Mesterskabet blev ikke oprettet: Dets id må kun have små bogstaver, tal og bindestreger.
entry-new-no-edition = Mesterskabet blev ikke oprettet: Den udgave, det nævner, findes ikke.
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
entry-cancelled = Mesterskabet er aflyst. Den, der er tilmeldt, kan stadig eksportere eller slette sine oplysninger.
entry-terms-changed = Betingelserne er ændret
entry-terms-since = Version { $version }, gælder siden { $when }.
entry-terms-what = Hvad der er ændret
entry-where = Hvornår og hvor
entry-starts = Begynder { $when } ({ $zone })
entry-online = Spilles online, hvor som helst fra
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
entry-would-wait = Fuldt: Du ville blive reserve nummer { $number }
entry-later-stage = For dem, der kvalificerer sig
entry-how = Sådan spilles det
entry-stage = { $rounds ->
    [one] Borde med { $fewest } til { $most } spillere, én runde på { $minutes } minutter.
   *[other] Borde med { $fewest } til { $most } spillere, { $rounds } runder på hver { $minutes } minutter.
}
entry-prize = Mesteren vinder: { $prize }.
entry-condition-age = Du skal være fyldt { $age } år på dagen.
entry-condition-citizenship = Du skal være statsborger i { $country }.
entry-condition-excluded = Ansatte hos arrangørerne og deres nærmeste familie kan ikke deltage.
entry-condition-phone = Efter tilmeldingen ringer vi til dig for at bekræfte din plads. Er der flere tilmeldinger end pladser, går den tidligste tilmelding forud.
entry-edition = Om spillet
entry-follow = Følg mesterskabet
entry-spectators = Tilskuere er velkomne: Kom og se spillene live.
entry-anonymous = Point vises ved slutningen af hver runde, kun under kaldenavne.
entry-board = Live-stilling
entry-standings = Stilling (CSV)
entry-terms = Deltagerbetingelser
entry-terms-lead = Betingelserne og alle tidligere versioner ligger her.
entry-terms-read = Læs de gældende betingelser
entry-terms-none = Betingelserne er ikke offentliggjort endnu, så tilmeldingen er ikke åben.
entry-terms-in-force = Version { $version }, gælder siden { $when }
entry-terms-old = Dette er version { $version } fra { $when }. Den gælder ikke længere.
entry-terms-versions = Alle versioner
entry-terms-version = Version { $version }, { $when }
entry-terms-diff = Hvad der er ændret siden version { $version }
entry-terms-added = Tilføjet:
entry-terms-removed = Fjernet:
entry-terms-show = Læs version { $version } af betingelserne her
entry-rights = Du kan når som helst få dine oplysninger eksporteret, rettet eller slettet: på siden med din tilmelding, pr. e-mail eller pr. telefon.

entry-register-lead = Det tager to minutter. Intet offentliggøres ud over det kaldenavn, du vælger senere.
entry-wrong = { $count ->
    [one] Én ting mangler eller er forkert; den er markeret nedenfor. Intet af det, du har skrevet, er tabt.
   *[other] { $count } ting mangler eller er forkerte; de er markeret nedenfor. Intet af det, du har skrevet, er tabt.
}
entry-city = Hvor vil du spille?
entry-you = Om dig
entry-name = For- og efternavn
entry-email = E-mailadresse
entry-email-hint = Din egen, ikke en andens: Linket til din tilmelding sendes dertil.
entry-phone = Telefon
entry-phone-hint = Vi ringer til dette nummer for at bekræfte din plads.
entry-born = Fødselsdato
entry-born-hint = Du skal være fyldt { $age } den dag, du spiller.
entry-born-why = For at skelne personer med samme navn.
entry-citizenship = Statsborgerskab
entry-citizenship-hint = Kun statsborgere i { $country } kan deltage.
entry-choose = Vælg
entry-excluded = Sæt kryds ved det, der gælder for dig
entry-excluded-employee = Jeg arbejder for { $organisers }.
entry-excluded-relative = Et nært familiemedlem til mig arbejder for { $organisers }.
entry-declare = Erklæringer og samtykker
entry-declare-lead = Alle er nødvendige: Mangler en, er tilmeldingen ikke gyldig.
entry-declaration-own-email = E-mailadressen er min egen.
entry-declaration-true-data = Det, jeg har skrevet, er korrekt og sandt.
entry-declaration-of-age = Jeg er fyldt { $age } år.
entry-declaration-contact = Mit telefonnummer og min e-mailadresse må bruges til at gennemføre mesterskabet.
entry-consent-terms = Jeg accepterer deltagerbetingelserne uden forbehold.
entry-consent-data = { $organisers } må behandle de oplysninger, jeg giver her, kun til dette mesterskab.
entry-consent-publicity = Mesterskabets resultater, med fotos, film og navnene på vindere og øvrige placerede, må offentliggøres.
entry-consent-promotion = { $organisers } må også sende mig nyheder og tilbud. Det har intet med deltagelsen at gøre.
entry-optional = Kun hvis du vil
entry-optional-lead = Du deltager på lige fod, selv om du lader disse stå tomme. Du kan ombestemme dig når som helst.
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
entry-link = Dette er dit private link. Gem det: Den, der har det, kan ændre din tilmelding.
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
entry-next-confirmed = Din plads er sikker. Vær der før den officielle start: En plads, der er tom til den tid, går til en reserve.
entry-next-alternate = Alle pladser er optaget. Du er nummer { $number } på reservelisten: Når nogen trækker sig, rykker den første reserve op.
entry-next-withdrawn = Du deltager ikke længere. Mens tilmeldingen er åben, kan du tilmelde dig igen.
entry-next-no-show = Du var ikke til stede ved den officielle start, så din plads gik til en anden.
entry-next-disqualified = Arrangørerne har annulleret din tilmelding.
entry-next-erased = Dine oplysninger er slettet.
entry-seat = { $stage }, runde { $round }, heat { $heat }: bord { $table }, { $when }
entry-play = Til mit bord
entry-qr = QR-kode til check-in
entry-qr-lead = Vis denne ved døren, eller læs koden op:
entry-nickname = Kaldenavn
entry-nickname-lead = Point vises under dit kaldenavn, aldrig under dit navn. Det skal have noget med spillet at gøre og må ikke antyde alder, køn, nationalitet, udseende eller sted. Turneringslederen godkender det.
entry-nickname-proposed = ”{ $nickname }” venter på turneringslederen.
entry-nickname-approved = ”{ $nickname }” er godkendt.
entry-nickname-returned = Turneringslederen har ikke godkendt dit forslag. Begrundelsen står i e-mailen til dig. Foreslå et andet.
entry-nickname-new = Kaldenavn, 2 til 24 tegn
entry-nickname-send = Foreslå
entry-contact = Sådan får vi fat i dig
entry-contact-theirs = Kontakt
entry-contact-other = Er dit navn eller din fødselsdato forkert, så sig det til sekretariatet pr. telefon.
entry-save = Gem
entry-consents = Samtykker
entry-consent-given = givet
entry-consent-refused = ikke givet
entry-consent-give = Giv
entry-consent-take-back = Træk tilbage
entry-consent-data-sure = Uden dette samtykke kan ingen deltage, så tilmeldingen trækkes også tilbage. Oplysningerne bevares, indtil de slettes, eller opbevaringstiden er udløbet.
entry-place = Din plads som mester
entry-place-lead = Du har vundet: { $prize }. Kan du ikke rejse, går pladsen til den næste på ranglisten; du forbliver mester.
entry-place-pass = Jeg kan ikke rejse
entry-place-sure = Pladsen går så til den næste på ranglisten. Det kan ikke fortrydes.
entry-data = Dine oplysninger
entry-data-theirs = Personoplysninger
entry-data-lead = { $days ->
    [one] Personoplysninger slettes senest { $days } dag efter den sidste finale. Du kan tage dem med dig, trække dig eller få dem slettet nu.
   *[other] Personoplysninger slettes senest { $days } dage efter den sidste finale. Du kan tage dem med dig, trække dig eller få dem slettet nu.
}
entry-export = Eksportér som fil (JSON)
entry-withdraw = Træk dig
entry-withdraw-sure = Pladsen går straks til den første reserve.
entry-withdraw-yes = Ja, træk mig
entry-erase = Slet alt om denne tilmelding
entry-erase-sure = Navn, kontaktoplysninger, fødselsdato og kaldenavn slettes straks og for altid, og tilmeldingen ophører. Resultater, der allerede er spillet, bliver stående uden navn.
entry-erase-yes = Ja, slet alt
entry-erased = Slettet
entry-erased-lead = Intet personligt om denne tilmelding er gemt længere. Det private link virker ikke længere.
entry-done-contact = Gemt.
entry-done-nickname = Kaldenavnet er foreslået. Turneringslederen ser på det.
entry-done-consent = Samtykket er ændret.
entry-done-withdrawn = Tilmeldingen er trukket tilbage.
entry-done-passed = Pladsen er givet videre.
entry-done-comes = Noteret: kommer.
entry-done-declined = Noteret: kommer ikke. Pladsen er ledig til en reserve.
entry-done-here = Checket ind.
entry-done-away = Check-in fortrudt.
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
entry-list-lead-calls = Tidligste tilmelding først. Ring, og tryk så på svaret.
entry-list-lead-alternates = I nummerrækkefølge. En plads, der bliver ledig før bordplanen, går til den første.
entry-list-lead-confirmed = Har bekræftet i telefonen, at de kommer.
entry-list-lead-gone = Trukket tilbage, fraværende, diskvalificeret eller slettet.
entry-list-lead-found = Alle, der passer til din søgning.
entry-list-none = Ingen.
entry-list-more = { $count ->
    [one] { $count } mere vises ikke.
   *[other] { $count } flere vises ikke.
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
entry-on-behalf = Det, nogen beder om pr. telefon eller e-mail, kan gøres her på deres vegne.
entry-new-link = Giv et nyt privat link
entry-new-link-lead = Et nyt link til denne tilmelding. Det vises kun én gang.
entry-code-type = Check-in-kode, tastet eller scannet
entry-code-find = Find
entry-code-unknown = Ingen har denne kode.
entry-camera = Scan med kameraet
entry-camera-view = Hvad kameraet ser
entry-camera-refused = Kameraet kan ikke bruges her. Tast koden i stedet.
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
entry-import = Importér tilmeldinger fra en fil
entry-import-lead = En CSV-fil med én tilmelding pr. linje, i den rækkefølge de kom. Den første linje navngiver kolonnerne:
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
entry-import-unreadable = Filen kan ikke læses: Den skal være CSV i UTF-8.
entry-import-empty = Filen har ingen linje med en tilmelding.
entry-import-long = Filen har for mange linjer: Højst { $most } importeres ad gangen.
entry-import-missing-column = Kolonnen ”{ $column }” mangler.
entry-import-unknown-column = Uventet kolonne: ”{ $column }”.
entry-import-cells = Linjen har { $found } celler i stedet for { $wanted }.
entry-import-venue = Spillestedet skal være et af { $venues }.
entry-import-tick = ”{ $column }” skal være yes.
entry-imported = { $count ->
    [one] { $count } tilmelding er importeret.
   *[other] { $count } tilmeldinger er importeret.
}
entry-export-list = Alle tilmeldinger som fil (CSV)
entry-export-lead = Med personoplysninger: Opbevar den sikkert, og slet den, når den ikke længere er nødvendig.

problem-no-such-championship = Det mesterskab findes ikke her.
problem-no-such-desk = Linket er ikke eller ikke længere gyldigt. Bed turneringslederen om et nyt.
problem-no-such-entry = Linket er ikke eller ikke længere gyldigt. Det rigtige står i den e-mail, du fik efter tilmeldingen; sekretariatet kan give dig et nyt.
problem-desk-link-needed = Denne side er for mesterskabets officials. Åbn den med det private link, du har fået.

refusal-champ-alternates-full = Spillestedet er fuldt, og det er listen med { $alternates } reserver også.
refusal-champ-already-done = Det er allerede gjort.
refusal-champ-already-judging = Den dommer har et andet bord samtidig eller spiller.
refusal-champ-bad-moment = Det kan ikke lade sig gøre på dette tidspunkt.
refusal-champ-cancelled = Mesterskabet er aflyst.
refusal-champ-clock-back = En prøve kan ikke gå tilbage til før sin seneste hændelse.
refusal-champ-clock-changed = Uret har ændret sig siden. Læs meldingen igen.
refusal-champ-clock-same-person = Det har du allerede sagt. En anden official skal bekræfte det.
refusal-champ-consent-missing = Et samtykke mangler. Uden det kan ingen deltage.
refusal-champ-declaration-missing = En erklæring mangler. En tilmelding kræver dem alle.
refusal-champ-excluded = Ansatte hos arrangørerne, deres nærmeste familie og personer, hvis tilmelding arrangørerne har annulleret, kan ikke deltage.
refusal-champ-game-running = Spillet er i gang: Ingen kan placeres eller flyttes dér nu.
refusal-champ-judge-missing = Et bord har ingen dommer endnu.
refusal-champ-late = For sent: Pladsen blev mistet ved den officielle start.
refusal-champ-nickname-missing = Der er ikke noget kaldenavn at behandle.
refusal-champ-nickname-taken = Nogen har dette kaldenavn eller et, der ligner. Vælg et andet.
refusal-champ-nickname-unfit = Et kaldenavn har 2 til 24 almindelige tegn, deriblandt et bogstav eller tal.
refusal-champ-no-alternate = Der er ingen reserve tilbage.
refusal-champ-no-notice = Skriv en meddelelse, der fortæller alle, hvad der er ændret.
refusal-champ-no-reason = Skriv begrundelsen.
refusal-champ-no-such-entrant = Den tilmelding findes ikke.
refusal-champ-no-such-session = Den runde findes ikke.
refusal-champ-no-such-stage = Den fase findes ikke.
refusal-champ-no-such-table = Det bord findes ikke.
refusal-champ-no-such-venue = Det spillested findes ikke.
refusal-champ-no-vacancy = Ingen plads er ledig.
refusal-champ-not-allowed = Det må du ikke i din rolle.
refusal-champ-not-awaited = Denne person ventes ikke dér.
refusal-champ-not-confirmed = Tilmeldingen er ikke bekræftet endnu: Ring først.
refusal-champ-not-finished = Noget, der går forud, er ikke færdigt endnu.
refusal-champ-not-open = Tilmeldingen til dette spillested åbner { $opens }.
refusal-champ-not-qualified = Kun den, der har pladsen, kan give den videre.
refusal-champ-not-yours = Det er en andens tilmelding.
refusal-champ-old-terms = Betingelserne er ændret, siden du åbnede siden. Læs den nye version, og acceptér den.
refusal-champ-registered-twice = Denne person er allerede tilmeldt. Brug det private link fra e-mailen, eller spørg sekretariatet.
refusal-champ-seating-broken = Denne bordplan ville bryde en regel.
refusal-champ-sheet-changed = Skemaet blev ændret i mellemtiden: Se på det igen.
refusal-champ-sheet-missing = Der mangler stadig et skema.
refusal-champ-sheet-wrong = Skemaet går ikke op.
refusal-champ-stage-over = Den fase er lukket.
refusal-champ-table-too-small = Et bord har færre end { $fewest } spillere: Fordel det heat på ny.
refusal-champ-tie-undecided = Spillere står stadig lige: Overdommeren afgør det.
refusal-champ-too-early = Det er for tidligt til det.
refusal-champ-too-few = Der er for få spillere: Der kræves mindst { $fewest }.
refusal-champ-too-young = Du skal være fyldt { $age } år { $day }.
refusal-champ-unsigned = En underskrift mangler.
refusal-champ-venue-elsewhere = Det gælder et spillested, der føres et andet sted: Gør det på mesterskabets server.
refusal-champ-venue-full = Spillestedet er fuldt.
refusal-champ-venue-lent = Spillestedet køres på sin egen maskine. Gør det dér, eller vent, til resultaterne er tilbage.
refusal-champ-window-closed = Tilmeldingen til dette spillested lukkede efter { $closed }.
refusal-champ-same-person = En anden person skal bekræfte dette.
refusal-champ-wrong-citizenship = Kun statsborgere i { $needed } kan deltage.
refusal-champ-wrong-replacement = Rettelsen henviser ikke til det skema, der gælder nu.
