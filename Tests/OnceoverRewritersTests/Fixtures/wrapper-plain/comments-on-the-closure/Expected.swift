struct Survey {
    /// - Parameter completion: The completion closure is told when the survey is over.
    func begin(completion: @escaping @Sendable (Int) -> Void) { completion(1) }

    nonisolated(nonsending) func begin() async -> Int {
        await withCheckedContinuation { continuation in
            begin { continuation.resume(returning: $0) }
        }
    }

    /// - Parameter completion: A closure to receive the depth in metres
    func depth(completion: @escaping @Sendable (Int) -> Void) { completion(2) }

    /// - Returns: The depth in metres
    nonisolated(nonsending) func depth() async -> Int {
        await withCheckedContinuation { continuation in
            depth { continuation.resume(returning: $0) }
        }
    }

    // The system calls no method that is given a plain value by its sender.
    func doubleLater(_ double: Double, completion: @escaping @Sendable (Double) -> Void) { completion(double) }

    nonisolated(nonsending) func doubleLater(_ double: Double) async -> Double {
        await withCheckedContinuation { continuation in
            doubleLater(double) { continuation.resume(returning: $0) }
        }
    }
}
