// verdicts: 0 proved, 0 assumed, 3 violated, 3 unknown

/// It is lost again.
@MainActor final class Finding<Value: Sendable> {
    private var found: Value?
    private var waiting: UnsafeContinuation<Value, Never>?

    func set(_ value: Value) {
        guard found == nil else { return }
        found = value
        waiting?.resume(returning: value)  // want "stale-continuation: .waiting."
    }

    func lose() { found = nil }

    var value: Value {
        get async {
            if let found { return found }
            precondition(waiting == nil)
            return await withUnsafeContinuation { continuation in waiting = continuation }
        }
    }
}

/// It is asked for, and never set.
@MainActor final class Bell {
    private var hasRung = false
    private var waiting: CheckedContinuation<Void, Never>?

    func ring() {
        guard !hasRung else { return }
        waiting?.resume()  // want "stale-continuation: .waiting."
    }

    func wait() async {
        precondition(waiting == nil)
        await withCheckedContinuation { continuation in waiting = continuation }
        hasRung = true
    }
}

/// Others may set it back.
@MainActor final class Horn {
    var hasBlown = false
    private var waiting: CheckedContinuation<Void, Never>?

    func blow() {
        guard !hasBlown else { return }
        hasBlown = true
        waiting?.resume()  // want "stale-continuation: .waiting."
    }

    func wait() async {
        precondition(waiting == nil)
        await withCheckedContinuation { continuation in waiting = continuation }
    }
}
