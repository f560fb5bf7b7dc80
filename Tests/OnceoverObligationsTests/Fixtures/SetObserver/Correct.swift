// verdicts: 0 proved, 0 violated, 2 unknown

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
