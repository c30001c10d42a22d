panel-rent-group = whole color set, without buildings
panel-fault-group-incomplete = buildings on a color set that isn’t complete
panel-fault-group-mortgaged = buildings on a color set with a mortgage
panel-fault-built-unevenly = a color set is built unevenly
