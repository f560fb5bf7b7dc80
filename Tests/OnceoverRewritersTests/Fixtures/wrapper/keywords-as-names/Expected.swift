import Onceover

struct Words {
    func `repeat`(in place: Int, for `default`: Int, completion: @escaping @Sendable (Int) -> Void) {
        completion(place + `default`)
    }

    nonisolated(nonsending) func `repeat`(in place: Int, for `default`: Int) async -> Int {
        await withOnceContinuation(of: Int.self, throwing: Never.self) { continuation in
            `repeat`(in: place, for: `default`) { continuation.resume(returning: $0) }
        }
    }

    func find(where: Bool, throws: Bool, completion: @escaping @Sendable (Bool) -> Void) {
        completion(`where` && `throws`)
    }

    nonisolated(nonsending) func find(where: Bool, throws: Bool) async -> Bool {
        await withOnceContinuation(of: Bool.self, throwing: Never.self) { continuation in
            find(where: `where`, throws: `throws`) { continuation.resume(returning: $0) }
        }
    }
}
