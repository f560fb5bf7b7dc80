// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

struct Message {
    let text: String
    let answered: (Ship?) -> Void
}

protocol Desk { func send(_ message: Message) throws }

/// Who does not throw has.
func send(_ text: String, by desk: Desk, completion: @escaping (Ship?) -> Void) {
    do {
        try desk.send(Message(text: text) { ship in completion(ship) })
    } catch {
        print(error)
    }
    completion(nil)  // want "double-resume: .completion."
}
