// verdicts: 0 proved, 0 assumed, 0 violated, 1 unknown

func count(_ ships: [Ship], isDoubled: Bool, completion: @escaping (Int) -> Void) {
    let tell: (Int) -> Void
    if isDoubled {
        tell = { completion($0 * 2) }
    } else {
        tell = completion
    }
    tell(ships.count)
}
