// verdicts: 4 proved, 0 assumed, 0 violated, 0 unknown

enum Mooring { case bow, stern, spring }

struct Berth {
    let mooring: Mooring

    func release(completion: @escaping (Int) -> Void) {
        if mooring == .bow {
            completion(1)
        } else if mooring == .stern {
            completion(2)
        } else if mooring == Mooring.spring {
            completion(3)
        }
    }
}

func tend(_ mooring: Mooring, completion: @escaping (Int) -> Void) {
    if mooring == .bow || mooring == .stern {
        completion(1)
    } else if mooring == .spring {
        completion(2)
    }
}

/// What the constant is given is not nil any more.
func tend(_ moorings: [Mooring], completion: @escaping (Int) -> Void) {
    guard let mooring = moorings.first else { return completion(0) }
    if mooring == .bow {
        completion(1)
    } else if mooring == .stern {
        completion(2)
    } else if mooring == .spring {
        completion(3)
    }
}

func tend(_ mooring: Mooring, at hour: Int, completion: @escaping (Int) -> Void) {
    if hour > 5 {
        completion(0)
    } else if mooring == .bow {
        completion(1)
    } else if mooring == .stern || mooring == .spring {
        completion(2)
    }
}
