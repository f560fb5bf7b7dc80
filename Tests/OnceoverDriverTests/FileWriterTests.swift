import Foundation
import OnceoverDiagnostics
import OnceoverDriver
import OnceoverTesting
import Synchronization
import Testing

@Suite struct FileWriterTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Parses files of some names, and makes a change to each.
    private func changes(_ names: [String]) throws -> [VerifiedWrite.Change] {
        for name in names { try folder.write("func f(completion: () -> Void) {}\n", to: name) }
        let found = try Discovery(paths: ["."], in: WorkingDirectory(folder.path))
        return ParsedFiles(found, jobs: 1).files.map { ($0, [TextEdit(0..<0, with: "// new\n")]) }
    }

    private func isNew(_ name: String) throws -> Bool {
        try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8).hasPrefix("// new")
    }

    @Test func aFileThatChangedMeanwhileIsLeftAloneAndTheOthersAreWritten() throws {
        let changes = try changes(["a.swift", "b.swift", "c.swift"])
        try folder.write("// somebody else's\n", to: "b.swift")
        let failures = FileWriter().write(changes)
        #expect(failures.map(\.path) == ["b.swift"])
        #expect(try isNew("a.swift") && isNew("c.swift"))
        let text = try String(contentsOfFile: folder.path + "/b.swift", encoding: .utf8)
        #expect(text == "// somebody else's\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    }

    @Test func whatBreaksTheBuildIsTakenBack() throws {
        let changes = try changes(["a.swift", "b.swift"])
        let path = URL(fileURLWithPath: folder.path + "/b.swift").resolvingSymlinksInPath().path
        let outcome = try VerifiedWrite(build: failing([[:], [path: "line 1: no"], [:]])).write(changes)
        #expect(outcome.rolledBack == ["b.swift": "line 1: no"])
        #expect(outcome.failures.isEmpty)
        #expect(try isNew("a.swift"))
        #expect(try !isNew("b.swift"))
    }

    @Test func whatNeedsAFileThatIsTakenBackGoesWithIt() throws {
        let changes = try changes(["a.swift", "b.swift", "c.swift", "d.swift"])
        let path = URL(fileURLWithPath: folder.path + "/a.swift").resolvingSymlinksInPath().path
        let needs: [String: Set<String>] = ["b.swift": ["a.swift"], "c.swift": ["b.swift"], "a.swift": ["d.swift"]]
        let outcome = try VerifiedWrite(needs: needs, build: failing([[:], [path: "line 1: no"], [:]])).write(changes)
        #expect(
            outcome.rolledBack == [
                "a.swift": "line 1: no", "b.swift": "it needs the change of a.swift, which is taken back",
                "c.swift": "it needs the change of b.swift, which is taken back",
            ])
        #expect(try isNew("d.swift") && !isNew("a.swift") && !isNew("b.swift") && !isNew("c.swift"))
    }

    @Test func anErrorElsewhereTakesAllBack() throws {
        let changes = try changes(["a.swift", "b.swift"])
        let outcome = try VerifiedWrite(build: failing([[:], ["/c.swift": "line 2: no"]])).write(changes)
        #expect(outcome.rolledBack.count == 2)
        #expect(try !isNew("a.swift") && !isNew("b.swift"))
    }

    @Test func nothingIsWrittenWhereNothingBuilds() throws {
        let changes = try changes(["a.swift"])
        #expect(throws: VerifiedWrite.BrokenBefore.self) {
            try VerifiedWrite(build: failing([["/c.swift": "line 2: no"]])).write(changes)
        }
        #expect(try !isNew("a.swift"))
    }

    /// Builds one after the other: those with errors fail.
    private func failing(_ builds: [[String: String]]) -> @Sendable () -> PackageBuild.Outcome {
        let next = Mutex(0)
        return {
            let number = next.withLock { next in
                defer { next += 1 }
                return next
            }
            return PackageBuild.Outcome(succeeded: builds[number].isEmpty, errors: builds[number], lastLines: "")
        }
    }
}
