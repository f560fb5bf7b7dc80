// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown
import Foundation

/// An operation runs once: who is cancelled in front of its work has to say so.
final class Dredging: Operation {
    private let completion: (Int?) -> Void

    init(completion: @escaping (Int?) -> Void) { self.completion = completion }

    override func main() {
        guard !isCancelled else { return }  // want "unresumed-path: `completion`"
        completion(3)
    }
}

final class Sounding: Operation {
    private let depths: [Int]
    private let completion: (Int) -> Void

    init(_ depths: [Int], completion: @escaping (Int) -> Void) {
        self.depths = depths
        self.completion = completion
    }

    override func main() {
        var deepest = 0
        for depth in depths {
            if isCancelled { return }  // want "unresumed-path: `completion`"
            deepest = max(deepest, depth)
        }
        self.completion(deepest)
    }
}
