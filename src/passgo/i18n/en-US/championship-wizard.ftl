found-preset-worlds-2015 = Three rounds, semifinals and a final
found-preset-about-worlds-2015 = One hall. Points of three rounds are added, the best sixteen play the semifinals. As in Macau in 2015.
found-organisers = Organizers
found-no-employee = Employees of the organizers can’t take part
found-valuation = Net worth, in percent of the printed price
found-terms-proposal = Everybody who registers agrees to play by the rules and to follow the decisions of the judges.
    The organizers use personal data only to run this championship, and delete it afterward.
    Entrants can see, correct and delete their data at any time.
