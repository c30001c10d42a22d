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
