// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: completion-by-name

/// What is looked up twice in one breath is there twice.
class Bridge {
    func getEngine() -> Engine? { engineRoom?.engine }

    func start(completion: @escaping () -> Void) throws {
        if nil == getEngine() { throw Spill.oil }
        getEngine()?.start(completion: completion)  // assumes found-again
    }
}

func start(_ bridge: Bridge, _ ship: Ship, completion: @escaping () -> Void) throws {
    guard bridge.getEngine() != nil else { throw Spill.oil }
    bridge.setShip(ship)
    bridge.getEngine()?.start(completion: completion)  // assumes found-again
}

func start(late bridge: Bridge, completion: @escaping () -> Void) throws {
    guard bridge.getEngine() != nil else { throw Spill.oil }
    guard let engine = bridge.getEngine() else { return }  // assumes found-again
    engine.start(completion: completion)
}
