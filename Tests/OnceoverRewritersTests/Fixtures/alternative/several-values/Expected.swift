struct Compass: Sendable {
    func bearing(completion: @escaping @Sendable (Double, Double) -> Void) {
        Task.immediate {
            let (value0, value1) = await bearing()
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func bearing() async -> (Double, Double) {
        return (1, 2)
    }

    func sum(completion: @escaping @Sendable (Double) -> Void) {
        Task.immediate {
            completion(await sum())
        }
    }

    nonisolated(nonsending) func sum() async -> Double {
        let (north, east) = await bearing()
        return north + east
    }
}
