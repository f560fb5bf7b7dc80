// verdicts: 0 proved, 1 assumed, 6 violated, 0 unknown
// proofs assume: callee-keeps-promise, unseen-callback-once
/// A constant of the same type is not the only instance.
final class Buoy {
    static let red = Buoy()

    func ring(completion: @escaping () -> Void) {
        fetch { [weak self] in
            guard let self else { return }  // want "droppable-callback: `completion` is never called"
            completion()
        }
    }
}

final class Quay {
    private let lock = NSLock()

    /// What the closure hands on runs later.
    func moor(completion: @escaping () -> Void) {
        lock.withLock {
            fetch { [weak self] in
                guard let self else { return }  // want "droppable-callback"
                completion()
            }
        }
    }
}

/// One of the callers lets go of the object.
final class Tug {
    private let radio: any Radio
    private var towed = 0

    init(radio: any Radio) { self.radio = radio }

    func tow(completion: @escaping (Int) -> Void) {
        reach {
            self.towed += 1
            completion(self.towed)
        }
    }

    func drift() {
        reach { [weak self] in self?.towed = 0 }
    }

    private func reach(completion: @escaping () -> Void) {
        radio.wait { [weak self] in
            guard let self else { return }  // want "droppable-callback: .completion. is never called"
            towed += 1
            completion()
        }
    }
}

/// A closure that a property holds is not the object's own method.
final class Crane {
    private let radio: any Radio
    private let noteLift: () -> Void
    private var lifted = 0

    init(radio: any Radio, noteLift: @escaping () -> Void) {
        self.radio = radio
        self.noteLift = noteLift
    }

    func lift() { reach(completion: noteLift) }

    private func reach(completion: @escaping () -> Void) {
        radio.wait { [weak self] in
            guard let self else { return }  // want "droppable-callback: .completion. is never called"
            lifted += 1
            completion()
        }
    }
}

/// Who keeps the yard does not keep a winch that it knows weakly.
final class Yard {
    private weak var winch: Winch?
    private var hauled = 0

    func haul() {
        if let winch {
            winch.reach { self.hauled += 1 }
        }
    }
}

final class Winch {
    private let radio: any Radio
    private var turns = 0

    init(radio: any Radio) { self.radio = radio }

    fileprivate func reach(completion: @escaping () -> Void) {
        radio.wait { [weak self] in
            guard let self else { return }  // want "droppable-callback: .completion. is never called"
            turns += 1
            completion()
        }
    }
}

/// Who is told of it holds it weakly.
final class Ferry {
    weak var delegate: Ferry?
    private let radio = ShipRadio()

    func cross(completion: @escaping () -> Void) {
        delegate = self
        radio.wait { [weak self] in
            guard let self else { return }  // want "droppable-callback: .completion. is never called"
            delegate = nil
            completion()
        }
    }
}
