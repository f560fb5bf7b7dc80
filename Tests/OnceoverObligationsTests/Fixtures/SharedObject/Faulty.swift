// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

/// Whoever scans meets the one who scanned before.
final class Scanner {
    static let shared = Scanner()
    private var onScan: ((Int?) -> Void)?

    func scan(completion: @escaping (Int?) -> Void) {
        onScan = completion  // want "lost-continuation: a second call of"
    }

    func scannerDidScan(_ code: Int) {
        let scan = onScan
        onScan = nil
        scan?(code)
    }
}
