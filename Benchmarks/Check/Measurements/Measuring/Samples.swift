/// The same thing measured again and again.
struct Samples {
    private(set) var values: [Double] = []

    /// There must be one value at least.
    var median: Double {
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
    var least: Double { values.min() ?? .nan }
    var most: Double { values.max() ?? .nan }

    mutating func add(_ value: Double) { values.append(value) }

    /// Each value by the other's value of the same round, which was measured just before or after it.
    func divided(by other: Samples) -> Samples {
        Samples(values: zip(values, other.values).map { $0 / $1 })
    }
}
