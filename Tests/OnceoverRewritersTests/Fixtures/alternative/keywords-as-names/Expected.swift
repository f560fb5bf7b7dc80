struct Words {
    func `repeat`(in place: Int, for `default`: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await `repeat`(in: place, for: `default`))
        }
    }

    nonisolated(nonsending) func `repeat`(in place: Int, for `default`: Int) async -> Int {
        return place + `default`
    }

    func find(where: Bool, throws: Bool, completion: @escaping @Sendable (Bool) -> Void) {
        Task.immediate {
            completion(await find(where: `where`, throws: `throws`))
        }
    }

    nonisolated(nonsending) func find(where: Bool, throws: Bool) async -> Bool {
        return `where` && `throws`
    }
}
