# Mesterskap: den offentlige siden, påmelding, min påmelding, sekretariatet, og hvorfor et mesterskap avviser.

entry-championships = Mesterskap
entry-championships-lead = Meld deg på, se på og følg stillingen.
entry-championships-none = Ingen mesterskap ennå.
entry-phase-announced = Påmeldingen er ikke åpnet ennå
entry-phase-open = Påmeldingen er åpen
entry-phase-closed = Påmeldingen er stengt
entry-phase-running = Spilles nå
entry-phase-over = Avsluttet
entry-phase-cancelled = Avlyst
entry-window = Påmelding fra { $opens } til og med { $closes }.
entry-window-zone = Klokkeslettene er i spillestedets lokale tid.
entry-rule = Regel { $rule }
entry-rehearsed = Generalprøve med oppdiktede personer

entry-new = Nytt mesterskap
entry-new-terms-lead = Alle versjoner kan fortsatt leses. Oppgi en kontakt for spørsmål om personopplysninger.
entry-new-director = Navn på den første turneringslederen
entry-new-unreadable = Den opplastede filen er ikke UTF-8-tekst.
entry-made = Mesterskapet er opprettet
entry-made-lead = { $name } er klart. Inviter sekretariat, dommere og poengførere fra turneringslederens konsoll.
entry-made-link = Dette er turneringslederens private lenke. Den vises bare én gang: Lagre den nå, og hold den for deg selv.
entry-made-qr = QR-kode til turneringslederens lenke
entry-made-open = Åpne turneringslederens konsoll
entry-made-site = Offentlig side

entry-organised = Arrangert av { $organisers }
entry-register = Meld deg på
entry-opens-on = Påmeldingen åpner { $when }.
entry-cancelled = Mesterskapet er avlyst. Hvis du var påmeldt, kan du fortsatt eksportere eller slette opplysningene dine.
entry-terms-changed = Vilkårene er endret
entry-terms-since = Versjon { $version }, gjeldende fra { $when }.
entry-terms-what = Hva er endret?
entry-where = Når og hvor
entry-starts = Begynner { $when } ({ $zone })
entry-online = Spilles på nettet, uansett hvor du er
entry-places-meter = Opptatte plasser i { $city }
entry-places-left = { $count ->
    [0] Alle { $capacity } plassene er opptatt
    [one] { $count } av { $capacity } plasser er ledig
   *[other] { $count } av { $capacity } plasser er ledige
}
entry-alternates = { $count ->
    [0] Ingen venter som reserve
    [one] { $count } reserve venter
   *[other] { $count } reserver venter
}
entry-would-wait = Fullt: Du blir reserve nummer { $number }
entry-later-stage = For dem som kvalifiserer seg
entry-how = Slik spilles det
entry-stage = { $rounds ->
    [one] Bord med { $fewest } til { $most } spillere, én runde på { $minutes } minutter.
   *[other] Bord med { $fewest } til { $most } spillere, { $rounds } runder på { $minutes } minutter hver.
}
entry-prize = Mesteren vinner: { $prize }.
entry-condition-age = Du må ha fylt { $age } år på dagen.
entry-condition-citizenship = Du må være statsborger i { $country }.
entry-condition-excluded = Ansatte hos arrangørene og deres nærmeste familie kan ikke delta.
entry-condition-phone = Etter påmeldingen ringer vi deg for å bekrefte plassen. Er det flere påmeldinger enn plasser, har de tidligste påmeldingene fortrinn.
entry-edition = Om spillet
entry-follow = Følg mesterskapet
entry-spectators = Tilskuere er velkomne: Kom og se spillene direkte.
entry-anonymous = Poengene publiseres etter hver runde, bare under kallenavn.
entry-board = Live-resultater
entry-standings = Stilling (CSV)
entry-terms = Deltakervilkår
entry-terms-lead = Vilkårene og alle tidligere versjoner ligger her.
entry-terms-read = Les gjeldende vilkår
entry-terms-none = Vilkårene er ikke publisert ennå, så påmeldingen er ikke åpen.
entry-terms-in-force = Versjon { $version }, gjeldende fra { $when }
entry-terms-old = Dette er versjon { $version } fra { $when }. Den gjelder ikke lenger.
entry-terms-versions = Alle versjoner
entry-terms-version = Versjon { $version }, { $when }
entry-terms-diff = Endringer siden versjon { $version }
entry-terms-added = Lagt til:
entry-terms-removed = Fjernet:
entry-terms-show = Les versjon { $version } av vilkårene her
entry-rights = Du kan når som helst få opplysningene dine eksportert, rettet eller slettet: på siden for påmeldingen din, på e-post eller på telefon.

entry-register-lead = Det tar to minutter. Bare kallenavnet du velger senere, blir offentliggjort.
entry-wrong = { $count ->
    [one] Én ting mangler eller er feil. Den er merket nedenfor. Ingenting av det du skrev, har gått tapt.
   *[other] { $count } ting mangler eller er feil. De er merket nedenfor. Ingenting av det du skrev, har gått tapt.
}
entry-city = Hvor vil du spille?
entry-you = Om deg
entry-name = For- og etternavn
entry-email = E-postadresse
entry-email-hint = Din egen, ikke noen andres: Vi sender lenken til påmeldingen din dit.
entry-phone = Telefon
entry-phone-hint = Vi ringer dette nummeret for å bekrefte plassen.
entry-born = Fødselsdato
entry-born-hint = Du må ha fylt { $age } år den dagen du spiller.
entry-born-why = For å skille mellom personer med samme navn.
entry-citizenship = Statsborgerskap
entry-citizenship-hint = Bare statsborgere i { $country } kan delta.
entry-choose = Velg
entry-excluded = Kryss av for det som gjelder deg
entry-excluded-employee = Jeg arbeider for { $organisers }.
entry-excluded-relative = En i min nærmeste familie arbeider for { $organisers }.
entry-declare = Erklæringer og samtykker
entry-declare-lead = Alle er nødvendige. Mangler én, er ikke påmeldingen gyldig.
entry-declaration-own-email = E-postadressen er min egen.
entry-declaration-true-data = Opplysningene jeg har gitt, er riktige og sanne.
entry-declaration-of-age = Jeg har fylt { $age } år.
entry-declaration-contact = Telefonnummeret og e-postadressen min kan brukes til å gjennomføre mesterskapet.
entry-consent-terms = Jeg godtar deltakervilkårene uten forbehold.
entry-consent-data = { $organisers } kan behandle opplysningene jeg gir her, men bare til dette mesterskapet.
entry-consent-publicity = Resultatene fra mesterskapet, med bilder, film og navn på vinnere og øvrige plasserte, kan offentliggjøres.
entry-consent-promotion = { $organisers } kan også sende meg nyheter og tilbud. Dette har ingenting med deltakelsen å gjøre.
entry-optional = Valgfritt
entry-optional-lead = Du kan la disse stå tomme og likevel delta. Du kan ombestemme deg når som helst.
entry-kept = { $days ->
    [one] Opplysningene dine slettes senest { $days } dag etter den siste finalen.
   *[other] Opplysningene dine slettes senest { $days } dager etter den siste finalen.
}
entry-register-send = Meld deg på nå
entry-fault-venue = Velg én by.
entry-fault-name = Oppgi for- og etternavn, 2 til 100 tegn.
entry-fault-email = Oppgi en e-postadresse som name@example.org.
entry-fault-phone = Oppgi et telefonnummer med 5 til 20 sifre.
entry-fault-born = Oppgi en fødselsdato.
entry-fault-citizenship = Velg et land.
entry-fault-tick = Kryss av her for å delta.
entry-registered = Du er påmeldt
entry-link = Dette er din private lenke. Ta godt vare på den: Alle som har den, kan endre påmeldingen din.
entry-link-lead = Den åpner påmeldingen din: status, kallenavn, opplysningene dine og innsjekkingskoden din.
entry-link-mail = Den står også i e-posten vi sender deg.
entry-mine-open = Åpne min påmelding
entry-mine = Min påmelding
entry-status-pending = Venter på bekreftelse
entry-status-confirmed = Bekreftet
entry-status-alternate = Reserve nummer { $number }
entry-status-withdrawn = Trukket tilbake
entry-status-no-show = Møtte ikke
entry-status-disqualified = Diskvalifisert
entry-status-erased = Slettet
entry-next-pending = Du har en plass. Vi ringer deg for å bekrefte den.
entry-next-confirmed = Plassen din er bekreftet. Vær der før offisiell start: En plass som står tom da, går til en reserve.
entry-next-alternate = Alle plassene er opptatt. Du er nummer { $number } på reservelisten: Når noen trekker seg, rykker nestemann på listen opp.
entry-next-withdrawn = Du deltar ikke lenger. Mens påmeldingen er åpen, kan du melde deg på igjen.
entry-next-no-show = Du var ikke til stede ved offisiell start, så plassen din gikk til noen andre.
entry-next-disqualified = Arrangørene har annullert påmeldingen din.
entry-next-erased = Opplysningene dine er slettet.
entry-seat = { $stage }, runde { $round }, heat { $heat }: bord { $table }, { $when } ({ $zone })
entry-play = Gå til bordet mitt
entry-qr = QR-kode for innsjekking
entry-qr-lead = Vis denne ved inngangen, eller les opp koden:
entry-nickname = Kallenavn
entry-nickname-lead = Poeng vises under kallenavnet ditt, aldri under navnet ditt. Det må ha med spillet å gjøre og må ikke antyde alder, kjønn, nasjonalitet, utseende eller sted. Turneringslederen må godkjenne det.
entry-nickname-proposed = «{ $nickname }» venter på godkjenning.
entry-nickname-approved = «{ $nickname }» er godkjent.
entry-nickname-returned = Kallenavnet ditt ble ikke godkjent. Begrunnelsen står i e-posten vi sendte deg. Foreslå et annet.
entry-nickname-new = Kallenavn, 2 til 24 tegn
entry-nickname-send = Foreslå
entry-contact = Slik når vi deg
entry-contact-theirs = Kontaktopplysninger
entry-contact-other = Hvis navnet eller fødselsdatoen din er feil, ring sekretariatet.
entry-save = Lagre
entry-consents = Samtykker
entry-consent-given = gitt
entry-consent-refused = ikke gitt
entry-consent-give = Gi samtykke
entry-consent-take-back = Trekk tilbake samtykket
entry-consent-data-sure = Uten dette samtykket kan ingen delta, så påmeldingen trekkes også tilbake. Opplysningene blir liggende til de slettes eller lagringstiden er ute.
entry-place = Plassen din som mester
entry-place-lead = Du har vunnet: { $prize }. Kan du ikke dra, går plassen til nestemann på rangeringen. Du er fortsatt mester.
entry-place-pass = Jeg kan ikke dra
entry-place-sure = Plassen går da til nestemann på rangeringen. Det kan ikke angres.
entry-data = Opplysningene dine
entry-data-theirs = Personopplysninger
entry-data-lead = { $days ->
    [one] Personopplysninger slettes senest { $days } dag etter den siste finalen. Du kan eksportere dem, trekke deg eller få dem slettet nå.
   *[other] Personopplysninger slettes senest { $days } dager etter den siste finalen. Du kan eksportere dem, trekke deg eller få dem slettet nå.
}
entry-export = Eksporter som fil (JSON)
entry-withdraw = Trekk deg
entry-withdraw-sure = Plassen går straks til den første reserven.
entry-withdraw-yes = Ja, jeg trekker meg
entry-erase = Slett alt om denne påmeldingen
entry-erase-sure = Navn, kontaktopplysninger, fødselsdato og kallenavn slettes straks og for godt, og påmeldingen avsluttes. Resultater som allerede er spilt, blir stående uten navn.
entry-erase-yes = Ja, slett alt
entry-erased = Slettet
entry-erased-lead = Det er ikke lenger lagret noen personopplysninger om denne påmeldingen, og den private lenken virker ikke lenger.
entry-done-contact = Lagret.
entry-done-nickname = Kallenavnet er foreslått. Turneringslederen ser på det.
entry-done-consent = Samtykket er endret.
entry-done-withdrawn = Påmeldingen er trukket tilbake.
entry-done-passed = Plassen er gitt videre.
entry-done-comes = Notert: kommer.
entry-done-declined = Notert: kommer ikke. Plassen er ledig for en reserve.
entry-done-here = Sjekket inn.
entry-done-away = Innsjekkingen er angret.
entry-done-erased = Slettet.

entry-desk = Sekretariat
entry-desk-entries = Påmeldinger
entry-desk-check-in = Innsjekking
entry-desk-files = Import og eksport
entry-desk-lists = Lister over påmeldinger
entry-desk-venue = Spillested
entry-desk-all = Alle spillesteder
entry-desk-show = Vis
entry-search = Søk på navn, telefon, e-post, kallenavn eller kode
entry-search-go = Søk
entry-list-calls = Skal ringes
entry-list-alternates = Reserver
entry-list-confirmed = Bekreftet
entry-list-gone = Avsluttede
entry-list-found = Treff
entry-list-lead-calls = Tidligste påmelding først. Ring, og noter svaret.
entry-list-lead-alternates = I nummerrekkefølge. En plass som blir ledig før bordplasseringen er gjort, går til den første.
entry-list-lead-confirmed = Har bekreftet på telefon at de kommer.
entry-list-lead-gone = Trukket tilbake, møtte ikke, diskvalifisert eller slettet.
entry-list-lead-found = Alle treff på søket ditt.
entry-list-none = Ingen
entry-list-more = { $count ->
    [one] Ytterligere { $count } vises ikke.
   *[other] Ytterligere { $count } vises ikke.
}
entry-nameless = (ikke noe navn lagret)
entry-phoned = oppringt
entry-order = Påmelding nr. { $number }
entry-comes = Kommer
entry-declines = Kommer ikke
entry-declines-sure = Påmeldingen avsluttes, og den første reserven rykker opp.
entry-declines-yes = Ja, kommer ikke
entry-registered-at = Påmeldt { $when }
entry-reason = Begrunnelse: { $reason }
entry-reason-declined-by-phone = Meldte avbud på telefon.
entry-reason-consent-withdrawn = Trakk tilbake samtykket til bruk av opplysningene.
entry-code = Innsjekkingskode
entry-on-behalf = Når noen ber om noe på telefon eller e-post, kan du gjøre det for dem her.
entry-new-link = Utsted en ny privat lenke
entry-new-link-lead = En ny lenke til denne påmeldingen. Den vises bare én gang.
entry-code-type = Navn eller innsjekkingskode
entry-code-find = Finn
entry-code-unknown = Ingen har denne koden. Står den på et trykt adgangskort, er den påmeldingen slettet. Søk på navnet i stedet.
entry-camera = Skann med kameraet
entry-camera-view = Kamerabilde
entry-camera-refused = Kameraet kan ikke brukes her. Tast inn koden i stedet.
entry-check-in-yes = Sjekk inn
entry-check-in-undo = Angre innsjekking
entry-here-already = Er allerede sjekket inn.
entry-here-count = { $count ->
    [one] { $count } til stede, { $awaited } ventes
   *[other] { $count } til stede, { $awaited } ventes
}
entry-awaited = Ventes
entry-here = Til stede
entry-details = Alt om denne påmeldingen
entry-import = Importer påmeldinger
entry-import-lead = En CSV-fil med én påmelding per linje, i den rekkefølgen de kom inn. Den første linjen oppgir navnene på kolonnene:
entry-import-forms = { $lines ->
    [one] Datoer som 1990-12-31 eller 31.12.1990, kryss som yes, høyst { $lines } linje. Enten importeres alle linjene, eller ingen.
   *[other] Datoer som 1990-12-31 eller 31.12.1990, kryss som yes, høyst { $lines } linjer. Enten importeres alle linjene, eller ingen.
}
entry-import-file = CSV-fil
entry-import-go = Importer
entry-import-template = En tom fil med disse kolonnene
entry-import-faults = { $count ->
    [one] { $count } feil ble funnet.
   *[other] { $count } feil ble funnet.
}
entry-import-nothing = Ingen ble påmeldt.
entry-import-line = Linje { $line }:
entry-import-unreadable = Filen kan ikke leses: Den må være CSV.
entry-import-empty = Filen har ingen linje med en påmelding.
entry-import-long = Filen har for mange linjer: Du kan importere høyst { $most } om gangen.
entry-import-missing-column = Kolonnen «{ $column }» mangler.
entry-import-unknown-column = Uventet kolonne: «{ $column }».
entry-import-cells = Linjen har { $found } celler i stedet for { $wanted }.
entry-import-venue = Spillestedet må være et av disse: { $venues }.
entry-import-tick = «{ $column }» må være yes.
entry-imported = { $count ->
    [one] { $count } påmelding ble importert.
   *[other] { $count } påmeldinger ble importert.
}
entry-export-list = Eksporter alle påmeldinger (CSV)
entry-export-lead = Inneholder personopplysninger: Oppbevar filen trygt, og slett den når den ikke trengs lenger.

problem-no-such-championship = Det mesterskapet finnes ikke her.
problem-no-such-desk = Lenken er ugyldig eller virker ikke lenger. Be turneringslederen om en ny.
problem-no-such-entry = Lenken er ugyldig eller virker ikke lenger. Den riktige står i e-posten du fikk etter påmeldingen. Sekretariatet kan også gi deg en ny.
problem-desk-link-needed = Denne siden er for mesterskapets funksjonærer. Åpne den med den private lenken du har fått.

refusal-champ-alternates-full = Spillestedet er fullt, og det er også listen med { $alternates } reserver.
refusal-champ-already-done = Det er allerede gjort.
refusal-champ-already-judging = Den dommeren har et annet bord samtidig, eller spiller.
refusal-champ-bad-moment = Det går ikke på dette tidspunktet.
refusal-champ-cancelled = Mesterskapet er avlyst.
refusal-champ-clock-back = En generalprøve kan ikke gå tilbake til før den siste hendelsen.
refusal-champ-clock-changed = Klokken har endret seg siden. Les meldingen på nytt.
refusal-champ-clock-same-person = Det har du allerede sagt. En annen funksjonær må bekrefte det.
refusal-champ-consent-missing = Et samtykke mangler. Uten det kan ingen delta.
refusal-champ-declaration-missing = En erklæring mangler. En påmelding krever alle.
refusal-champ-excluded = Ansatte hos arrangørene, deres nærmeste familie og personer som har fått påmeldingen annullert av arrangørene, kan ikke delta.
refusal-champ-game-running = Spillet er i gang: Ingen kan plasseres eller flyttes der nå.
refusal-champ-judge-missing = Et bord har ingen dommer ennå.
refusal-champ-late = For sent: Plassen gikk tapt ved offisiell start.
refusal-champ-nickname-missing = Det er ikke noe kallenavn å vurdere.
refusal-champ-nickname-taken = Kallenavnet, eller et som ligner, er allerede tatt. Velg et annet.
refusal-champ-nickname-unfit = Et kallenavn har 2 til 24 vanlige tegn, blant dem minst én bokstav eller ett siffer.
refusal-champ-no-alternate = Det er ingen reserver igjen.
refusal-champ-no-notice = Skriv en melding som forteller alle hva som er endret.
refusal-champ-no-reason = Skriv en begrunnelse.
refusal-champ-no-such-entrant = Den påmeldingen finnes ikke.
refusal-champ-no-such-session = Den runden finnes ikke.
refusal-champ-no-such-stage = Den fasen finnes ikke.
refusal-champ-no-such-table = Det bordet finnes ikke.
refusal-champ-no-such-venue = Det spillestedet finnes ikke.
refusal-champ-no-vacancy = Ingen plasser er ledige.
refusal-champ-not-allowed = Det kan du ikke gjøre i din rolle.
refusal-champ-not-awaited = Denne personen ventes ikke der.
refusal-champ-not-confirmed = Påmeldingen er ikke bekreftet ennå: Ring først.
refusal-champ-not-finished = Et tidligere trinn er ikke ferdig ennå.
refusal-champ-not-open = Påmeldingen til dette spillestedet åpner { $opens }.
refusal-champ-not-qualified = Bare den som har plassen, kan gi den videre.
refusal-champ-not-yours = Det er noen andres påmelding.
refusal-champ-old-terms = Vilkårene er endret siden du åpnet siden. Les den nye versjonen og godta den.
refusal-champ-registered-twice = Denne personen er allerede påmeldt. Bruk den private lenken fra e-posten, eller spør sekretariatet.
refusal-champ-seating-broken = Denne bordplasseringen bryter en regel.
refusal-champ-sheet-changed = Skjemaet er endret siden sist: Se på det igjen.
refusal-champ-sheet-missing = Et skjema mangler fortsatt.
refusal-champ-sheet-wrong = Skjemaet går ikke opp.
refusal-champ-stage-over = Den fasen er lukket.
refusal-champ-table-too-small = Et bord har færre enn { $fewest } spillere: Fordel det heatet på nytt.
refusal-champ-tie-undecided = En uavgjort plassering står fortsatt åpen: Hoveddommeren avgjør.
refusal-champ-too-early = Det er for tidlig til det.
refusal-champ-too-few = Det er for få spillere: Det trengs minst { $fewest }.
refusal-champ-too-young = Du må ha fylt { $age } år innen { $day }.
refusal-champ-unsigned = En underskrift mangler.
refusal-champ-venue-elsewhere = Det spillestedet styres fra et annet sted: Gjør det på mesterskapets server.
refusal-champ-venue-full = Spillestedet er fullt.
refusal-champ-venue-lent = Spillestedet styres fra sin egen maskin. Gjør det der, eller vent til resultatene er kommet tilbake.
refusal-champ-window-closed = Påmeldingen til dette spillestedet stengte ved utgangen av { $closed }.
refusal-champ-same-person = En annen person må bekrefte dette.
refusal-champ-wrong-citizenship = Bare statsborgere i { $needed } kan delta.
refusal-champ-wrong-replacement = Rettelsen viser ikke til skjemaet som gjelder nå.
refusal-champ-answer-wrong = Et svar eller gruppen mangler eller er ikke blant de mulige.
refusal-champ-last-round-early = Siste runde kan varsles fra { $allowed }.
refusal-champ-guardian-missing = En så ung spiller trenger en forelder eller verge med e-postadresse eller telefonnummer.
refusal-champ-unticked = Oppropet kan ikke holdes ennå: Ingen har krysset av spillerne ved disse bordene: { $tables }.
refusal-champ-undo-proposed = Det er allerede foreslått. En annen funksjonær må godta det.
refusal-champ-undo-too-late = For sent å angre: Det som følger av det, har allerede begynt.
