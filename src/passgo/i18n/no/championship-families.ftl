family-player = Om spilleren
family-email-hint = Dit sender vi lenken til påmeldingen. Søsken kan dele adresse.
family-questions = Noen spørsmål
family-guardian = Forelder eller verge
family-guardian-lead = Trengs for spillere under { $age } den dagen de spiller. La det stå tomt for andre.
family-same-contact = Bare hvis det er noe annet enn over.
entry-consent-guardian = Jeg er forelder eller verge for denne spilleren. Spilleren kan delta, og { $organisers } kan behandle opplysningene våre for dette mesterskapet.
family-yes = Ja
family-no = Nei
family-fault-answer = Svar på dette spørsmålet med ett av de mulige svarene.
family-drawn = Til du har ditt eget, vises du som «{ $nickname }».
family-nickname-posted = Bordplasseringen er publisert, så kallenavnet ditt kan ikke endres mer.
family-another = Meld på en til med samme kontaktinformasjon
family-waiting-left = { $count ->
    [one] { $count } plass igjen på ventelisten.
   *[other] { $count } plasser igjen på ventelisten.
}
family-group = Gruppe
family-group-all = Alle grupper
family-import-encoding = Filen ble lest som { $encoding }. Kontroller navnene: Hvis bokstaver er feil, lagre den som UTF-8 og importer den på nytt.
family-import-optional = Kolonner som ikke alle deltakere trenger; de kan utelates:
family-import-answer = «{ $column }» må ha ett av de mulige svarene.
family-export-xlsx = Eksporter alle påmeldinger (XLSX)
found-guardian = Spillere yngre enn dette trenger en forelder eller verge
found-shared-email = Flere spillere kan dele én e-postadresse, som i en familie
found-group = Spør spillerne om gruppen deres
found-group-hint = For eksempel «Klasse» eller «Klubb». La det stå tomt for ikke å spørre.
found-group-list = Grupper å velge blant
found-group-list-hint = Én per linje, for eksempel 3A og 3B. La det stå tomt, så skriver spillerne den selv.
found-apart-groups = Spillere i samme gruppe unngår hverandre i første runde
