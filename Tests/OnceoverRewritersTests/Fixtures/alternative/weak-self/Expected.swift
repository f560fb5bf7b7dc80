final class Crane: Sendable {
    let limit = 9

    func weigh(_ load: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await weigh(load))
        }
    }

    nonisolated(nonsending) func weigh(_ load: Int) async -> Int {
        return load
    }

    func mayLift(_ load: Int, completion: @escaping @Sendable (Bool) -> Void) {
        Task.immediate {
            completion(await mayLift(load))
        }
    }

    nonisolated(nonsending) func mayLift(_ load: Int) async -> Bool {
        let weight = await weigh(load)
        return weight < self.limit
    }

    func twice(_ load: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await twice(load))
        }
    }

    nonisolated(nonsending) func twice(_ load: Int) async -> Int {
        let weight = await weigh(load)
        let again = await self.weigh(weight)
        return again + self.limit
    }
}
