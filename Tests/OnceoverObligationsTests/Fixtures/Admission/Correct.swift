// verdicts: 0 proved, 0 violated, 3 unknown
import Foundation

protocol Gate: AnyObject {
    func markDone() -> Bool
    func markLate() -> Bool
}

// One object lets both through, or turns one of them away: how, nobody has looked into.
func wait(at gate: any Gate, for radio: any Radio, completion: @escaping (Bool) -> Void) {
    queue.asyncAfter(deadline: .now() + 9) {
        if gate.markLate() { completion(false) }
    }
    radio.wait {
        if gate.markDone() { completion(true) }
    }
}

func moor(at gate: any Gate, for radio: any Radio) async -> Bool {
    await withCheckedContinuation { continuation in
        queue.asyncAfter(deadline: .now() + 9) { [weak gate] in
            guard let gate, gate.markLate() else { return }
            continuation.resume(returning: false)
        }
        radio.wait {
            guard gate.markDone() else { return }
            continuation.resume(returning: true)
        }
    }
}

func pass(_ gate: any Gate, completion: @escaping (Bool) -> Void) {
    if gate.markDone() { completion(true) }
    if gate.markLate() { completion(false) }
}
