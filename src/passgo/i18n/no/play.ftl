# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, starttall { $seed }
play-title-loaded = { $edition }, fortsatt etter tur { $turn }
play-how = Skriv et tall eller en kommando; { $command } viser kommandoene.
play-cash = Du har { $cash }.
play-wait = Ikke nå
play-free = Ingen eier noe i disse fargesettene: { $groups }.
play-no-choice = Skriv et tall fra 1 til { $most }.
play-first = Begynn med { $space }.
play-unknown-space = Det finnes ikke noe felt som heter { $word }.
play-unknown-player = Ingen heter { $word }. Spillerne: { $players }.
play-bad-action = Kommandoen { $word } finnes ikke. Skriv { $command } for å se kommandoene.
play-perhaps = Mener du { $word }?
play-saved = Lagret i { $file }.
play-save-where = Skriv hvor det skal lagres: { $command }
play-unsaved = Dette spillet er ikke lagret. Skriv { $command } for å lagre det, eller { $quit } en gang til for å avslutte.
play-resume = Fortsett med: { $command }
play-not-saved = Spillet ble ikke lagret.
play-cannot-save = Spillet kan ikke lagres i { $file }. Velg en annen fil.
play-file-there = { $file } finnes allerede. Velg en annen fil.
play-limit = Stoppet etter tur { $turn }; spillet er ikke slutt.
play-commands = Kommandoer
play-help-number = Velg et alternativ med nummeret; ordene ved siden av gjør det samme.
play-help-short = Begynnelsen av et navn er nok.
play-help-actor = Handle for en annen spiller ved dette tastaturet, for banksjefen eller for dommeren.
play-help-save = Lagre spillet
