# Mesterskaber: det, man kan udskrive fra siderne for officials, og check-in ved indgangen.

hall-page-paper = Udskriv
paper-lead = Du får en PDF med dagens oplysninger, til A4 i sort-hvid. Smid ældre udskrifter ud.
paper-language = Sprog på papiret
paper-calls = Ringeliste
paper-hint-calls = Tilmeldte og reserver med telefonnumre, kun til sekretariatet.
paper-badges = Adgangskort
paper-hint-badges = Et kort med en kode til alle, der ventes her. Scan den ved check-in.
paper-seating = Bordplan med navne
paper-hint-seating = Efter navn og efter bord, til dig ved indgangen. Hæng den ikke op.
paper-wall = Bordplan med kaldenavne
paper-hint-wall = Efter kaldenavn og efter bord, til at hænge op.
paper-judges = Dommerkort
paper-hint-judges = Til hver dommer: bord, spillere og starttidspunkt.
paper-sheets = Pointskemaer
paper-hint-sheets = Ét til hvert bord i den nyeste runde og to tomme.
paper-certificates = Diplomer
paper-hint-certificates = Til alle, der har spillet her, med placering og point.
paper-press = Resultater til pressen
paper-hint-press = Navne på dem, der har sagt ja til omtale, og kaldenavne på alle andre.

paper-waiting = Dit dokument er ved at blive lavet. Siden siger til, når det er klar.
paper-ready = Dit dokument er klar.
paper-fetch = Hent PDF
paper-back = Udskriv noget andet
paper-empty = Der er ikke noget at udskrive endnu.
paper-too-much = Det er for meget til ét dokument. Vælg et andet spillested eller en kortere liste.
paper-failed = Dokumentet kunne ikke laves. Prøv igen.
paper-busy = Der bliver lavet flere dokumenter lige nu. Prøv igen om et minut.

door-born = Født { $day }
door-latest = Lige checket ind
door-nobody = Ingen fundet. Prøv med en del af navnet.
door-pending = Ikke bekræftet pr. telefon endnu. Åbn tilmeldingen, og bekræft den først.
door-withdrawn = Denne person har meldt afbud og kan ikke checkes ind.
door-disqualified = Denne person er udelukket og kan ikke checkes ind. Spørg turneringslederen.
door-no-show = Denne person kom for sent. Pladsen gik til en anden.
door-erased = Denne tilmelding er slettet.
door-elsewhere = Denne person ventes ikke på dette spillested.
door-walk-in = Tilmeld ved indgangen
door-walk-in-lead = Udfyld skemaet sammen med den, der står ved indgangen, og lad vedkommende læse, hvad der gives samtykke til. Derefter er personen checket ind.
entry-done-walk-in = Tilmeldt og checket ind.
