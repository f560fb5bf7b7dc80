import OnceoverDiagnostics

extension Reporter {
    /// What a build phase prints for Xcode to show in the editor. Paths are absolute: Xcode jumps to no others.
    package static let xcode = Reporter(name: "xcode") { report, context in
        let incidents = report.incidents.map { incident in
            xcodeLine(incident.path, incident.line ?? 1, 1, "warning", incident.message, context)
        }
        return (report.diagnostics.flatMap { xcodeLines(for: $0, context) } + incidents).joined()
    }

    private static func xcodeLines(for diagnostic: Diagnostic, _ context: ReportContext) -> [String] {
        let place = diagnostic.location
        let message = "\(diagnostic.message) [\(diagnostic.rule)]"
        let notes = diagnostic.witness.map { note in
            xcodeLine(note.location.path, note.location.line, note.location.column, "note", note.message, context)
        }
        let level = diagnostic.level.rawValue
        return [xcodeLine(place.path, place.line, place.column, level, message, context)] + notes
    }

    private static func xcodeLine(
        _ path: String, _ line: Int, _ column: Int, _ level: String, _ message: String, _ context: ReportContext
    ) -> String {
        "\(context.absolute(path)):\(line):\(column): \(level): \(message)\n"
    }
}
