struct Bell: Sendable {
    func ring(completion: @escaping @Sendable (Int) -> Void) { completion(1) }

    /// Counts, too.
    func ring() async -> Int {
        print("ding")
        return await withCheckedContinuation { continuation in ring { continuation.resume(returning: $0) } }
    }
}
