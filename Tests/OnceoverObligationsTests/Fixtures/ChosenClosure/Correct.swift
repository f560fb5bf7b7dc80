// verdicts: 0 proved, 0 violated, 1 unknown

func count(_ ships: [Ship], isDoubled: Bool, completion: @escaping (Int) -> Void) {
    // What the closure is called for is not followed.
    let tell = isDoubled ? { completion($0 * 2) } : completion
    tell(ships.count)
}
