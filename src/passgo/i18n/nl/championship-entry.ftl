# Kampioenschappen: de openbare site, inschrijving, mijn inschrijving, het secretariaat, en waarom een kampioenschap weigert.

entry-championships = Kampioenschappen
entry-championships-lead = Schrijf je in, kijk mee en volg de punten.
entry-championships-none = Hier is nog geen kampioenschap.
entry-phase-announced = Inschrijving nog niet open
entry-phase-open = Inschrijving open
entry-phase-closed = Inschrijving gesloten
entry-phase-running = Bezig
entry-phase-over = Afgelopen
entry-phase-cancelled = Afgelast
entry-window = Inschrijving van { $opens } tot en met { $closes }.
entry-window-zone = De tijden gelden in de tijdzone van elke locatie.
entry-rule = Regel { $rule }
entry-rehearsed = Repetitie met verzonnen personen

entry-new = Nieuw kampioenschap
entry-new-terms-lead = Elke versie blijft beschikbaar. Noem een contactpersoon voor vragen over persoonsgegevens.
entry-new-director = Naam van de eerste toernooileider
entry-new-unreadable = Het geüploade bestand is geen UTF-8-tekst.
entry-made = Het kampioenschap is aangemaakt
entry-made-lead = { $name } is klaar. Nodig secretariaat, arbiters en scoreverwerkers uit vanuit de console van de toernooileiding.
entry-made-link = Dit is de privélink van de toernooileiding. Hij wordt maar één keer getoond: bewaar hem nu, en houd hem voor jezelf.
entry-made-qr = QR-code van de link van de toernooileiding
entry-made-open = Console van de toernooileiding openen
entry-made-site = Openbare site

entry-organised = Georganiseerd door { $organisers }
entry-register = Inschrijven
entry-opens-on = De inschrijving opent op { $when }.
entry-cancelled = Dit kampioenschap is afgelast. Als je was ingeschreven, kun je je gegevens nog exporteren of wissen.
entry-terms-changed = De voorwaarden zijn gewijzigd
entry-terms-since = Versie { $version }, geldig sinds { $when }.
entry-terms-what = Wat er is gewijzigd
entry-where = Wanneer en waar
entry-starts = Begin: { $when } ({ $zone })
entry-online = Online gespeeld, waar je ook bent
entry-places-meter = Bezette plaatsen in { $city }
entry-places-left = { $count ->
    [0] Alle { $capacity } plaatsen zijn bezet
    [one] { $count } van { $capacity } plaatsen is vrij
   *[other] { $count } van { $capacity } plaatsen zijn vrij
}
entry-alternates = { $count ->
    [0] Er wachten geen reserves
    [one] { $count } reserve wacht
   *[other] { $count } reserves wachten
}
entry-would-wait = Vol: je zou reserve nummer { $number } zijn
entry-later-stage = Voor wie zich kwalificeert
entry-how = Hoe er wordt gespeeld
entry-stage = { $rounds ->
    [one] Tafels van { $fewest } tot { $most } spelers, één ronde van { $minutes } minuten.
   *[other] Tafels van { $fewest } tot { $most } spelers, { $rounds } rondes van elk { $minutes } minuten.
}
entry-prize = De kampioen wint: { $prize }.
entry-condition-age = Je moet op de dag zelf minstens { $age } jaar zijn.
entry-condition-citizenship = Je moet staatsburger zijn van { $country }.
entry-condition-excluded = Medewerkers van de organisatie en hun naaste familie kunnen niet meedoen.
entry-condition-phone = Na je inschrijving word je gebeld om je plaats te bevestigen. Zijn er meer inschrijvingen dan plaatsen, dan gaat de eerdere inschrijving voor.
entry-edition = Over het spel
entry-follow = Volg het kampioenschap
entry-spectators = Toeschouwers zijn welkom: kom de spellen live bekijken.
entry-anonymous = Punten worden aan het eind van elke ronde bekendgemaakt, alleen onder bijnamen.
entry-board = Live scorebord
entry-standings = Stand (CSV)
entry-terms = Deelnamevoorwaarden
entry-terms-lead = De voorwaarden en alle eerdere versies staan hier.
entry-terms-read = Geldende voorwaarden lezen
entry-terms-none = De voorwaarden zijn nog niet gepubliceerd, dus de inschrijving is niet open.
entry-terms-in-force = Versie { $version }, geldig sinds { $when }
entry-terms-old = Dit is versie { $version } van { $when }. Die geldt niet meer.
entry-terms-versions = Alle versies
entry-terms-version = Versie { $version }, { $when }
entry-terms-diff = Wijzigingen sinds versie { $version }
entry-terms-added = Toegevoegd:
entry-terms-removed = Verwijderd:
entry-terms-show = Versie { $version } van de voorwaarden hier lezen
entry-rights = Je kunt je gegevens altijd laten exporteren, corrigeren of wissen: op de pagina van je inschrijving, per e-mail of per telefoon.

entry-register-lead = Het kost twee minuten. Alleen de bijnaam die je later kiest, wordt gepubliceerd.
entry-wrong = { $count ->
    [one] Eén gegeven ontbreekt of klopt niet; het is hieronder gemarkeerd. Wat je hebt ingevuld, blijft bewaard.
   *[other] { $count } gegevens ontbreken of kloppen niet; ze zijn hieronder gemarkeerd. Wat je hebt ingevuld, blijft bewaard.
}
entry-city = Waar wil je spelen?
entry-you = Over jou
entry-name = Voor- en achternaam
entry-email = E-mailadres
entry-email-hint = Je eigen adres, niet dat van iemand anders: de link naar je inschrijving gaat daarheen.
entry-phone = Telefoon
entry-phone-hint = Op dit nummer word je gebeld om je plaats te bevestigen.
entry-born = Geboortedatum
entry-born-hint = Je moet op de speeldag minstens { $age } jaar zijn.
entry-born-why = Om mensen met dezelfde naam uit elkaar te houden.
entry-citizenship = Nationaliteit
entry-citizenship-hint = Alleen staatsburgers van { $country } kunnen meedoen.
entry-choose = Maak een keuze
entry-excluded = Vink aan wat voor jou geldt
entry-excluded-employee = Ik werk voor { $organisers }.
entry-excluded-relative = Een naast familielid van mij werkt voor { $organisers }.
entry-declare = Verklaringen en toestemmingen
entry-declare-lead = Ze zijn allemaal nodig: ontbreekt er een, dan is de inschrijving niet geldig.
entry-declaration-own-email = Het e-mailadres is van mijzelf.
entry-declaration-true-data = De gegevens die ik heb ingevuld, zijn juist en naar waarheid.
entry-declaration-of-age = Ik ben minstens { $age } jaar.
entry-declaration-contact = Jullie mogen mijn telefoonnummer en e-mailadres gebruiken om het kampioenschap te organiseren.
entry-consent-terms = Ik aanvaard de deelnamevoorwaarden zonder voorbehoud.
entry-consent-data = { $organisers } mag de gegevens die ik hier geef verwerken, alleen voor dit kampioenschap.
entry-consent-publicity = De uitslag van het kampioenschap, met foto’s, film en de namen van winnaars en runners-up, mag worden gepubliceerd.
entry-consent-promotion = { $organisers } mag mij ook nieuws en aanbiedingen sturen. Dit staat los van de deelname.
entry-optional = Optioneel
entry-optional-lead = Je kunt dit overslaan en toch meedoen. Je kunt altijd van gedachten veranderen.
entry-kept = { $days ->
    [one] Je gegevens worden uiterlijk { $days } dag na de laatste finale gewist.
   *[other] Je gegevens worden uiterlijk { $days } dagen na de laatste finale gewist.
}
entry-register-send = Nu inschrijven
entry-fault-venue = Kies één stad.
entry-fault-name = Vul een voor- en achternaam in, 2 tot 100 tekens.
entry-fault-email = Vul een e-mailadres in zoals name@example.org.
entry-fault-phone = Vul een telefoonnummer in met 5 tot 20 cijfers.
entry-fault-born = Vul een geboortedatum in.
entry-fault-citizenship = Kies een land.
entry-fault-tick = Vink dit aan om mee te doen.
entry-registered = Je bent ingeschreven
entry-link = Dit is je privélink. Bewaar hem goed: wie hem heeft, kan je inschrijving wijzigen.
entry-link-lead = Hij opent je inschrijving: status, bijnaam, je gegevens en je check-incode.
entry-link-mail = Hij staat ook in de e-mail die we je sturen.
entry-mine-open = Mijn inschrijving openen
entry-mine = Mijn inschrijving
entry-status-pending = Wacht op bevestiging
entry-status-confirmed = Bevestigd
entry-status-alternate = Reserve nummer { $number }
entry-status-withdrawn = Ingetrokken
entry-status-no-show = Niet verschenen
entry-status-disqualified = Gediskwalificeerd
entry-status-erased = Gewist
entry-next-pending = Je hebt een plaats. We bellen je om die te bevestigen.
entry-next-confirmed = Je plaats is bevestigd. Wees er voor de officiële start: een plaats die dan leeg is, gaat naar een reserve.
entry-next-alternate = Alle plaatsen zijn bezet. Je staat op nummer { $number } van de reservelijst: trekt iemand zich terug, dan schuift het laagste nummer door.
entry-next-withdrawn = Je doet niet meer mee. Zolang de inschrijving open is, kun je je opnieuw inschrijven.
entry-next-no-show = Je was er niet bij de officiële start, dus je plaats ging naar iemand anders.
entry-next-disqualified = De organisatie heeft je inschrijving geannuleerd.
entry-next-erased = Je gegevens zijn gewist.
entry-seat = { $stage }, ronde { $round }, serie { $heat }: tafel { $table }, { $when } ({ $zone })
entry-play = Naar mijn tafel
entry-qr = QR-code voor de check-in
entry-qr-lead = Laat dit bij de deur zien, of noem de code:
entry-nickname = Bijnaam
entry-nickname-lead = De punten worden onder je bijnaam bekendgemaakt, nooit onder je naam. De bijnaam moet met het spel te maken hebben en mag niet zinspelen op leeftijd, geslacht, nationaliteit, uiterlijk of plaats. De toernooileiding moet hem goedkeuren.
entry-nickname-proposed = ‘{ $nickname }’ wacht op goedkeuring.
entry-nickname-approved = ‘{ $nickname }’ is goedgekeurd.
entry-nickname-returned = Je bijnaam is niet goedgekeurd. De reden staat in de e-mail die we je hebben gestuurd. Dien een andere in.
entry-nickname-new = Bijnaam, 2 tot 24 tekens
entry-nickname-send = Indienen
entry-contact = Hoe we je bereiken
entry-contact-theirs = Contactgegevens
entry-contact-other = Klopt je naam of geboortedatum niet, bel dan het secretariaat.
entry-save = Opslaan
entry-consents = Toestemmingen
entry-consent-given = gegeven
entry-consent-refused = niet gegeven
entry-consent-give = Toestemming geven
entry-consent-take-back = Toestemming intrekken
entry-consent-data-sure = Zonder deze toestemming kan niemand meedoen, dus hiermee wordt ook de inschrijving ingetrokken. De gegevens blijven tot ze worden gewist of hun bewaartermijn voorbij is.
entry-place = Je plaats als kampioen
entry-place-lead = Je hebt gewonnen: { $prize }. Kun je niet gaan, dan gaat de plaats naar de volgende in de rangschikking; jij blijft kampioen.
entry-place-pass = Ik kan niet gaan
entry-place-sure = De plaats gaat dan naar de volgende in de rangschikking. Dat kan niet ongedaan worden gemaakt.
entry-data = Je gegevens
entry-data-theirs = Persoonsgegevens
entry-data-lead = { $days ->
    [one] Persoonsgegevens worden uiterlijk { $days } dag na de laatste finale gewist. Je kunt ze exporteren, je terugtrekken of ze nu laten wissen.
   *[other] Persoonsgegevens worden uiterlijk { $days } dagen na de laatste finale gewist. Je kunt ze exporteren, je terugtrekken of ze nu laten wissen.
}
entry-export = Exporteren als bestand (JSON)
entry-withdraw = Terugtrekken
entry-withdraw-sure = De plaats gaat meteen naar de eerste reserve.
entry-withdraw-yes = Ja, terugtrekken
entry-erase = Alles over deze inschrijving wissen
entry-erase-sure = Naam, contactgegevens, geboortedatum en bijnaam worden meteen en voorgoed gewist, en de inschrijving eindigt. Resultaten die al gespeeld zijn, blijven zonder naam staan.
entry-erase-yes = Ja, alles wissen
entry-erased = Gewist
entry-erased-lead = Over deze inschrijving worden geen persoonsgegevens meer bewaard. De privélink werkt niet meer.
entry-done-contact = Opgeslagen.
entry-done-nickname = De bijnaam is ingediend. De toernooileiding beoordeelt hem.
entry-done-consent = De toestemming is gewijzigd.
entry-done-withdrawn = De inschrijving is ingetrokken.
entry-done-passed = De plaats is doorgegeven.
entry-done-comes = Genoteerd: komt.
entry-done-declined = Genoteerd: komt niet. De plaats is vrij voor een reserve.
entry-done-here = Ingecheckt.
entry-done-away = Check-in ongedaan gemaakt.
entry-done-erased = Gewist.

entry-desk = Secretariaat
entry-desk-entries = Inschrijvingen
entry-desk-check-in = Check-in
entry-desk-files = Import en export
entry-desk-lists = Lijsten van inschrijvingen
entry-desk-venue = Locatie
entry-desk-all = Alle locaties
entry-desk-show = Tonen
entry-search = Zoek op naam, telefoon, e-mail, bijnaam of code
entry-search-go = Zoeken
entry-list-calls = Te bellen
entry-list-alternates = Reserves
entry-list-confirmed = Bevestigd
entry-list-gone = Beëindigd
entry-list-found = Gevonden
entry-list-lead-calls = Vroegste inschrijving eerst. Bel en noteer dan het antwoord.
entry-list-lead-alternates = In de volgorde van hun nummers. Een plaats die voor de tafelindeling vrijkomt, gaat naar de eerste.
entry-list-lead-confirmed = Gebeld en komt.
entry-list-lead-gone = Ingetrokken, niet verschenen, gediskwalificeerd of gewist.
entry-list-lead-found = Iedereen die bij je zoekopdracht past.
entry-list-none = Niemand
entry-list-more = { $count ->
    [one] Nog { $count } niet getoond.
   *[other] Nog { $count } niet getoond.
}
entry-nameless = (geen naam bewaard)
entry-phoned = gebeld
entry-order = Inschrijving nr. { $number }
entry-comes = Komt
entry-declines = Komt niet
entry-declines-sure = De inschrijving eindigt en de eerste reserve schuift door.
entry-declines-yes = Ja, komt niet
entry-registered-at = Ingeschreven op { $when }
entry-reason = Reden: { $reason }
entry-reason-declined-by-phone = Heeft per telefoon gezegd niet te komen.
entry-reason-consent-withdrawn = Heeft de toestemming voor het gebruik van de gegevens ingetrokken.
entry-code = Check-incode
entry-on-behalf = Wat iemand per telefoon of e-mail vraagt, kun je hier namens die persoon doen.
entry-new-link = Nieuwe privélink maken
entry-new-link-lead = Een nieuwe link naar deze inschrijving. Hij wordt maar één keer getoond.
entry-code-type = Naam of check-incode
entry-code-find = Opzoeken
entry-code-unknown = Niemand heeft deze code. Staat hij op een gedrukte deurkaart, dan is die inschrijving gewist. Zoek in plaats daarvan op naam.
entry-camera = Scannen met de camera
entry-camera-view = Wat de camera ziet
entry-camera-refused = De camera kan hier niet worden gebruikt. Typ in plaats daarvan de code.
entry-check-in-yes = Inchecken
entry-check-in-undo = Check-in ongedaan maken
entry-here-already = Is al ingecheckt.
entry-here-count = { $count ->
    [one] { $count } aanwezig, { $awaited } verwacht
   *[other] { $count } aanwezig, { $awaited } verwacht
}
entry-awaited = Verwacht
entry-here = Aanwezig
entry-details = Alles over deze inschrijving
entry-import = Inschrijvingen importeren
entry-import-lead = Een CSV-bestand met één inschrijving per regel, in de volgorde van binnenkomst. De eerste regel noemt de kolommen:
entry-import-forms = { $lines ->
    [one] Datums als 1990-12-31 of 31.12.1990, vinkjes als yes, hoogstens { $lines } regel. Alle regels worden geïmporteerd, of geen enkele.
   *[other] Datums als 1990-12-31 of 31.12.1990, vinkjes als yes, hoogstens { $lines } regels. Alle regels worden geïmporteerd, of geen enkele.
}
entry-import-file = CSV-bestand
entry-import-go = Importeren
entry-import-template = Een leeg bestand met deze kolommen
entry-import-faults = { $count ->
    [one] Er is { $count } fout gevonden.
   *[other] Er zijn { $count } fouten gevonden.
}
entry-import-nothing = Er is niemand ingeschreven.
entry-import-line = Regel { $line }:
entry-import-unreadable = Het bestand is niet leesbaar: het moet CSV zijn.
entry-import-empty = Het bestand heeft geen regel met een inschrijving.
entry-import-long = Het bestand heeft te veel regels: er kunnen er hoogstens { $most } tegelijk worden geïmporteerd.
entry-import-missing-column = De kolom ‘{ $column }’ ontbreekt.
entry-import-unknown-column = Onverwachte kolom ‘{ $column }’.
entry-import-cells = De regel heeft { $found } cellen in plaats van { $wanted }.
entry-import-venue = De locatie moet een van deze zijn: { $venues }.
entry-import-tick = ‘{ $column }’ moet yes zijn.
entry-imported = { $count ->
    [one] { $count } inschrijving geïmporteerd.
   *[other] { $count } inschrijvingen geïmporteerd.
}
entry-export-list = Alle inschrijvingen exporteren (CSV)
entry-export-lead = Bevat persoonsgegevens: bewaar het bestand veilig en wis het als het niet meer nodig is.

problem-no-such-championship = Dat kampioenschap bestaat hier niet.
problem-no-such-desk = Deze link is niet of niet meer geldig. Vraag de toernooileiding om een nieuwe.
problem-no-such-entry = Deze link is niet of niet meer geldig. De juiste staat in de e-mail die je na je inschrijving kreeg; het secretariaat kan je een nieuwe geven.
problem-desk-link-needed = Deze pagina is voor medewerkers van het kampioenschap. Open de pagina met je privélink.

refusal-champ-alternates-full = Deze locatie is vol, en de lijst met { $alternates } reserves ook.
refusal-champ-already-done = Dat is al gedaan.
refusal-champ-already-judging = Die arbiter heeft tegelijk een andere tafel, of speelt zelf.
refusal-champ-bad-moment = Dat kan op dit moment niet.
refusal-champ-cancelled = Het kampioenschap is afgelast.
refusal-champ-clock-back = Een repetitie kan niet terug naar vóór de laatste gebeurtenis.
refusal-champ-clock-changed = De klok is intussen veranderd. Lees de melding opnieuw.
refusal-champ-clock-same-person = Dat heb je al aangegeven. Een tweede medewerker moet het bevestigen.
refusal-champ-consent-missing = Er ontbreekt een toestemming. Zonder die kan niemand meedoen.
refusal-champ-declaration-missing = Er ontbreekt een verklaring. Voor een inschrijving zijn ze allemaal nodig.
refusal-champ-excluded = Medewerkers van de organisatie, hun naaste familie en mensen van wie de organisatie de inschrijving heeft geannuleerd, kunnen niet meedoen.
refusal-champ-game-running = Het spel is bezig: niemand kan daar nu worden geplaatst of verplaatst.
refusal-champ-judge-missing = Een tafel heeft nog geen arbiter.
refusal-champ-late = Te laat: de plaats is bij de officiële start vervallen.
refusal-champ-nickname-missing = Er is geen bijnaam om te beoordelen.
refusal-champ-nickname-taken = Iemand heeft deze bijnaam al, of een die er hetzelfde uitziet. Kies een andere.
refusal-champ-nickname-unfit = Een bijnaam moet 2 tot 24 gewone tekens hebben, waarvan minstens één letter of cijfer.
refusal-champ-no-alternate = Er is geen reserve meer.
refusal-champ-no-notice = Schrijf een mededeling die iedereen vertelt wat er is gewijzigd.
refusal-champ-no-reason = Geef een reden op.
refusal-champ-no-such-entrant = Die inschrijving bestaat niet.
refusal-champ-no-such-session = Die ronde bestaat niet.
refusal-champ-no-such-stage = Die fase bestaat niet.
refusal-champ-no-such-table = Die tafel bestaat niet.
refusal-champ-no-such-venue = Die locatie bestaat niet.
refusal-champ-no-vacancy = Er is geen plaats vrij.
refusal-champ-not-allowed = In jouw rol mag je dat niet.
refusal-champ-not-awaited = Deze persoon wordt daar niet verwacht.
refusal-champ-not-confirmed = De inschrijving is nog niet bevestigd: bel eerst.
refusal-champ-not-finished = Een eerdere stap is nog niet afgerond.
refusal-champ-not-open = De inschrijving voor deze locatie opent op { $opens }.
refusal-champ-not-qualified = Alleen wie die plaats heeft, kan die doorgeven.
refusal-champ-not-yours = Dat is de inschrijving van iemand anders.
refusal-champ-old-terms = De voorwaarden zijn gewijzigd sinds je deze pagina opende. Lees de nieuwe versie en ga ermee akkoord.
refusal-champ-registered-twice = Deze persoon is al ingeschreven. Gebruik de privélink uit de e-mail, of vraag het secretariaat.
refusal-champ-seating-broken = Deze tafelindeling zou een regel overtreden.
refusal-champ-sheet-changed = Het formulier is intussen gewijzigd: bekijk het opnieuw.
refusal-champ-sheet-missing = Er ontbreekt nog een formulier.
refusal-champ-sheet-wrong = De optelling op het formulier klopt niet.
refusal-champ-stage-over = Die fase is afgesloten.
refusal-champ-table-too-small = Een tafel heeft minder dan { $fewest } spelers: deel die serie opnieuw in.
refusal-champ-tie-undecided = Er is nog een gelijke stand: de hoofdarbiter beslist.
refusal-champ-too-early = Daar is het te vroeg voor.
refusal-champ-too-few = Er zijn te weinig spelers: er zijn er minstens { $fewest } nodig.
refusal-champ-too-young = Je moet op { $day } minstens { $age } jaar zijn.
refusal-champ-unsigned = Er ontbreekt een handtekening.
refusal-champ-venue-elsewhere = Die locatie wordt elders beheerd: doe dit op de server van het kampioenschap.
refusal-champ-venue-full = Deze locatie is vol.
refusal-champ-venue-lent = Deze locatie draait op een eigen computer. Doe dit daar, of wacht tot de resultaten terug zijn.
refusal-champ-window-closed = De inschrijving voor deze locatie is gesloten na { $closed }.
refusal-champ-same-person = Een tweede persoon moet dit bevestigen.
refusal-champ-wrong-citizenship = Alleen staatsburgers van { $needed } kunnen meedoen.
refusal-champ-wrong-replacement = De correctie verwijst niet naar het huidige formulier.
refusal-champ-answer-wrong = Een antwoord of de groep ontbreekt of is geen van de mogelijke.
refusal-champ-last-round-early = De laatste ronde kan vanaf { $allowed } worden aangekondigd.
refusal-champ-guardian-missing = Zo’n jonge speler heeft een ouder of voogd nodig, met e-mailadres of telefoonnummer.
refusal-champ-unticked = De presentie kan nog niet worden opgenomen: niemand heeft de spelers van deze tafels afgevinkt: { $tables }.
refusal-champ-undo-proposed = Dat is al voorgesteld. Een tweede official moet akkoord gaan.
refusal-champ-undo-too-late = Te laat om dat terug te draaien: wat erop volgt, is al begonnen.
