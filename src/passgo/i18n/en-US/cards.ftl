card-holiday-fund = Your vacation savings pay out. Collect { $amount }.
card-hospital = A stay in the hospital. Pay { $amount }.
