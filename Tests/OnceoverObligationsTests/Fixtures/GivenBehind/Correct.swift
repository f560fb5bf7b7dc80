// verdicts: 4 proved, 0 assumed, 0 violated, 0 unknown
import Foundation

final class Mail {
    let store: Store

    init(store: Store) { self.store = store }

    // The answer comes behind the call that gives the ticket.
    func send(completion: @escaping (String?) -> Void) {
        var letter: Letter?
        letter = store.send("chart") { error in
            letter?.hide { completion(error == nil ? "sent" : nil) }
        }
    }

    func number() async -> String? {
        await withCheckedContinuation { continuation in
            var letter: Letter? = nil
            letter = store.shelf("charts").send("chart") { error in
                if error != nil {
                    continuation.resume(returning: nil)
                } else if let name = letter?.name {
                    continuation.resume(returning: name)
                }
            }
        }
    }

    func write(_ text: String) -> Letter { Letter(name: text) }

    func hide(completion: @escaping () -> Void) {
        var letter: Letter?
        queue.asyncAfter(deadline: .now() + 2) {
            letter?.hide(completion)
        }
        letter = write("chart")
    }
}

final class Letter {
    let name: String
    init(name: String) { self.name = name }

    func hide(_ completion: @escaping () -> Void) { queue.async { completion() } }
}

protocol Store {
    func shelf(_ name: String) -> Store
    func send(_ name: String, then: @escaping ((any Error)?) -> Void) -> Letter
}
