// verdicts: 2 proved, 7 assumed, 0 violated, 0 unknown
// proofs assume: callee-keeps-promise, unseen-callback-once
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
            guard let self else { return }  // assumes object-is-kept
            towed += 1
            completion()
        }
    }
}

/// A method that is given by its name keeps the object as a closure does.
final class Crane {
    private let radio: any Radio
    private var lifted = 0

    init(radio: any Radio) { self.radio = radio }

    func lift(inHaste: Bool) {
        if inHaste { reach(completion: noteLift) } else { reach(completion: self.noteLift) }
    }

    func lower() {
        reach {
            self.lifted -= 1
            self.radio.wait { [weak self] in self?.noteLift() }
        }
    }

    private func noteLift() { lifted += 1 }

    private func reach(completion: @escaping () -> Void) {
        radio.wait { [weak self] in
            guard let self else { return }  // assumes object-is-kept
            lifted += 1
            completion()
        }
    }
}

/// The yard keeps the winch, also under another name, and the handler keeps the yard.
final class Yard {
    private var winch: Winch?
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
            guard let self else { return }  // assumes object-is-kept
            turns += 1
            completion()
        }
    }
}

/// It keeps itself until it has called.
final class Ferry {
    private var afloat: Ferry?
    private let radio = ShipRadio()

    func cross(completion: @escaping () -> Void) {
        afloat = self
        radio.wait { [weak self] in self?.land(completion) }  // assumes object-is-kept
    }

    private func land(_ completion: () -> Void) {
        completion()
        afloat = nil
    }
}

final class Raft {
    private static var adrift: [Raft] = []
    private let radio = ShipRadio()

    func drift(completion: @escaping () -> Void) {
        Self.adrift.append(self)
        radio.wait { [weak self] in
            guard let self else { return }  // assumes object-is-kept
            completion()
            Self.adrift.removeAll { $0 === self }
        }
    }
}
