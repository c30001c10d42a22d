"""The outside of a table: views by role, messages, happenings."""
