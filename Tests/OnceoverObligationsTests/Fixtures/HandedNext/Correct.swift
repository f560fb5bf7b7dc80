// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: completion-by-name

func moor(_ pier: Pier, completion: @escaping () -> Void) {
    if pier.isFree {
        pier.clear(then: completion)
    } else {
        pier.light(then: completion)
    }
}
