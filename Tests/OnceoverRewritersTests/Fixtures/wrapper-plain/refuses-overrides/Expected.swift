class Vessel {
    func sail(completion: @escaping @Sendable (Int) -> Void) { completion(1) }

    nonisolated(nonsending) func sail() async -> Int {
        await withCheckedContinuation { continuation in
            sail { continuation.resume(returning: $0) }
        }
    }
}

class Yacht: Vessel {
    override func sail(completion: @escaping @Sendable (Int) -> Void) { completion(2) }  // want "it overrides"
}
