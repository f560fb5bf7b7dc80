// verdicts: 0 proved, 0 assumed, 11 violated, 0 unknown

func roll(_ names: [String], radio: Radio, completion: @escaping (Int) -> Void) {
    var heard = 0
    for name in names {
        radio.hail(name) { _, _ in
            heard += 1
            completion(heard)  // want "double-resume: .completion."
        }
    }
}  // want "unresumed-path: .completion."

func roll(_ radio: Radio, completion: @escaping (Int) -> Void) {
    var left = 2
    queue.async {
        left -= 1
        if left == 0 { completion(1) }
    }
    radio.wait {
        left -= 1
        completion(2)  // want "double-resume: .completion."
    }
}

/// Nobody is counted where there is nobody.
func muster(_ names: [String], radio: Radio, completion: @escaping () -> Void) {
    var left = names.count
    for name in names {
        radio.hail(name) { _, _ in
            left -= 1
            if left == 0 { completion() }
        }
    }
}  // want "unresumed-path: .completion."

/// It holds for the third and for all that follow.
func muster(_ ships: [Ship], completion: @escaping (Int) -> Void) {
    var counted = 0
    for ship in ships {
        counted += ship.crew
        if counted > 2 { completion(counted) }  // want "double-resume: .completion."
    }
}  // want "unresumed-path: .completion."

/// The answer that is refused is never counted.
func stow(_ names: [String], radio: Radio, completion: @escaping () -> Void) {
    guard !names.isEmpty else { return }  // want "unresumed-path: .completion."
    var answers = 0
    for name in names {
        radio.hail(name) { _, _ in
            answers += 1
            if answers == names.count { completion() }
        }
    }
}

/// What was empty may not be so any more.
func fill(_ names: [String], yard: Yard, completion: @escaping () -> Void) {
    var names = names
    if names.isEmpty { names.append("tug") }
    for name in names where yard.isOpen {
        yard.log(name)
        completion()  // want "double-resume: .completion."
    }
}  // want "unresumed-path: .completion."

/// Of a range of another end, this one may come in the middle.
func sound(_ fathoms: Int, mark: Int, radio: Radio, completion: @escaping () -> Void) {
    for fathom in 0...fathoms {
        radio.wait {
            if fathom > mark { completion() }  // want "double-resume: .completion."
        }
    }
}  // want "unresumed-path: .completion."

/// A half-open range has one end, or none at all.
func sound(_ fathoms: Int, radio: Radio, reply: @escaping (Int) -> Void) {
    for fathom in 1..<(fathoms + 1) {
        radio.wait {
            guard fathom == (fathoms + 1) - 1 else { return }
            reply(fathoms)
        }
    }
}  // want "unresumed-path: .reply."

func sound(depths: [Int], count: Int, radio: Radio, completion: @escaping (Int) -> Void) {
    for index in 0..<count {
        radio.wait {
            if index != count - 1 { return }
            completion(depths.count)
        }
    }
}  // want "unresumed-path: .completion."

/// As many as there are others may be counted at any time.
func muster(_ names: [String], ships: [Ship], completion: @escaping () -> Void) {
    var counted = 0
    for name in names {
        counted += name.count
        if counted >= ships.count { completion() }  // want "double-resume: .completion."
    }
}  // want "unresumed-path: .completion."

/// Asking does not count.
func muster(_ names: [String], by radio: Radio, completion: @escaping () -> Void) {
    var counted = 0
    let ask = {
        if counted >= names.count { completion() }  // want "unresumed-path" "double-resume"
    }
    for name in names {
        queue.async {
            print(name, radio)
            counted += 1
            ask()
        }
    }
    ask()
}
