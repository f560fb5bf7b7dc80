enum Fleet {
    struct Ship {
        let name: String
    }
}

extension Fleet.Ship {
    func hail(completion: @escaping @Sendable (String) -> Void) { completion(name) }
}
