import ArgumentParser
import OnceoverDiagnostics

/// Which findings make the exit status 1, as `--fail-on` says.
enum FailurePolicy: String, ExpressibleByArgument, CaseIterable {
    case error, warning, note, none

    /// Whether the report has a finding of this level or above.
    func isMet(by report: Report) -> Bool {
        guard let level = Level(rawValue: rawValue) else { return false }
        return report.diagnostics.contains { $0.level >= level }
    }
}
