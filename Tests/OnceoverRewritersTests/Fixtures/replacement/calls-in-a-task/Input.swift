final class Store: Sendable {
    func load(_ id: Int, completion: @escaping @Sendable (Int) -> Void) { completion(id) }
    func `default`(completion: @escaping @Sendable (Int) -> Void) { completion(0) }

    func twice(_ id: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(id) { value in self.load(value) { completion($0) } }
    }
}

final class Owner {
    let store = Store()

    func start() {
        store.default { print($0) }
        store.load(1) { _ in print("loaded") }
    }
}
