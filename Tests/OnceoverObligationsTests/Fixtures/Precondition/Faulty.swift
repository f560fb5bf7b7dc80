// verdicts: 2 proved, 4 violated, 0 unknown

final class Office {
    private var radio: Radio?

    func start(completion: @escaping () -> Void) {
        guard radio != nil else { return completion() }
        signal(completion: completion)
    }

    // One caller has not looked.
    func restart() { signal {} }

    private func signal(completion: @escaping () -> Void) {
        _ = radio?.wait(completion)  // want "droppable-callback: .completion."
    }
}

final class Bureau {
    private weak var radio: Radio?

    // When the callback comes, it may be another matter.
    func start(after other: Radio) {
        guard radio != nil else { return }
        other.wait { [self] in signal {} }
    }

    private func signal(completion: @escaping () -> Void) {
        _ = radio?.wait(completion)  // want "droppable-callback: .completion."
    }
}

class Agency {
    var radio: Radio?

    func start() {
        guard radio != nil else { return }
        signal {}
    }

    // Others may call it, who are not seen.
    func signal(completion: @escaping () -> Void) {
        _ = radio?.wait(completion)  // want "droppable-callback: .completion."
    }
}

final class Watch {
    private var isOpen = true

    func start(completion: @escaping () -> Void) {
        guard isOpen else { return completion() }
        ring(completion: completion)
    }

    // A flag is there to be set by others meanwhile.
    private func ring(completion: @escaping () -> Void) {
        guard isOpen else { return }  // want "unresumed-path: .completion."
        completion()
    }
}
