// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

struct Message {
    let text: String
    let answered: (Ship?) -> Void
}

protocol Desk { func send(_ message: Message) throws }

/// Who throws has not kept what he was given.
func send(_ text: String, by desk: Desk, completion: @escaping (Ship?) -> Void) {
    do {
        try desk.send(Message(text: text) { ship in completion(ship) })
    } catch {
        completion(nil)
    }
}
