// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

struct Harbour {
    func moor(completion: @escaping () -> Void) { print("nothing to moor") }  // want "unresumed-path: `completion` is never called"
}

// It calls on one path, and forgets to on another.
struct NoopQuay {
    func moor(isFree: Bool, completion: @escaping () -> Void) {
        if isFree { completion() }  // want "unresumed-path: `completion`"
    }
}
