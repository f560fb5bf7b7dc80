/// A finding that an assumption hides, with the assumptions that hide it.
package struct ExcusedDiagnostic: Hashable, Sendable {
    package var diagnostic: Diagnostic
    /// Sorted, at least one.
    package let assumptions: [AssumptionID]

    package init(_ diagnostic: Diagnostic, assumptions: [AssumptionID]) {
        self.diagnostic = diagnostic
        self.assumptions = assumptions
    }
}
