// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// Who has been found is found once.
@MainActor final class Finding<Value: Sendable> {
    private var found: Value?
    private var waiting: UnsafeContinuation<Value, Never>?

    func set(_ value: Value) {
        guard found == nil else { return }
        found = value
        waiting?.resume(returning: value)
    }

    var value: Value {
        get async {
            if let found { return found }
            precondition(waiting == nil)
            return await withUnsafeContinuation { continuation in waiting = continuation }
        }
    }
}

@MainActor final class Bell {
    private var hasRung = false
    private var waiting: CheckedContinuation<Void, Never>?

    func ring() {
        guard !hasRung else { return }
        hasRung = true
        waiting?.resume()
    }

    func wait() async {
        if hasRung { return }
        precondition(waiting == nil)
        await withCheckedContinuation { continuation in waiting = continuation }
    }
}

/// Nobody but the file sees any of it.
@MainActor private final class Gong {
    var hasRung = false
    var waiting: CheckedContinuation<Void, Never>?

    func ring() {
        guard !hasRung else { return }
        hasRung = true
        waiting?.resume()
    }

    func wait() async {
        precondition(waiting == nil)
        await withCheckedContinuation { continuation in waiting = continuation }
    }
}
