// verdicts: 0 proved, 0 assumed, 0 violated, 2 unknown

func load(_ cargo: Int, completion: @escaping (Int) -> Void) {
    // Which of them is called, is not followed.
    let ends = ["full": { completion(cargo) }, "empty": { completion(0) }]
    ends[cargo > 0 ? "full" : "empty"]?()
}

func pair(_ completion: @escaping (Int) -> Void) -> (full: (Int) -> Void, empty: () -> Void) {
    ({ completion($0) }, { completion(0) })
}
