# Mesterskaber: Et spillested lånes ud til en bærbar computer uden internet, og resultaterne kommer tilbage i en fil.

hall-page-loans = Udlånte spillesteder
loan-lead = Lån et spillested ud til en bærbar computer, der styrer det uden internet. Indtil lånet slutter, indtastes alt for det spillested dér.
loan-state-lent = Udlånt
loan-state-finished = Afsluttet
loan-state-recalled = Taget tilbage
loan-since = Udlånt siden { $moment }
loan-reported = Seneste resultater: { $moment }.
loan-entries = { $count ->
    [one] { $count } notering.
   *[other] { $count } noteringer.
}
loan-told-none = Ingen resultater endnu.
loan-unfinished = { $count ->
    [0] Ikke færdigt: Spillestedet er stadig udlånt.
    [one] Ikke færdigt: Der spilles stadig ved { $count } bord.
   *[other] Ikke færdigt: Der spilles stadig ved { $count } borde.
}
loan-archive = Fil til den bærbare
loan-recall = Tag tilbage
loan-recall-lead = Alt, som den bærbare ikke har afleveret indtil nu, bliver afvist. Gør det kun, hvis computeren er væk eller i stykker.
hall-done-recall = Spillestedet styres herfra igen.

loan-import = Indlæs resultater
loan-import-lead = Du kan indlæse resultater så tit, du vil, også midt i en runde. Kun det nye kommer med.
loan-import-file = Resultatfil fra den bærbare
loan-told-new = { $count ->
    [one] { $count } ny notering er indlæst.
   *[other] { $count } nye noteringer er indlæst.
}
loan-told-nothing = Der er intet nyt i filen.
loan-told-finished = Spillestedet er færdigt, og lånet er slut.
loan-lend = Lån et spillested ud
loan-label = Navn på den bærbare
loan-lent = { $city } er lånt ud
loan-key = Nøgle
loan-key-lead = Giv nøglen videre pr. telefon eller på papir, aldrig sammen med filen.

loan-home = Denne computer styrer spillestedet { $city }.
loan-home-results = Hent resultaterne
loan-finish = Spillestedet er færdigt
loan-finish-lead = Derefter kan der ikke indtastes mere på denne computer. Hent så resultaterne, og indlæs dem på serveren; dermed slutter lånet.
hall-done-finish = Færdigt. Hent resultaterne nu.
loan-home-finished = Spillestedet er færdigt. Indlæs resultaterne på serveren.

refusal-champ-venue-finished = Denne computer er færdig. Fortsæt på mesterskabets server.
refusal-champ-venue-not-lent = Dette spillested er ikke udlånt.
loan-refused-broken = Filen er beskadiget. Hent resultaterne på den bærbare igen.
loan-refused-signature = Filen kommer ikke fra den computer, der har dette spillested, eller den er blevet ændret undervejs.
loan-refused-other = Filen har ingen resultater for et spillested, der er udlånt nu. Vælg resultatfilen fra den bærbare.
loan-refused-recalled = Spillestedet er taget tilbage, så den bærbare kan ikke aflevere mere. Det, der kom ind før, er bevaret. Lån spillestedet ud igen, og indtast det, der mangler.
loan-refused-diverged = To computere har arbejdet ud fra den samme fil, og resultaterne fra den anden er her allerede. Fortsæt med den anden, og indtast dér det, som kun denne har.
loan-name-elsewhere = Der er allerede en official med det navn et andet sted. Tilføj et navn mere eller et forbogstav.
