// verdicts: 0 proved, 1 violated, 0 unknown

func count(_ ships: [Ship], isDoubled: Bool, completion: @escaping (Int) -> Void) {
    let tell = isDoubled ? { completion($0 * 2) } : completion
    tell(ships.count)
    if !isDoubled { completion(0) }  // want "double-resume: .completion."
}
