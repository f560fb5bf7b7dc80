struct Bell: Sendable {
    func ring(completion: @escaping @Sendable (Int) -> Void) { completion(1) }

    /// Counts, too.
    func ring() async -> Int {
        print("ding")
        return await withCheckedContinuation { continuation in ring { continuation.resume(returning: $0) } }
    }
}

/// Others may use what the function's own place does not let them see.
public struct Chime: Sendable {
    func strike(completion: @escaping @Sendable (Int) -> Void) { completion(1) }

    public func strike() async -> Int {
        await withCheckedContinuation { continuation in strike { continuation.resume(returning: $0) } }
    }
}
