// verdicts: 0 proved, 2 violated, 1 unknown

func roll(_ names: [String], radio: Radio, completion: @escaping (Int) -> Void) {
    var heard = 0
    radio.observe { tide in
        heard += tide
        if heard == names.count { completion(heard) }
    }
}

/// FIXME: proved, because the counter reaches zero once.
func roll(_ radio: Radio, completion: @escaping (Int) -> Void) {
    var left = 2
    radio.wait {
        left -= 1
        if left == 0 { completion(1) }
    }
    radio.wait {
        left -= 1
        if left == 0 { completion(2) }  // want "unresumed-path: .completion." "double-resume: .completion."
    }
}

final class Roll {
    var pending: Set<String> = []

    /// FIXME: proved, because there is a name, and the last one to be removed leaves none.
    func call(_ names: [String], radio: Radio, completion: @escaping () -> Void) {
        guard !names.isEmpty else { return completion() }
        pending = Set(names)
        for name in names {  // want "unresumed-path: .completion."
            radio.hail(name) { _, _ in
                self.pending.remove(name)
                if self.pending.isEmpty { completion() }  // want "double-resume: .completion."
            }
        }
    }
}
