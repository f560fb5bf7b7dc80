/// The facts of a module as text: a first line that names the format and its version, then one fact a line, sorted,
/// so that the same facts are the same bytes.
///
///     onceover-facts 1
///     Store   load    function load Store …
///
/// Each line holds the module, the fact's name and its text, with a tab between them.
package enum FactFile {
    package static let version = 1
    private static let header = "onceover-facts "

    package struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
        /// 1-based.
        package let line: Int
        package let reason: String

        package var description: String { "line \(line): \(reason)" }
    }

    /// Only what other modules see is written.
    package static func text(of facts: [ModuleFact], module: String) -> String {
        let lines = Set(facts).filter(\.isPublic).sorted().map { "\(module)\t\($0.name)\t\($0.text)\n" }
        return "\(header)\(version)\n" + lines.joined()
    }

    package static func facts(in text: String) throws(Malformed) -> [ModuleFact] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.first, first.hasPrefix(header), let found = Int(first.dropFirst(header.count)) else {
            throw Malformed(line: 1, reason: "this is no file of facts: it does not begin with `\(header)\(version)`")
        }
        guard found == version else {
            throw Malformed(
                line: 1, reason: "version \(found) of the format is not known; this program reads \(version)")
        }
        var facts: [ModuleFact] = []
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            facts.append(try fact(in: line, at: index + 1))
        }
        return facts
    }

    private static func fact(in line: Substring, at number: Int) throws(Malformed) -> ModuleFact {
        let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
        guard fields.count == 3 else {
            throw Malformed(line: number, reason: "a fact has three fields with tabs between them, not \(fields.count)")
        }
        return ModuleFact(name: String(fields[1]), isPublic: true, text: String(fields[2]))
    }
}
