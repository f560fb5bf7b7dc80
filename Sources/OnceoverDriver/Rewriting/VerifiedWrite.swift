import Foundation
import OnceoverDiagnostics

/// Writes files, and takes back those that the package no longer builds with.
package struct VerifiedWrite {
    package typealias Change = (file: ParsedFiles.File, edits: [TextEdit])

    /// What came of it.
    package struct Outcome: Sendable {
        /// Files that are as they were, and why: by the names as they are shown.
        package fileprivate(set) var rolledBack: [String: String] = [:]
        package fileprivate(set) var failures: [FileWriter.Failure] = []
    }

    /// The package did not build before anything was written. It would not be known what broke it.
    package struct BrokenBefore: Error, Sendable {
        package let lastLines: String
    }

    private let writer = FileWriter()
    private let needs: [String: Set<String>]
    private let build: @Sendable () -> PackageBuild.Outcome

    /// - Parameters:
    ///   - needs: the files whose changes those of a file need, by the names as they are shown.
    ///   - build: builds the package as it is on disk.
    package init(needs: [String: Set<String>] = [:], build: @escaping @Sendable () -> PackageBuild.Outcome) {
        self.needs = needs
        self.build = build
    }

    /// Writes all changes. Each failing build takes back the changed files that it names and those that need them, or all
    /// where it names none: an error in another file is the fault of any of them.
    package func write(_ changes: [Change]) throws(BrokenBefore) -> Outcome {
        let before = build()
        guard before.succeeded else { throw BrokenBefore(lastLines: before.lastLines) }
        var outcome = Outcome()
        outcome.failures = writer.write(changes)
        let failed = Set(outcome.failures.map(\.path))
        var written = changes.filter { !failed.contains($0.file.found.name) }
        while !written.isEmpty {
            let result = build()
            if result.succeeded { return outcome }
            let named = written.filter { result.errors[Self.resolved($0)] != nil }
            let reasons = withNeedy(reasons(against: named.isEmpty ? written : named, in: result), among: written)
            for change in written where reasons[change.file.found.name] != nil {
                if let failure = writer.restore(change) { outcome.failures.append(failure) }
            }
            outcome.rolledBack.merge(reasons) { $1 }
            written.removeAll { reasons[$0.file.found.name] != nil }
        }
        return outcome
    }

    /// Why files are taken back, by their names.
    private func reasons(against guilty: [Change], in result: PackageBuild.Outcome) -> [String: String] {
        let elsewhere = result.errors.min { $0.key < $1.key }.map { "\($0.key): \($0.value)" } ?? result.lastLines
        let reasons = guilty.map { ($0.file.found.name, result.errors[Self.resolved($0)] ?? elsewhere) }
        return Dictionary(reasons) { first, _ in first }
    }

    /// With the files that would not build without what is taken back, and those that need them in turn.
    private func withNeedy(_ reasons: [String: String], among written: [Change]) -> [String: String] {
        var reasons = reasons
        var left = written.map(\.file.found.name).filter { reasons[$0] == nil }
        while let name = left.first(where: { needs[$0]?.contains { reasons[$0] != nil } ?? false }) {
            let needed = needs[name]?.filter { reasons[$0] != nil }.min() ?? ""
            reasons[name] = "it needs the change of \(needed), which is taken back"
            left.removeAll { $0 == name }
        }
        return reasons
    }

    private static func resolved(_ change: Change) -> String {
        URL(fileURLWithPath: change.file.found.path).resolvingSymlinksInPath().path
    }
}
