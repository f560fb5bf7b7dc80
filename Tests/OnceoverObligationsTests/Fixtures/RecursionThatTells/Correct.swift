// verdicts: 0 proved, 0 assumed, 0 violated, 1 unknown

final class Crane {
    func lift(_ crates: [Int], completion: @escaping (Bool) -> Void) {
        if isOverloaded(crates, completion) { return }
        completion(true)
    }

    /// What it does where it is met again before that is known may be either.
    private func isOverloaded(_ crates: [Int], _ tell: @escaping (Bool) -> Void) -> Bool {
        guard let first = crates.first else { return false }
        guard first < 100 else {
            lowered(crates, tell)
            return true
        }
        return isOverloaded(Array(crates.dropFirst()), tell)
    }

    private func lowered(_ crates: [Int], _ tell: @escaping (Bool) -> Void) {
        if isOverloaded(crates.reversed(), tell) { return }
        tell(false)
    }
}
