final class Hail {
    private let ship: String
    private let completion: ((Bool) -> Void)?

    init(_ ship: String, completion: ((Bool) -> Void)?) {
        self.ship = ship
        self.completion = completion
    }

    func start() throws {
        try Antenna.raise()
        Antenna.send(ship) { self.completion?($0) }
    }
}

final class Notice {
    init(_ ship: String, completion: @escaping (Bool) -> Void) { completion(!ship.isEmpty) }

    func start() throws { try Antenna.raise() }
}
