import OnceoverDiagnostics

/// What an analyzer learnt from one file.
package struct Findings: Sendable {
    package var diagnostics: [Diagnostic] = []
    /// Findings that an assumption hides.
    package var excused: [ExcusedDiagnostic] = []
    /// Every obligation of the file with its verdict.
    package var obligations: [ObligationRecord] = []

    package init() {}

    /// Leaves out what is about other files.
    package mutating func keep(in path: String) {
        diagnostics.removeAll { $0.location.path != path }
        excused.removeAll { $0.diagnostic.location.path != path }
        obligations.removeAll { $0.location.path != path }
    }

    package mutating func merge(_ other: Findings) {
        diagnostics += other.diagnostics
        excused += other.excused
        obligations += other.obligations
    }
}
