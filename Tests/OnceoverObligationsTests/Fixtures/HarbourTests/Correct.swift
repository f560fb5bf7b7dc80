// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// Stands in a folder of tests, which know how often they call `wait` on what they make.
actor Signal {
    private var continuation: CheckedContinuation<Void, Never>?

    func wait() async {
        await withCheckedContinuation { continuation in
            self.continuation = continuation  // assumes in-test
        }
    }

    func send() {
        continuation?.resume()
        continuation = nil
    }
}
