// verdicts: 0 proved, 2 violated, 0 unknown

func roll(_ names: [String], radio: Radio, completion: @escaping (Int) -> Void) {
    var heard = 0
    for name in names {  // want "unresumed-path: .completion."
        radio.hail(name) { _, _ in
            heard += 1
            completion(heard)  // want "double-resume: .completion."
        }
    }
}

func roll(_ radio: Radio, completion: @escaping (Int) -> Void) {
    var left = 2
    radio.wait {
        left -= 1
        if left == 0 { completion(1) }  // want "double-resume: .completion."
    }
    radio.wait {
        left -= 1
        completion(2)
    }
}
