import Foundation
import OnceoverDiagnostics
import OnceoverRewriters
import OnceoverSource
import OnceoverTesting
import Testing

/// A folder with files `Input*.swift`, and what must become of them in `Expected*.swift`.
///
/// Comments `// want "regex"` in the input stand on the lines of functions that are refused, with the reason. Where
/// nothing is to change, there is no expected file.
struct RewriteFixture: CustomTestStringConvertible {
    /// `wrapper/generics`
    let name: String
    private let folder: URL

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures")

    /// All cases of one way of rewriting.
    static func all(_ group: String) throws -> [RewriteFixture] {
        let folder = root.appendingPathComponent(group)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted()
            .map { RewriteFixture(name: "\(group)/\($0)", folder: folder.appendingPathComponent($0)) }
    }

    var testDescription: String { name }

    /// - Parameter result: what the names of the files start with in which the result is.
    func check(
        _ rewrite: Rewrite, _ selection: Selection = Selection(), expecting result: String = "Expected"
    ) throws {
        try check(inTurn: [rewrite], selection, expecting: result)
    }

    /// Refusals are those of the last.
    func check(
        inTurn rewrites: [Rewrite], _ selection: Selection = Selection(), expecting result: String = "Expected"
    ) throws {
        let input = try texts("Input")
        let (output, refused) = Self.run(rewrites, selection, on: input)
        let expected = try texts(result)
        for text in input {
            let path = text.path.replacing("Input", with: result)
            let wanted = expected.first { $0.path == path } ?? text
            if output[text.path] != wanted.string { try write(output[text.path] ?? "", to: path) }
            #expect(output[text.path] == wanted.string, "\(name)/\(text.path)")
        }
        try Fixture(texts: input).check(found: refused)
        try checkResult(output, rewrites, selection)
    }

    /// The result parses, and rewriting it again changes nothing.
    private func checkResult(_ output: [String: String], _ rewrites: [Rewrite], _ selection: Selection) throws {
        let texts = output.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) }
        for text in texts { #expect(SourceFile(text).firstSyntaxError == nil, "\(name)/\(text.path)") }
        for rewrite in rewrites {
            let again = Self.run(rewrite, selection, on: texts).output
            #expect(again == output, "\(name): another run as \(rewrite.name) changes something")
        }
    }

    private static func run(
        _ rewrites: [Rewrite], _ selection: Selection, on texts: [SourceText]
    ) -> (output: [String: String], refused: [Diagnostic]) {
        let outcome = run(rewrites[0], selection, on: texts)
        if rewrites.count == 1 { return outcome }
        let rewritten = texts.map { SourceText(path: $0.path, text: outcome.output[$0.path] ?? "") }
        return run(Array(rewrites.dropFirst()), selection, on: rewritten)
    }

    private static func run(
        _ rewrite: Rewrite, _ selection: Selection, on texts: [SourceText]
    ) -> (output: [String: String], refused: [Diagnostic]) {
        let report = DeepStack.map(count: 1, jobs: 1) { _ in
            rewrite.run(Project(texts.map(SourceFile.init)), selection)
        }[0]
        let output = texts.map { text in
            (text.path, String(decoding: (report.edits[text.path] ?? []).applied(to: text.bytes), as: UTF8.self))
        }
        let refused = report.refusals.map {
            Diagnostic(rule: "refused", message: $0.reason, at: $0.location, witness: $0.witness)
        }
        return (Dictionary(output) { first, _ in first }, refused)
    }

    func texts(_ prefix: String) throws -> [SourceText] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasPrefix(prefix) && $0.hasSuffix(".swift") }
            .map { try SourceReader().read(folder.appendingPathComponent($0).path, as: $0) }
    }

    /// For who writes a case: with `ONCEOVER_WRITE_EXPECTED` set, what comes out is what is expected.
    func write(_ text: String, to path: String) throws {
        guard ProcessInfo.processInfo.environment["ONCEOVER_WRITE_EXPECTED"] != nil else { return }
        try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }
}

extension SourceText {
    fileprivate var string: String { String(decoding: bytes, as: UTF8.self) }
}
