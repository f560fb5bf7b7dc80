enum Fleet {
    struct Ship {
        let name: String
    }
}

extension Fleet.Ship {
    func hail(completion: @escaping @Sendable (String) -> Void) { completion(name) }

    nonisolated(nonsending) func hail() async -> String {
        await withCheckedContinuation { continuation in
            hail { continuation.resume(returning: $0) }
        }
    }
}
