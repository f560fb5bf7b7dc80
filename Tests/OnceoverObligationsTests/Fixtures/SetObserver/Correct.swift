// verdicts: 0 proved, 1 assumed, 0 violated, 3 unknown

/// An observer hears of each thing that is written, and at last that all is.
func collect(_ cargo: CargoStream, on loop: EventLoop) -> EventLoopFuture<Int> {
    let promise = loop.makePromise(of: Int.self)
    cargo.setObserver { cargo, _ in
        if cargo.isClosed { promise.succeed(cargo.weight) }
    }
    return promise.futureResult
}

/// What may call it at once keeps it, too.
final class Hold {
    private var observer: ((Hold, Bool) -> Void)?
    private(set) var isFull = false

    func setObserver(_ block: @escaping (Hold, Bool) -> Void) {
        if isFull { block(self, true) } else { observer = block }
    }

    func load(_ ship: Ship) { observer?(self, false) }

    func filled(on loop: EventLoop) -> EventLoopFuture<Int> {
        let promise = loop.makePromise(of: Int.self)
        setObserver { hold, _ in
            if hold.isFull { promise.succeed(1) }
        }
        return promise.futureResult
    }
}

/// What is there already comes first, and then the rest.
final class Conveyor {
    enum Part {
        case crate(Int)
        case end
    }
    private var handler: ((Part) -> Void)?
    private var waiting: [Part] = []

    func read(_ handler: @escaping (Part) -> Void) {
        self.handler = handler
        for part in waiting { handler(part) }  // assumes listener-callback, listener-parameter
        waiting = []
    }

    func put(_ part: Part) {
        if let handler { handler(part) } else { waiting.append(part) }
    }
}

func weigh(_ conveyor: Conveyor, on loop: EventLoop) -> EventLoopFuture<Int> {
    let promise = loop.makePromise(of: Int.self)
    var weight = 0
    conveyor.read { part in
        switch part {
        case .crate(let crate): weight += crate
        case .end: promise.succeed(weight)
        }
    }
    return promise.futureResult
}
