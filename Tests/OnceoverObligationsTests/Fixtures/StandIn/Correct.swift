// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown

// It is there so that nothing happens.
struct NoopHarbour {
    func moor(completion: @escaping () -> Void) { print("nothing to moor") }  // assumes stand-in-type
}
