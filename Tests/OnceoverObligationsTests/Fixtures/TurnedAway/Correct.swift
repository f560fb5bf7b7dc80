// verdicts: 1 proved, 0 assumed, 0 violated, 5 unknown

/// What a method keeps is called again and again, and one call that is not the last leaves the handler for the next.
final class Station {
    private var isClosed = false
    private var gates: [(Event) -> Void] = []
    private var door: ((Event) -> Void)?

    func board(completion: @escaping (Train) -> Void) {
        listen { event in
            guard case .arrival(let train) = event else { return }
            completion(train)
        }
    }

    private func listen(_ passenger: @escaping (Event) -> Void) {
        guard !isClosed else { return }
        gates.append(passenger)
    }

    func leave(progress: @escaping (Int) -> Void, completion: @escaping (Result<Train, any Error>) -> Void) {
        let ticket = subscribe(for: 1) { event in
            switch event {
            case .minutes(let left): progress(left)
            case .arrival(let train): completion(.success(train))
            case .failure(let error): completion(.failure(error))
            }
        }
        print(ticket)
    }

    private func subscribe(for gate: Int, _ passenger: @escaping (Event) -> Void) -> Ticket? {
        guard !isClosed else { return nil }
        door = passenger
        return Ticket(gate)
    }

    func wait(completion: @escaping (Train) -> Void) {
        register { event in
            if event.isArrival { completion(event.train) }
        }
    }

    private func register(_ passenger: @escaping (Event) -> Void) {
        if isClosed { return }
        door = { event in passenger(event) }
    }

    func ride(completion: @escaping () -> Void) {
        now { completion() }
    }

    private func now(_ passenger: () -> Void) { passenger() }
}

/// What others call later, if at all: whether they will, the result says.
final class Dispatcher {
    private var onDelivery: ((Train) -> Void)?
    private var onLoss: (() -> Void)?
    private var line: Line?

    private func send(_ order: String, success: @escaping (Train) -> Void, failure: @escaping () -> Void) -> Bool {
        onDelivery = success
        onLoss = failure
        return line?.carries(order) ?? false
    }

    func order(_ order: String, with other: Dispatcher?, completion: @escaping (Train?) -> Void) {
        let isSent = other?.send(order, success: { completion($0) }, failure: { completion(nil) })
        if isSent != true { completion(nil) }
    }
}
