// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

func ask(_ berth: DatabaseReference, completion: @escaping (Int?) -> Void) {
    berth.observe(
        .value,
        with: { berth in
            completion(berth.number)  // want "repeating-callback: .completion."
        })
}
