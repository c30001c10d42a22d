### Schools and families: guardians of minors, several entries with one contact, classes, the organisers’ own questions,
### and nicknames drawn by lot.

## The registration form, and “My entry”

# Heading in place of “About you”, where parents register children.
family-player = About the player
# Below the label of the email address, where several people may use the same one.
family-email-hint = We’ll send the link to the entry there. Brothers and sisters can share one address.
# Heading of the group (class, club) and the organisers’ own questions.
family-questions = A few questions
# Heading of the fields for a minor’s parent or guardian; label of their name at the registrar’s desk.
family-guardian = Parent or guardian
# Below that heading. $age is a number: 16.
family-guardian-lead = Needed for players who are under { $age } on the day they play. Leave it empty for others.
# Below the labels of the guardian’s email address and phone number.
family-same-contact = Only if different from above.
# Box to tick, said by the parent or guardian. $organisers is a list: “Hasbro Hellas and Retail World”.
entry-consent-guardian = I’m this player’s parent or guardian. They may take part, and { $organisers } may process our data for this championship.
# Answer to one of the organisers’ questions.
family-yes = Yes
# As above.
family-no = No
# Above a question that has to be answered; also for a line of an imported file.
family-fault-answer = Answer this question with one of the possible answers.
# “My entry”. $nickname was drawn by lot: “Lucky Boot”.
family-drawn = Until you have one of your own, you’ll be shown as “{ $nickname }”.
# In place of the form for a nickname. The seating says who sits at which table.
family-nickname-posted = The seating is published, so your nickname can’t be changed any more.
# Button after registration and on “My entry”: opens the form, with the same email address and phone number filled in.
family-another = Register someone else with this contact

## The registration form of a full venue

# Below “Full: you’d be alternate number 3”.
family-waiting-left = { $count ->
    [one] { $count } place left on the waiting list.
   *[other] { $count } places left on the waiting list.
}

## The registrar’s desk

# Label of a choice of class or club, above the list of entrants.
family-group = Group
# First line of that choice.
family-group-all = All groups
# After a file was read that is not UTF-8. $encoding is a technical name: “Windows-1253”.
family-import-encoding = The file was read as { $encoding }. Check the names: if letters are wrong, save it as UTF-8 and import it again.
# Above the names of columns that a file may have.
family-import-optional = Columns that not every entrant needs; they can be left out:
# Error in the file. $column is the name of a column as it must be typed: “answer-lunch”.
family-import-answer = “{ $column }” must have one of the possible answers.
# Button: downloads a file for spreadsheets, beside “Export all entries (CSV)”.
family-export-xlsx = Export all entries (XLSX)

## Creating a championship: who can take part

# Label of a number field: years of age.
found-guardian = Players younger than this need a parent or guardian
# Label of a tick box.
found-shared-email = Several players can share one email address, as in a family
# Label of a text field: what the registration form calls the groups of players.
found-group = Ask players for their group
# Below that label.
found-group-hint = For example “Class” or “Club”. Leave it empty to ask nothing.
# Label of several lines of text, one group each.
found-group-list = Groups to choose from
# Below that label.
found-group-list-hint = One in each line, for example 3A and 3B. Leave it empty to let players type it.
# Label of a tick box. The first round of games.
found-apart-groups = Players of one group avoid each other in the first round
