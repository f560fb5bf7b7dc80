// verdicts: 1 proved, 0 assumed, 6 violated, 0 unknown
import Foundation

final class Post {
    let store: Drawer
    private var isOpen = true

    init(store: Drawer) { self.store = store }

    // Given only at times.
    func send(completion: @escaping (String?) -> Void) {
        var letter: Note?
        if isOpen { letter = store.find("chart") }
        store.add("chart") { _ in
            guard let letter else { return }  // want "unresumed-path: .completion."
            completion(letter.name)
        }
    }

    // Given another that may be nothing, before the callback comes.
    func find(completion: @escaping (String?) -> Void) {
        var letter: Note?
        letter = store.put("chart") { _ in
            letter?.hide { completion(nil) }  // want "droppable-callback: .completion."
        }
        letter = store.find("chart")
    }

    // What is given may be nothing.
    func hide(completion: @escaping () -> Void) {
        var letter: Note?
        queue.asyncAfter(deadline: .now() + 2) {
            letter?.hide(completion)  // want "droppable-callback: .completion."
        }
        letter = draft()
    }

    private func draft() -> Note? { isOpen ? Note(name: "") : nil }

    // Its function calls it at once.
    func ask(completion: @escaping (String?) -> Void) {
        var letter: Note?
        letter = keep {
            guard let letter else { return }  // want "unresumed-path: .completion."
            completion(letter.name)
        }
    }

    private func keep(_ then: () -> Void) -> Note {
        then()
        return Note(name: "")
    }

    // What the letter says may be missing, as the chain goes on from it.
    func read(completion: @escaping (Int) -> Void) {
        var letter: Note?
        letter = store.put("chart") { _ in
            if let count = letter?.text?.count { completion(count) }  // want "unresumed-path: .completion."
        }
    }

    func quote(completion: @escaping (String) -> Void) {
        var letter: Note?
        letter = store.put("chart") { _ in
            if let text = letter?.text { completion(text) }  // want "unresumed-path: .completion."
        }
    }
}

final class Note {
    let name: String
    var text: String?
    init(name: String) { self.name = name }

    func hide(_ completion: @escaping () -> Void) { queue.async { completion() } }
}

protocol Drawer {
    func find(_ name: String) -> Note?
    func add(_ name: String, then: @escaping ((any Error)?) -> Void)
    func put(_ name: String, then: @escaping ((any Error)?) -> Void) -> Note
}
