private struct Provider: Sendable {
    func snapshot(of day: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await snapshot(of: day))
        }
    }

    nonisolated(nonsending) func snapshot(of day: Int) async -> Int {
        return day
    }
}

func firstSnapshot(completion: @escaping @Sendable (Int) -> Void) {
    Provider().snapshot(of: 1) { completion($0 + 1) }
}

nonisolated(nonsending) func firstSnapshot() async -> Int {
    await withCheckedContinuation { continuation in
        firstSnapshot { continuation.resume(returning: $0) }
    }
}
