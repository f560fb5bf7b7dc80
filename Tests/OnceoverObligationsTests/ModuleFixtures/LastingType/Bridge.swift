// Who keeps what another file's object is made of, and with whom it is left.
final class Bridge {
    private let compass: Compass
    private let onTurn: (Int) -> Void

    init(onTurn: @escaping (Int) -> Void) {
        self.onTurn = onTurn
        compass = Compass()
    }

    func report(completion: @escaping () -> Void) { completion() }
}

/// Nobody is known to keep it.
final class Raft {
    private let lantern = Lantern()

    func sink(completion: @escaping () -> Void) { completion() }
}
