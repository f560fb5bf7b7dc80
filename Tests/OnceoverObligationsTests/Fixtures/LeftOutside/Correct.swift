// verdicts: 0 proved, 0 assumed, 0 violated, 2 unknown

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

// It is declared outside, and given nothing there.
func watch(_ ship: Ship, whenGone: (@escaping () -> Void) -> Void) -> AsyncStream<Int> {
    var kept: AsyncStream<Int>.Continuation!
    let stream = AsyncStream<Int> { kept = $0 }
    let continuation = kept!
    whenGone { continuation.finish() }
    return stream
}
