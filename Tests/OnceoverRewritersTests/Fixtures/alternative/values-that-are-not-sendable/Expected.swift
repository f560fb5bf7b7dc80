import Dispatch

final class Log {
    var lines = 0
}

// A value that holds an object is as little `Sendable` as the object.
struct Buoy {
    let log = Log()
    func height(completion: @escaping @Sendable (Int) -> Void) {
        nonisolated(unsafe) let this = self
        Task.immediate {
            completion(await this.height())
        }
    }

    nonisolated(nonsending) func height() async -> Int {
        return log.lines
    }

    func doubled(completion: @escaping @Sendable (Int) -> Void) { height { completion($0 * 2) } }

    nonisolated(nonsending) func doubled() async -> Int {
        await withCheckedContinuation { continuation in
            doubled { continuation.resume(returning: $0) }
        }
    }
}

// A public type says it, or is not.
public struct Chart: Equatable {
    let scale = 3
    func depth(completion: @escaping @Sendable (Int) -> Void) {
        nonisolated(unsafe) let this = self
        Task.immediate {
            completion(await this.depth())
        }
    }

    nonisolated(nonsending) func depth() async -> Int {
        return scale
    }
}

// These are, so the compiler would warn of anything more.
struct Mark {
    let number = 4
    func read(completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await read())
        }
    }

    nonisolated(nonsending) func read() async -> Int {
        return number
    }
}

protocol Source: Sendable {}

final class Well: Source {
    func draw(completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await draw())
        }
    }

    nonisolated(nonsending) func draw() async -> Int {
        return 5
    }
}

final class Pool {
    func fill(completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await fill())
        }
    }

    nonisolated(nonsending) func fill() async -> Int {
        return 6
    }
}

extension Pool: @unchecked Sendable {}

struct Boat {
    // Parameters.
    func store(_ buoy: Buoy, _ any: [String: Any], completion: @escaping @Sendable (Int) -> Void) {
        nonisolated(unsafe) let buoy = buoy
        nonisolated(unsafe) let any = any
        Task.immediate {
            completion(await store(buoy, any))
        }
    }

    nonisolated(nonsending) func store(_ buoy: Buoy, _ any: [String: Any]) async -> Int {
        return buoy.log.lines + any.count
    }

    func keep<Item>(_ items: [Item], _ type: Item.Type, completion: @escaping @Sendable (Int) -> Void) {
        nonisolated(unsafe) let items = items
        Task.immediate {
            completion(await keep(items, type))
        }
    }

    nonisolated(nonsending) func keep<Item>(_ items: [Item], _ type: Item.Type) async -> Int {
        return items.count
    }
}
