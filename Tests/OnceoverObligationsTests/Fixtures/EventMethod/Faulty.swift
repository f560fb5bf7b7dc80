// verdicts: 0 proved, 0 assumed, 6 violated, 0 unknown

final class Buoy {
    private var depth: Int?

    func sound(completion: @escaping (Int) -> Void) {
        guard let depth else { return }  // want "unresumed-path: .completion."
        completion(depth)
    }

    // The word only begins so.
    func onboard(_ ship: Ship, completion: @escaping (Int) -> Void) {
        guard ship.isDocked else { return }  // want "unresumed-path: .completion."
        completion(ship.crew)
    }
}

final class Foghorn {
    private var listeners: [String: (Ship) -> Void] = [:]

    // Who is told of an outcome waits for it.
    func unsubscribe(_ name: String, handler: @escaping (Error?) -> Void) {
        guard listeners[name] != nil else { return }  // want "unresumed-path: .handler."
        listeners[name] = nil
        handler(nil)
    }

    // What is no part of the whole is measured once.
    func sound(_ ships: [Ship], handler: ((Float, Error?) -> Void)?) {
        for ship in ships {
            if ship.isDocked { handler?(Float(ship.crew), nil) }  // want "repeat|double-resume: .handler."
        }
        handler?(0, nil)
    }

    // No other hears of the end.
    func sound(_ ship: Ship, stepCompletion: ((Ship) -> Void)? = nil) {
        guard ship.isDocked else { return }  // want "unresumed-path: .stepCompletion."
        stepCompletion?(ship)
    }
}

extension View {
    // A button is no view that listens.
    func ask(_ ship: Ship?, completion: @escaping (Ship) -> Void) -> some View {
        if let ship {  // want "unresumed-path: .completion."
            completion(ship)
        }
        return self
    }
}
