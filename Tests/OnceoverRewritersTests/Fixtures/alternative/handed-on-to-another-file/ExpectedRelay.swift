final class Relay: Sendable {
    func pass(_ crates: Int, to next: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            next(await pass(crates))
        }
    }

    nonisolated(nonsending) func pass(_ crates: Int) async -> Int {
        return crates * 2
    }

    func drop(_ crates: Int, to next: @escaping @Sendable (Int) -> Void) {
        if crates > 2 { next(crates) }
    }
}
