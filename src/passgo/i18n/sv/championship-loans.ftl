# Mästerskap: en spelplats lånas ut till en bärbar dator utan internet, och resultaten kommer tillbaka i en fil.

hall-page-loans = Utlånade spelplatser
loan-lead = Låna ut en spelplats till en bärbar dator som sköter den utan internet. Tills lånet är slut förs allt för spelplatsen in där.
loan-state-lent = Utlånad
loan-state-finished = Klar
loan-state-recalled = Återtagen
loan-since = Utlånad sedan { $moment }
loan-reported = Senaste resultat: { $moment }.
loan-entries = { $count ->
    [one] { $count } anteckning.
   *[other] { $count } anteckningar.
}
loan-told-none = Inga resultat än.
loan-unfinished = { $count ->
    [0] Inte klar: spelplatsen är fortfarande utlånad.
    [one] Inte klar: { $count } bord spelar fortfarande.
   *[other] Inte klar: { $count } bord spelar fortfarande.
}
loan-archive = Fil till datorn
loan-recall = Ta tillbaka
loan-recall-lead = Det som den bärbara datorn inte har lämnat in hittills kommer att nekas. Gör detta bara om datorn är borta eller trasig.
hall-done-recall = Spelplatsen sköts härifrån igen.

loan-import = Läs in resultat
loan-import-lead = Du kan läsa in resultat hur ofta du vill, även mitt i en omgång. Bara det som är nytt läggs till.
loan-import-file = Resultatfil från datorn
loan-told-new = { $count ->
    [one] { $count } ny anteckning har lästs in.
   *[other] { $count } nya anteckningar har lästs in.
}
loan-told-nothing = Inget nytt i den här filen.
loan-told-finished = Spelplatsen är klar och lånet är slut.
loan-lend = Låna ut en spelplats
loan-label = Datorns namn
loan-lent = { $city } är utlånad
loan-key = Nyckel
loan-key-lead = Lämna nyckeln per telefon eller på papper, aldrig tillsammans med filen.

loan-home = Den här datorn sköter spelplatsen { $city }.
loan-home-results = Ladda ner resultaten
loan-finish = Spelplatsen är klar
loan-finish-lead = Efter det kan inget mer föras in på den här datorn. Ladda sedan ner resultaten och läs in dem på servern; då är lånet slut.
hall-done-finish = Klart. Ladda ner resultaten nu.
loan-home-finished = Spelplatsen är klar. Läs in resultaten på servern.

refusal-champ-venue-finished = Den här datorn är klar. Fortsätt på mästerskapets server.
refusal-champ-venue-not-lent = Spelplatsen är inte utlånad.
loan-refused-broken = Filen är skadad. Ladda ner resultaten igen på den bärbara datorn.
loan-refused-signature = Filen kommer inte från datorn som har spelplatsen, eller så har den ändrats på vägen.
loan-refused-other = Filen har inga resultat för en spelplats som är utlånad nu. Välj resultatfilen från den bärbara datorn.
loan-refused-recalled = Spelplatsen har tagits tillbaka, så dess dator kan inte lämna in mer. Det som kom in tidigare finns kvar. Låna ut spelplatsen igen och för in det som saknas.
loan-refused-diverged = Två datorer har arbetat med samma fil, och den andras resultat finns redan här. Fortsätt med den andra, och för in där det som bara den här har.
loan-name-elsewhere = Det finns redan en funktionär med det namnet på en annan plats. Lägg till ett andra namn eller en initial.
