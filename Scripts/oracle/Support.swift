import Foundation

/// What programs say they do, in the order in which they do it, and where.
final class Record: @unchecked Sendable {
    static let shared = Record()
    private let lock = NSLock()
    private var lines: [String] = []

    var count: Int { lock.withLock { lines.count } }

    func add(_ line: String) { lock.withLock { lines.append(line) } }

    func take() -> [String] {
        lock.withLock {
            defer { lines = [] }
            return lines
        }
    }
}

/// An async method holds its object, so that it could be told that its object has gone is none of its differences.
nonisolated func keepAlive<Owner>(_ owner: Owner) -> Owner {
    Kept.shared.lock.withLock { Kept.shared.owners.append(owner) }
    return owner
}

private final class Kept: @unchecked Sendable {
    static let shared = Kept()
    let lock = NSLock()
    var owners: [Any] = []
}

nonisolated let queueName = DispatchSpecificKey<String>()

/// A serial queue that is known by its name.
nonisolated func makeQueue(_ name: String) -> DispatchQueue {
    let queue = DispatchQueue(label: name)
    queue.setSpecific(key: queueName, value: name)
    return queue
}

/// Notes what is done, and on which queue: the main one, one with a name, or a thread of the pool.
nonisolated func note(_ text: String) {
    let place = Thread.isMainThread ? "main" : DispatchQueue.getSpecific(key: queueName) ?? "pool"
    Record.shared.add("\(text) @\(place)")
}

nonisolated func name(_ error: (any Error)?) -> String { error.map { "\($0)" } ?? "nil" }
nonisolated func name<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nil" }

enum Fault: Error { case even, odd, none }

/// Runs a program, and waits until it has noted as many lines as are expected, or as long as it takes to be sure that no
/// more come. Then a moment longer, for those that nobody expects.
@MainActor func settle(expecting expected: Int?, _ drive: @MainActor () -> Void) -> [String] {
    drive()
    let deadline = Date() + 3
    var (seen, quiet) = (Record.shared.count, 0)
    while Date() < deadline, quiet < (Record.shared.count == expected ? 3 : expected == nil ? 24 : 200) {
        RunLoop.main.run(until: Date() + 0.005)
        quiet = Record.shared.count == seen ? quiet + 1 : 0
        seen = Record.shared.count
    }
    return Record.shared.take()
}

/// Runs programs by their numbers. Arguments: for each program that is to run, `number` or `number:lines`.
@MainActor func run(_ programs: [Int: @MainActor () -> Void]) {
    for argument in CommandLine.arguments.dropFirst() {
        let parts = argument.split(separator: ":").compactMap { Int($0) }
        guard let number = parts.first, let drive = programs[number] else { continue }
        print("== \(number)")
        fflush(nil)
        for line in settle(expecting: parts.count > 1 ? parts[1] : nil, drive) { print(line) }
        fflush(nil)
    }
}
