import Dispatch

final class Log {
    var lines = 0
}

// A value that holds an object is as little `Sendable` as the object.
struct Buoy {
    let log = Log()
    func height(completion: @escaping @Sendable (Int) -> Void) { completion(log.lines) }
    func doubled(completion: @escaping @Sendable (Int) -> Void) { height { completion($0 * 2) } }
}

// A public type says it, or is not.
public struct Chart: Equatable {
    let scale = 3
    func depth(completion: @escaping @Sendable (Int) -> Void) { completion(scale) }
}

// These are, so the compiler would warn of anything more.
struct Mark {
    let number = 4
    func read(completion: @escaping @Sendable (Int) -> Void) { completion(number) }
}

protocol Source: Sendable {}

final class Well: Source {
    func draw(completion: @escaping @Sendable (Int) -> Void) { completion(5) }
}

final class Pool {
    func fill(completion: @escaping @Sendable (Int) -> Void) { completion(6) }
}

extension Pool: @unchecked Sendable {}

struct Boat {
    // Parameters.
    func store(_ buoy: Buoy, _ any: [String: Any], completion: @escaping @Sendable (Int) -> Void) {
        completion(buoy.log.lines + any.count)
    }
    func keep<Item>(_ items: [Item], _ type: Item.Type, completion: @escaping @Sendable (Int) -> Void) {
        completion(items.count)
    }
}
