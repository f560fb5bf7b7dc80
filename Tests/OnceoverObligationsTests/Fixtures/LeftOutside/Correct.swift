// verdicts: 0 proved, 0 violated, 1 unknown

final class Mailbox {
    var onMail: ((Ship, @escaping (Bool) -> Void) -> Void)?
}

// The first one is kept in a variable of the function, which calls it later.
func answer(_ mailbox: Mailbox, latch: Latch) {
    var first: ((Bool) -> Void)?
    mailbox.onMail = { ship, completion in
        if ship.isDocked {
            first = completion
        } else {
            completion(false)
        }
    }
    if latch.claim() { first?(true) }
}
