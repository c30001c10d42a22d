"""The director's console: rounds, officials, people, terms."""
