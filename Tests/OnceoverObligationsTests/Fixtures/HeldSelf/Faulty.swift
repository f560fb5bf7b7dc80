// verdicts: 0 proved, 2 violated, 0 unknown
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
