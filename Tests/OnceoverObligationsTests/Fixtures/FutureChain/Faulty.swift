// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown

func close(_ hatch: EventLoopFuture<Int>, completion: @escaping ((any Error)?) -> Void) {
    hatch.map { depth in
        if depth == 0 { return }  // want "unresumed-path: .completion."
        completion(nil)
    }.whenFailure { completion($0) }
}

/// Two sources may both have their say.
func shut(_ hatch: EventLoopFuture<Void>, _ deck: EventLoopFuture<Void>, completion: @escaping ((any Error)?) -> Void) {
    hatch.whenComplete { _ in completion(nil) }
    deck.whenFailure { completion($0) }  // want "double-resume: .completion."
}

/// It has called already when it throws.
func flood(_ hatch: EventLoopFuture<Int>, completion: @escaping ((any Error)?) -> Void) {
    hatch.flatMapThrowing { depth in
        completion(nil)  // want "double-resume: .completion."
        guard depth > 0 else { throw Spill.oil }
    }.whenFailure { error in
        completion(error)
    }
}

/// A step that throws itself makes no value.
func sound(_ lead: EventLoopFuture<Int>, completion: @escaping (Int) -> Void) {
    lead.flatMapErrorThrowing { error in
        if error is Spill { throw error }
        return 0
    }.whenSuccess { completion($0) }  // want "unresumed-path: .completion."
}

/// What fails behind it is not caught.
func sound(deep lead: EventLoopFuture<Int>, completion: @escaping (Int) -> Void) {
    lead.map { $0 * 2 }.whenSuccess { completion($0) }  // want "unresumed-path: .completion."
}
