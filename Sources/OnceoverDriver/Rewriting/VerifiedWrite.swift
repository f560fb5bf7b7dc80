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

    /// The package did not build before anything was written. Then nobody could say what broke it.
    package struct BrokenBefore: Error, Sendable {
        package let lastLines: String
    }

    private let writer = FileWriter()
    private let build: @Sendable () -> PackageBuild.Outcome

    /// - Parameter build: builds the package as it is on disk.
    package init(build: @escaping @Sendable () -> PackageBuild.Outcome) { self.build = build }

    /// Writes all changes. Each failing build takes back the changed files that it names, or all where it names none: an
    /// error in another file is the fault of any of them.
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
            let guilty = named.isEmpty ? written : named
            for change in guilty {
                outcome.rolledBack[change.file.found.name] =
                    result.errors[Self.resolved(change)] ?? result.errors.first.map { "\($0.key): \($0.value)" }
                    ?? result.lastLines
                if let failure = writer.restore(change) { outcome.failures.append(failure) }
            }
            let names = Set(guilty.map(\.file.found.name))
            written.removeAll { names.contains($0.file.found.name) }
        }
        return outcome
    }

    private static func resolved(_ change: Change) -> String {
        URL(fileURLWithPath: change.file.found.path).resolvingSymlinksInPath().path
    }
}
