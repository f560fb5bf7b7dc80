// verdicts: 0 proved, 0 violated, 3 unknown

/// What is looked up twice in one breath is there twice.
class Bridge {
    func getEngine() -> Engine? { engineRoom?.engine }

    func start(completion: @escaping () -> Void) throws {
        if nil == getEngine() { throw Spill.oil }
        getEngine()?.start(completion: completion)
    }
}

func start(_ bridge: Bridge, _ ship: Ship, completion: @escaping () -> Void) throws {
    guard bridge.getEngine() != nil else { throw Spill.oil }
    bridge.setShip(ship)
    bridge.getEngine()?.start(completion: completion)
}

func start(late bridge: Bridge, completion: @escaping () -> Void) throws {
    guard bridge.getEngine() != nil else { throw Spill.oil }
    guard let engine = bridge.getEngine() else { return }
    engine.start(completion: completion)
}
