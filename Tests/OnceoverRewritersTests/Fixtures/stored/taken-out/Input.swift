enum ScanError: Error { case smudged, closed }

/// Takes its handler out before it calls it, as one should.
@MainActor
final class Scanner {
    private var completionHandler: ((String?, Error?) -> Void)?
    private(set) var beeps = 0

    func scan(completionHandler: @escaping (String?, Error?) -> Void) {
        self.completionHandler?(nil, ScanError.closed)
        self.completionHandler = completionHandler
        beeps = 0
    }

    func found(_ code: String?) {
        let handler = completionHandler
        completionHandler = nil
        guard let code else {
            handler?(nil, ScanError.smudged)
            return
        }
        beeps += 1
        handler?(code, nil)
    }

    func failed(_ error: (any Error)?) {
        guard let completionHandler else { return }
        self.completionHandler = nil
        completionHandler(nil, error)
    }

    /// Nobody is told.
    func reset() {
        beeps = 0
        completionHandler = nil
    }

    func show() {
        scan { code, error in
            if let error {
                print("no code:", error is ScanError ? "\(error)" : "no answer")
            } else {
                print("code", code ?? "?")
            }
        }
    }
}
