// verdicts: 0 proved, 0 assumed, 9 violated, 0 unknown

// A name that says so is believed, where it is told nothing of them.
func report(_ ships: [Ship], completion: @escaping (Bool) -> Void) {
    for ship in ships {
        print(ship)
        completion(true)  // want "double-resume: .completion."
    }
}  // want "unresumed-path: .completion."

// What a callback has made is none of them.
func weigh(_ ships: [Ship], over radio: any Radio, completion: @escaping (Int) -> Void) {
    for ship in ships {
        radio.hail(ship.name) { found, _ in
            let crew = found?.crew ?? 0
            completion(crew)  // want "double-resume: .completion."
        }
    }
}  // want "unresumed-path: .completion."

// It is called at the end besides.
func count(_ ships: [Ship], callback: @escaping (Int) -> Void) {
    for ship in ships where ship.isDocked {
        callback(ship.crew)  // want "double-resume: .callback."
    }
    callback(0)
}

// The loop ends with the first, and there may be none.
func first(_ ships: [Ship], callback: @escaping (Result<Ship, any Error>) -> Void) {
    for ship in ships {
        return callback(.success(ship))
    }
}  // want "unresumed-path: .callback."

// What is not called for each of them.
func visit(_ ships: [Ship], with radio: any Radio, handler: @escaping (Ship?) -> Void) {
    ships.forEach { ship in print(ship) }
    guard radio.isOn else { return handler(nil) }
    radio.hail("Aurora") { ship, _ in
        if let ship { handler(ship) }  // want "unresumed-path: .handler."
    }
}

protocol Tow: AnyObject {
    @discardableResult func ended(handler: @escaping (Result<Ship, any Error>) -> Void) -> Self
    func start(completion: @escaping (Int) -> Void)
}

extension Array where Element == any Tow {
    // Nobody is given anything to go on with: this is what is there to be done.
    func finish(handler: @escaping (Result<Ship, any Error>) -> Void) {
        forEach { $0.ended(handler: handler) }  // want "unresumed-path: .handler." "double-resume: .handler."
    }

    // It is called besides.
    func ended(over radio: any Radio, handler: @escaping (Result<Ship, any Error>) -> Void) -> [Element] {
        guard radio.isOn else { return self }  // want "unresumed-path: .handler."
        handler(.success(Ship()))
        forEach { $0.ended(handler: handler) }  // want "double-resume: .handler."
        return self
    }

    // It is not given to what the loop runs over.
    func list(over radio: any Radio, handler: @escaping (Result<Ship, any Error>) -> Void) -> [Element] {
        for _ in self { radio.ask("tide", answer: handler) }
        return self  // want "unresumed-path: .handler."
    }
}

/// - Parameters:
///   - report: A callback that is called for each message.
///   - completion: A callback that is called when all have ended.
func start(_ tows: [any Tow], report: @escaping (String) -> Void, completion: @escaping (Int) -> Void) {
    tows.forEach { $0.start(completion: completion) }  // want "unresumed-path" "double-resume"
}
