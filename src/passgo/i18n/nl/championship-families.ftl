family-player = Over de speler
family-email-hint = Daarheen sturen we de link naar de inschrijving. Broers en zussen kunnen één adres delen.
family-questions = Een paar vragen
family-guardian = Ouder of voogd
family-guardian-lead = Nodig voor spelers die op de speeldag jonger zijn dan { $age }. Laat het leeg voor anderen.
family-same-contact = Alleen als het anders is dan hierboven.
entry-consent-guardian = Ik ben ouder of voogd van deze speler. Die mag meedoen, en { $organisers } mag onze gegevens voor dit kampioenschap verwerken.
family-yes = Ja
family-no = Nee
family-fault-answer = Beantwoord deze vraag met een van de mogelijke antwoorden.
family-drawn = Tot je er zelf een hebt, heet je ‘{ $nickname }’.
family-nickname-posted = De tafelindeling is gepubliceerd, dus je bijnaam kan niet meer veranderen.
family-another = Nog iemand met dit contact inschrijven
family-waiting-left = { $count ->
    [one] Nog { $count } plaats op de wachtlijst.
   *[other] Nog { $count } plaatsen op de wachtlijst.
}
family-group = Groep
family-group-all = Alle groepen
family-import-encoding = Het bestand is gelezen als { $encoding }. Controleer de namen: kloppen letters niet, sla het dan op als UTF-8 en importeer het opnieuw.
family-import-optional = Kolommen die niet elke deelnemer nodig heeft; ze mogen ontbreken:
family-import-answer = ‘{ $column }’ moet een van de mogelijke antwoorden hebben.
family-export-xlsx = Alle inschrijvingen exporteren (XLSX)
found-guardian = Spelers jonger dan dit hebben een ouder of voogd nodig
found-shared-email = Meerdere spelers kunnen één e-mailadres delen, zoals in een gezin
found-group = Spelers naar hun groep vragen
found-group-hint = Bijvoorbeeld ‘Klas’ of ‘Club’. Laat het leeg om niets te vragen.
found-group-list = Groepen om uit te kiezen
found-group-list-hint = Eén per regel, bijvoorbeeld 3A en 3B. Laat het leeg om spelers zelf te laten typen.
found-apart-groups = Spelers van één groep mijden elkaar in de eerste ronde
