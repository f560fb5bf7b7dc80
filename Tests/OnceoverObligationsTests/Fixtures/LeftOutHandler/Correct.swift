// verdicts: 0 proved, 6 assumed, 0 violated, 0 unknown
// proofs assume: callee-keeps-promise, unseen-callback-once
struct Quay {
    var crane: Crane?
    var isOpen = false

    /// Nobody who unloads waits for the end.
    func unload(completion: (() -> Void)? = nil) {
        crane?.lift { completion?() }  // assumes left-out-handler
    }

    func arrive() {
        unload()
        unload(completion: nil)
    }

    /// What it hands on is its own, which nobody gives.
    private func weigh(_ times: Int, completion: (() -> Void)? = nil) {
        if times > 0 { weigh(times - 1, completion: completion) }
        if isOpen { completion?() }  // assumes left-out-handler
    }

    func moor() { weigh(3) }

    /// The one caller hands on what it is not given either.
    private func light(_ lamp: Int, completion: (() -> Void)?) {
        guard isOpen else { return }  // assumes left-out-handler
        print(lamp)
        completion?()
    }

    func lightAll(completion: (() -> Void)? = nil) { light(7, completion: completion) }

    func open() { lightAll() }

    /// The one caller has nothing to do then.
    private func dredge(completion: @escaping (Bool) -> Void) {
        guard isOpen else { return }  // assumes left-out-handler
        completion(true)
    }

    /// Who says nothing else has nothing to do, either.
    private func paint(completion: @escaping () -> Void = {}) {
        guard isOpen else { return }  // assumes left-out-handler
        completion()
    }

    func repair() {
        dredge { _ in /* Nobody waits. */ }
        paint()
    }
}
