// verdicts: 1 proved, 0 assumed, 3 violated, 0 unknown

final class Station {
    private var isClosed = false
    private var gates: [(Train) -> Void] = []

    /// A closure that a method of the file calls at once, or turns away.
    func board(completion: @escaping (Train) -> Void) {
        ifOpen { completion($0) }  // want "unresumed-path: `completion`"
    }

    private func ifOpen(_ passenger: (Train) -> Void) {
        guard !isClosed else { return }
        passenger(Train())
    }

    /// Called back for each train, whatever the train.
    func meet(_ name: String, completion: @escaping (Train) -> Void) {
        guard name != "" else { return }  // want "unresumed-path: `completion`"
        listen { train in completion(train) }
    }

    private func listen(_ passenger: @escaping (Train) -> Void) {
        guard !isClosed else { return }
        gates.append(passenger)
    }
}

/// What is called at once, whatever the result.
final class Dispatcher {
    private func send(_ order: String, success: (Train) -> Void, failure: () -> Void) -> Bool {
        if order.isEmpty { failure() } else { success(Train()) }
        return !order.isEmpty
    }

    func order(_ order: String, completion: @escaping (Train?) -> Void) {
        // FIXME: It is called again where it failed, and only there.
        let isSent = send(
            order, success: { completion($0) },  // want "double-resume: `completion`"
            failure: { completion(nil) })
        if !isSent { completion(nil) }
    }
}
