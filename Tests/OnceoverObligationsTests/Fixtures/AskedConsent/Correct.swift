// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation

// Who may not look is told nothing, and the user knows.
func look(through store: Store, completion: @escaping () -> Void) {
    switch store.status {
    case .authorized: completion()
    case .notDetermined:
        store.ask { granted in
            guard granted else { return }  // assumes success-only
            completion()
        }
    case .denied, .restricted: print("see the settings")  // assumes success-only
    }
}

func listen(to store: Store, completion: @escaping () -> Void) {
    guard store.status == .authorized else { return }  // assumes success-only
    completion()
}

protocol Store {
    var status: Consent { get }
    func ask(_ answer: @escaping (Bool) -> Void)
}

enum Consent { case authorized, notDetermined, denied, restricted }
