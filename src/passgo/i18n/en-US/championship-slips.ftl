slips-tick-lead = Each judge checks off the players at their table. Where no judge has a panel, check them off here.
slips-unticked = not checked off yet
slips-tick-save = Save check marks
hall-done-tick = Check marks saved.
