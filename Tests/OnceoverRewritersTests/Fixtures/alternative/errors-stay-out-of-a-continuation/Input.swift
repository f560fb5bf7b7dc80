struct Missing: Error {}

final class Store: @unchecked Sendable {
    let continuation = 1
    func open(_ id: Int, completion: @escaping @Sendable (Int) -> Void) throws {
        if id < 0 { throw Missing() }
        completion(id)
    }

    func read(_ id: Int, completion: @escaping @Sendable (Int?) -> Void) {
        do {
            try open(id) { completion($0) }
        } catch {
            completion(nil)
        }
    }

    func start(_ id: Int, _ other: @escaping @Sendable (Int) -> Void) { other(id) }

    func count(_ isKnown: Bool, completion: @escaping @Sendable (Int) -> Void) {
        guard isKnown else {
            completion(0)
            return
        }
        start(continuation) { completion($0) }
    }
}
