// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown
import Foundation

protocol Gate: AnyObject {
    func isOpen() -> Bool
    func hasRoom() -> Bool
    func markDone() -> Bool
}

// A question lets all through.
func wait(at gate: any Gate, completion: @escaping (Bool) -> Void) {
    if gate.isOpen() { completion(true) }
    if gate.hasRoom() { completion(false) }  // want "double-resume: .completion." "unresumed-path: .completion."
}

// One of the two asks nobody.
func moor(at gate: any Gate, completion: @escaping (Bool) -> Void) {
    queue.asyncAfter(deadline: .now() + 9) { completion(false) }
    queue.async {
        if gate.markDone() { completion(true) }  // want "double-resume: .completion."
    }
}

// Nobody else answers where it is turned away.
func pass(_ gate: any Gate, completion: @escaping (Bool) -> Void) {
    guard gate.markDone() else { return }  // want "unresumed-path: .completion."
    completion(true)
}
