# Kampioenschappen: een locatie wordt uitgeleend aan een laptop zonder internet, en de resultaten komen in een bestand terug.

hall-page-loans = Uitgeleende locaties
loan-lead = Leen een locatie uit aan een laptop die zonder internet werkt. Zolang dat duurt, wordt alles voor die locatie daar ingevoerd.
loan-state-lent = Uitgeleend
loan-state-finished = Afgerond
loan-state-recalled = Teruggehaald
loan-since = Uitgeleend sinds { $moment }
loan-reported = Laatste resultaten: { $moment }.
loan-entries = { $count ->
    [one] { $count } item.
   *[other] { $count } items.
}
loan-told-none = Nog geen resultaten.
loan-unfinished = { $count ->
    [0] Niet afgerond: de locatie is nog uitgeleend.
    [one] Niet afgerond: { $count } tafel speelt nog.
   *[other] Niet afgerond: { $count } tafels spelen nog.
}
loan-archive = Bestand voor de laptop
loan-recall = Terughalen
loan-recall-lead = Wat de laptop tot nu toe niet heeft teruggebracht, wordt daarna geweigerd. Doe dit alleen als de laptop kwijt of kapot is.
hall-done-recall = De locatie wordt weer hier beheerd.

loan-import = Resultaten inlezen
loan-import-lead = Je kunt resultaten inlezen zo vaak je wilt, ook midden in een ronde. Alleen wat nieuw is, komt erbij.
loan-import-file = Resultatenbestand van de laptop
loan-told-new = { $count ->
    [one] { $count } nieuw item ingelezen.
   *[other] { $count } nieuwe items ingelezen.
}
loan-told-nothing = Er staat niets nieuws in dit bestand.
loan-told-finished = De locatie is klaar en niet meer uitgeleend.
loan-lend = Locatie uitlenen
loan-label = Naam van de laptop
loan-lent = { $city } is uitgeleend
loan-key = Sleutel
loan-key-lead = Geef de sleutel door per telefoon of op papier, nooit samen met het bestand.

loan-home = Deze laptop beheert de locatie { $city }.
loan-home-results = Resultaten downloaden
loan-finish = Deze locatie is klaar
loan-finish-lead = Daarna kan op deze laptop niets meer worden ingevoerd. Download dan de resultaten en lees ze in op de server; daarmee is de locatie terug.
hall-done-finish = Klaar. Download nu de resultaten.
loan-home-finished = Deze locatie is klaar. Lees de resultaten in op de server.

refusal-champ-venue-finished = Deze laptop is klaar. Ga verder op de server van het kampioenschap.
refusal-champ-venue-not-lent = Deze locatie is niet uitgeleend.
loan-refused-broken = Dit bestand is beschadigd. Download de resultaten opnieuw op de laptop.
loan-refused-signature = Dit bestand komt niet van de laptop die deze locatie heeft, of het is onderweg gewijzigd.
loan-refused-other = Dit bestand bevat geen resultaten voor een locatie die nu is uitgeleend. Kies het resultatenbestand van de laptop.
loan-refused-recalled = Deze locatie is teruggehaald, dus de laptop kan niets meer aanleveren. Wat eerder binnenkwam, blijft bewaard. Leen de locatie opnieuw uit en voer in wat ontbreekt.
loan-refused-diverged = Twee laptops hebben met hetzelfde bestand gewerkt, en de resultaten van de andere zijn hier al. Ga verder met die andere, en voer daar in wat alleen op deze staat.
loan-name-elsewhere = Elders is er al een medewerker met die naam. Voeg een tweede naam of een initiaal toe.
