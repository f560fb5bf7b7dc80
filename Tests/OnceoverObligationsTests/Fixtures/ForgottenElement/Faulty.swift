// verdicts: 1 proved, 2 violated, 1 unknown

final class Rigger {
    private struct Order {
        let sails: Int
        let completion: (Bool) -> Void
    }
    private var orders: [Order] = []

    func rig(_ sails: Int, completion: @escaping (Bool) -> Void) {
        orders.append(Order(sails: sails, completion: completion))
    }

    func next() {
        guard !orders.isEmpty else { return }
        let order = orders.removeFirst()
        order.completion(order.sails > 0)
    }

    func close() {
        orders.removeAll()  // want "lost-continuation: what .completion. holds is dropped here"
    }
}

final class Diver {
    private var completion: ((Bool) -> Void)?

    func dive(completion: @escaping (Bool) -> Void) {
        guard self.completion == nil else { return completion(false) }
        self.completion = completion
    }

    func surfaced(at depth: Int?) {
        guard let done = completion else { return }
        completion = nil
        guard let depth else { return }  // want "unresumed-path: .completion."
        done(depth == 0)
    }
}
