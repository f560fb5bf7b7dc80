import Foundation
import OnceoverDiagnostics

extension Reporter {
    /// Workflow commands, which GitHub Actions turns into annotations on the changed lines.
    package static let github = Reporter(name: "github") { report, _ in
        let incidents = report.incidents.map { incident in
            githubCommand(
                "warning",
                [("file", incident.path)] + (incident.line.map { [("line", "\($0)")] } ?? []),
                incident.message
            )
        }
        return (report.diagnostics.map(githubCommand) + incidents).joined()
    }

    private static func githubCommand(for diagnostic: Diagnostic) -> String {
        let place = diagnostic.location
        let notes = diagnostic.witness.enumerated().map { index, note in
            "\n\(index + 1). \(note.location.path):\(note.location.line): \(note.message)"
        }
        return githubCommand(
            diagnostic.level == .note ? "notice" : diagnostic.level.rawValue,
            [
                ("file", place.path), ("line", "\(place.line)"), ("col", "\(place.column)"),
                ("endColumn", "\(place.endColumn)"), ("title", "\(diagnostic.rule)"),
            ],
            diagnostic.message + notes.joined()
        )
    }

    private static func githubCommand(
        _ level: String, _ properties: [(name: String, value: String)], _ message: String
    ) -> String {
        let list = properties.map { "\($0.name)=\(escapedProperty($0.value))" }.joined(separator: ",")
        return "::\(level) \(list)::\(escapedData(message))\n"
    }

    /// The escapes are those of actions/toolkit, packages/core/src/command.ts.
    private static func escapedData(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25")
            .replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }

    private static func escapedProperty(_ text: String) -> String {
        escapedData(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
    }
}
