public protocol Port {
    /// Lets a ship in.
    ///
    /// - Parameters:
    ///   - ship: its number
    ///   - completion: gets the berth
    func enter(ship: Int, completion: @escaping @Sendable (Int?, Error?) -> Void)
    func leave(completion: @escaping @Sendable () -> Void)
    var name: String { get }
}

struct Rostock: Port {
    let name = "Rostock"
    func enter(ship: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) { completion(ship, nil) }
    func leave(completion: @escaping @Sendable () -> Void) { completion() }
}
