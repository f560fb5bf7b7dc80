// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

func moor(_ pier: Pier, completion: @escaping () -> Void) {
    pier.clear(then: completion)
    pier.light(then: completion)  // want "double-resume: .completion."
}

func load(_ pier: Pier, completion: @escaping () -> Void) {
    if pier.isFree { pier.clear(then: completion) }  // want "unresumed-path: .completion."
}
