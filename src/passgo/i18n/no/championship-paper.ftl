# Mesterskap: det som kan skrives ut fra sidene for funksjonærer, og innsjekkingen ved inngangen.

hall-page-paper = Skriv ut
paper-lead = Du får en PDF med dagens opplysninger, for A4 i svart-hvitt. Kast eldre utskrifter.
paper-language = Språk på papiret
paper-calls = Ringeliste
paper-hint-calls = Påmeldte og reserver med telefonnumre, bare for sekretariatet.
paper-badges = Adgangskort
paper-hint-badges = Et kort med en kode til alle som ventes her. Skann den ved innsjekking.
paper-seating = Bordplassering med navn
paper-hint-seating = Etter navn og etter bord, til deg ved inngangen. Ikke heng den opp.
paper-wall = Bordplassering, kallenavn
paper-hint-wall = Etter kallenavn og etter bord, til å henge opp.
paper-judges = Dommerkort
paper-hint-judges = Til hver dommer: bord, spillere og start.
paper-sheets = Poengskjemaer
paper-hint-sheets = Ett til hvert bord i den nyeste runden, og to tomme.
paper-certificates = Diplomer
paper-hint-certificates = Til alle som har spilt her, med plassering og poeng.
paper-press = Resultater til pressen
paper-hint-press = Navn på dem som har sagt ja til omtale, kallenavn på alle andre.

paper-waiting = Dokumentet ditt lages nå. Siden sier fra når det er klart.
paper-ready = Dokumentet ditt er klart.
paper-fetch = Last ned PDF
paper-back = Skriv ut noe annet
paper-empty = Det er ingenting å skrive ut ennå.
paper-too-much = Det er for mye for ett dokument. Velg et annet spillested eller en kortere liste.
paper-failed = Dokumentet kunne ikke lages. Prøv igjen.
paper-busy = Flere dokumenter lages akkurat nå. Prøv igjen om et minutt.

door-born = Født { $day }
door-latest = Nettopp sjekket inn
door-nobody = Fant ingen. Prøv med en del av navnet.
door-pending = Ikke bekreftet på telefon ennå. Åpne påmeldingen og bekreft den først.
door-withdrawn = Denne personen har trukket seg og kan ikke sjekkes inn.
door-disqualified = Denne personen er utestengt og kan ikke sjekkes inn. Spør turneringslederen.
door-no-show = Denne personen kom for sent. Plassen gikk til noen andre.
door-erased = Denne påmeldingen er slettet.
door-elsewhere = Denne personen ventes ikke på dette spillestedet.
door-walk-in = Meld på ved inngangen
door-walk-in-lead = Fyll ut dette sammen med den som står ved inngangen, og la vedkommende lese hva samtykkene gjelder. Da er personen også sjekket inn.
entry-done-walk-in = Påmeldt og sjekket inn.
