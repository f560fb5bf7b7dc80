// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs, unseen-callback-once

func choose(_ screen: Screen, completion: @escaping (String?) -> Void) {
    let chosen: (String?) -> (Action) -> Void = { name in { _ in completion(name) } }
    let box = UIAlertController(title: "Berth", message: nil, preferredStyle: .alert)
    box.addAction(UIAlertAction(title: "North", style: .default, handler: chosen("north")))
    box.addAction(UIAlertAction(title: "None", style: .cancel, handler: chosen(nil)))
    screen.present(box, animated: true)
}

func hail(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    func answer(or other: Ship?) -> (Ship?, (any Error)?) -> Void {
        return { ship, _ in completion(ship ?? other) }
    }
    radio.hail("hail", completion: answer(or: nil))
}
