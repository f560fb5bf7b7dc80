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
///         fetch { if isCancelled { return } }  // assumes cancelled-request
///     }
///
/// In a test:
///
///     @Test func unresumedPath() throws {
///         try Fixture(folder: "Tests/Fixtures/UnresumedPath").check(analyzers: [analyzer], rules: ids)
///     }
package struct Fixture: Sendable {
    package let texts: [SourceText]
    /// As in `Driver`.
    package var sharing = Driver.Sharing.joined

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
        let report = report(analyzers: analyzers, rules: rules, isStrict: isStrict)
        try check(found: report.diagnostics + report.ruledOut)
        return report
    }

    /// What the analyzers find.
    package func report(analyzers: [Analyzer], rules: Set<RuleID>, isStrict: Bool = false) -> Report {
        var driver = Driver(analyzers: analyzers, rules: rules)
        driver.isStrict = isStrict
        driver.sharing = sharing
        return driver.check(texts)
    }

    /// The texts with the `assumes` comments that the findings of a report need.
    package func declareAssumptions(of report: Report) -> [SourceText] {
        let ruled = (report.diagnostics + report.ruledOut).filter { !$0.assumptions.isEmpty }
        return texts.map { text in
            SourceText(
                path: text.path,
                text: AssumesComment.rewritten(
                    String(decoding: text.bytes, as: UTF8.self), at: text.path, declaring: ruled))
        }
    }

    /// Compares what was found with what the comments want.
    package func check(found: [Diagnostic]) throws {
        let wanted = try texts.flatMap(WantComment.expectations)
        let ruled = texts.flatMap(AssumesComment.expectations)
        let mismatch = try FixtureMismatch(wanted: wanted, ruled: ruled, found: found)
        if !mismatch.isEmpty { throw mismatch }
    }
}

extension Report {
    /// What assumptions hide.
    fileprivate var ruledOut: [Diagnostic] { excused.map(\.diagnostic) }
}

/// A folder without Swift files tests nothing, so it does not pass for tested.
package struct EmptyFixture: Error, CustomStringConvertible {
    let folder: String

    package var description: String { "\(folder) holds no Swift files" }
}
