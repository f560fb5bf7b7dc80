// verdicts: 5 proved, 0 violated, 0 unknown
import Combine

/// The only instance is never deallocated.
final class Lighthouse {
    static let shared = Lighthouse()
    private var lamp = 0

    func light(completion: @escaping (Int) -> Void) {
        fetch { [weak self] in
            guard let self else { return }
            completion(lamp)
        }
    }
}

final class Pier {
    private let lock = NSLock()
    private var berths = 0

    /// The closure has run when `withLock` returns.
    func moor(completion: @escaping (Int) -> Void) {
        lock.withLock { [weak self] in
            guard let self else { return }
            completion(berths)
        }
    }

    func free() -> Future<Int, Never> {
        Future { [weak self] promise in
            guard let self else { return }
            promise(.success(berths))
        }
    }
}

/// Whoever calls the private method gives it a handler that keeps the object.
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

    private func reach(completion: @escaping () -> Void) {
        radio.wait { [weak self] in
            guard let self else { return }
            towed += 1
            completion()
        }
    }
}
