// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown
import Foundation

// Who hears yes or no waits for a no.
func look(through store: Store, completion: @escaping (Bool) -> Void) {
    store.ask { granted in
        guard granted else { return }  // want "unresumed-path: .completion."
        completion(true)
    }
}

func open(_ store: Store, completion: @escaping (Store?) -> Void) {
    guard store.status == .authorized else { return }  // want "unresumed-path: .completion."
    completion(store)
}

// This asks nobody.
func close(_ store: Store, completion: @escaping () -> Void) {
    guard store.isOpen else { return }  // want "unresumed-path: .completion."
    completion()
}

protocol Store {
    var status: Consent { get }
    var isOpen: Bool { get }
    func ask(_ answer: @escaping (Bool) -> Void)
}

enum Consent { case authorized, notDetermined, denied, restricted }
