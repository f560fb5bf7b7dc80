// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
import Foundation

final class Dredging: Operation {
    private let completion: (Int?) -> Void

    init(completion: @escaping (Int?) -> Void) { self.completion = completion }

    override func main() {
        guard !isCancelled else { return completion(nil) }
        completion(3)
    }
}

/// What cancels it answers.
final class Sounding: Operation {
    private let completion: (Int?) -> Void

    init(completion: @escaping (Int?) -> Void) { self.completion = completion }

    override func cancel() {
        super.cancel()
        completion(nil)
    }

    override func main() {
        if isCancelled { return }  // assumes interaction-goes-on
        completion(7)
    }
}
