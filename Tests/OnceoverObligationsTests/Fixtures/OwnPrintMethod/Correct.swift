// verdicts: 3 proved, 0 assumed, 0 violated, 0 unknown

final class Dredger {
    func spread(_ tons: Int, completion: @escaping (Int) -> Void) {
        dump(tons, done: completion)
    }

    func anchor(_ depth: Int, completion: @escaping (Int) -> Void) {
        assert(depth, completion)
    }

    /// The global function looks at it only.
    func sink(_ depth: Int, completion: @escaping (Int) -> Void) {
        print(completion)
        completion(depth)
    }

    private func dump(_ tons: Int, done: (Int) -> Void) { done(tons) }

    private func assert(_ depth: Int, _ done: (Int) -> Void) { done(depth) }
}
