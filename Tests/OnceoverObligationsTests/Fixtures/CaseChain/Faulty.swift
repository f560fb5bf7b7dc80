// verdicts: 0 proved, 0 assumed, 6 violated, 0 unknown

enum Mooring: Int { case bow, stern, spring }

/// One case is left.
func release(_ mooring: Mooring, completion: @escaping (Int) -> Void) {
    if mooring == .bow {
        completion(1)
    } else if mooring == .stern {  // want "unresumed-path: .completion."
        completion(2)
    }
}

/// nil is none of the cases.
func tend(_ mooring: Mooring?, completion: @escaping (Int) -> Void) {
    if mooring == .bow || mooring == .stern {
        completion(1)
    } else if mooring == .spring {  // want "unresumed-path: .completion."
        completion(2)
    }
}

final class Berth {
    var mooring: Mooring?

    func tend(completion: @escaping (Int) -> Void) {
        if mooring == .bow || mooring == .stern {
            completion(1)
        } else if mooring == .spring {  // want "unresumed-path: .completion."
            completion(2)
        }
    }

    func move(completion: @escaping (Int) -> Void) {
        let mooring = Mooring(rawValue: 4)
        if mooring == .bow || mooring == .stern {
            completion(1)
        } else if mooring == .spring {  // want "unresumed-path: .completion."
            completion(2)
        }
    }
}

/// Two values, each of which may be the third case.
func change(_ mooring: Mooring, to other: Mooring, completion: @escaping (Int) -> Void) {
    if mooring == .bow {
        completion(1)
    } else if mooring == .stern {
        completion(2)
    } else if other == .spring {  // want "unresumed-path: .completion."
        completion(3)
    }
}

func guess(_ mooring: Mooring, by hour: Int, completion: @escaping (Int) -> Void) {
    if mooring == .bow {
        completion(1)
    } else if mooring == .stern {
        completion(2)
    } else if mooring == .spring && hour > 5 {  // want "unresumed-path: .completion."
        completion(3)
    }
}
