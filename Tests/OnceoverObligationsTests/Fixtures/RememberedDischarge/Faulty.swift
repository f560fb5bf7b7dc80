// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
import Foundation

final class Berth {
    var isTaken = false
    var didResume = false
}

// That it is taken says nothing of who waits.
func moor(at berth: Berth, completion: @escaping (Bool) -> Void) {
    guard !berth.isTaken else { return }  // want "unresumed-path: .completion."
    completion(true)
}

// It is left where nobody has called it.
func leave(_ berth: Berth, completion: @escaping (Bool) -> Void) {
    guard berth.didResume else { return }  // want "unresumed-path: .completion."
    completion(true)
}

// A variable of the body is followed.
func shift(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    var resumed = false
    if ship.crew > 9 { resumed = true }
    if resumed { return }  // want "unresumed-path: .completion."
    completion(true)
}

// That the radio is on says nothing of it.
func watch(_ radio: any Radio) async {
    await withCheckedContinuation { continuation in
        radio.stateUpdateHandler = { state in
            guard !radio.isOn, state > 0 else { return }
            continuation.resume()  // want "repeating-callback: .continuation."
        }
    }
}
