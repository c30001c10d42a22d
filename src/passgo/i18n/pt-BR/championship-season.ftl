season-results-lead = As pessoas apagadas aparecem sem nome. Guarde estes arquivos como a lista de participantes.
