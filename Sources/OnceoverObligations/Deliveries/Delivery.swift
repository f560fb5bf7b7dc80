import OnceoverControlFlow

/// One way in which a function calls a closure: what it gives for each argument.
struct Delivery: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        /// Nil or not, true or false.
        case known(Fact)
        /// What the function itself was given for the parameter of this number.
        case parameter(Int)
        case unknown
    }

    var values: [Value]

    /// Whether the arguments may have these facts.
    ///
    /// - Parameter neither: what all arguments would be that say something: nil, or no success. By convention a callback gives
    ///   a value or an error, so a function whose body is in sight is held to break it only where it says so for each.
    func admits(_ facts: [Fact?], neither: [Int: Fact]) -> Bool {
        zip(values, facts).allSatisfy { value, fact in
            guard case .known(let known) = value, let fact else { return true }
            return known.isConsistent(with: fact)
        } && neither.allSatisfy { values.indices.contains($0.key) && values[$0.key] == .known($0.value) }
    }
}

/// The ways in which a function calls a closure that it is given.
struct Deliveries: Hashable, Sendable {
    private(set) var all: Set<Delivery> = []
    /// Whether there may be further values, because the closure goes to code that was not followed.
    private(set) var isOpen = false

    static let open: Deliveries = {
        var deliveries = Deliveries()
        deliveries.isOpen = true
        return deliveries
    }()

    /// A function that calls its closure in more ways than this says nothing by them.
    private static let limit = 12

    mutating func insert(_ delivery: Delivery) {
        if all.count < Self.limit || all.contains(delivery) { all.insert(delivery) } else { isOpen = true }
    }

    mutating func formUnion(_ other: Deliveries) {
        isOpen = isOpen || other.isOpen
        for delivery in other.all { insert(delivery) }
    }

    /// The same, with what the function's own parameters were given.
    func replacingParameters(_ value: (Int) -> Delivery.Value) -> Deliveries {
        var replaced = isOpen ? Deliveries.open : Deliveries()
        for delivery in all {
            let values = delivery.values.map { if case .parameter(let number) = $0 { value(number) } else { $0 } }
            replaced.insert(Delivery(values: values))
        }
        return replaced
    }
}
