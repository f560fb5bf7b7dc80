// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// The flag is lowered where who waits is answered, also where another method does both by its parts.
final class Dredger {
    private var onDone: ((Int?) -> Void)?
    private var isDredging = false

    func dredge(completion: @escaping (Int?) -> Void) {
        guard !isDredging else { return completion(nil) }
        isDredging = true
        onDone = completion  // assumes state-refuses-second-call
    }

    func rest() {
        isDredging = false
        answer(nil)
    }

    func dredgerDidEnd(_ load: Int) {
        lower()
        answer(load)
    }

    func lower() { isDredging = false }

    private func answer(_ load: Int?) {
        let done = onDone
        onDone = nil
        done?(load)
    }
}
