entry-phase-cancelled = Canceled
entry-organised = Organized by { $organisers }
entry-cancelled = This championship has been canceled. If you registered, you can still export or delete your data.
entry-condition-excluded = Employees of the organizers and their immediate relatives can’t take part.
entry-excluded = Check all that apply
entry-fault-tick = Check this box to take part.
entry-next-disqualified = The organizers have canceled your entry.
entry-import-forms = { $lines ->
    [one] Dates as 1990-12-31 or 31.12.1990, checkmarks as yes, at most { $lines } line. Either every line is imported or none.
   *[other] Dates as 1990-12-31 or 31.12.1990, checkmarks as yes, at most { $lines } lines. Either every line is imported or none.
}
refusal-champ-cancelled = The championship has been canceled.
refusal-champ-excluded = Employees of the organizers, their immediate relatives and people whose entry the organizers canceled can’t take part.
refusal-champ-unticked = The roll can’t be called yet: nobody has checked off the players of these tables: { $tables }.
entry-erased-lead = No personal data about this entry is kept anymore. The private link no longer works.
