import Onceover

struct Dash {
    func mark(completion: @escaping @Sendable (Int) -> Void) { completion(1) }  // a mark

    nonisolated(nonsending) func mark() async -> Int {
        await withOnceContinuation(of: Int.self, throwing: Never.self) { continuation in
            mark { continuation.resume(returning: $0) }
        }
    }

    let length = 2
}
