// verdicts: 2 proved, 0 violated, 0 unknown

class Coach {
    func clean(completion: @escaping (Bool) -> Void) { sweep { completion($0 != nil) } }
}

final class DiningCar: Coach {
    var tables = 0

    override func clean(completion: @escaping (Bool) -> Void) {
        guard tables > 0 else { return completion(false) }
        super.clean(completion: completion)
    }
}
