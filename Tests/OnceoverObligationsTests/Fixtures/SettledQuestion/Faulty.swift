// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

/// The captain is asked for again, and the third berth twice.
func moor(_ ship: Ship, _ papers: Papers, completion: @escaping (String) -> Void) {
    if let pilot = papers.pilot { print(pilot) }
    if let cargo = papers.cargo { print(cargo) }
    if let flag = papers.flag { print(flag) }
    if let captain = papers.captain { print(captain) }
    if papers.berth == 1 { completion("south") }
    if papers.berth == 3 { completion("west") }
    if papers.berth == 3, papers.captain == nil {
        completion("anchor")  // want "double-resume: .completion."
    }
    if papers.berth != 1 && papers.berth != 3 { completion("east") }
}

/// The name has another value when it is asked for again.
func leave(_ papers: Papers, completion: @escaping (String) -> Void) {
    var isPiloted = papers.pilot != nil
    if isPiloted { completion("piloted") }
    if let captain = papers.captain { print(captain) }
    if let cargo = papers.cargo { print(cargo) }
    if let flag = papers.flag { print(flag) }
    if let owner = papers.owner { print(owner) }
    if let agent = papers.agent { print(agent) }
    isPiloted = papers.isLate
    if !isPiloted {  // want "unresumed-path: .completion."
        completion("alone")  // want "double-resume: .completion."
    }
}
