import Foundation
import OnceoverDiagnostics

extension Reporter {
    /// Workflow commands, which GitHub Actions turns into annotations on the changed lines. The last annotation says
    /// how many it would not show; the log has all of them.
    package static let github = Reporter(name: "github") { report, _ in
        let findings = Level.allCases.reversed().flatMap { level in
            GitHubAnnotations(level, report.diagnostics.filter { $0.level == level }).lines
        }
        return (findings + report.incidents.map(GitHubCommand.init).map(\.text)).joined()
    }
}

/// The findings of one level. GitHub shows ten annotations of a level and step, and leaves out the rest in silence.
private struct GitHubAnnotations {
    static let shown = 10

    private let level: Level
    private let findings: [Diagnostic]

    init(_ level: Level, _ findings: [Diagnostic]) {
        self.level = level
        self.findings = findings
    }

    var lines: [String] {
        guard findings.count > Self.shown else { return findings.map(GitHubCommand.init).map(\.text) }
        let annotated = findings.prefix(Self.shown - 1)
        let rest = findings.dropFirst(annotated.count)
        let message = """
            \(rest.count) more findings of level \(level.rawValue) are not shown: GitHub shows \(Self.shown) annotations of \
            a level. All are in the log.
            """
        let announcement = GitHubCommand(name: GitHubCommand.name(of: level), [("title", "onceover")], message)
        return annotated.map(GitHubCommand.init).map(\.text) + [announcement.text] + rest.map(FindingText.plain)
    }
}

/// `::error file=a.swift,line=1::message`
private struct GitHubCommand {
    let text: String

    static func name(of level: Level) -> String { level == .note ? "notice" : level.rawValue }

    init(name: String, _ properties: [(name: String, value: String)], _ message: String) {
        let list = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }.joined(separator: ",")
        text = "::\(name) \(list)::\(Self.escapedData(message))\n"
    }

    init(_ finding: Diagnostic) {
        let place = finding.location
        let notes = finding.witness.enumerated().map { index, note in
            "\n\(index + 1). \(note.location.pathAndLine): \(note.message)"
        }
        self.init(
            name: Self.name(of: finding.level),
            [
                ("file", place.path), ("line", "\(place.line)"), ("col", "\(place.column)"),
                ("endColumn", "\(place.endColumn)"), ("title", "\(finding.rule)"),
            ],
            finding.message + notes.joined()
        )
    }

    init(_ incident: Incident) {
        let line = incident.line.map { [("line", "\($0)")] } ?? []
        self.init(name: "warning", [("file", incident.path)] + line, incident.message)
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
