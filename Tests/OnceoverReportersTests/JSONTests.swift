import Foundation
import OnceoverReporters
import Testing

@Suite struct JSONTests {
    @Test(arguments: [Reporter.json, Reporter.sarif].map(\.name))
    func snapshot(format: String) throws {
        let reporter = try #require(Reporter.named(format))
        let snapshot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Snapshots/sample.\(format)")
        let text = reporter.render(SampleReport.report, SampleReport.context)
        // To take a new snapshot, delete the file and run the test twice; then read the difference.
        if !FileManager.default.fileExists(atPath: snapshot.path) { try Data(text.utf8).write(to: snapshot) }
        #expect(text == (try String(contentsOf: snapshot, encoding: .utf8)))
    }

    @Test func thereIsOneReporterForEachName() {
        #expect(Reporter.all.map(\.name) == ["text", "xcode", "github", "sarif", "json"])
        #expect(Reporter.named("junit") == nil)
    }
}
