// verdicts: 0 proved, 2 assumed, 0 violated, 1 unknown
// proofs assume: stored-is-answered

/// Who is left out stays, or goes elsewhere.
actor DiningRoom {
    private var guests: [(seat: Int, gong: CheckedContinuation<Bool, Never>)] = []
    private var late: [Int: CheckedContinuation<Bool, Never>] = [:]

    func wait(_ seat: Int) async -> Bool {
        await withCheckedContinuation { guests.append((seat: seat, gong: $0)) }
    }

    func waitLate(_ seat: Int) async -> Bool {
        await withCheckedContinuation { late[seat] = $0 }
    }

    func serve(upTo last: Int) {
        for guest in guests where guest.seat <= last { guest.gong.resume(returning: true) }
        guests.removeAll { $0.seat <= last }
    }

    func serveFirst(_ last: Int) {
        for guest in guests where guest.seat <= last { guest.gong.resume(returning: true) }
        guests = guests.filter { $0.seat > last }
    }

    func serveLate(upTo last: Int) {
        for (seat, gong) in late where seat <= last {
            gong.resume(returning: true)
            late[seat] = nil
        }
    }

    func close() {
        for guest in guests { print(guest.seat) }
        for guest in guests { guest.gong.resume(returning: false) }
        guests.removeAll()
    }
}

/// Who is taken out by the key that the loop has for him is no other.
actor Cloakroom {
    private var owners: [Int: CheckedContinuation<Bool, Never>] = [:]

    func wait(_ hook: Int) async -> Bool { await withCheckedContinuation { owners[hook] = $0 } }

    func call(from first: Int) {
        var found: CheckedContinuation<Bool, Never>?
        for (hook, owner) in owners {
            if hook >= first {
                owners.removeValue(forKey: hook)
                found = owner
                break
            }
        }
        if let owner = found { owner.resume(returning: true) }
    }

    func close() {
        for (_, owner) in owners { owner.resume(returning: false) }
        owners.removeAll()
    }
}
