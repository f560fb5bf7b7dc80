// verdicts: 0 proved, 2 violated, 0 unknown

func paintHull(_ yard: Yard, completion: @escaping (Bool) -> Void) {
    let isDone = yard.isOpen ? true : false
    if isDone { completion(true) }  // want "unresumed-path: .completion."
}

func paintHull(_ ship: Ship?, completion: @escaping (Int) -> Void) {
    let crew = ship?.crew
    if let crew { completion(crew) }  // want "double-resume: .completion."
    if ship != nil || crew == nil { completion(0) }
}
