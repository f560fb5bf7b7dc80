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
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures")

    /// All of them, by their topics.
    static func all() throws -> [VerdictFixture] {
        try Fixture(folder: folder.path).texts.map { text in
            VerdictFixture(topic: text.path.split(separator: "/").suffix(2).joined(separator: "/"), text: text)
        }
    }

    var testDescription: String { topic }

    /// The text under the name of its topic: the folders around all fixtures have nothing to do with it.
    var topical: SourceText { SourceText(path: topic, text: source) }

    private var source: String { String(decoding: text.bytes, as: UTF8.self) }

    func check() throws {
        let rules = RuleCatalog.obligationRules
        let fixture = Fixture(source, path: topic)
        let analyzer = ExactlyOnce.analyzer(rules: rules)
        if FixtureWriter.isAsked {
            try FixtureWriter.write(fixture, to: { _ in URL(fileURLWithPath: text.path) }) {
                $0.report(analyzers: [analyzer], rules: Set(rules.map(\.page.id)))
            }
        }
        let report = try fixture.check(analyzers: [analyzer], rules: Set(rules.map(\.page.id)))
        #expect(report.incidents.isEmpty)
        try FixtureHeader.check(report, source)
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
