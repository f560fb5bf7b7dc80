// verdicts: 2 proved, 10 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

func roll(_ names: [String], radio: Radio, completion: @escaping (Int) -> Void) {
    var heard = 0
    radio.observe { tide in
        heard += tide
        if heard == names.count { completion(heard) }
    }
}

func roll(_ radio: Radio, completion: @escaping (Int) -> Void) {
    var left = 2
    radio.wait {
        left -= 1
        if left == 0 { completion(1) }
    }
    radio.wait {
        left -= 1
        if left == 0 { completion(2) }
    }
}

final class Roll {
    var pending: Set<String> = []

    func call(_ names: [String], radio: Radio, completion: @escaping () -> Void) {
        guard !names.isEmpty else { return completion() }
        pending = Set(names)
        for name in names {
            radio.hail(name) { _, _ in
                self.pending.remove(name)
                if self.pending.isEmpty { completion() }
            }
        }
    }
}

/// The sequence runs its closure at once, for each element.
func muster(_ ships: [Ship], yard: Yard, completion: @escaping (Int) -> Void) {
    var counted = 0
    if ships.count == 0 { return completion(0) }
    ships.forEach { ship in
        yard.log(ship.name)
        counted += 1
        if counted == ships.count { completion(counted) }
    }
}

protocol Tally { func change<Answer>(_ body: (inout Int) -> Answer) -> Answer }

/// The count is kept behind a lock, which gives it out.
func muster(_ names: [String], radio: Radio, tally: Tally, completion: (() -> Void)?) {
    let total = names.count
    for name in names {
        radio.hail(name) { _, _ in
            let done: Int = tally.change {
                $0 += 1; return $0
            }
            if done == total { completion?() }
        }
    }
    if total == 0 { completion?() }
}

/// An error ends the loop before all have answered, so the count is not reached.
func stow(_ ships: [Ship], yard: Yard, radio: Radio, completion: @escaping (Bool) -> Void) {
    var answers = 0
    guard !ships.isEmpty else { return completion(true) }
    for ship in ships.reversed() {
        do { _ = try yard.moor(ship) } catch { return completion(false) }
        let answered: (Ship?, (any Error)?) -> Void = { _, _ in
            answers += 1
            if answers == ships.count { completion(true) }
        }
        radio.hail(ship.name, completion: answered)
    }
}

/// A closed range is never empty.
func sound(_ times: Int, radio: Radio, completion: @escaping () -> Void) {
    var left = times
    for _ in 1...times {
        radio.wait {
            left -= 1
            if left == 0 { completion() }
        }
    }
}

func land(_ gangs: [[Ship]], radio: Radio) async {
    await withCheckedContinuation { (both: CheckedContinuation<Void, Never>) in
        var landed = 0
        func land() {
            landed += 1
            if landed == 2 { both.resume() }
        }
        radio.wait { land() }
        radio.wait { land() }
    }
}

/// The last comes once.
func stow(_ ships: [String], radio: Radio, completion: @escaping () -> Void) {
    guard !ships.isEmpty else { return completion() }
    for ship in ships {
        radio.hail(ship) { _, _ in
            if ship == ships.last { completion() }
        }
    }
}

/// A range has one end.
func sound(_ fathoms: Int, radio: Radio, completion: @escaping () -> Void) {
    for fathom in 0...fathoms {
        radio.wait {
            if fathom == fathoms { completion() }
        }
    }
}

/// As many as there are turns cannot be counted before the last.
func muster(_ names: [String], radio: Radio, completion: @escaping () -> Void) {
    var counted = 0
    guard names.count > 0 else { return completion() }
    for name in names {
        if name.isEmpty {
            counted += 1
            if counted >= names.count { completion() }
        } else {
            radio.hail(name) { _, _ in
                counted += 1
                if counted >= names.count { completion() }
            }
        }
    }
}

/// Who counts what he is called for is called once more at the end.
func muster(_ names: [String], by radio: Radio, completion: @escaping () -> Void) {
    var counted = 0
    let count = {
        counted += 1
        if counted > names.count { completion() }
    }
    for name in names {
        radio.hail(name) { _, _ in count() }
    }
    count()
}
