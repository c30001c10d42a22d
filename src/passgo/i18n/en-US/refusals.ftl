refusal-not-a-set = You can only build on a { word-street } when you own its whole color set.
refusal-not-a-set-space = You can’t build on { $space } until you own every { word-street } in its color set.
