family-player = Om spilleren
family-email-hint = Dertil sender vi linket til tilmeldingen. Søskende kan dele en adresse.
family-questions = Et par spørgsmål
family-guardian = Forælder eller værge
family-guardian-lead = Nødvendigt for spillere under { $age } den dag, de spiller. Lad det være tomt for andre.
family-same-contact = Kun hvis det er anderledes end ovenfor.
entry-consent-guardian = Jeg er forælder eller værge til denne spiller. Spilleren må deltage, og { $organisers } må behandle vores oplysninger til dette mesterskab.
family-yes = Ja
family-no = Nej
family-fault-answer = Besvar dette spørgsmål med et af de mulige svar.
family-drawn = Indtil du har dit eget, hedder du ”{ $nickname }”.
family-nickname-posted = Bordplanen er offentliggjort, så dit kaldenavn kan ikke ændres mere.
family-another = Tilmeld en til med denne kontakt
family-waiting-left = { $count ->
    [one] { $count } plads tilbage på ventelisten.
   *[other] { $count } pladser tilbage på ventelisten.
}
family-group = Gruppe
family-group-all = Alle grupper
family-import-encoding = Filen blev læst som { $encoding }. Kontrollér navnene: Er bogstaver forkerte, så gem den som UTF-8, og importér den igen.
family-import-optional = Kolonner, som ikke alle deltagere har brug for; de kan udelades:
family-import-answer = ”{ $column }” skal have et af de mulige svar.
family-export-xlsx = Eksportér alle tilmeldinger (XLSX)
found-guardian = Spillere yngre end dette skal have en forælder eller værge
found-shared-email = Flere spillere kan dele én mailadresse, som i en familie
found-group = Spørg spillerne om deres gruppe
found-group-hint = For eksempel ”Klasse” eller ”Klub”. Lad det være tomt for ikke at spørge.
found-group-list = Grupper at vælge imellem
found-group-list-hint = Én pr. linje, for eksempel 3A og 3B. Lad det være tomt, så skriver spillerne den selv.
found-apart-groups = Spillere fra samme gruppe undgår hinanden i første runde
