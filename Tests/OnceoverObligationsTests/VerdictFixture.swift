import Foundation
import OnceoverDiagnostics
import OnceoverObligations
import OnceoverRules
import OnceoverSource
import OnceoverTesting
import Testing

/// A file under Fixtures. Its first line says how many obligations get which verdict, its `want` comments what is found.
struct VerdictFixture: CustomTestStringConvertible {
    let topic: String
    let text: SourceText

    /// All of them, by their topics.
    static func all() throws -> [VerdictFixture] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures").path
        return try Fixture(folder: folder).texts.map { text in
            VerdictFixture(topic: text.path.split(separator: "/").suffix(2).joined(separator: "/"), text: text)
        }
    }

    var testDescription: String { topic }

    private var source: String { String(decoding: text.bytes, as: UTF8.self) }

    func check() throws {
        let rules = RuleCatalog.obligationRules
        let fixture = Fixture(source, path: topic)
        let report = try fixture.check(
            analyzers: [ExactlyOnce.analyzer(rules: rules)], rules: Set(rules.map(\.page.id)))
        #expect(report.incidents.isEmpty)
        #expect(report.verdicts == (try wantedVerdicts()), "\(report.unknownReasons)")
    }

    /// Every violation shows a path, and the same text gives the same report.
    func checkWitnesses() throws {
        let analyzer = ExactlyOnce.analyzer(rules: RuleCatalog.obligationRules)
        let findings = analyzer.open(SourceFile(text)).run(.none).findings
        for diagnostic in findings.diagnostics {
            #expect(diagnostic.witness.count >= 2, "\(diagnostic.message)")
            #expect(diagnostic.witness.allSatisfy { !$0.message.isEmpty && $0.location.path == text.path })
        }
        let again = analyzer.open(SourceFile(text)).run(.none).findings
        #expect(again.diagnostics == findings.diagnostics)
    }

    /// `// verdicts: 1 proved, 2 violated, 3 unknown`, or `1 proved, 4 assumed, 2 violated, 3 unknown`
    private func wantedVerdicts() throws -> VerdictCounts {
        try #require(Self.verdicts(in: source.prefix { !$0.isNewline }))
    }

    static func verdicts(in line: Substring) -> VerdictCounts? {
        let match = line.wholeMatch(
            of: /\/\/ verdicts: (\d+) proved, (?:(\d+) assumed, )?(\d+) violated, (\d+) unknown/)
        guard let numbers = match?.output else { return nil }
        return VerdictCounts(
            proved: Int(numbers.1)!, assumed: numbers.2.flatMap { Int($0) } ?? 0, violated: Int(numbers.3)!,
            unknown: Int(numbers.4)!)
    }
}

@Suite struct VerdictFixtureTests {
    @Test(arguments: try VerdictFixture.all())
    func fixture(_ fixture: VerdictFixture) throws { try fixture.check() }

    @Test(arguments: try VerdictFixture.all())
    func witnesses(_ fixture: VerdictFixture) throws { try fixture.checkWitnesses() }

    /// They stand in one place, and each run says the same.
    @Test func handlersOfOneFunctionAreToldByName() {
        let names = ["board", "cast", "leave", "moor", "sail", "tow"].map { $0 + "Completion" }
        let parameters = names.reversed().map { $0 + ": @escaping () -> Void" }.joined(separator: ", ")
        let text = SourceText(path: "Quay.swift", text: "func wait(\(parameters)) { print(1) }")
        let findings = ExactlyOnce.analyzer(rules: RuleCatalog.obligationRules).open(SourceFile(text)).run(.none)
            .findings
        #expect(findings.diagnostics.map(\.message) == names.map { "`\($0)` is never called" })
    }

    @Test func everyTopicHasFaultyAndCorrectForms() throws {
        let topics = Dictionary(grouping: try VerdictFixture.all()) { $0.topic.split(separator: "/").first ?? "" }
        for (topic, fixtures) in topics where fixtures.count > 1 {
            let names = fixtures.map(\.topic)
            #expect(names.contains("\(topic)/Faulty.swift"))
            #expect(names.contains("\(topic)/Correct.swift"))
        }
    }
}
