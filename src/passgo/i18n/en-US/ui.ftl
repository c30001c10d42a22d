deal-after-you = Your cash afterward: { $amount }
deal-after-other = { $player }’s cash afterward: { $amount }
deed-rent-set = With color set
debt-yourself = No help with the math here: raise the money from your { word-deeds }.
