struct Words {
    func `repeat`(in place: Int, for `default`: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await `repeat`(in: place, for: `default`))
        }
    }

    func `repeat`(in place: Int, for `default`: Int) async -> Int {
        return place + `default`
    }

    func find(where: Bool, throws: Bool, completion: @escaping @Sendable (Bool) -> Void) {
        Task {
            completion(await find(where: `where`, throws: `throws`))
        }
    }

    func find(where: Bool, throws: Bool) async -> Bool {
        return `where` && `throws`
    }
}
