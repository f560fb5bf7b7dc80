// verdicts: 1 proved, 3 violated, 0 unknown
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
