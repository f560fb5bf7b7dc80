// verdicts: 1 proved, 0 violated, 1 unknown

final class Office {
    private var radio: Radio?

    func start(completion: @escaping () -> Void) {
        guard radio != nil else { return completion() }
        signal(completion: completion)
    }

    func restart() {
        if radio != nil { signal {} }
    }

    // Whoever calls it has looked.
    private func signal(completion: @escaping () -> Void) {
        _ = radio?.wait(completion)
    }
}
