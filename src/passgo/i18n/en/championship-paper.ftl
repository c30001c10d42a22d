### Championships: paper to print from the officials’ pages, and the door where players are checked in.

## The page “Print”: one button for each kind of paper

# Navigation link and heading: the page with everything that can be printed. One or two words.
hall-page-paper = Print
# Below that heading.
paper-lead = You get a PDF with today’s data, for black and white A4. Throw away older prints.
# Label of a list of languages: the language on the paper.
paper-language = Language of the paper
# Button: a list of people to phone. At most 28 characters.
paper-calls = Call list
# Beside that button. Alternates wait for a place.
paper-hint-calls = Entrants and alternates with their phone numbers, for the registrar only.
# Button: cards with a code that is scanned at the door. At most 28 characters.
paper-badges = Badges
# Beside that button.
paper-hint-badges = A card with a code for everyone expected here. Scan it at check-in.
# Button: where everyone sits, with real names. At most 28 characters.
paper-seating = Seating with names
# Beside that button.
paper-hint-seating = By name and by table, for you at the door. Don’t hang it up.
# Button: where everyone sits, with nicknames. At most 28 characters.
paper-wall = Seating with nicknames
# Beside that button.
paper-hint-wall = By nickname and by table, to hang up.
# Button: cards for the judges. At most 28 characters.
paper-judges = Judges’ cards
# Beside that button.
paper-hint-judges = For each judge: table, players and start.
# Button: a sheet for each table to write the result on. At most 28 characters.
paper-sheets = Score sheets
# Beside that button.
paper-hint-sheets = One for each table of the latest round, and two blank ones.
# Button: a page for everyone who played, to take home. At most 28 characters.
paper-certificates = Certificates
# Beside that button.
paper-hint-certificates = One for everyone who played here, with place and points.
# Button: a list of results for newspapers. At most 28 characters.
paper-press = Results for the press
# Beside that button. Publicity is one of the consents that entrants give.
paper-hint-press = Names of those who agreed to publicity, nicknames for all others.

## A document in the making

# On the page of a long document, while it is being made; the page loads itself again.
paper-waiting = Your document is being made. This page tells you when it’s ready.
# The same page afterwards. A button to download it follows.
paper-ready = Your document is ready.
# That button: downloads the document.
paper-fetch = Download PDF
# Link back to the page with all kinds of paper.
paper-back = Print something else
# In a red box on the page “Print”: for instance, certificates before anyone has played.
paper-empty = There’s nothing to print yet.
# As above: the print has too many pages.
paper-too-much = That’s too much for one document. Choose another venue or a smaller list.
# As above: something went wrong.
paper-failed = The document couldn’t be made. Try again.
# As above: other officials are printing.
paper-busy = Several documents are being made right now. Try again in a minute.

## The door: the page “Check-in” at the registrar’s desk

# Beside a person: the clerk compares it with a document. $day: “1 May 1990”.
door-born = Born { $day }
# Heading of a short list: people checked in a moment ago, by any clerk.
door-latest = Just checked in
# In a red box after a name that nobody has.
door-nobody = Nobody found. Try a part of the name.
# At a person at the door, in place of the button “Check in”. Must fit a man or a woman.
door-pending = Not confirmed by phone yet. Open the entry to confirm it first.
# As above: they have withdrawn, or said on the phone that they don’t come.
door-withdrawn = This person has withdrawn and can’t be checked in.
# As above: the organisers or a judge have excluded them.
door-disqualified = This person is excluded and can’t be checked in. Ask the director.
# As above: they weren’t there at the official start.
door-no-show = This person came too late. The seat went to someone else.
# As above: everything about the person was deleted.
door-erased = This entry was deleted.
# As above: the person plays at another venue, or isn’t in this stage.
door-elsewhere = This person isn’t expected at this venue.
# Link that looks like a button: a form for somebody who comes without being registered. At most 32 characters.
door-walk-in = Register at the door
# First sentence above that form, to the clerk.
door-walk-in-lead = Fill this in with the person at the door, and let them read what they agree to. Then they’re checked in.
# To the clerk afterwards. Must fit a man or a woman.
entry-done-walk-in = Registered and checked in.
