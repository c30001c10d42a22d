family-nickname-posted = The seating is published, so your nickname can’t be changed anymore.
