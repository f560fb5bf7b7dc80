/// What it takes for a pattern to match, and what it binds.
struct Match {
    var assumptions: [Assumption] = []
    /// True where the pattern always matches.
    var isIrrefutable = false
    /// False where the pattern asks for more than the assumptions say, so that nothing is known if it fails.
    var isExact = true
    var bindings: [(name: String, value: Operand)] = []

    /// What is known where the pattern does not match.
    var negated: [Assumption] {
        isExact && assumptions.count == 1 ? assumptions.map(\.negated) : []
    }
}
