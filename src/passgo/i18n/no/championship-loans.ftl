# Mesterskap: Et spillested lånes ut til en bærbar datamaskin uten internett, og resultatene kommer tilbake i en fil.

hall-page-loans = Utlånte spillesteder
loan-lead = Lån ut et spillested til en bærbar PC som styrer det uten internett. Fram til lånet er over, føres alt for spillestedet inn der.
loan-state-lent = Utlånt
loan-state-finished = Ferdig
loan-state-recalled = Tatt tilbake
loan-since = Utlånt siden { $moment }
loan-reported = Siste resultater: { $moment }.
loan-entries = { $count ->
    [one] { $count } notering.
   *[other] { $count } noteringer.
}
loan-told-none = Ingen resultater ennå.
loan-unfinished = { $count ->
    [0] Ikke ferdig: Spillestedet er fortsatt utlånt.
    [one] Ikke ferdig: Det spilles fortsatt ved { $count } bord.
   *[other] Ikke ferdig: Det spilles fortsatt ved { $count } bord.
}
loan-archive = Fil til den bærbare
loan-recall = Ta tilbake
loan-recall-lead = Alt den bærbare ikke har levert til nå, blir avvist. Gjør dette bare hvis maskinen er borte eller ødelagt.
hall-done-recall = Spillestedet styres herfra igjen.

loan-import = Les inn resultater
loan-import-lead = Du kan lese inn resultater så ofte du vil, også midt i en runde. Bare det som er nytt, kommer med.
loan-import-file = Resultatfil fra den bærbare
loan-told-new = { $count ->
    [one] { $count } ny notering er lest inn.
   *[other] { $count } nye noteringer er lest inn.
}
loan-told-nothing = Ikke noe nytt i denne filen.
loan-told-finished = Spillestedet er ferdig, og lånet er over.
loan-lend = Lån ut et spillested
loan-label = Navn på den bærbare
loan-lent = { $city } er lånt ut
loan-key = Nøkkel
loan-key-lead = Gi nøkkelen videre på telefon eller på papir, aldri sammen med filen.

loan-home = Denne maskinen styrer spillestedet { $city }.
loan-home-results = Last ned resultatene
loan-finish = Spillestedet er ferdig
loan-finish-lead = Etter det kan ikke mer føres inn på denne maskinen. Last så ned resultatene, og les dem inn på serveren. Da er lånet over.
hall-done-finish = Ferdig. Last ned resultatene nå.
loan-home-finished = Spillestedet er ferdig. Les inn resultatene på serveren.

refusal-champ-venue-finished = Denne maskinen er ferdig. Fortsett på mesterskapets server.
refusal-champ-venue-not-lent = Dette spillestedet er ikke utlånt.
loan-refused-broken = Filen er skadet. Last ned resultatene på den bærbare en gang til.
loan-refused-signature = Filen kommer ikke fra maskinen som har dette spillestedet, eller den er endret underveis.
loan-refused-other = Filen har ingen resultater for et spillested som er utlånt nå. Velg resultatfilen fra den bærbare.
loan-refused-recalled = Spillestedet er tatt tilbake, så den bærbare kan ikke levere mer. Det som kom inn før, er tatt vare på. Lån ut spillestedet igjen, og før inn det som mangler.
loan-refused-diverged = To maskiner har arbeidet ut fra samme fil, og resultatene fra den andre er allerede her. Fortsett med den andre, og før inn der det som bare denne har.
loan-name-elsewhere = Det finnes allerede en funksjonær med det navnet et annet sted. Legg til et navn til eller en forbokstav.
