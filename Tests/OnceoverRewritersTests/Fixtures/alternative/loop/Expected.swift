struct Search: Sendable {
    func find(_ wanted: Int, in numbers: [Int], completion: @escaping @Sendable (Bool) -> Void) {
        for number in numbers where number == wanted {
            completion(true)
            return
        }
        completion(false)
    }

    nonisolated(nonsending) func find(_ wanted: Int, in numbers: [Int]) async -> Bool {
        await withCheckedContinuation { continuation in
            find(wanted, in: numbers) { continuation.resume(returning: $0) }
        }
    }
}
