// verdicts: 1 proved, 1 assumed, 0 violated, 1 unknown
// proofs assume: unseen-callback-once

infix operator ~>

/// An operator is a function, and what it is given it may discharge.
func ~> (result: Result<Int, any Error>, continuation: CheckedContinuation<Int, any Error>) {
    continuation.resume(with: result)
}

func weigh(_ scale: Scale) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        scale.weigh { $0 ~> continuation }
    }
}

extension Scale {
    static func ~> (scale: Scale, tell: (Int) -> Void) { tell(scale.load) }
}

func load(_ scale: Scale, completion: @escaping (Int) -> Void) {
    scale ~> completion
}

/// Another file declares it.
func load(_ crane: Crane, completion: @escaping (Int) -> Void) {
    crane <~~ completion
}
