// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

struct Mast {
    let yard: Yard

    var flag: Ship? {
        get async {
            await withCheckedContinuation { continuation in
                continuation.resume(returning: yard.find("flag"))
            }
        }
    }

    init(yard: Yard, completion: @escaping (Int) -> Void) {
        self.yard = yard
        completion(yard.ships.count)
    }
}
