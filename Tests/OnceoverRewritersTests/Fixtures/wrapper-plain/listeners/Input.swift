/// What a function that subscribes stores, it stores for each event.
final class Harbour {
    private var pending: [(Int) -> Void] = []

    func subscribe(_ name: String, handler: @escaping (Int) -> Void) { pending.append(handler) }

    func arrive(_ ship: Int) {
        let all = pending
        pending = []
        for handler in all { handler(ship) }
    }
}
