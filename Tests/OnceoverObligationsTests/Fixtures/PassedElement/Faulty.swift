// verdicts: 0 proved, 0 assumed, 4 violated, 4 unknown

/// Who is left out is dropped with the others.
actor DiningRoom {
    private var guests: [(seat: Int, gong: CheckedContinuation<Bool, Never>)] = []
    private var late: [Int: CheckedContinuation<Bool, Never>] = [:]
    private var standing: [CheckedContinuation<Bool, Never>] = []

    func wait(_ seat: Int) async -> Bool {
        await withCheckedContinuation { guests.append((seat: seat, gong: $0)) }
    }

    func waitLate(_ seat: Int) async -> Bool {
        await withCheckedContinuation { late[seat] = $0 }
    }

    func stand() async -> Bool {
        await withCheckedContinuation { standing.append($0) }
    }

    func serve(upTo last: Int) {
        for guest in guests where guest.seat <= last { guest.gong.resume(returning: true) }
        guests.removeAll()  // want "lost-continuation: .*guests"
    }

    func serveLate(upTo last: Int) {
        for (seat, gong) in late where seat <= last { gong.resume(returning: true) }
        late = [:]  // want "lost-continuation: .*late"
    }

    func seat(_ room: Room) {
        for gong in standing {
            guard room.isOpen else { continue }
            gong.resume(returning: true)
        }
        standing.removeAll(keepingCapacity: true)  // want "lost-continuation: .*standing"
    }
}

/// Who is taken out by another key is another.
actor Cloakroom {
    private var owners: [Int: CheckedContinuation<Bool, Never>] = [:]

    func wait(_ hook: Int) async -> Bool { await withCheckedContinuation { owners[hook] = $0 } }

    func call(from first: Int) {
        var found: CheckedContinuation<Bool, Never>?
        for (hook, owner) in owners {
            if hook >= first {
                owners.removeValue(forKey: first)
                found = owner
                break
            }
        }
        if let owner = found { owner.resume(returning: true) }  // want "stale-continuation: .owners."
    }

    func close() {
        for (_, owner) in owners { owner.resume(returning: false) }
        owners.removeAll()
    }
}
