// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown

class Bridge {
    func getEngine() -> Engine? { engineRoom?.engine }

    /// Nobody asks.
    func start(completion: @escaping () -> Void) throws {
        getEngine()?.start(completion: completion)  // want "droppable-callback: .completion."
    }

    /// Another one is asked for.
    func start(_ other: Bridge, completion: @escaping () -> Void) throws {
        if nil == other.getEngine() { throw Spill.oil }
        getEngine()?.start(completion: completion)  // want "droppable-callback: .completion."
    }
}

/// Not on each path.
func start(_ bridge: Bridge, _ ship: Ship, completion: @escaping () -> Void) throws {
    if ship.isDocked { guard bridge.getEngine() != nil else { throw Spill.oil } }
    bridge.getEngine()?.start(completion: completion)  // want "droppable-callback: .completion."
}

/// Much happens until a closure is called.
func start(late bridge: Bridge, completion: @escaping () -> Void) throws {
    guard bridge.getEngine() != nil else { throw Spill.oil }
    DispatchQueue.main.async {
        guard let engine = bridge.getEngine() else { return }  // want "unresumed-path: .completion."
        engine.start(completion: completion)
    }
}

/// It takes what it finds.
func start(_ queue: EngineQueue, completion: @escaping () -> Void) throws {
    guard queue.next() != nil else { throw Spill.oil }
    queue.next()?.start(completion: completion)  // want "droppable-callback: .completion."
}
