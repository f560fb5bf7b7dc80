// verdicts: 0 proved, 6 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation

final class Umpire: @unchecked Sendable {
    private let lock = NSLock()
    private var winner: String?

    func decide(for name: String) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard winner == nil else { return false }
        winner = name
        return true
    }
}

func race(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let umpire = Umpire()
    radio.hail("race") { ship, _ in
        if umpire.decide(for: "ship") { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        if umpire.decide(for: "clock") { completion(nil) }
    }
}

actor Log {
    private var left: Int
    private var tons = 0
    init(_ left: Int) { self.left = left }

    func enter(_ tons: Int) -> Int? {
        self.tons += tons
        left -= 1
        return left == 0 ? self.tons : nil
    }
}

func weigh(_ names: [String], by radio: any Radio, completion: @escaping @Sendable (Int) -> Void) {
    guard !names.isEmpty else { return completion(0) }
    let log = Log(names.count)
    for name in names {
        radio.hail(name) { ship, _ in
            Task {
                if let whole = await log.enter(ship?.tons ?? 0) { completion(whole) }
            }
        }
    }
}

/// A set takes an element once.
func hoist(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let lock = NSLock()
    var flags: Set<String> = []
    radio.hail("hoist") { ship, _ in
        let isFirst = lock.withLock { flags.insert("done").inserted }
        if isFirst { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        let isFirst = lock.withLock { flags.insert("done").inserted }
        if isFirst { completion(nil) }
    }
}

/// FIXME: who asks last wins, too; but what an object lets through is taken to be one.
final class LooseUmpire: @unchecked Sendable {
    private let lock = NSLock()
    private var winner: String?

    func decide(for name: String) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard winner != name else { return false }
        winner = name
        return true
    }
}

func raceLoosely(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let umpire = LooseUmpire()
    radio.hail("race") { ship, _ in
        if umpire.decide(for: "ship") { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        let isFirst = umpire.decide(for: "clock")
        if isFirst { completion(nil) }  // assumes one-admitted
    }
}

/// FIXME: two elements, each once.
func hoistBoth(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let lock = NSLock()
    var flags: Set<String> = []
    radio.hail("hoist") { ship, _ in
        let isFirst = lock.withLock { flags.insert("ship").inserted }
        if isFirst { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        let isFirst = lock.withLock { flags.insert("clock").inserted }
        if isFirst { completion(nil) }  // assumes one-admitted
    }
}

private final class Stile: @unchecked Sendable {
    private let turn = DispatchSemaphore(value: 1)
    private var isClimbed = false

    func climb() -> Bool {
        turn.wait()
        let wasClimbed = isClimbed
        isClimbed = true
        turn.signal()
        return !wasClimbed
    }
}

func climb(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let stile = Stile()
    radio.hail("climb") { ship, _ in
        if stile.climb() { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        if stile.climb() { completion(nil) }
    }
}
