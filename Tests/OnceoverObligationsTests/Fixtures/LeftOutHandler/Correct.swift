// verdicts: 0 proved, 1 assumed, 5 violated, 0 unknown
// proofs assume: callee-keeps-promise
struct Quay {
    var crane: Crane?
    var isOpen = false

    /// Nobody who unloads waits for the end.
    func unload(completion: (() -> Void)? = nil) {
        crane?.lift { completion?() }  // want "note droppable-callback"
    }

    func arrive() {
        unload()
        unload(completion: nil)
    }

    /// What it hands on is its own, which nobody gives.
    private func weigh(_ times: Int, completion: (() -> Void)? = nil) {
        if times > 0 { weigh(times - 1, completion: completion) }
        if isOpen { completion?() }  // want "note unresumed-path" "note double-resume"
    }

    func moor() { weigh(3) }

    /// The one caller hands on what it is not given either.
    private func light(_ lamp: Int, completion: (() -> Void)?) {
        guard isOpen else { return }  // want "note unresumed-path"
        print(lamp)
        completion?()
    }

    func lightAll(completion: (() -> Void)? = nil) { light(7, completion: completion) }

    func open() { lightAll() }

    /// The one caller has nothing to do then.
    private func dredge(completion: @escaping (Bool) -> Void) {
        guard isOpen else { return }  // want "note unresumed-path"
        completion(true)
    }

    /// Who says nothing else has nothing to do, either.
    private func paint(completion: @escaping () -> Void = {}) {
        guard isOpen else { return }  // want "note unresumed-path"
        completion()
    }

    func repair() {
        dredge { _ in /* Nobody waits. */ }
        paint()
    }
}
