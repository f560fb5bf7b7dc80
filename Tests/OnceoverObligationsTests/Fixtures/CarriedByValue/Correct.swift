// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered, unseen-callback-once

struct Reply {
    let send: (Int) -> Void
    init(_ send: @escaping (Int) -> Void) { self.send = send }
    func callAsFunction(_ cargo: Int) { send(cargo) }
}

/// The second call does nothing.
final class Pilot: Sendable {
    private let lock = Lock()
    private var isAboard = false
    private let continuation: CheckedContinuation<Int, Never>
    init(_ continuation: CheckedContinuation<Int, Never>) { self.continuation = continuation }
    func board(_ depth: Int) {
        lock.lock()
        defer { lock.unlock() }
        guard !isAboard else { return }
        isAboard = true
        continuation.resume(returning: depth)
    }
}

enum Signal {
    case flag(CheckedContinuation<Int, Never>)
    case light((Int) -> Void)
    func show(_ depth: Int?) {
        switch self {
        case .flag(let continuation): continuation.resume(returning: depth ?? 0)
        case .light(let shine): if let depth { shine(depth) }
        }
    }
}

func load(_ cargo: Int, completion: @escaping (Int) -> Void) {
    let reply = Reply(completion)
    if cargo == 0 { return reply(0) }
    weigh(cargo) { reply($0) }
}

func sound() async -> Int {
    await withCheckedContinuation { continuation in
        let pilot = Pilot(continuation)
        weigh(1) { pilot.board($0) }
        weigh(2) { pilot.board($0) }
    }
}

func signal() async -> Int {
    await withCheckedContinuation { continuation in
        let signal = Signal.flag(continuation)
        weigh(1) { signal.show($0) }
    }
}

struct Order {
    let cargo: Int
    let completion: (Int) -> Void
}

/// Who else has the order, answers it.
final class Office {
    private var orders: [Order] = []

    func order(_ cargo: Int, completion: @escaping (Int) -> Void) {
        let order = Order(cargo: cargo, completion: completion)
        if cargo < 0 { return order.completion(0) }
        orders.append(order)
    }

    func close() {
        let all = orders
        orders = []
        for order in all { order.completion(order.cargo) }
    }
}
