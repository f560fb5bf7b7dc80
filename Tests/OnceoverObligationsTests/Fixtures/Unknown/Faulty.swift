// verdicts: 0 proved, 0 assumed, 2 violated, 3 unknown

var keep: ((Int) -> Void)?
var all: [(Int) -> Void] = []

func stow(_ yard: Yard, completion: @escaping (Int) -> Void) {
    keep = completion
}

func stow(_ ship: Ship, completion: @escaping (Int) -> Void) {
    all.append(completion)
}

func stow(_ ship: Ship) async -> Int {
    await withCheckedContinuation { continuation in
        let holder = Holder(continuation)
        print(holder)
    }
}

func stow(_ radio: Radio, completion: @escaping (Int) -> Void) {
    radio.observe { tide in
        if tide > 3 { completion(tide) }  // want "repeating-callback: `completion`"
    }
}

/// A part of the paths is known to be wrong, whatever happens on the others.
func stow(_ ship: Ship, yard: Yard, completion: @escaping (Int) -> Void) {
    if ship.isDocked { return }  // want "unresumed-path: .completion."
    keep = completion
}
