// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

func hail(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let answer: (Ship?) -> (Ship?, (any Error)?) -> Void = { other in
        { ship, _ in completion(ship ?? other) }  // want "double-resume: .completion."
    }
    radio.hail("north", completion: answer(nil))
    answer(Ship())(nil, nil)
}

func ask(by radio: any Radio, completion: @escaping (Ship) -> Void) {
    func answer(or other: Ship?) -> (Ship?, (any Error)?) -> Void {
        { ship, _ in
            if let found = ship ?? other { completion(found) }  // want "unresumed-path: .completion."
        }
    }
    radio.hail("ask", completion: answer(or: nil))
}
