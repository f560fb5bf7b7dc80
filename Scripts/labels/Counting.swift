// Stands for what the cases use of the standard library and of frameworks, and counts. `onceover check` does not see this
// file: it takes the names for the real ones. What runs later here runs when the driver says so, hence always in one order.

/// How often each obligation of the current run was discharged.
enum Tally {
    nonisolated(unsafe) static var counts: [Int] = []

    static func begin() -> Int {
        counts.append(0)
        return counts.count - 1
    }

    static func discharge(_ obligation: Int) { counts[obligation] += 1 }
}

/// What was put off.
enum Later {
    nonisolated(unsafe) static var jobs: [() -> Void] = []

    static func drain() {
        while !jobs.isEmpty { jobs.removeFirst()() }
    }
}

struct CheckedContinuation<Value, Failure: Error> {
    let obligation = Tally.begin()

    func resume(returning value: Value) { Tally.discharge(obligation) }
    func resume(throwing error: Failure) { Tally.discharge(obligation) }
    func resume(with result: Result<Value, Failure>) { Tally.discharge(obligation) }
}

func withCheckedContinuation(_ body: (CheckedContinuation<Int, Never>) -> Void) async -> Int {
    body(CheckedContinuation())
    return 0
}

func withCheckedThrowingContinuation(_ body: (CheckedContinuation<Int, Error>) -> Void) async throws -> Int {
    body(CheckedContinuation())
    return 0
}

struct EventLoopPromise<Value> {
    let obligation = Tally.begin()

    func succeed(_ value: Value) { Tally.discharge(obligation) }
    func fail(_ error: Error) { Tally.discharge(obligation) }
}

struct Queue {
    func async(_ job: @escaping () -> Void) { Later.jobs.append(job) }
}

enum DispatchQueue {
    static let main = Queue()
}

struct Task {
    @discardableResult
    init(_ job: @escaping () -> Void) { Later.jobs.append(job) }
}

/// A handler that counts.
func counted() -> (Int) -> Void {
    let obligation = Tally.begin()
    return { _ in Tally.discharge(obligation) }
}

enum Shape {
    case one
    case two(Int)
    case three
}

enum Fault: Error { case some }

func note(_ number: Int) {}
func fails(_ condition: Bool) throws { if condition { throw Fault.some } }

/// All that a case can be given.
let inputs: [(Bool, Bool, Int, Shape, Int?)] = {
    var all: [(Bool, Bool, Int, Shape, Int?)] = []
    for a in [false, true] {
        for b in [false, true] {
            for n in 0...2 {
                for s in [Shape.one, .two(1), .three] {
                    for o in [nil, 1] { all.append((a, b, n, s, o)) }
                }
            }
        }
    }
    return all
}()

/// How often the obligations of one case were discharged, in all runs.
final class Label {
    let name: String
    private var seen: Set<Int> = []

    init(_ name: String) { self.name = name }

    func add() {
        Later.drain()
        seen.formUnion(Tally.counts.map { min($0, 2) })
        Tally.counts = []
    }

    func tell() { print(name, seen.sorted().map(String.init).joined(separator: ",")) }
}

final class Mutex<Value> {
    private var value: Value
    init(_ value: Value) { self.value = value }
    func withLock<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
}

/// All orders of up to `length` calls out of `count`.
func plans(of count: Int, length: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var last: [[Int]] = [[]]
    for _ in 0..<length {
        last = last.flatMap { plan in (0..<count).map { plan + [$0] } }
        all += last
    }
    return all
}
