panel-rent-group = whole color set, without buildings
panel-fault-group-incomplete = buildings on a color set that isn’t complete
panel-fault-group-mortgaged = buildings on a color set with a mortgage
panel-fault-built-unevenly = a color set is built unevenly
panel-tick-lead = Check off the players who are at the table. Anyone not checked off at the roll call loses their seat.
panel-entry-tick = Check off: { $name }
panel-locked = Someone has signed, so nothing can be changed anymore.
