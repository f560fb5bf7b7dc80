// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

final class Dredger {
    func spread(_ tons: Int, completion: @escaping (Int) -> Void) {
        dump(tons, done: completion)
        if tons > 40 {
            completion(40)  // want "double-resume: .completion."
        }
    }

    private func dump(_ tons: Int, done: (Int) -> Void) {
        defer { done(tons) }
        guard tons > 0 else { return }
        log(tons)
    }
}
