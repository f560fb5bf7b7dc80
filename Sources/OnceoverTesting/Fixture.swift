import Foundation
import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverDriver
import OnceoverSource

/// Plain Swift whose comments say what analyzers must find in it.
///
///     func load(done: @escaping () -> Void) {
///         if cached { return }  // want "unresumed-path: `done` is not called"
///         done()  // ok
///     }
///
/// In a test:
///
///     @Test func unresumedPath() throws {
///         try Fixture(folder: "Tests/Fixtures/UnresumedPath").check(analyzers: [analyzer], rules: ids)
///     }
package struct Fixture: Sendable {
    package let texts: [SourceText]

    package init(texts: [SourceText]) { self.texts = texts }

    /// A text that is not on disk.
    package init(_ text: String, path: String = "Fixture.swift") { texts = [SourceText(path: path, text: text)] }

    /// The Swift files of a folder, those in folders below it included.
    package init(folder: String) throws {
        let found = try Discovery(paths: [folder])
        texts = try found.files.map { try SourceReader().read($0.path, as: $0.name) }
        if texts.isEmpty { throw EmptyFixture(folder: folder) }
    }

    /// Runs the analyzers as the command line does and compares what they find with what the comments want. Throws a
    /// `FixtureMismatch` that shows every difference.
    @discardableResult
    package func check(analyzers: [Analyzer], rules: Set<RuleID>, isStrict: Bool = false) throws -> Report {
        var driver = Driver(analyzers: analyzers, rules: rules)
        driver.isStrict = isStrict
        let report = driver.check(texts)
        try check(found: report.diagnostics)
        return report
    }

    /// Compares what was found with what the comments want.
    package func check(found: [Diagnostic]) throws {
        let wanted = try texts.flatMap(WantComment.expectations)
        let mismatch = try FixtureMismatch(wanted: wanted, found: found)
        if !mismatch.isEmpty { throw mismatch }
    }
}

/// A folder without Swift files tests nothing, so it does not pass for tested.
package struct EmptyFixture: Error, CustomStringConvertible {
    let folder: String

    package var description: String { "\(folder) holds no Swift files" }
}
