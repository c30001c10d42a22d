### Creating a championship by forms. “You” are the person who creates it. A venue is a place of play, online ones too;
### a stage is one part of the championship, such as the final.

## The first page: how to begin

# Heading of a short form with four fields.
found-evening = One hall, one evening
# Below that heading.
found-evening-lead = Answer four questions. Everything else is proposed, and you can change it before you publish.
# Label: the name of the championship. Also in the forms.
found-title = Name of the championship
# Label of a date field.
found-day = Date
# Label of a field.
found-place = Place
# Hint below that label. Keep the comma between the two parts.
found-place-hint = Hall and town, for example: School hall, Volos
# Label: how many people can play. Also a line of a summary, before “: 35”.
found-players = Number of players
# Label of a list of time zones.
found-zone = Time zone
# Name that a new championship’s first stage gets.
found-first-stage = First rounds
# Name that a new championship’s last stage gets.
found-last-stage = Final
# Button: to the next form.
found-continue = Continue
# Heading above examples.
found-examples = Larger championships
# Below that heading.
found-examples-lead = Begin with an example. Its dates are moved to the weeks to come.
# Heading of an example.
found-preset-greece-2015 = Several cities, one national final
# Below it.
found-preset-about-greece-2015 = City tournaments, a final in each city, and a national final. As in Greece in 2015.
# Heading of an example.
found-preset-worlds-2015 = Three rounds, semi-finals and a final
# Below it.
found-preset-about-worlds-2015 = One hall. Points of three rounds are added, the best sixteen play the semi-finals. As in Macau in 2015.
# Button: begins a draft with this example or file.
found-begin = Begin
# Heading of a form for a file.
found-file = From a file
# Label of that form’s field.
found-file-choose = File of a championship (championship.toml)
# In a red box, above technical errors in English. $count is their number.
found-file-faults = { $count ->
    [one] The file has { $count } error.
   *[other] The file has { $count } errors.
}
# In a red box, after a file was sent. $venues is the largest number.
found-file-long = The forms have room for { $venues } venues. A larger championship is created on the server with the program.
# When somebody begins too many. $count is the largest number.
problem-too-many-drafts = You have { $count } drafts. Discard one first.

## The steps

# For screen readers, of the row of links to all forms.
found-steps = Steps
# Link and heading: name, organisers, edition, prize.
found-step-what = What
# Link and heading: venues and times.
found-step-where = Where and when
# Link and heading: registration and conditions.
found-step-who = Who can enter
# Link and heading: the parts of the championship.
found-step-stages = Stages and tables
# Link and heading: minutes and rounds.
found-step-clocks = Clocks
# Link and heading: points, net worth, ties.
found-step-points = Points and ties
# Link and heading: the terms of participation.
found-step-terms = Terms
# Link and heading: the people who run it.
found-step-officials = Officials
# Link and heading: the last page, with the button that publishes.
found-step-check = Check and publish
# Beside a link, and for screen readers of a number there. $count fields are missing or wrong.
found-open = { $count ->
    [one] { $count } field to complete
   *[other] { $count } fields to complete
}
# Button: to the last page.
found-to-check = Save and check

## What

# Label.
found-organisers = Organisers
# Hint below it.
found-organisers-hint = One per line. If empty, the director.
# Label: a prize or place that the champion wins.
found-prize = Prize for the champion
# Hint below a field that can stay empty.
found-optional = Can stay empty.

## Where and when

# Heading of a venue without a name. $number: 2.
found-venue = Venue { $number }
# Label: the name of the place of play.
found-hall = Hall or address
# Label.
found-city = Town
# Label: date and time of the first games.
found-starts = Start
# Label: how many tables can be played on at the same time.
found-tables = Tables at the same time
# Label: groups of players that play one after the other.
found-heats = Groups one after the other
# Hint below it.
found-heats-hint = 1 if all players have a table at once.
# Label of a tick box.
found-registers = Players can register for this venue
# Button: takes away this venue, or this stage.
found-remove = Remove
# Button.
found-add-venue = Add a venue

## Who can enter

# Label: date and time.
found-opens = Registration opens
# Label: a date.
found-closes = Last day of registration
# Hint below it.
found-closes-hint = This day is included.
# Label: in years.
found-age = Minimum age
# First line of the list of countries: no condition.
found-any = Any
# Label: how many people can wait for a place to become free.
found-alternates = Alternates at each venue
# Hint below it.
found-alternates-hint = They get a place when somebody withdraws.
# Label of a tick box.
found-walk-ins = Players can also register at the door
# Label of a tick box.
found-no-employee = Employees of the organisers can’t take part
# Label of a tick box.
found-no-relative = Close relatives of those employees can’t take part

## Stages and clocks

# Label.
found-stage-name = Name of the stage
# Label of a list of venues.
found-at = Played at
# First line of that list.
found-at-venues = Each venue where players register
# Label: the smallest number of players at a table.
found-fewest = Players at a table, at least
# Label: the largest number.
found-most = Players at a table, at most
# Label: how many players reach the next stage.
found-advance = How many go on
# Hint below it.
found-advance-hint = From each venue. In the last stage: 1, the champion.
# Button.
found-add-stage = Add a stage
# Label: how many games each player plays in this stage.
found-rounds = Rounds
# Label.
found-minutes = Minutes of each round
# Label: by how many minutes the judge may end a round early.
found-tolerance = The last round can be called this many minutes early
# Hint below it.
found-tolerance-hint = 0 means never.

## Points and ties

# First paragraph.
found-points-lead = These are the usual values. Change them only if your rules differ.
# Heading of a group of fields.
found-points = Points
# Hint below it.
found-points-hint = The winner’s points first, with spaces between the numbers.
# Label of a field. $count players are not bankrupt at the end of a game.
found-survivors = { $count ->
    [one] { $count } player left
   *[other] { $count } players left
}
# Heading of a group of fields.
found-valuation = Net worth, in per cent of the printed price
# Label of a field, in per cent.
found-worth-deed = Deed
# As above: a deed that is mortgaged.
found-worth-mortgaged = Mortgaged deed
# As above.
found-worth-house = House
# As above.
found-worth-hotel = Hotel
# Label: houses that were turned in for a hotel and count with it.
found-hotel-houses = Houses counted with a hotel
# Label of a list: halves are rounded …
found-rounding = Rounding
# Choice.
found-up = Up
# Choice.
found-down = Down
# Heading of a group of fields.
found-ties = Ties
# Label of a list. The choices are lists: “most deeds, most cash, and head judge decides”.
found-table-ties = Between players at a table
# As above.
found-across-ties = Between players of different tables
# Part of such a choice.
found-tie-worth = highest net worth
# As above.
found-tie-deeds = most deeds
# As above.
found-tie-cash = most cash
# As above.
found-tie-head-judge = head judge decides
# As above.
found-tie-lot = drawing lots

## Terms and officials

# Terms that are proposed for a new championship. The director should change them.
found-terms-proposal = Everybody who registers agrees to play by the rules and to follow the decisions of the judges.
    The organisers use personal data only to run this championship, and delete it afterwards.
    Entrants can see, correct and delete their data at any time.
# First paragraph.
found-officials-lead = Name the people who help you. Each gets a private link when you publish. You can invite more at any time.
# Heading of a group of fields. $number: 2.
found-official = Official { $number }

## Check and publish

# First sentence, if nothing is missing.
found-ready = Everything is there. Look at the preview, then publish.
# Heading above a list of forms.
found-missing = Not complete yet
# Button: shows the public page.
found-preview = Preview
# Above that page.
found-preview-lead = This is a preview. Nobody else can see it.
# Button: to the forms.
found-change = Change something
# Button: saves a file that can be used again.
found-download = Download as a file
# Button and heading: makes the championship public.
found-publish = Publish
# Label: the name of the person who publishes.
found-director = Your name, as director
# Above two fields for an account.
found-account = Choose a username and a password, so that you can come back from any device.
# Opens a form to sign in.
found-have-account = I already have an account
# Button: deletes a draft.
found-discard = Discard draft
# Question before that.
found-discard-sure = Discard this draft? Nothing of it is kept.
# After publishing, above the links of the officials.
found-links = Give each official their own link. The links are shown only once.
# For screen readers, in place of a picture.
found-link-qr = QR code of the link for { $name }
# After publishing; a link to “My championships” follows.
found-again = You’ll find it again on any device where you’re signed in.

## My championships

# Heading; link.
found-mine = My championships
# That page, while it is empty.
found-mine-none = Sign in to see the championships you have created.
# Heading.
found-drafts = Drafts
# Below the name of a draft. $when: “18 Nov 2026, 20:15 UTC”.
found-changed = Last changed { $when }
# Button: begins a new championship like this one.
found-copy = Hold it again

## What is wrong with a field

# At an empty field.
found-fault-needed = Fill this in.
# $most characters.
found-fault-long = Use at most { $most } characters.
# Below several lines of text.
found-fault-lines = Use at most { $most } lines of { $longest } characters.
# $low and $high are numbers.
found-fault-number = Enter a whole number from { $low } to { $high }.
# At a date, or a date with a time.
found-fault-day = Choose a date.
# At a date.
found-fault-past = This is in the past. Choose a date to come.
# At a list.
found-fault-choice = Choose from the list.
# At the last day of registration.
found-fault-closes = This is before registration opens.
# At the start of a venue.
found-fault-starts = Registration is still open then. Choose a later date, or end registration earlier.
# At the number of players of a venue.
found-fault-room = The tables have { $room } seats. Add tables, or lower the number of players.
# At the number of players who go on.
found-fault-advance = The next stage has no tables for this number. In the last stage it must be 1.
# At the venue of a stage.
found-fault-hall = Players of other venues can’t come here. Choose a venue where nobody registers.
# At an edition, or the seats of a table.
found-fault-online = This can’t be played online. Choose another edition, or other tables.
# At the points for a number of players left.
found-fault-points = { $count ->
    [one] Enter { $count } number up to { $most }.
   *[other] Enter { $count } numbers up to { $most }. None can be larger than the one before.
}
# As above.
found-fault-winner = The winner can’t get more than with fewer players left: at most { $most }.
# At the first venue.
found-fault-registers = Players must be able to register for at least one venue.
# At any field.
found-fault-misfit = This doesn’t fit the rest. Change it back, or begin with another example.
