// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

func count(_ ships: [Ship], isQuiet: Bool, completion: @escaping (Int) -> Void) {
    let tell: (Int) -> Void
    if isQuiet {  // want "unresumed-path: .completion."
        tell = { _ in }
    } else {
        tell = completion
    }
    tell(ships.count)
}
