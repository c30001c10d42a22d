### Emails to the entrants of a championship: for each kind a subject of one line, and a body.
### Every body begins with a salutation and ends with $organiser, the organisers’ names: “Hasbro Hellas, Retail World”.
### $name is the person’s full name, $championship the name of the event. A link stands alone on its line, first in it.

## Registration

# Subject, one line. Sent right after registration to somebody who has a place.
mail-registered-subject = { $championship }: we’ve received your registration
# $venue “Public, The Mall”, $city “Athens”, $starts “23 May 2026, 12:00”, $link an address.
mail-registered-body =
    Dear { $name },

    You’re registered for { $championship }, { $venue } in { $city }, { $starts }. We’ll call you; your place is secure once you’ve confirmed it.

    You’ll find your entry, your nickname, your data and your check-in code here. Keep this link to yourself – it needs no password:
    { $link }

    { $organiser }
# Subject, one line. Sent right after registration when all places are taken. $number: 3.
mail-registered-alternate-subject = { $championship }: you’re alternate number { $number }
# $venue “Public, The Mall”, $city “Athens”, $number 3, $starts “23 May 2026, 12:00”, $link an address.
mail-registered-alternate-body =
    Dear { $name },

    All places at { $venue } in { $city } are taken, so you’re alternate number { $number }. When a place becomes free, the next in line moves up and we’ll let you know. If you come on the day, { $starts }, you may be called to fill a table.

    Your entry is here. Keep this link to yourself – it needs no password:
    { $link }

    { $organiser }
# Subject, one line. Sent after the registrar’s phone call.
mail-confirmed-subject = { $championship }: your place is confirmed
# $venue “Public, The Mall”, $city “Athens”, $starts “23 May 2026, 12:00”, $badge the check-in code: “K7PX2MQD”.
mail-confirmed-body =
    Dear { $name },

    Thank you for confirming by phone. We look forward to seeing you at { $venue } in { $city }, { $starts }. Show this code at the door: { $badge }

    If you’re not there at the official start, you lose your seat.

    { $organiser }
# Subject, one line. Some days before the start, to everybody who is confirmed.
mail-reminder-subject = { $championship }: see you soon
# $venue “Public, The Mall”, $city “Athens”, $starts “23 May 2026, 12:00”, $badge the check-in code: “K7PX2MQD”.
mail-reminder-body =
    Dear { $name },

    We look forward to seeing you at { $venue } in { $city }, { $starts }. Show this code at the door: { $badge }

    If you can’t come, please tell us right away, so that the next in line can play.

    { $organiser }
# Subject, one line. To an alternate for whom a place has become free.
mail-moved-up-subject = { $championship }: there’s a place for you
# $venue “Public, The Mall”, $city “Athens”, $starts “23 May 2026, 12:00”.
mail-moved-up-body =
    Dear { $name },

    A place at { $venue } in { $city } has opened up, and it’s yours: { $starts }. If you haven’t confirmed by phone yet, we’ll call you.

    { $organiser }

## Nickname

# Subject, one line. The director has approved the nickname.
mail-nickname-approved-subject = { $championship }: your nickname
# $nickname as the person chose it. The public boards show scores in the hall and on the web.
mail-nickname-approved-body =
    Dear { $name },

    Your nickname “{ $nickname }” has been approved. It’s the only name shown on the public boards.

    { $organiser }
# Subject, one line. The director has rejected the nickname.
mail-nickname-returned-subject = { $championship }: please choose another nickname
# $reason is what the director wrote, one or more sentences, in any language.
mail-nickname-returned-body =
    Dear { $name },

    Your nickname couldn’t be approved. Reason: { $reason }

    Please submit another one on your entry page.

    { $organiser }

## End of an entry, and new terms

# Subject, one line. The entry ended by the person’s own wish, on the web or by phone.
mail-left-withdrawn-subject = { $championship }: your entry has been withdrawn
# $venue “Public, The Mall”, $city “Athens”.
mail-left-withdrawn-body =
    Dear { $name },

    Your entry for { $venue } in { $city } has been withdrawn. If that isn’t what you wanted, please tell us right away.

    { $organiser }
# Subject, one line. The organisers have ended the entry.
mail-left-disqualified-subject = { $championship }: your entry has been cancelled
# $reason is what the director wrote, one or more sentences, in any language.
mail-left-disqualified-body =
    Dear { $name },

    Your entry for { $championship } has been cancelled. Reason: { $reason }

    { $organiser }
# Subject, one line. To everybody who is registered.
mail-terms-subject = { $championship }: the terms have changed
# $notice is what the director wrote about the change; $site is an address, on a line of its own with /terms behind it.
mail-terms-body =
    Dear { $name },

    New terms of participation are in force: { $notice }

    Read them here:
    { $site }/terms

    { $organiser }
# Subject, one line. The whole event, not only this entry.
mail-terms-cancelled-subject = { $championship } has been cancelled
# $notice is what the director wrote about it; $site is an address, on a line of its own with /terms behind it.
mail-terms-cancelled-body =
    Dear { $name },

    { $championship } will not take place: { $notice }

    { $site }/terms

    { $organiser }

## Playing

# Subject, one line. The seating of the next round has been published.
mail-seated-subject = { $championship }: your table
# $table and $heat are numbers: table 7, heat 2; tables of a heat play at the same time. $site is an address.
mail-seated-body =
    Dear { $name },

    You’re playing at table { $table } in heat { $heat }. All tables start together, so please be in the hall before the official start.

    { $site }

    { $organiser }
# Subject, one line. The person plays in the next stage.
mail-qualified-subject = { $championship }: you’re through!
# $stage is the next stage: “National final”; $site is an address.
mail-qualified-body =
    Dear { $name },

    Congratulations: you’ve qualified for “{ $stage }”. If you can’t come, please tell us right away so that the next in the ranking can play.

    { $site }

    { $organiser }
# Subject, one line. To the winner of the last final.
mail-champion-subject = { $championship }: you’re the champion
# $championship is what the person has won.
mail-champion-body =
    Dear { $name },

    Congratulations: you’ve won { $championship }!

    { $organiser }
# Subject, one line. The champion has passed on the place they won, to this person.
mail-prize-subject = { $championship }: the champion’s place is yours
# $prize is free text by the organisers: “World Championship, Macau, 7-9 September 2015”.
mail-prize-body =
    Dear { $name },

    The champion can’t travel, and you’re next in the ranking of the final. The place is yours: { $prize }. Please tell us right away whether you can take it.

    { $organiser }

## Links

# Subject, one line. Sent when somebody has asked for their private link again.
mail-link-subject = { $championship }: the link to your entry
# $link is an address.
mail-link-body =
    Dear { $name },

    You asked for the link to your entry. Keep it to yourself – it needs no password:
    { $link }

    If you didn’t ask for it, you don’t need to do anything.

    { $organiser }
# Subject, one line. To a player of an online table, when its game has started.
mail-online-subject = { $championship }: your table is open
# $link is an address, on a line of its own with /play behind it.
mail-online-body =
    Dear { $name },

    Your online table has started. Take your seat now – the clock is running:
    { $link }/play

    { $organiser }

## Several people with one email address

# Subject of any email above, where several people share the address. $name is whom it concerns, $subject that email’s own subject.
mail-about = { $name } – { $subject }
