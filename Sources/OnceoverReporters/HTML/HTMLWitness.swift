import OnceoverDiagnostics

/// The path of a finding drawn on the lines that it passes, in the order of execution: each step marked on its line, with
/// its number and its words below. The line to mend stands out.
struct HTMLWitness {
    /// Steps that follow each other on one line.
    private struct Stop {
        let path: String
        let line: Int
        let excerpt: String
        var steps: [(number: Int, note: Note)]
    }

    /// UTF-8 bytes; lines of generated code may have millions.
    private static let longest = 400

    private let finding: Diagnostic

    init(_ finding: Diagnostic) { self.finding = finding }

    var text: String {
        var text = "<ol class=\"path\">\n"
        var last: Stop?
        for stop in stops {
            if stop.path != last?.path ?? finding.location.path {
                text += "<li class=\"file\"><code>\(MarkupText.escaped(stop.path))</code></li>\n"
            }
            text += item(for: stop, behind: last)
            last = stop
        }
        return text + "</ol>\n"
    }

    /// Without a witness, the line to mend alone.
    private var stops: [Stop] {
        var stops: [Stop] = []
        for (index, note) in finding.witness.enumerated() {
            let place = note.location
            if let last = stops.last, last.path == place.path, last.line == place.line {
                stops[stops.count - 1].steps.append((index + 1, note))
            } else {
                stops.append(
                    Stop(path: place.path, line: place.line, excerpt: place.excerpt, steps: [(index + 1, note)]))
            }
        }
        guard !stops.contains(where: isAtFault) else { return stops }
        let place = finding.location
        return stops + [Stop(path: place.path, line: place.line, excerpt: place.excerpt, steps: [])]
    }

    private func isAtFault(_ stop: Stop) -> Bool {
        stop.path == finding.location.path && stop.line == finding.location.line
    }

    private func item(for stop: Stop, behind last: Stop?) -> String {
        let isGap = last.map { $0.path != stop.path || $0.line + 1 != stop.line } ?? false
        let classes = (isAtFault(stop) ? ["fault"] : []) + (isGap ? ["gap"] : [])
        let attribute = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
        let steps = stop.steps.map { "<p><b>\($0)</b>\(HTMLFinding.marked($1.message))</p>" }
        return "<li\(attribute)><i>\(stop.line)</i><pre>\(source(of: stop))</pre>\(steps.joined())</li>\n"
    }

    private func source(of stop: Stop) -> String {
        let places = isAtFault(stop) ? [finding.location] : stop.steps.map(\.note.location)
        let bytes = Array(stop.excerpt.utf8)
        let start = min(max((places.map(\.column).min() ?? 1) - 1, 0), bytes.count)
        let end = min(max((places.map(\.endColumn).max() ?? 1) - 1, start), bytes.count)
        let first = max(0, start - Self.longest)
        let last = min(bytes.count, end + Self.longest)
        let marked = Self.text(bytes[start..<min(end, start + Self.longest)])
        return (first > 0 ? "…" : "") + Self.text(bytes[first..<start]) + "<mark>\(marked)</mark>"
            + Self.text(bytes[end..<last]) + (last < bytes.count ? "…" : "")
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        MarkupText.escaped(String(decoding: bytes, as: UTF8.self))
    }
}
