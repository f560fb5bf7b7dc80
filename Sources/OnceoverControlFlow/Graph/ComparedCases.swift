/// The cases of an enum that a chain of conditions, or a `switch`, compares a value with.
package struct ComparedCases: Sendable {
    package let subject: TermID
    package let names: Set<String>
    /// Whether a `default` stands behind them.
    package let isDefault: Bool
}
