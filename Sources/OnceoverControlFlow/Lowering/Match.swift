/// What it takes for a pattern to match, and what it binds.
struct Match {
    var assumptions: [Constraint] = []
    /// True where the pattern always matches.
    var isIrrefutable = false
    /// False where the pattern asks for more than the assumptions say, so that nothing is known if it fails.
    var isExact = true
    var bindings: [(name: String, value: Operand)] = []

    /// In which ways the pattern may not match, and what is known in each: in `.waiting(let k?)`, another case, or that
    /// case with nothing in it.
    var misses: [[Constraint]] {
        guard isExact, Set(assumptions.map(\.term)).count == assumptions.count,
            (1...Self.limit).contains(assumptions.count)
        else { return [[]] }
        return assumptions.indices.map { assumptions[..<$0] + [assumptions[$0].negated] }
    }

    /// Each way is an edge of its own.
    private static let limit = 3
}
