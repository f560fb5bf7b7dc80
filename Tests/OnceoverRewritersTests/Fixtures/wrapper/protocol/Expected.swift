import Onceover

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
        try await withOnceContinuation(of: Int.self) { continuation in
            enter(ship: ship) { continuation.resume(returning: $0, throwing: $1) }
        }
    }

    public nonisolated(nonsending) func leave() async {
        await withOnceContinuation(of: Void.self, throwing: Never.self) { continuation in
            leave { continuation.resume() }
        }
    }
}

struct Rostock: Port {
    let name = "Rostock"
    func enter(ship: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) { completion(ship, nil) }

    nonisolated(nonsending) func enter(ship: Int) async throws -> Int {
        try await withOnceContinuation(of: Int.self) { continuation in
            enter(ship: ship) { continuation.resume(returning: $0, throwing: $1) }
        }
    }

    func leave(completion: @escaping @Sendable () -> Void) { completion() }

    nonisolated(nonsending) func leave() async {
        await withOnceContinuation(of: Void.self, throwing: Never.self) { continuation in
            leave { continuation.resume() }
        }
    }
}
