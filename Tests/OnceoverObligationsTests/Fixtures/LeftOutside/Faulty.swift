// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

final class Mailbox {
    var onMail: ((Ship, @escaping (Bool) -> Void) -> Void)?
}

// A variable of the closure's own is gone with it.
func answer(_ mailbox: Mailbox) {
    mailbox.onMail = { ship, completion in
        var first: ((Bool) -> Void)?
        if ship.isDocked {  // want "unresumed-path: .completion."
            first = completion
        } else {
            completion(false)
        }
        print(first == nil)
    }
}
