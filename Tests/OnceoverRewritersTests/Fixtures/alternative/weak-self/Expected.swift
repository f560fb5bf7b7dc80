final class Crane: Sendable {
    let limit = 9

    func weigh(_ load: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await weigh(load))
        }
    }

    func weigh(_ load: Int) async -> Int {
        return load
    }

    func mayLift(_ load: Int, completion: @escaping @Sendable (Bool) -> Void) {
        Task {
            completion(await mayLift(load))
        }
    }

    func mayLift(_ load: Int) async -> Bool {
        let weight = await weigh(load)
        return weight < self.limit
    }

    func twice(_ load: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await twice(load))
        }
    }

    func twice(_ load: Int) async -> Int {
        let weight = await weigh(load)
        let again = await self.weigh(weight)
        return again + self.limit
    }
}
