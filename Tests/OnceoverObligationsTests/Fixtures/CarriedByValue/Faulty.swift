// verdicts: 0 proved, 0 assumed, 6 violated, 0 unknown

struct Reply {
    let send: (Int) -> Void
    init(_ send: @escaping (Int) -> Void) { self.send = send }
    init(to send: @escaping (Int) -> Void) { self.init(send) }
    static func make(_ send: @escaping (Int) -> Void) -> Reply { Reply(send) }
    func callAsFunction(_ cargo: Int) { send(cargo) }
    func answer(_ cargo: Int?) {
        guard let cargo else { return }
        send(cargo)
    }
}

final class Pilot: Sendable {
    private let lock = Lock()
    private let continuation: CheckedContinuation<Int, Never>
    init(_ continuation: CheckedContinuation<Int, Never>) { self.continuation = continuation }
    func board(_ depth: Int) {
        lock.lock()
        defer { lock.unlock() }
        continuation.resume(returning: depth)
    }
}

enum Signal {
    case flag(CheckedContinuation<Int, Never>)
    case light((Int) -> Void)
    func show(_ depth: Int?) {
        switch self {
        case .flag(let continuation): if let depth { continuation.resume(returning: depth) }
        case .light(let shine): shine(depth ?? 0)
        }
    }
}

func load(_ cargo: Int, completion: @escaping (Int) -> Void) {
    let reply = Reply(completion)
    if cargo == 0 { reply(0) }  // want "double-resume: .completion."
    weigh(cargo) { reply($0) }
}

func unload(_ cargo: Int, completion: @escaping (Int) -> Void) {
    let reply = Reply.make(completion)
    if cargo == 0 { reply.send(0) }  // want "double-resume: .completion."
    weigh(cargo) { reply.send($0) }
}

func reload(_ cargo: Int, completion: @escaping (Int) -> Void) {
    weigh(cargo, completion: Reply(to: completion).answer)  // want "unresumed-path: .answer. can return without"
}

func sound() async -> Int {
    await withCheckedContinuation { continuation in
        let pilot = Pilot(continuation)
        weigh(1) { pilot.board($0) }
        queue.async { pilot.board(2) }  // want "double-resume: .continuation."
    }
}

func signal() async -> Int {
    await withCheckedContinuation { continuation in
        let signal = Signal.flag(continuation)
        weigh(1) { signal.show($0) }  // want "unresumed-path: .show. can return without"
    }
}

struct Order {
    let cargo: Int
    let completion: (Int) -> Void
}

func order(_ cargo: Int, completion: @escaping (Int) -> Void) {
    ship(Order(cargo: cargo, completion: completion))  // want "unresumed-path: .ship. can return without"
}

private func ship(_ order: Order) {
    weigh(order.cargo) { tons in
        if tons > 0 { order.completion(tons) }
    }
}
