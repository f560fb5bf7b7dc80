import Foundation
import OnceoverDiagnostics
import OnceoverReporters
import Testing

@Suite struct SARIFMergeTests {
    private func log(_ report: Report) -> Data { Data(Reporter.sarif.render(report, SampleReport.context).utf8) }

    private func shard(_ number: Int) -> Report {
        let place = Location(path: "Part\(number)/a.swift", line: 1, column: 1, endColumn: 2, excerpt: "k()")
        var report = Report()
        report.diagnostics = [Diagnostic(rule: "double-resume", message: "m", at: place, symbol: "f()", witness: [])]
        report.obligations = SampleReport.obligations(2, .unknown, reason: "kept")
        report.files.found = 3
        report.sort()
        return report
    }

    private func run(of text: String) throws -> [String: Any] {
        let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let runs = try #require(log["runs"] as? [[String: Any]])
        #expect(runs.count == 1)
        return runs[0]
    }

    @Test func manyShardsAreOneRun() throws {
        let shards = (1...25).map { (path: "\($0).sarif", data: log(shard($0))) }
        let run = try run(of: SARIFMerge.text(of: shards))
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 25)
        let names = results.compactMap { ($0["partialFingerprints"] as? [String: String])?.values.first }
        #expect(Set(names).count == 25)
        #expect((run["invocations"] as? [Any])?.count == 25)
        let properties = try #require(run["properties"] as? [String: Any])
        #expect(properties["unknown"] as? Int == 50 && properties["filesFound"] as? Int == 75)
        #expect(properties["unknownReasons"] as? [String: Int] == ["kept": 50])
    }

    @Test func oneOfOneIsTheSame() throws {
        let text = String(decoding: log(shard(1)), as: UTF8.self)
        #expect(try SARIFMerge.text(of: [(path: "a", data: Data(text.utf8))]) == text)
    }

    @Test func aFindingOfTwoReportsIsThereOnce() throws {
        let twice = [(path: "a", data: log(shard(1))), (path: "b", data: log(shard(1)))]
        #expect((try run(of: SARIFMerge.text(of: twice))["results"] as? [Any])?.count == 1)
    }

    @Test(
        arguments: [
            ("[]", "a: this is no SARIF 2.1.0"), ("{", "a: this is no SARIF 2.1.0"),
            (#"{"version": "2.1.0", "runs": []}"#, "a: this is no report of onceover"),
            (
                #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "other"}}}]}"#,
                "a: this is no report of onceover"
            ),
        ])
    func refused(text: String, error: String) {
        #expect { try SARIFMerge.text(of: [(path: "a", data: Data(text.utf8))]) } throws: { "\($0)" == error }
    }
}
