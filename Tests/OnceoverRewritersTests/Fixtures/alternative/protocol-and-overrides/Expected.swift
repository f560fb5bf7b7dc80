protocol Port {
    func enter(completion: @escaping @Sendable (Int) -> Void)
    nonisolated(nonsending) func enter() async -> Int
}

extension Port {
    nonisolated(nonsending) func enter() async -> Int {
        await withCheckedContinuation { continuation in
            enter { continuation.resume(returning: $0) }
        }
    }
}

struct Harbour: Port, Sendable {
    func enter(completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await enter())
        }
    }

    nonisolated(nonsending) func enter() async -> Int {
        return 1
    }
}

class Ship {
    func sail(completion: @escaping (Int) -> Void) { completion(1) }

    nonisolated(nonsending) func sail() async -> Int {
        await withCheckedContinuation { continuation in
            sail { continuation.resume(returning: $0) }
        }
    }
}

class Yacht: Ship {
    override func sail(completion: @escaping (Int) -> Void) { completion(2) }  // want "it overrides"
}
