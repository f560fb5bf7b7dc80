private struct Provider: Sendable {
    func snapshot(of day: Int, completion: @escaping @Sendable (String) -> Void) {
        Task.immediate {
            completion(await snapshot(of: day))
        }
    }

    nonisolated(nonsending) func snapshot(of day: Int) async -> String {
        return "day \(day)"
    }
}
