// verdicts: 2 proved, 0 violated, 0 unknown

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

    func scan(completion: @escaping (Int?) -> Void) { onScan = completion }

    func scannerDidScan(_ code: Int) {
        let scan = onScan
        onScan = nil
        scan?(code)
    }
}
