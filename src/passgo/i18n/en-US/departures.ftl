departure-double-bare = The rulebook doubles the rent of a complete color set; a street with buildings earns what its title deed says.
departure-mortgage-bars = In the rulebook a mortgage in the color set only blocks the highest building; here it blocks every building.
departure-one-bars-all = One mortgaged property blocks all building in its color set.
departure-triple = Three of a kind includes doubles, but gives no extra roll and doesn’t count toward three doubles.
departure-missing-not = A “not” is missing in the rulebook: no street can be sold while there are buildings in its color set.
departure-double-unmortgaged = In one place the rulebook doubles rent without a condition, in another only if nothing in the color set is mortgaged; the condition counts.
departure-full-group = In one place the rulebook asks for one full street before the highest building, in another for a full color set; the set counts.
