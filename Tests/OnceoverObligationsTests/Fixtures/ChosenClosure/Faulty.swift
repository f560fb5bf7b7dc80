// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

func count(_ ships: [Ship], isDoubled: Bool, completion: @escaping (Int) -> Void) {
    let tell = isDoubled ? { completion($0 * 2) } : completion
    tell(ships.count)
    if !isDoubled { completion(0) }  // want "double-resume: .completion."
}

func count(_ ships: [Ship], isQuiet: Bool, completion: @escaping (Int) -> Void) {
    count(ships, completion: isQuiet ? { _ in } : completion)  // want "unresumed-path: .completion."
}

func tally(_ ships: [Ship], isQuiet: Bool, completion: @escaping (Int) -> Void) {
    let tell = isQuiet ? { log($0) } : completion  // want "unresumed-path: .completion."
    count(ships, completion: tell)
}

func tell(_ ships: [Ship], isQuiet: Bool, completion: @escaping (Int) -> Void) {
    var answer = completion
    if isQuiet { answer = { log($0) } }  // want "unresumed-path: .completion."
    answer(ships.count)
}
