// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

/// What was asked about the papers is settled, once the berth's number is looked at; a number is one of them, and no other.
func moor(_ ship: Ship, _ papers: Papers?, completion: @escaping (String) -> Void) {
    guard let papers else { return completion("no papers") }
    if let pilot = papers.pilot { print(pilot) }
    if let captain = papers.captain { print(captain) }
    if let cargo = papers.cargo { print(cargo) }
    if let flag = papers.flag { print(flag) }
    if papers.berth == 1 {
        let crane = ship.crane
        completion(crane ?? "no crane")
    } else if papers.berth == 2 {
        let bridge = ship.bridge
        completion(bridge ?? "no bridge")
    }
    if papers.berth == 3 { completion("west") }
    if papers.berth == 4 { completion("east") }
    if papers.berth != 1 && papers.berth != 2 && papers.berth != 3 && papers.berth != 4 { completion("anchor") }
}

/// What a name was given is asked for again at the end.
func leave(_ papers: Papers, completion: @escaping (String) -> Void) {
    let pilot = papers.pilot
    let isPiloted = pilot != nil
    if isPiloted { completion("piloted") }
    if let captain = papers.captain { print(captain) }
    if let cargo = papers.cargo { print(cargo) }
    if let flag = papers.flag { print(flag) }
    if let owner = papers.owner { print(owner) }
    if let agent = papers.agent { print(agent) }
    let wasPiloted = isPiloted
    if !wasPiloted { completion("alone") }
}
