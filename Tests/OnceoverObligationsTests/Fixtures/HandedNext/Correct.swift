// verdicts: 1 proved, 0 violated, 0 unknown

func moor(_ pier: Pier, completion: @escaping () -> Void) {
    if pier.isFree {
        pier.clear(then: completion)
    } else {
        pier.light(then: completion)
    }
}
