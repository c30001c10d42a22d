guide-rent-set = Own every { word-street } in a color set, and the { word-rent } on those without buildings doubles.
guide-rent-set-unmortgaged = Own every { word-street } in a color set with none of them mortgaged, and the { word-rent } on those without buildings doubles.
guide-build-when-group = Once you own a whole color set and none of it is mortgaged, you can build on it at any time, even between other players’ turns.
guide-build-when-plot = Once you own a whole color set, you can build on those of its { word-streets } that aren’t mortgaged, at any time, even between other players’ turns.
guide-mortgage-group = Need cash right away? Mortgage a { word-deed }. Its color set must be free of buildings first.
guide-deals-what-group = Trade money, { word-deeds } and cards that get you out of “{ $jail }”, whatever you both like. A { word-street } changes hands only when its whole color set is free of buildings.
