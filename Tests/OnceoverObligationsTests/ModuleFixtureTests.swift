import Foundation
import OnceoverDiagnostics
import OnceoverObligations
import OnceoverRules
import OnceoverTesting
import Testing

/// A folder under ModuleFixtures, whose files are one module, and taken to be too large to be read together. The first line of its first file says how many obligations get
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
        var fixture = try Fixture(folder: Self.folder.appendingPathComponent(topic).path)
        fixture.sharing = .facts
        let analyzer = ExactlyOnce.analyzer(rules: rules)
        if FixtureWriter.isAsked {
            try FixtureWriter.write(fixture, to: { URL(fileURLWithPath: $0) }) {
                $0.report(analyzers: [analyzer], rules: Set(rules.map(\.page.id)))
            }
        }
        let report = try fixture.check(analyzers: [analyzer], rules: Set(rules.map(\.page.id)))
        let headed = try #require(
            fixture.texts.lazy.map { String(decoding: $0.bytes, as: UTF8.self) }.first {
                FixtureHeader.verdicts(in: $0.prefix { !$0.isNewline }) != nil
            })
        try FixtureHeader.check(report, headed)
    }
}
