// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown
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

/// Two umpires, each with a winner.
func race(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let umpire = Umpire()
    let second = Umpire()
    radio.hail("race") { ship, _ in
        if umpire.decide(for: "ship") { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        let isFirst = second.decide(for: "clock")
        if isFirst { completion(nil) }  // want "double-resume: .completion."
    }
}

/// Two sets, each with the element.
func hoist(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let lock = NSLock()
    var flags: Set<String> = []
    var pennants: Set<String> = []
    radio.hail("hoist") { ship, _ in
        let isFirst = lock.withLock { flags.insert("done").inserted }
        if isFirst { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        let isFirst = lock.withLock { pennants.insert("done").inserted }
        if isFirst { completion(nil) }  // want "double-resume: .completion."
    }
}
