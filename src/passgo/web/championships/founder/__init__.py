"""Pages for whoever founds a championship: forms, drafts, publication, and what one account has founded."""
