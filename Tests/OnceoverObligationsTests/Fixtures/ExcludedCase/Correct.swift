// verdicts: 1 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

enum Source { case log, memory, sea, both }

struct Search {
    let source: Source?
}

/// What was the log has returned; what is left for `default` is nothing else.
func find(_ name: String, in source: Source, by yard: any Yard, completion: @escaping (Ship?) -> Void) {
    switch source {
    case .log, .memory:
        if let ship = yard.find(name) {
            completion(ship)
            if source == .log { return }
            if source == .memory { return }
        }
    default: break
    }
    switch source {
    case .memory, .sea, .both: completion(nil)
    default: completion(nil)
    }
}

/// A parameter's constant is asked twice, under a name of its own each time.
func seek(_ search: Search?, by radio: any Radio, completion: @escaping (Int) -> Void) {
    var isTold = false
    if let source = search?.source, source == .log || source == .memory {
        completion(1)
        isTold = true
        if source == .log { return }
    }
    radio.hail("sea") { _, _ in
        if let source = search?.source, source == .sea {
            completion(2)
        } else if !isTold {
            completion(3)
        }
    }
}

func tell(_ tide: Int, by radio: any Radio, completion: @escaping (Int) -> Void) {
    if tide == 1 { completion(1) }
    radio.hail("sea") { _, _ in
        if tide != 1 { completion(2) }
    }
}
