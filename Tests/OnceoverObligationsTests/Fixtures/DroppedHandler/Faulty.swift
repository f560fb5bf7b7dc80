// verdicts: 0 proved, 2 violated, 2 unknown

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

/// A second call takes the place of the first.
final class Letterbox {
    private var completion: ((String?) -> Void)?

    func collect(completion: @escaping (String?) -> Void) {
        self.completion = completion  // want "lost-continuation: what `completion` holds is dropped here"
    }

    func deliver(_ letter: String) {
        let waiting = completion
        completion = nil
        waiting?(letter)
    }
}
