public protocol Port {
    /// Lets a ship in.
    ///
    /// - Parameters:
    ///   - ship: its number
    ///   - completion: gets the berth
    func enter(ship: Int, completion: @escaping @Sendable (Int?, Error?) -> Void)

    /// Lets a ship in.
    ///
    /// - Parameters:
    ///   - ship: its number
    /// - Returns: The berth
    /// - Throws: The error that ends the work.
    nonisolated(nonsending) func enter(ship: Int) async throws -> Int

    func leave(completion: @escaping @Sendable () -> Void)
    nonisolated(nonsending) func leave() async
    var name: String { get }
}

extension Port {
    /// Lets a ship in.
    ///
    /// - Parameters:
    ///   - ship: its number
    /// - Returns: The berth
    /// - Throws: The error that ends the work.
    public nonisolated(nonsending) func enter(ship: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            enter(ship: ship) { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value {
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
        }
    }

    public nonisolated(nonsending) func leave() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            leave { continuation.resume() }
        }
    }
}

struct Rostock: Port {
    let name = "Rostock"
    func enter(ship: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) { completion(ship, nil) }

    nonisolated(nonsending) func enter(ship: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            enter(ship: ship) { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value {
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
        }
    }

    func leave(completion: @escaping @Sendable () -> Void) { completion() }

    nonisolated(nonsending) func leave() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            leave { continuation.resume() }
        }
    }
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}
