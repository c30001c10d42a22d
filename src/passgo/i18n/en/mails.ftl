# Letters to the entrants of a championship.
mail-registered-subject = { $championship }: we have your entry
mail-registered-body =
    Dear { $name },

    you are entered for { $championship }, { $venue } in { $city }, { $starts }. We will call you by telephone; your place is sure once you have confirmed it.

    Your entry, your nickname, your data and your code for the door are here. Keep this address to yourself, it needs no password:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: you are alternate { $number }
mail-registered-alternate-body =
    Dear { $name },

    all places at { $venue } in { $city } are taken, so you are alternate number { $number }. When a place becomes free the lowest number moves up, and we will tell you. If you come on the day, { $starts }, you may be called to fill a table.

    Your entry is here. Keep this address to yourself, it needs no password:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: your place is confirmed
mail-confirmed-body =
    Dear { $name },

    thank you for confirming by telephone. We expect you at { $venue } in { $city }, { $starts }. Show this code at the door: { $badge }

    Whoever is not there at the official start loses the seat.

    { $organiser }
mail-moved-up-subject = { $championship }: a place is free for you
mail-moved-up-body =
    Dear { $name },

    a place at { $venue } in { $city } has become free and it is yours: { $starts }. If you have not confirmed by telephone yet, we will call you.

    { $organiser }
mail-nickname-approved-subject = { $championship }: your nickname
mail-nickname-approved-body =
    Dear { $name },

    your nickname “{ $nickname }” is approved. Only this name stands on the public boards.

    { $organiser }
mail-nickname-returned-subject = { $championship }: please choose another nickname
mail-nickname-returned-body =
    Dear { $name },

    your nickname could not be approved. The reason: { $reason }

    Please propose another one on the page of your entry.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: your entry has ended
mail-left-withdrawn-body =
    Dear { $name },

    your entry for { $venue } in { $city } has been withdrawn. If that was not your wish, please tell us at once.

    { $organiser }
mail-left-disqualified-subject = { $championship }: your entry was cancelled
mail-left-disqualified-body =
    Dear { $name },

    your entry for { $championship } was cancelled. The reason: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: the terms have changed
mail-terms-body =
    Dear { $name },

    new terms of participation are in force: { $notice }

    Read them here:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship } is cancelled
mail-terms-cancelled-body =
    Dear { $name },

    { $championship } will not take place: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: your table
mail-seated-body =
    Dear { $name },

    you play at table { $table } in heat { $heat }. All tables start together; please be in the hall before the official start.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: you go on
mail-qualified-body =
    Dear { $name },

    congratulations: you are qualified for “{ $stage }”. If you cannot come, please tell us at once, so that the next in the ranking can play.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: you are the champion
mail-champion-body =
    Dear { $name },

    congratulations: you have won { $championship }.

    { $organiser }
mail-prize-subject = { $championship }: you travel
mail-prize-body =
    Dear { $name },

    the champion cannot travel, and you are next in the ranking of the final. The place is yours: { $prize }. Please tell us at once whether you can take it.

    { $organiser }
mail-link-subject = { $championship }: the address of your entry
mail-link-body =
    Dear { $name },

    you asked for the address of your entry. Keep it to yourself, it needs no password:
    { $link }

    If you did not ask for it, you need not do anything.

    { $organiser }
mail-online-subject = { $championship }: your table is open
mail-online-body =
    Dear { $name },

    your online table has started. Sit down at once, the clock is running:
    { $link }/play

    { $organiser }
