// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

class Hammer {
    func lift(completionHandler: @escaping () -> Void) {  // want "unresumed-path: .completionHandler. is never called"
    }
}

final class Anvil {
    func heat(_ degrees: Int, completion: @escaping (Int) -> Void) {}  // want "unresumed-path: .completion."
}

func cool(_ anvil: Anvil, completion: @escaping () -> Void) {}  // want "unresumed-path: .completion."

/// Elsewhere it can be called.
@available(macOS, unavailable)
func quench(_ anvil: Anvil, completion: @escaping () -> Void) {}  // want "unresumed-path: .completion."
