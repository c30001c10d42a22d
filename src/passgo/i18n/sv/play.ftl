# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, slumpfrö { $seed }
play-title-loaded = { $edition }, återupptaget efter tur { $turn }
play-how = Skriv ett tal eller ett kommando; { $command } visar kommandona.
play-cash = Du har { $cash }.
play-wait = Inte nu
play-free = Ingen äger något i de här grupperna: { $groups }.
play-no-choice = Skriv ett tal från 1 till { $most }.
play-first = Börja med { $space }.
play-unknown-space = Det finns ingen ruta som heter { $word }.
play-unknown-player = Ingen heter { $word }. Spelarna: { $players }.
play-bad-action = Kommandot { $word } finns inte. Skriv { $command } för att se kommandona.
play-perhaps = Menar du { $word }?
play-saved = Sparat i { $file }.
play-save-where = Ange var det ska sparas: { $command }
play-unsaved = Det här spelet är inte sparat. Skriv { $command } för att spara det, eller { $quit } igen för att avsluta.
play-resume = Fortsätt med: { $command }
play-not-saved = Spelet sparades inte.
play-cannot-save = Spelet kan inte sparas i { $file }. Välj en annan fil.
play-file-there = { $file } finns redan. Välj en annan fil.
play-limit = Stoppat efter tur { $turn }; spelet är inte slut.
play-commands = Kommandon
play-help-number = Väljer ett alternativ efter nummer; orden bredvid gör samma sak.
play-help-short = Början av ett namn räcker.
play-help-actor = Agerar för en annan spelare vid tangentbordet, för bankiren eller för domaren.
play-help-save = Spara spelet
