// verdicts: 0 proved, 7 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

final class Mailbox {
    private var completion: ((String?) -> Void)?

    func collect(completion: @escaping (String?) -> Void) {
        self.completion?(nil)
        self.completion = completion
    }

    func close() {
        completion?(nil)
        completion = nil
    }

    func deliver(_ letter: String) {
        let waiting = completion
        completion = nil
        waiting?(letter)
    }
}

/// One method that calls and clears it knows when nobody is to be called.
final class Doorbell {
    private var completion: ((String?) -> Void)?

    func wait(completion: @escaping (String?) -> Void) {
        guard self.completion == nil else { return completion(nil) }
        self.completion = completion
    }

    func ring(_ name: String, isQuiet: Bool) {
        if !isQuiet { completion?(name) }
        completion = nil  // assumes handler-may-be-dropped
    }
}

/// Callers need not give a handler, so nobody need hear of the end.
final class Chime {
    private var completion: (() -> Void)?

    func play(completion: (() -> Void)? = nil) {
        guard self.completion == nil else {
            completion?()
            return
        }
        self.completion = completion
    }

    func mute() { completion = nil }  // assumes handler-may-be-dropped

    func end() {
        let waiting = completion
        completion = nil
        waiting?()
    }
}

final class Postbox {
    private var completion: ((String?) -> Void)?

    func collect(completion: @escaping (String?) -> Void) {
        self.completion?(nil)
        self.completion = completion
    }

    /// Drops any pending completion, and locks the box.
    func lock() { completion = nil }  // assumes silence-comment

    func deliver(_ letter: String) {
        let waiting = completion
        completion = nil
        waiting?(letter)
    }
}
