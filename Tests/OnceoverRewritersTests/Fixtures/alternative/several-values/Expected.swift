struct Compass: Sendable {
    func bearing(completion: @escaping @Sendable (Double, Double) -> Void) {
        Task {
            let (value0, value1) = await bearing()
            completion(value0, value1)
        }
    }

    func bearing() async -> (Double, Double) {
        return (1, 2)
    }

    func sum(completion: @escaping @Sendable (Double) -> Void) {
        Task {
            completion(await sum())
        }
    }

    func sum() async -> Double {
        let (north, east) = await bearing()
        return north + east
    }
}
