import Foundation
import OnceoverReporters
import Testing

@Suite struct SnapshotTests {
    @Test(arguments: ["json", "sarif", "junit", "codeclimate", "markdown"])
    func snapshot(format: String) throws {
        let reporter = try #require(Reporter.named(format))
        let snapshot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Snapshots/sample.\(format)")
        let text = reporter.render(SampleReport.report, SampleReport.context)
        // To take a new snapshot, delete the file and run the test twice; then read the difference.
        if !FileManager.default.fileExists(atPath: snapshot.path) { try Data(text.utf8).write(to: snapshot) }
        #expect(text == (try String(contentsOf: snapshot, encoding: .utf8)))
    }

    @Test func obligationsAreListedOnRequest() throws {
        var context = SampleReport.context
        #expect(!Reporter.json.render(SampleReport.report, context).contains("\"list\""))
        context.listsObligations = true
        let text = Reporter.json.render(SampleReport.report, context)
        let report = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let list = try #require((report["obligations"] as? [String: Any])?["list"] as? [[String: Any]])
        #expect(list.count == 31)
        #expect(list[0]["verdict"] as? String == "proved" && list[30]["reason"] != nil)
    }

    @Test func thereIsOneReporterForEachName() {
        #expect(
            Reporter.all.map(\.name) == [
                "text", "xcode", "github", "sarif", "json", "junit", "codeclimate", "markdown", "html",
            ])
        #expect(Reporter.named("pdf") == nil)
    }
}
