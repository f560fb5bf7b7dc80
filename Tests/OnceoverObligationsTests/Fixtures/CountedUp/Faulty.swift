// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

func weigh(_ loads: [Int], completion: @escaping (Int) -> Void) {
    var answers = 0
    for load in loads {
        if load > 100 {
            completion(load)  // want "double-resume: .completion."
            answers += 1
        }
    }
    if answers == 0 { completion(0) }
}

func weigh(_ load: Int, completion: @escaping (Int) -> Void) {
    var faults = 0
    if load < 0 { faults += 1 }
    if faults > 0 { return }  // want "unresumed-path: .completion."
    completion(load)
}

/// What is also counted down may be zero again.
func weigh(_ load: Int, by yard: Yard, completion: @escaping (Int) -> Void) {
    var open = 0
    if load > 0 {
        completion(load)
        open += 1
    }
    if yard.isOpen { open -= 1 }
    if open == 0 {  // want "unresumed-path: .completion."
        completion(0)  // want "double-resume: .completion."
    }
}
