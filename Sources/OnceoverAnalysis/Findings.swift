import OnceoverDiagnostics

/// What an analyzer learnt from one file.
package struct Findings: Sendable {
    package var diagnostics: [Diagnostic] = []
    package var verdicts = VerdictCounts()
    /// Why an obligation's verdict is unknown, and how often.
    package var unknownReasons: [String: Int] = [:]
    /// The unknown verdicts one by one, for `--strict`: where the obligation begins, and a message that names it and
    /// says why nothing is known. An analyzer that leaves it empty is still counted.
    package var unknowns: [Note] = []

    package init() {}

    package mutating func merge(_ other: Findings) {
        diagnostics += other.diagnostics
        verdicts += other.verdicts
        unknowns += other.unknowns
        unknownReasons.merge(other.unknownReasons, uniquingKeysWith: +)
    }
}
