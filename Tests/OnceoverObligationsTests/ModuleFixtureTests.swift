import Foundation
import OnceoverDiagnostics
import OnceoverObligations
import OnceoverRules
import OnceoverTesting
import Testing

/// A folder under ModuleFixtures, whose files are one module. The first line of its first file says how many obligations get
/// which verdict, and `want` comments what is found.
@Suite struct ModuleFixtureTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("ModuleFixtures")

    static var topics: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    @Test(arguments: try topics)
    func fixture(_ topic: String) throws {
        let rules = RuleCatalog.obligationRules
        let fixture = try Fixture(folder: Self.folder.appendingPathComponent(topic).path)
        let report = try fixture.check(
            analyzers: [ExactlyOnce.analyzer(rules: rules)], rules: Set(rules.map(\.page.id)))
        let lines = fixture.texts.map { String(decoding: $0.bytes, as: UTF8.self).prefix { !$0.isNewline } }
        let wanted = try #require(lines.lazy.compactMap(VerdictFixture.verdicts).first)
        #expect(report.verdicts == wanted, "\(report.unknownReasons)")
    }
}
