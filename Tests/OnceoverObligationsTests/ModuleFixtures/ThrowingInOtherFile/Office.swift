final class Office {
    private var ships: [Int] = []

    func register(_ ship: Int, completion: @escaping (Int) -> Void) throws {
        ships.append(ship)
        queue.async { completion(ship) }
    }

    func strike(_ ship: Int, completion: @escaping (Int) -> Void) throws {
        guard ships.contains(ship) else { throw Refusal.unknown }
        queue.async { completion(ship) }
    }
}
