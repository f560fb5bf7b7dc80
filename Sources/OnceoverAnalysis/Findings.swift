import OnceoverDiagnostics

/// What an analyzer learnt from one file.
package struct Findings: Sendable {
    package var diagnostics: [Diagnostic] = []
    /// Findings that an assumption hides.
    package var excused: [ExcusedDiagnostic] = []
    /// Every obligation of the file with its verdict.
    package var obligations: [ObligationRecord] = []

    package init() {}

    package mutating func merge(_ other: Findings) {
        diagnostics += other.diagnostics
        excused += other.excused
        obligations += other.obligations
    }
}
