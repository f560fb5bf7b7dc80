// verdicts: 0 proved, 2 assumed, 0 violated, 1 unknown
// proofs assume: unseen-callback-once
import Foundation

final class Berth {
    var didResume = false
    var ship: Ship?
}

// Who sets the flag has resumed it.
func moor(at berth: Berth, radio: any Radio) async -> Bool {
    await withCheckedContinuation { continuation in
        radio.wait {
            guard !berth.didResume else { return }
            berth.didResume = true
            continuation.resume(returning: true)
        }
    }
}

func leave(_ berth: Berth, completion: @escaping (Bool) -> Void) {
    if berth.didResume { return }  // assumes flagged-settled
    completion(berth.ship == nil)
}

// It comes again, and the berth says that it was resumed.
func watch(_ berth: any Mooring, radio: any Radio) async {
    await withCheckedContinuation { continuation in
        radio.stateUpdateHandler = { state in
            guard !berth.resumed, state > 0 else { return }
            berth.noteResumed()
            continuation.resume()  // assumes flagged-settled
        }
    }
}

protocol Mooring {
    var resumed: Bool { get }
    func noteResumed()
}
