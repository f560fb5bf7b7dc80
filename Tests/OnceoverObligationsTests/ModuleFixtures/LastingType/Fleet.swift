final class Fleet {
    static let shared = Fleet()
    private let bridge: Bridge

    init() { bridge = Bridge(onTurn: { print($0) }) }

    func report() { bridge.report(completion: { print("reported") }) }
}
