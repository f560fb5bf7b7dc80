final class Crane: Sendable {
    let limit = 9

    func weigh(_ load: Int, completion: @escaping @Sendable (Int) -> Void) { completion(load) }

    func mayLift(_ load: Int, completion: @escaping @Sendable (Bool) -> Void) {
        weigh(load) { [weak self] weight in
            guard let self else {
                completion(false)
                return
            }
            completion(weight < self.limit)
        }
    }

    func twice(_ load: Int, completion: @escaping @Sendable (Int) -> Void) {
        weigh(load) { [weak self] weight in
            guard let self = self else { return completion(0) }
            self.weigh(weight) { [weak self] again in
                guard let self else { return completion(0) }
                completion(again + self.limit)
            }
        }
    }
}
