season-statistics = Στατιστικά
season-minutes-each = Λεπτά ανά τραπέζι
season-points = Βαθμοί ανά παιχνίδι
season-times = Φορές
season-json = Στατιστικά σε JSON
season-xlsx = Κατάταξη σε XLSX
season-results = Αποτελέσματα με ονόματα
season-results-lead = Όσοι διαγράφηκαν είναι χωρίς όνομα. Φυλάξτε αυτά τα αρχεία όπως τον κατάλογο των συμμετεχόντων.
