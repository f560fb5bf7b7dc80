// verdicts: 0 proved, 2 violated, 0 unknown
import Foundation

/// Who asks last wins, too.
final class Umpire: @unchecked Sendable {
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

func race(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let umpire = Umpire()
    radio.hail("race") { ship, _ in
        if umpire.decide(for: "ship") { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        let isFirst = umpire.decide(for: "clock")
        if isFirst { completion(nil) }  // want "unresumed-path: .completion." "double-resume: .completion."
    }
}

/// Two elements, each once.
func hoist(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let lock = NSLock()
    var flags: Set<String> = []
    radio.hail("hoist") { ship, _ in
        let isFirst = lock.withLock { flags.insert("ship").inserted }
        if isFirst { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        let isFirst = lock.withLock { flags.insert("clock").inserted }
        if isFirst { completion(nil) }  // want "unresumed-path: .completion." "double-resume: .completion."
    }
}
