// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

final class Box<Content>: @unchecked Sendable {
    let content: Content
    init(_ content: Content) { self.content = content }
}

func board(_ ship: Ship) async -> Int {
    await withCheckedContinuation { ticket in
        let box = Box(ticket)
        if ship.isDocked { box.content.resume(returning: 1) } else { box.content.resume(returning: 2) }
    }
}

func leave(_ ship: Ship) async -> Int {
    await withCheckedContinuation { ticket in
        let box = Box(ticket)
        if ship.isDocked { return box.content.resume(returning: 1) }
        box.content.resume(returning: 2)
    }
}
