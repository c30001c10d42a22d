rule-rent-double-needs-unmortgaged-set = A color set without buildings earns double { word-rent } only while none of it is mortgaged.
rule-hotel-prerequisite = A { word-hotel } needs full { word-houses } on the whole color set, or only on that { word-street }.
rule-sell-hotels-at-once = All { word-hotels } of a color set can be sold in one step.
rule-sell-uneven = Buildings of a color set are sold back in any order.
rule-sell-uneven-in-debt = A player in debt can clear one { word-street } of a color set before the others.
value-group = the whole color set
