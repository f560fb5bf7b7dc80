struct Words {
    func `repeat`(in place: Int, for `default`: Int, completion: @escaping @Sendable (Int) -> Void) {
        completion(place + `default`)
    }

    nonisolated(nonsending) func `repeat`(in place: Int, for `default`: Int) async -> Int {
        await withCheckedContinuation { continuation in
            `repeat`(in: place, for: `default`) { continuation.resume(returning: $0) }
        }
    }

    func find(where: Bool, throws: Bool, completion: @escaping @Sendable (Bool) -> Void) {
        completion(`where` && `throws`)
    }

    nonisolated(nonsending) func find(where: Bool, throws: Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            find(where: `where`, throws: `throws`) { continuation.resume(returning: $0) }
        }
    }
}
