// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

enum Berth {
    case free(Int), taken, closed
}

func pick(_ berth: Berth, completion: @escaping (Int) -> Void) {
    if case .free(let number) = berth { completion(number) }
    if case .taken = berth { completion(0) }  // want "unresumed-path: .completion."
}

enum Weather {
    case calm(Int), storm
}

func forecast(_ weather: Weather, completion: @escaping (Int) -> Void) {
    if case .calm(let force) = weather { completion(force) }
    if case .calm = weather { completion(0) }  // want "double-resume: .completion." "unresumed-path: .completion."
}
