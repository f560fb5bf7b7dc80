import OnceoverDataflow

/// The laws of a join, checked over all given values: what the solver relies on to stop, and to say the same whatever
/// the order of its work.
package enum SemilatticeLaws {
    /// One sentence for each law that some values break; none for a semilattice.
    ///
    /// - Complexity: cubic in the number of values.
    package static func broken<Value: JoinSemilattice>(over values: [Value]) -> [String] {
        let identity = values.filter { $0.join(.bottom) != $0 }.map { "\($0) changes when joined with bottom" }
        return identity + broken(over: values) { $0.join($1) }
    }

    /// The same for a join without a bottom.
    package static func broken<Value: Equatable>(
        over values: [Value], join: (Value, Value) -> Value
    ) -> [String] {
        var broken: [String] = []
        for a in values {
            if join(a, a) != a { broken.append("not idempotent: \(a)") }
            for b in values {
                if join(a, b) != join(b, a) { broken.append("not commutative: \(a), \(b)") }
                for c in values where join(join(a, b), c) != join(a, join(b, c)) {
                    broken.append("not associative: \(a), \(b), \(c)")
                }
            }
        }
        return broken
    }
}
