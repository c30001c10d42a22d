### A change of plan: a championship's start, hall, places, tables, closing day or venues change after people have
### registered. The reader of the first part is the public, and gets the same lines by email; then come the director’s page,
### the email, and reasons why something can’t change.

## What has changed: lines on the public site and in emails, below each other

# $city “Athens”; $new and $old are days and times: “23 May 2026, 12:00”.
plan-starts = The start in { $city } is now { $new } instead of { $old }.
# $city “Athens”; $new and $old are names of halls: “Public, The Mall”.
plan-name = The venue in { $city } is now { $new } instead of { $old }.
# $new and $old are names of cities.
plan-city = The city is now { $new } instead of { $old }.
# $city “Athens”; $new and $old are numbers of places for players.
plan-capacity = { $city } now has { $new } places instead of { $old }.
# $city “Athens”; $new and $old are numbers of tables that play at the same time.
plan-tables = { $city } now has { $new } tables instead of { $old }.
# $new and $old are days: “20 May 2026”.
plan-closes = The last day to register is now { $new } instead of { $old }.
# A venue was added. $name is its hall: “Public, The Mall”, $city “Athens”, $starts “23 May 2026, 12:00”.
plan-venue = There’s a new venue: { $name } in { $city }, { $starts }.
# Heading of all changes, the newest first, and button that leads there. At most 24 characters.
plan-history = What has changed
# Above all changes but the newest, which are folded away. $count is their number.
plan-earlier = { $count ->
    [one] One earlier change
   *[other] { $count } earlier changes
}

## The director’s page

# Navigation link and heading. At most 24 characters.
hall-page-plan = Change of plan
# First sentence of the page.
plan-lead = Every change is shown on the public site, with what was before. Before you publish it, you see who it concerns.
# Below it.
plan-fixed = The edition, the points and the stages stay as they are: people have registered for them.
# Button to another page, where the whole championship can be cancelled too. At most 24 characters.
plan-terms = Terms or cancellation
# Button that leads to the form for a venue, or for the last day to register. At most 24 characters.
plan-change = Change
# The same link for those who hear the page. $venue “Athens, Public, The Mall”.
plan-change-venue = Change { $venue }
# Heading of the form for the last day of registration.
plan-closing = Last day to register
# Label of a field: the name of the hall.
plan-field-name = Hall
# Label of a field.
plan-field-city = City
# Label of a date and time field. $zone is a time zone: “Europe/Athens”.
plan-field-starts = Start ({ $zone })
# Label of a number field: how many players the venue has room for.
plan-field-capacity = Places
# Label of a number field: how many tables can play at the same time.
plan-field-tables = Tables at a time
# Label of a number field: the heats are played one after the other. Plural noun.
plan-field-heats = Heats
# Label of a text field.
plan-field-zone = Time zone
# Heading of the form for a new venue, and its button. At most 24 characters.
plan-add = Add a venue
# Button: shows what the change looks like, and who gets an email; nothing is published yet. At most 24 characters.
plan-preview = Look at the change
# Button. At most 24 characters.
plan-publish = Publish the change
# Link back to all forms, without publishing.
plan-back = Don’t change anything
# Label above text fields, one for each language. These words stand below the lines about what has changed.
plan-notice = Your own words about it, if you like – name nobody
# Label behind a box to tick. $count people get an email.
plan-mailed = { $count ->
    [one] Email one person
   *[other] Email { $count } people
}
# Behind that label, one for each language. $language is its name, $count people read in it: “Ελληνικά: 12”.
plan-readers = { $language }: { $count }
# Nobody gets an email, because nobody has registered yet.
plan-nobody = It concerns nobody who has registered.
# $count alternates get a place, in the order of their numbers.
plan-moved-up = { $count ->
    [one] One alternate moves up, in order.
   *[other] { $count } alternates move up, in order.
}
# Status line after a change was published.
hall-done-publish-plan = The change has been published.
# A form was filled in so that it can’t be read.
plan-unclear = Fill in every field: names, a day and time, a time zone and whole numbers.

# On the page of the terms. All languages count together.
plan-terms-long = The terms are too long. Shorten them; all languages count together.

# Heading of a form and its button, on the page of a round: the judge of a table is replaced while its game is on. At most
# 24 characters.
plan-judge = Replace a judge
# Status line after that.
hall-done-another-judge = The table has another judge.

## Email to those whom a change concerns

# Subject, one line.
mail-plan-subject = { $championship }: a change of plan
# $what has one or more lines from the top of this file and the director’s own words. $site is an address.
mail-plan-body =
    Dear { $name },

    { $what }

    { $site }

    { $organiser }

## Why something can’t change

# $count people hold a place at the venue.
refusal-champ-capacity-taken = { $count ->
    [one] One person has a place here, so there can’t be fewer places.
   *[other] { $count } people have a place here, so there can’t be fewer places.
}
# $opens is a day and time.
refusal-champ-closes-early = Registration only opens on { $opens }.
# $day is the day of a venue’s start.
refusal-champ-closes-late = Registration can’t go on after { $day }, when the first venue starts. Change the last day to register first.
# A change of plan was sent that changes nothing.
refusal-champ-nothing-new = That’s how it is already.
# $room is the number of players.
refusal-champ-no-seats = The tables here have seats for { $room } players. Add tables first, or lower the number of places.
# A laptop at the venue runs the games without the internet and sends the results back later.
refusal-champ-plan-lent = This venue is lent to a laptop, which goes by the present plan. Wait for its results, or take the venue back.
# The change of plan would move players who are at their tables already.
refusal-champ-roll-called = The roll has been called here and the players have come, so the hall and the start can’t change any more.
# $count tables.
refusal-champ-tables-in-use = { $count ->
    [one] One table is playing here, so there can’t be fewer.
   *[other] { $count } tables are playing here, so there can’t be fewer.
}
# The new start, or the last day to register, lies in the past.
refusal-champ-time-over = That time is over. Choose a later one.
# $count people; $day is the new day of the start.
refusal-champ-too-young-then = { $count ->
    [one] One person who has registered would be too young on { $day }.
   *[other] { $count } people who have registered would be too young on { $day }.
}
# The form for a new venue was filled in with the name of another one.
refusal-champ-venue-known = There’s already a venue with that name.
# A new venue would send more players to the next stage than it has seats for.
refusal-champ-venue-unfit = The later stages have no place for players from one more venue.
