// verdicts: 0 proved, 0 violated, 2 unknown
import Foundation

// Who may not look is told nothing, and the user knows.
func look(through store: Store, completion: @escaping () -> Void) {
    switch store.status {
    case .authorized: completion()
    case .notDetermined:
        store.ask { granted in
            guard granted else { return }
            completion()
        }
    case .denied, .restricted: print("see the settings")
    }
}

func listen(to store: Store, completion: @escaping () -> Void) {
    guard store.status == .authorized else { return }
    completion()
}

protocol Store {
    var status: Consent { get }
    func ask(_ answer: @escaping (Bool) -> Void)
}

enum Consent { case authorized, notDetermined, denied, restricted }
