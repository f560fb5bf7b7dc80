final class Hail {
    private let ship: String
    private let callback: ((Bool) -> Void)?

    init(_ ship: String, callback: ((Bool) -> Void)?) {
        self.ship = ship
        self.callback = callback
    }

    func start() throws {
        try Antenna.raise()
        Antenna.send(ship) { self.callback?($0) }
    }
}

final class Notice {
    init(_ ship: String, callback: @escaping (Bool) -> Void) { callback(!ship.isEmpty) }

    func start() throws { try Antenna.raise() }
}
