// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

func tell(_ cargo: Int, _ hearers: ((Int) -> Void)...) {
    for hearer in hearers { hearer(cargo) }
}

func tellSome(_ cargo: Int?, to hearers: ((Int) -> Void)...) {
    guard let cargo else { return }
    hearers.forEach { $0(cargo) }
}

func load(_ cargo: Int, completion: @escaping (Int) -> Void) {
    tell(cargo, { log($0) }, completion)
    if cargo == 0 { completion(0) }  // want "double-resume: .completion."
}

func unload(_ cargo: Int?, completion: @escaping (Int) -> Void) {
    tellSome(cargo, to: { log($0) }, completion)  // want "unresumed-path: .completion."
}
