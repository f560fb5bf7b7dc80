// verdicts: 0 proved, 2 assumed, 1 violated, 1 unknown
// proofs assume: stored-is-answered

final class Mailbox {
    private var completion: ((String?) -> Void)?

    func collect(completion: @escaping (String?) -> Void) {
        guard self.completion == nil else { return completion(nil) }
        self.completion = completion
    }

    func close() { completion = nil }  // want "lost-continuation: what `completion` holds is dropped here"

    func deliver(_ letter: String) {
        let waiting = completion
        completion = nil
        waiting?(letter)
    }
}

/// FIXME: a second call takes the place of the first. That it can come is known of a handler only where all share its object,
/// or where that hears from one that it keeps: so nothing is said.
final class Letterbox {
    private var completion: ((String?) -> Void)?

    func collect(completion: @escaping (String?) -> Void) {
        self.completion = completion  // assumes one-call-at-a-time
    }

    func deliver(_ letter: String) {
        let waiting = completion
        completion = nil
        waiting?(letter)
    }
}
