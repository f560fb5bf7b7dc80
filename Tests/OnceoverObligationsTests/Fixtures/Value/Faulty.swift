// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

func paintHull(_ yard: Yard, completion: @escaping (Bool) -> Void) {
    let isDone = yard.isOpen ? true : false
    if isDone { completion(true) }  // want "unresumed-path: .completion."
}

func paintHull(_ ship: Ship?, completion: @escaping (Int) -> Void) {
    let crew = ship?.crew
    if let crew { completion(crew) }  // want "double-resume: .completion."
    if ship != nil || crew == nil { completion(0) }
}

/// It is another set by then.
func paintHull(_ yard: Yard, names: Set<String>, completion: @escaping (Bool) -> Void) {
    var known = names
    if known.contains("tug") { return completion(true) }
    known.insert(yard.name)
    guard !known.contains("tug") else { return }  // want "unresumed-path: .completion."
    completion(false)
}

/// It is another name.
func paintHull(_ names: Set<String>, completion: @escaping (Bool) -> Void) {
    if names.contains("tug") { return completion(true) }
    guard !names.contains("barge") else { return }  // want "unresumed-path: .completion."
    completion(false)
}
