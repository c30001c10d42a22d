# Kampioenschappen: wat je vanuit de werkruimte afdrukt, en de check-in bij de deur.

hall-page-paper = Afdrukken
paper-lead = Je krijgt een pdf met de gegevens van vandaag, voor A4 in zwart-wit. Gooi oudere afdrukken weg.
paper-language = Taal van de afdruk
paper-calls = Bellijst
paper-hint-calls = Deelnemers en reserves met hun telefoonnummer, alleen voor het secretariaat.
paper-badges = Deurkaarten
paper-hint-badges = Een kaart met een code voor iedereen die hier wordt verwacht. Scan die bij de check-in.
paper-seating = Tafelindeling met namen
paper-hint-seating = Op naam en per tafel, voor jou bij de deur. Hang deze lijst niet op.
paper-wall = Tafelindeling met bijnamen
paper-hint-wall = Op bijnaam en per tafel, om op te hangen.
paper-judges = Arbiterskaarten
paper-hint-judges = Voor elke arbiter: tafel, spelers en begin.
paper-sheets = Scoreformulieren
paper-hint-sheets = Eén voor elke tafel van de nieuwste ronde, en twee lege.
paper-certificates = Oorkondes
paper-hint-certificates = Voor iedereen die hier heeft gespeeld, met plaats en punten.
paper-press = Uitslag voor de pers
paper-hint-press = Namen van wie toestemming gaf voor publicatie, bijnamen van alle anderen.

paper-waiting = Je document wordt gemaakt. Deze pagina laat weten wanneer het klaar is.
paper-ready = Je document is klaar.
paper-fetch = Pdf downloaden
paper-back = Iets anders afdrukken
paper-empty = Er is nog niets om af te drukken.
paper-too-much = Dat is te veel voor één document. Kies een andere locatie of een kortere lijst.
paper-failed = Het document kon niet worden gemaakt. Probeer het opnieuw.
paper-busy = Er worden nu meerdere documenten gemaakt. Probeer het over een minuut opnieuw.

door-born = Geboren op { $day }
door-latest = Net ingecheckt
door-nobody = Niemand gevonden. Probeer een deel van de naam.
door-pending = Nog niet per telefoon bevestigd. Open de inschrijving en bevestig die eerst.
door-withdrawn = Deze persoon heeft zich teruggetrokken en kan niet worden ingecheckt.
door-disqualified = Deze persoon is uitgesloten en kan niet worden ingecheckt. Vraag het de toernooileiding.
door-no-show = Deze persoon kwam te laat. De plaats ging naar iemand anders.
door-erased = Deze inschrijving is gewist.
door-elsewhere = Deze persoon wordt op deze locatie niet verwacht.
door-walk-in = Bij de deur inschrijven
door-walk-in-lead = Vul dit samen met de persoon bij de deur in, en laat lezen waarvoor toestemming nodig is. Daarna is de persoon meteen ingecheckt.
entry-done-walk-in = Ingeschreven en ingecheckt.
