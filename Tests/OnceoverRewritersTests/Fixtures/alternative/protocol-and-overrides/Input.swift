protocol Port {
    func enter(completion: @escaping @Sendable (Int) -> Void)
}

struct Harbour: Port, Sendable {
    func enter(completion: @escaping @Sendable (Int) -> Void) { completion(1) }
}

class Ship {
    func sail(completion: @escaping (Int) -> Void) { completion(1) }
}

class Yacht: Ship {
    override func sail(completion: @escaping (Int) -> Void) { completion(2) }  // want "it overrides"
}
