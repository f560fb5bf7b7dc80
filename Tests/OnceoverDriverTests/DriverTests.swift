import Foundation
import OnceoverDiagnostics
import OnceoverDriver
import OnceoverSource
import OnceoverTesting
import Testing

@Suite struct DriverTests {
    private let folder: TemporaryFolder
    private let driver = Driver(analyzers: [fakeAnalyzer], rules: ["leak", "twice"])

    init() throws { folder = try TemporaryFolder() }

    private func report(jobs: Int = 2) throws -> Report {
        var driver = driver
        driver.jobs = jobs
        return driver.check(try Discovery(paths: ["."], in: WorkingDirectory(folder.path)))
    }

    /// The token that makes the pre-filter keep a file.
    private let kept = "// completion\n"

    @Test func theReportIsSortedWhateverTheOrderOfWork() throws {
        for index in 0..<40 {
            try folder.write(kept + String(repeating: "leak; twice\n", count: 1 + index % 7), to: "f\(index).swift")
        }
        let report = try report(jobs: 3)
        #expect(report.diagnostics == report.diagnostics.sorted())
        #expect(report.diagnostics == (try self.report(jobs: 1)).diagnostics)
        #expect(report.verdicts.violated == report.diagnostics.count)
        #expect(report.files.parsed == 40)
    }

    @Test func everythingIsCounted() throws {
        try folder.write(kept + "leak; fine; unsure; unsure", to: "a.swift")
        try folder.write("leak", to: "b.swift")
        try folder.write([0xFF] + Array("completion leak".utf8), to: "c.swift")
        let report = try report()
        #expect(report.verdicts == VerdictCounts(proved: 1, violated: 1, unknown: 2))
        #expect(report.unknownReasons == ["not told": 2])
        #expect((report.files.found, report.files.parsed) == (3, 1))
        #expect((report.files.skipped, report.files.unread) == (1, 1))
        #expect(report.files.bytes == kept.utf8.count + 30)
        #expect(report.incidents.map(\.path) == ["c.swift"])
    }

    @Test func syntaxErrorsAreIncidentsAndTheRestIsChecked() throws {
        try folder.write(kept + "func ( {\n}\nleak\n", to: "a.swift")
        let report = try report()
        #expect(report.incidents.map(\.line) == [2])
        #expect(report.diagnostics.map(\.location.line) == [4])
    }

    @Test func oddFilesAreNoTrouble() throws {
        try folder.write("", to: "empty.swift")
        try folder.write("#!/usr/bin/env swift", to: "shebang.swift")
        try folder.write("#!/usr/bin/env swift completion\nleak", to: "script.swift")
        try folder.write(kept.replacing("\n", with: "\r\n") + "\r\n  leak\r\n", to: "windows.swift")
        let report = try report()
        #expect(report.incidents.isEmpty)
        #expect(
            report.diagnostics.map { "\($0.location.path):\($0.location.line):\($0.location.column)" }
                == ["script.swift:2:1", "windows.swift:3:3"])
        #expect(report.diagnostics.last?.location.excerpt == "  leak")
    }

    @Test func anEmptyRunIsAReport() throws {
        #expect(try report().files.found == 0)
    }

    @Test func underStrictTheUnknownIsFound() throws {
        var driver = driver
        driver.isStrict = true
        let report = driver.check([SourceText(path: "a.swift", text: kept + "unsure")])
        #expect(report.diagnostics.map(\.rule) == [.unknownVerdict])
        #expect(report.diagnostics.map(\.message) == ["the verdict on `unsure` is unknown: not told"])
    }
}
