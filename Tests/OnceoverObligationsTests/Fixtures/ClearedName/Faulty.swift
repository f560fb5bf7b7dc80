// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

/// It is cleared and has not been called.
func ring(twice: Bool, completion: (() -> Void)?) {
    var bell = completion
    if twice {
        bell = nil
    }
    polish()
    bell?()  // want "droppable-callback: `completion` is never called when `bell` is nil"
}

private func polish() {}
