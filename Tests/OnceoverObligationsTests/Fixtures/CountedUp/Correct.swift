// verdicts: 4 proved, 0 assumed, 0 violated, 0 unknown

/// What has been counted up is not zero.
func weigh(_ loads: [Int], completion: @escaping (Int) -> Void) {
    var answers = 0
    for load in loads {
        if load > 100 {
            completion(load)
            answers += 1
            break
        }
    }
    if answers == 0 { completion(0) }
}

func weigh(_ load: Int, completion: @escaping (Int) -> Void) {
    var answers = 0
    if load < 0 {
        completion(0)
        answers += 1
    }
    if answers < 1 { completion(load) }
}

func weigh(_ load: Int, by yard: Yard, completion: @escaping (Int) -> Void) {
    var faults = 0
    if load < 0 { faults += 2 }
    if !yard.isOpen { faults += 1 }
    if faults > 0 { return completion(-faults) }
    completion(load)
}

func weigh(_ load: Int, in yard: Yard, completion: @escaping (Int) -> Void) {
    var answers = 0
    if yard.isOpen {
        completion(load)
        answers += 1
    }
    if answers >= 1 { return }
    completion(0)
}
