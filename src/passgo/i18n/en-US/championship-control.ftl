control-phoned = Called
entry-call-near = { $count ->
    [one] { $count } person hasn’t been called yet. Start: { $when }
   *[other] { $count } people haven’t been called yet. Start: { $when }
}
