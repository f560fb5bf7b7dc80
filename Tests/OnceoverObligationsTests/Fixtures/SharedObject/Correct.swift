// verdicts: 0 proved, 5 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered, unseen-callback-once

/// The one before hears that nothing comes.
final class Scanner {
    static let shared = Scanner()
    private var onScan: ((Int?) -> Void)?

    func scan(completion: @escaping (Int?) -> Void) {
        onScan?(nil)
        onScan = completion
    }

    func scannerDidScan(_ code: Int) {
        let scan = onScan
        onScan = nil
        scan?(code)
    }
}

/// Each scan may have a scanner of its own.
final class OwnScanner {
    private var onScan: ((Int?) -> Void)?

    func scan(completion: @escaping (Int?) -> Void) { onScan = completion }  // assumes one-call-at-a-time

    func scannerDidScan(_ code: Int) {
        let scan = onScan
        onScan = nil
        scan?(code)
    }
}

/// What is asked of a reference that is always there is so.
final class Lookout {
    static let shared = Lookout()

    func look(completion: @escaping (Int) -> Void) {
        wait { [weak self] in
            guard self != nil else { return }
            completion(self?.ships ?? 0)
        }
    }
}

/// What has just been given an object that is always there is not nil.
final class Gunner {
    private var radio: Radio?

    func fire(completion: @escaping (Bool) -> Void) {
        radio = Radio.shared
        radio?.wait { completion(true) }
    }
}
