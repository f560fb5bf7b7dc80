// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

// Async code needs no less, so there is no other side.
func signal(completion: @escaping () -> Void) {
    if #available(iOS 13.0, macOS 10.15, *) {
        completion()
    }
}
