season-statistics = Statistika
season-minutes-each = Minūtes pie galda
season-points = Punkti spēlē
season-times = Reizes
season-json = Statistika kā JSON
season-xlsx = Kopvērtējums kā XLSX
season-results = Rezultāti ar vārdiem
season-results-lead = Dzēstie cilvēki tajos ir bez vārda. Glabā šos failus kā dalībnieku sarakstu.
