// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
import Onceover

func weigh(_ ship: Ship) async throws -> Int {
    try await withCancellableContinuation(of: Int.self) { continuation in
        guard yard.isOpen else { return }  // want "unresumed-path: `continuation` is not resumed on this path"
        yard.weigh(ship) { continuation.resume(returning: $0) }
    }
}

func tide() async -> Int {
    await withOnceContinuation(of: Int.self, ifDropped: 0) { continuation in  // want "`continuation` is never resumed"
        yard.measureTide { print($0) }
    }
}

func papers(_ ship: Ship) async throws -> Papers {
    try await withCancellableContinuation(of: Papers.self) { continuation in
        yard.papers(of: ship) { papers, error in
            if let papers { continuation.resume(returning: papers) }  // want "unresumed-path: `continuation`"
            if let error { log(error) }
        }
    }
}

private func answer(_ continuation: CancellableContinuation<Int, any Error>, _ result: Int?) {
    guard let result else { return }
    continuation.resume(returning: result)
}

func count() async throws -> Int {
    try await withCancellableContinuation(of: Int.self) { continuation in
        yard.count { answer(continuation, $0) }  // want "unresumed-path: .answer. can return without"
    }
}
