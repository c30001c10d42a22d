# Brieven aan de deelnemers van een kampioenschap.
mail-registered-subject = { $championship }: we hebben je inschrijving ontvangen
mail-registered-body =
    Beste { $name },

    Je bent ingeschreven voor { $championship }, { $venue } in { $city }, { $starts }. We bellen je nog; je plaats is zeker zodra je die hebt bevestigd.

    Je inschrijving, je bijnaam, je gegevens en je check-incode vind je hier. Houd deze link voor jezelf – er is geen wachtwoord voor nodig:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: je bent reserve nummer { $number }
mail-registered-alternate-body =
    Beste { $name },

    Alle plaatsen bij { $venue } in { $city } zijn bezet, dus je bent reserve nummer { $number }. Als er een plaats vrijkomt, schuift het laagste nummer door en laten we het je weten. Kom je op de dag zelf, { $starts }, dan kun je worden opgeroepen om een tafel aan te vullen.

    Je inschrijving vind je hier. Houd deze link voor jezelf – er is geen wachtwoord voor nodig:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: je plaats is bevestigd
mail-confirmed-body =
    Beste { $name },

    Bedankt voor je bevestiging per telefoon. We zien je graag bij { $venue } in { $city }, { $starts }. Laat deze code bij de deur zien: { $badge }

    Ben je er bij de officiële start niet, dan verlies je je plaats.

    { $organiser }
mail-moved-up-subject = { $championship }: er is een plaats voor je vrij
mail-moved-up-body =
    Beste { $name },

    Bij { $venue } in { $city } is een plaats vrijgekomen, en die is voor jou: { $starts }. Heb je nog niet per telefoon bevestigd, dan bellen we je.

    { $organiser }
mail-nickname-approved-subject = { $championship }: je bijnaam
mail-nickname-approved-body =
    Beste { $name },

    Je bijnaam ‘{ $nickname }’ is goedgekeurd. Alleen deze naam staat op de openbare borden.

    { $organiser }
mail-nickname-returned-subject = { $championship }: kies alsjeblieft een andere bijnaam
mail-nickname-returned-body =
    Beste { $name },

    Je bijnaam kon niet worden goedgekeurd. De reden: { $reason }

    Dien op de pagina van je inschrijving een andere in.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: je inschrijving is ingetrokken
mail-left-withdrawn-body =
    Beste { $name },

    Je inschrijving voor { $venue } in { $city } is ingetrokken. Was dat niet je bedoeling, laat het ons dan meteen weten.

    { $organiser }
mail-left-disqualified-subject = { $championship }: je inschrijving is geannuleerd
mail-left-disqualified-body =
    Beste { $name },

    Je inschrijving voor { $championship } is geannuleerd. De reden: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: de voorwaarden zijn gewijzigd
mail-terms-body =
    Beste { $name },

    Er gelden nieuwe deelnamevoorwaarden: { $notice }

    Lees ze hier:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship } is afgelast
mail-terms-cancelled-body =
    Beste { $name },

    { $championship } gaat niet door: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: je tafel
mail-seated-body =
    Beste { $name },

    Je speelt aan tafel { $table } in serie { $heat }. Alle tafels beginnen tegelijk; zorg dat je voor de officiële start in de zaal bent.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: je bent door!
mail-qualified-body =
    Beste { $name },

    Gefeliciteerd: je bent gekwalificeerd voor ‘{ $stage }’. Kun je niet komen, laat het ons dan meteen weten, zodat de volgende in de rangschikking kan spelen.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: je bent kampioen
mail-champion-body =
    Beste { $name },

    Gefeliciteerd: je hebt { $championship } gewonnen!

    { $organiser }
mail-prize-subject = { $championship }: de plaats van de kampioen is voor jou
mail-prize-body =
    Beste { $name },

    De kampioen kan niet reizen, en jij bent de volgende in de rangschikking van de finale. De plaats is voor jou: { $prize }. Laat ons meteen weten of je kunt gaan.

    { $organiser }
mail-link-subject = { $championship }: de link naar je inschrijving
mail-link-body =
    Beste { $name },

    Je hebt om de link naar je inschrijving gevraagd. Houd hem voor jezelf – er is geen wachtwoord voor nodig:
    { $link }

    Heb je er niet om gevraagd, dan hoef je niets te doen.

    { $organiser }
mail-online-subject = { $championship }: je tafel is open
mail-online-body =
    Beste { $name },

    Je onlinetafel is begonnen. Ga meteen zitten, de klok loopt:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: tot binnenkort
mail-reminder-body =
    Beste { $name },

    We zien je graag bij { $venue } in { $city }, { $starts }. Laat deze code bij de deur zien: { $badge }

    Kun je niet komen, laat het dan meteen weten, zodat de volgende kan spelen.

    { $organiser }
mail-about = { $name } – { $subject }
