// verdicts: 1 proved, 0 violated, 0 unknown

/// Stands in a folder of tests, which know how often they call `wait` on what they make.
actor Signal {
    private var continuation: CheckedContinuation<Void, Never>?

    func wait() async {
        await withCheckedContinuation { continuation in
            self.continuation = continuation
        }
    }

    func send() {
        continuation?.resume()
        continuation = nil
    }
}
