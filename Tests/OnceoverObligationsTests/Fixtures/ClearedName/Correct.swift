// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

/// A name that is cleared behind the call is nil because it was called, or because nobody gave a handler.
func ring(twice: Bool, completion: (() -> Void)?) {
    var bell = completion
    if twice {
        bell?()
        bell = nil
    }
    polish()
    bell?()
}

private func polish() {}
