// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

func load(_ cargo: Int, completion: @escaping (Int) -> Void) {
    if cargo == 0 { completion(0) }
    let ends = ["full": { completion(cargo) }, "empty": { completion(0) }]
    ends["full"]?()
    completion(1)  // want "double-resume: .completion."
}
