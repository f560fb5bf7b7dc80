import Onceover

struct Menu {
    func open(at place: Int = 0, completion: @escaping @Sendable (Int) -> Void) { completion(place) }

    nonisolated(nonsending) func open(at place: Int = 0) async -> Int {
        await withOnceContinuation(of: Int.self, throwing: Never.self) { continuation in
            open(at: place, completion: { continuation.resume(returning: $0) })
        }
    }

    func open(at place: Int = 0, sorted: @escaping @Sendable (Int, Int) -> Bool) {}
}
