mail-left-disqualified-subject = { $championship }: your entry has been canceled
mail-left-disqualified-body =
    Dear { $name },

    Your entry for { $championship } has been canceled. Reason: { $reason }

    { $organiser }
mail-terms-cancelled-subject = { $championship } has been canceled
