// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

func sound(_ yard: Yard, completion: @escaping (Bool) -> Void) {
    var isTold = false
    if yard.isOpen {
        completion(true)
        isTold = true
    }
    if isTold {  // want "unresumed-path: .completion."
        completion(false)  // want "double-resume: .completion."
    }
}

func sound(depth: Int, completion: @escaping (Bool) -> Void) {
    if depth > 3 { completion(true) }
    if depth < 9 { return }  // want "unresumed-path: .completion."
    completion(false)  // want "double-resume: .completion."
}

func sound(_ yard: Yard, isDeep: Bool, done: @escaping () -> Void) {
    if isDeep { done() }
    if isDeep {
        done()  // want "double-resume: .done."
    } else {
        done()
    }
}
