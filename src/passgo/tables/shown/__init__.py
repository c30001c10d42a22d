"""What a table shows: views by role, messages, happenings."""
