// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

func tell(_ cargo: Int, _ hearers: ((Int) -> Void)...) {
    for hearer in hearers { hearer(cargo) }
}

func load(_ cargo: Int, completion: @escaping (Int) -> Void) {
    tell(cargo, { log($0) }, completion)
}
