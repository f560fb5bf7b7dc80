/// A clause that catches errors of one type only, and lets others pass: `catch let error as LoadError`.
package struct TypedCatch: Sendable {
    /// The type's own name.
    package let type: String
    /// That the error is of the type: what the clause asks.
    package let isOfType: Constraint
    /// The calls that may throw to it, and nothing else does.
    package let calls: [Int]
    /// Whether a clause behind it takes all others, and does nothing: `catch {}`.
    package let ignoresOthers: Bool
}
