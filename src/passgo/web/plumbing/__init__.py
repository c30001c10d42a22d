"""What pages and the REST interface are made with: visits, answers, forms, texts."""
