# Briefe an die Teilnehmer einer Meisterschaft.
mail-registered-subject = { $championship }: Deine Anmeldung ist da
mail-registered-body =
    Hallo { $name },

    du bist für { $championship } angemeldet: { $venue } in { $city }, { $starts }. Wir rufen dich an; dein Platz ist sicher, sobald du ihn am Telefon bestätigt hast.

    Deine Anmeldung, deinen Spielnamen, deine Daten und deinen Code für den Eingang findest du hier. Gib diesen Link nicht weiter – er funktioniert ohne Passwort:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: Du bist Ersatzspieler Nummer { $number }
mail-registered-alternate-body =
    Hallo { $name },

    alle Plätze ({ $venue }, { $city }) sind vergeben, du bist Ersatzspieler Nummer { $number }. Wird ein Platz frei, rückt die niedrigste Nummer nach, und wir sagen dir Bescheid. Wenn du am Spieltag kommst ({ $starts }), wirst du vielleicht aufgerufen, um einen Tisch aufzufüllen.

    Deine Anmeldung findest du hier. Gib diesen Link nicht weiter – er funktioniert ohne Passwort:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: Dein Platz ist bestätigt
mail-confirmed-body =
    Hallo { $name },

    danke, dass du am Telefon bestätigt hast. Wir freuen uns auf dich: { $venue }, { $city }, { $starts }.

    Zeig am Eingang diesen Code: { $badge }

    Wenn du beim offiziellen Beginn nicht da bist, verlierst du deinen Platz.

    { $organiser }
mail-moved-up-subject = { $championship }: Ein Platz ist für dich frei
mail-moved-up-body =
    Hallo { $name },

    ein Platz ({ $venue }, { $city }) ist frei geworden, und er gehört dir: { $starts }. Falls du noch nicht am Telefon bestätigt hast, rufen wir dich an.

    { $organiser }
mail-nickname-approved-subject = { $championship }: dein Spielname
mail-nickname-approved-body =
    Hallo { $name },

    dein Spielname „{ $nickname }“ ist freigegeben. Auf den öffentlichen Tafeln steht nur dieser Name.

    { $organiser }
mail-nickname-returned-subject = { $championship }: Bitte wähle einen anderen Spielnamen
mail-nickname-returned-body =
    Hallo { $name },

    dein Spielname konnte nicht freigegeben werden. Der Grund:

    { $reason }

    Bitte reiche auf der Seite deiner Anmeldung einen anderen ein.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: Deine Anmeldung wurde zurückgezogen
mail-left-withdrawn-body =
    Hallo { $name },

    deine Anmeldung für { $venue } in { $city } wurde zurückgezogen. Wenn du das nicht wolltest, sag uns bitte sofort Bescheid.

    { $organiser }
mail-left-disqualified-subject = { $championship }: Deine Anmeldung wurde gestrichen
mail-left-disqualified-body =
    Hallo { $name },

    deine Anmeldung für { $championship } wurde gestrichen. Der Grund: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: Die Bedingungen haben sich geändert
mail-terms-body =
    Hallo { $name },

    es gelten neue Teilnahmebedingungen: { $notice }

    Sie stehen hier:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship } ist abgesagt
mail-terms-cancelled-body =
    Hallo { $name },

    { $championship } findet nicht statt: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: dein Tisch
mail-seated-body =
    Hallo { $name },

    du spielst an Tisch { $table } im Durchgang { $heat }. Alle Tische beginnen gemeinsam; bitte sei vor dem offiziellen Beginn im Saal.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: Du bist weiter!
mail-qualified-body =
    Hallo { $name },

    herzlichen Glückwunsch: Du hast dich für „{ $stage }“ qualifiziert. Wenn du nicht kommen kannst, sag uns bitte sofort Bescheid, damit die nächste Person der Rangliste spielen kann.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: Der Titel gehört dir
mail-champion-body =
    Hallo { $name },

    herzlichen Glückwunsch: Du hast { $championship } gewonnen!

    { $organiser }
mail-prize-subject = { $championship }: Der Platz gehört jetzt dir
mail-prize-body =
    Hallo { $name },

    wer den Titel gewonnen hat, kann nicht reisen, und in der Rangliste des Finales kommst du als Nächstes. Der Platz gehört dir: { $prize }. Bitte sag uns sofort, ob du ihn annimmst.

    { $organiser }
mail-link-subject = { $championship }: der Link zu deiner Anmeldung
mail-link-body =
    Hallo { $name },

    du hast um den Link zu deiner Anmeldung gebeten. Gib ihn nicht weiter – er funktioniert ohne Passwort:
    { $link }

    Wenn du nicht darum gebeten hast, brauchst du nichts zu tun.

    { $organiser }
mail-online-subject = { $championship }: Dein Tisch ist offen
mail-online-body =
    Hallo { $name },

    dein Online-Tisch hat begonnen. Nimm gleich Platz, die Uhr läuft:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: bis bald
mail-reminder-body =
    Hallo { $name },

    wir freuen uns auf dich: { $venue } in { $city }, { $starts }. Zeig diesen Code am Eingang: { $badge }

    Wenn du nicht kommen kannst, sag uns bitte gleich Bescheid, damit jemand anders spielen kann.

    { $organiser }
mail-about = { $name } – { $subject }
