import Foundation
import OnceoverDiagnostics
import OnceoverObligations
import OnceoverTesting
import Testing

/// The first lines of a fixture: how many obligations get which verdict, and what its proofs rest on.
///
///     // verdicts: 1 proved, 4 assumed, 2 violated, 3 unknown
///     // proofs assume: completion-by-name, unseen-callback-once
enum FixtureHeader {
    static func check(_ report: Report, _ text: String) throws {
        let lines = text.split(separator: "\n", maxSplits: 2)
        let wanted = try #require(lines.first.flatMap(verdicts))
        #expect(report.verdicts == wanted, "\(report.unknownReasons)")
        #expect(completions(of: report) == completions(in: lines.dropFirst().first ?? ""))
    }

    static func verdicts(in line: Substring) -> VerdictCounts? {
        let match = line.wholeMatch(
            of: /\/\/ verdicts: (\d+) proved, (?:(\d+) assumed, )?(\d+) violated, (\d+) unknown/)
        guard let numbers = match?.output else { return nil }
        return VerdictCounts(
            proved: Int(numbers.1)!, assumed: numbers.2.flatMap { Int($0) } ?? 0, violated: Int(numbers.3)!,
            unknown: Int(numbers.4)!)
    }

    private static let proofs = "// proofs assume: "

    private static func completions(in line: Substring) -> [String] {
        line.hasPrefix(proofs) ? line.dropFirst(proofs.count).split(separator: ", ").map(String.init) : []
    }

    private static func completions(of report: Report) -> [String] {
        let names = Set(report.obligations.flatMap(\.assumptions)).filter {
            AssumptionCatalog.assumption($0)?.effect == .completes
        }
        return names.sorted().map(\.description)
    }

    /// A text with the header that its report asks for.
    static func rewritten(_ text: String, for report: Report) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first.flatMap(verdicts) != nil else { return text }
        let counts = report.verdicts
        lines[0] =
            "// verdicts: \(counts.proved) proved, \(counts.assumed) assumed, \(counts.violated) violated, \(counts.unknown) unknown"
        if lines.count > 1, lines[1].hasPrefix(proofs) { lines.remove(at: 1) }
        let names = completions(of: report)
        if !names.isEmpty { lines.insert(proofs[...] + names.joined(separator: ", "), at: 1) }
        return lines.joined(separator: "\n")
    }
}
