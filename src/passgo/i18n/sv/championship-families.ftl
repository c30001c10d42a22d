family-player = Om spelaren
family-email-hint = Dit skickar vi länken till anmälan. Syskon kan dela en adress.
family-questions = Några frågor
family-guardian = Förälder eller vårdnadshavare
family-guardian-lead = Behövs för spelare under { $age } den dag de spelar. Lämna tomt för andra.
family-same-contact = Bara om det skiljer sig från ovan.
entry-consent-guardian = Jag är förälder eller vårdnadshavare till spelaren. Spelaren får delta, och { $organisers } får behandla våra uppgifter för mästerskapet.
family-yes = Ja
family-no = Nej
family-fault-answer = Svara på frågan med ett av de möjliga svaren.
family-drawn = Tills du har ett eget visas du som ”{ $nickname }”.
family-nickname-posted = Bordsplaceringen är publicerad, så ditt alias kan inte ändras längre.
family-another = Anmäl en till med samma kontaktuppgifter
family-waiting-left = { $count ->
    [one] { $count } plats kvar på väntelistan.
   *[other] { $count } platser kvar på väntelistan.
}
family-group = Grupp
family-group-all = Alla grupper
family-import-encoding = Filen lästes som { $encoding }. Kontrollera namnen: är bokstäver fel, spara den som UTF-8 och importera den igen.
family-import-optional = Kolumner som inte alla deltagare behöver; de kan utelämnas:
family-import-answer = ”{ $column }” måste ha ett av de möjliga svaren.
family-export-xlsx = Exportera alla anmälningar (XLSX)
found-guardian = Spelare yngre än så behöver en förälder eller vårdnadshavare
found-shared-email = Flera spelare kan dela en e-postadress, som i en familj
found-group = Fråga spelarna om deras grupp
found-group-hint = Till exempel ”Klass” eller ”Klubb”. Lämna tomt för att inte fråga.
found-group-list = Grupper att välja bland
found-group-list-hint = En per rad, till exempel 3A och 3B. Lämna tomt så skriver spelarna själva.
found-apart-groups = Spelare i samma grupp undviker varandra i första omgången
