// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

/// What it holds, who makes one says.
final class Box<Content>: @unchecked Sendable {
    let content: Content
    init(_ content: Content) { self.content = content }
}

func board(_ ship: Ship) async -> Int {
    await withCheckedContinuation { ticket in
        let box = Box(ticket)
        if ship.isDocked { box.content.resume(returning: 1) }  // want "unresumed-path: .ticket."
    }
}

func leave(_ ship: Ship) async -> Int {
    await withCheckedContinuation { ticket in
        let box = Box(ticket)
        if ship.isDocked { box.content.resume(returning: 1) }  // want "double-resume: .ticket."
        box.content.resume(returning: 2)
    }
}
