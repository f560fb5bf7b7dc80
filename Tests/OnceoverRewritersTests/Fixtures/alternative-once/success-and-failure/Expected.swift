struct Heavy: Error {}

struct Crane: Sendable {
    @available(*, deprecated, renamed: "lift(_:)")
    func lift(_ weight: Int, success: @escaping @Sendable (Int) -> Void, failure: @escaping @Sendable (Error) -> Void) {
        Task.immediate {
            do {
                success(try await lift(weight))
            } catch {
                failure(error)
            }
        }
    }

    nonisolated(nonsending) func lift(_ weight: Int) async throws -> Int {
        if weight > 9 {
            throw Heavy()
        } else {
            return weight
        }
    }
}
