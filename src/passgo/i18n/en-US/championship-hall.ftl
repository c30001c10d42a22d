hall-swap-lead = Check two players to swap seats. The seating is checked again; swaps that break a rule are refused.
hall-swap-two = Check exactly two players to swap.
hall-cancel-lead = The organizers can cancel an entry, for example when details are incomplete or against the terms.
hall-terms-cancelled = The championship is canceled
hall-done-cancel = Entry canceled.
