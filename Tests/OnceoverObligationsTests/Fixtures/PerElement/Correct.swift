// verdicts: 1 proved, 10 assumed, 0 violated, 0 unknown
// proofs assume: completion-by-name

// Called for each of several ships, and nowhere else: it hears of no end.
func report(_ ships: [Ship], callback: @escaping (Ship) -> Void) {
    for ship in ships where ship.isDocked { callback(ship) }  // assumes called-per-element, listener-callback, listener-parameter
}  // assumes called-per-element, listener-callback, listener-parameter

func report(_ yard: any Yard, handler: ((Ship) -> Void)?) {
    while yard.isOpen {
        if let ship = yard.ships.first { handler?(ship) }  // assumes called-per-element, listener-callback, listener-parameter
    }
}  // assumes called-per-element, listener-callback, listener-parameter

func list(_ ships: [Ship], handler: @escaping (Int, Ship) -> Void) {
    ships.enumerated().forEach { index, ship in handler(index, ship) }  // assumes called-per-element, listener-callback, listener-parameter
}

// Whatever its name: it is told of each.
func list(_ ships: [Ship], completion: @escaping (Ship) -> Void) {
    for ship in ships { completion(ship) }  // assumes called-per-element
}  // assumes called-per-element

func name(_ ships: [Ship], completion: @escaping (String) -> Void) {
    ships.forEach { ship in  // assumes called-per-element
        let name = ship.name
        completion(name)  // assumes called-per-element
    }
}

/// Tells of the ships.
///
/// - Parameter completion: called one or more times.
func count(_ ships: [Ship], completion: @escaping (Bool) -> Void) {
    completion(ships.isEmpty)
    if ships.count > 9 { completion(true) }  // assumes repeated-comment
}

// The first one ends it.
func first(_ ships: [Ship], callback: @escaping (Ship?) -> Void) {
    for ship in ships where ship.isDocked {
        callback(ship)
        return
    }
    callback(nil)
}

// What tells of each tide is no handler of an end, if its name does not say so.
func follow(_ radio: any Radio, handler: @escaping (Int) -> Void) {
    NotificationCenter.default.addObserver(forName: .tide, object: nil, queue: nil) { _ in handler(4) }  // assumes called-per-event
}

// A function of the project's own, whose closure has no parameter.
func plan(_ yard: any Yard) -> Future<Int> {
    Future { await yard.count() }
}

struct Future<Value> {
    init(_ work: @escaping () async -> Value) {}
}

protocol Tow: AnyObject {
    @discardableResult func ended(handler: @escaping (Ship) -> Void) -> Self
    func start(completion: @escaping (Int) -> Void)
}

extension Array where Element == any Tow {
    // Each of them is given a listener.
    @discardableResult
    func ended(handler: @escaping (Ship) -> Void) -> [Element] {
        forEach { $0.ended(handler: handler) }  // assumes listener-parameter
        return self
    }

    func ended(of names: [String], handler: @escaping (Ship) -> Void) -> [Element] {
        for (index, tow) in enumerated() {
            guard index < names.count else { continue }
            tow.ended(handler: handler)  // assumes listener-parameter
        }
        return self  // assumes listener-callback, listener-parameter
    }
}

/// Starts all.
///
/// - Parameters:
///   - report: called for each message.
///   - completion: A callback that is called by each tow when it has ended.
func start(_ tows: [any Tow], report: @escaping (String) -> Void, completion: @escaping (Int) -> Void) {
    tows.forEach { $0.start(completion: completion) }  // assumes repeated-comment
}
