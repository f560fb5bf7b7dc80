// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
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
        if gate.markDone() { completion(true) }  // assumes one-admitted
    }
}

func moor(at gate: any Gate, for radio: any Radio) async -> Bool {
    await withCheckedContinuation { continuation in
        queue.asyncAfter(deadline: .now() + 9) { [weak gate] in
            guard let gate, gate.markLate() else { return }
            continuation.resume(returning: false)
        }
        radio.wait {
            guard gate.markDone() else { return }  // assumes one-admitted
            continuation.resume(returning: true)  // assumes one-admitted
        }
    }
}

func pass(_ gate: any Gate, completion: @escaping (Bool) -> Void) {
    if gate.markDone() { completion(true) }
    if gate.markLate() { completion(false) }  // assumes one-admitted
}
