// verdicts: 0 proved, 0 assumed, 2 violated, 2 unknown

/// Who rests lets the next one in, and has not answered the first.
final class Dredger {
    private var onDone: ((Int?) -> Void)?
    private var isDredging = false

    func dredge(completion: @escaping (Int?) -> Void) {
        guard !isDredging else { return completion(nil) }
        isDredging = true
        onDone = completion  // want "lost-continuation: a second call of"
    }

    func rest() {
        isDredging = false
    }

    func dredgerDidEnd(_ load: Int) {
        isDredging = false
        let done = onDone
        onDone = nil
        done?(load)
    }
}

final class Crane {
    private var lift: CheckedContinuation<Int, any Error>?
    private var isFree = true

    func lift() async throws -> Int {
        if !isFree { throw Busy() }
        isFree = false
        return try await withCheckedThrowingContinuation { lift = $0 }  // want "lost-continuation: a second call of"
    }

    func release() { isFree = true }

    func craneDidLift(_ load: Int) {
        isFree = true
        lift?.resume(returning: load)
        lift = nil
    }
}
