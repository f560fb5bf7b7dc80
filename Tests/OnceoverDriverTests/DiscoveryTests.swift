import Foundation
import OnceoverTesting
import Testing

@testable import OnceoverDriver

@Suite struct DiscoveryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ names: String...) throws {
        for name in names { try folder.write("", to: name) }
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: target)
    }

    private func discovered(_ paths: String...) throws -> Discovery {
        try Discovery(paths: paths, in: WorkingDirectory(folder.path))
    }

    private func found(_ paths: String...) throws -> [String] {
        try Discovery(paths: paths, in: WorkingDirectory(folder.path)).files.map(\.name)
    }

    @Test func swiftFilesAtAnyDepthSorted() throws {
        try write("b.swift", "a/c.swift", "a/b/d.swift", "a.txt", "swift", "e.swift.bak")
        #expect(try found(".") == ["a/b/d.swift", "a/c.swift", "b.swift"])
    }

    @Test func someFoldersAreLeftOut() throws {
        try write(
            "a.swift", ".build/b.swift", "Pods/P/c.swift", "x/Carthage/d.swift", "DerivedData/e.swift",
            "node_modules/f.swift", ".hidden/g.swift", ".h.swift", "Podsy/i.swift"
        )
        #expect(try found(".") == ["Podsy/i.swift", "a.swift"])
    }

    @Test func whatIsNamedIsTaken() throws {
        try write("Pods/c.swift", ".build/b.swift", "script", ".gitignore")
        try folder.write("*.swift\n", to: ".gitignore")
        #expect(try found("Pods/c.swift", "script") == ["Pods/c.swift", "script"])
        try folder.write("", to: ".gitignore")
        #expect(try found(".build") == [".build/b.swift"])
    }

    @Test func pathsAreShownRelativeWhereTheyAreBelow() throws {
        try write("a/b.swift", "c/d.swift")
        let inner = WorkingDirectory(folder.path + "/a")
        let files = try Discovery(paths: [".", folder.path + "/c"], in: inner).files
        #expect(files.map(\.name) == [folder.path + "/c/d.swift", "b.swift"])
    }

    @Test func noFileIsTakenTwice() throws {
        try write("a/b.swift", "a/c.swift")
        #expect(try found("a/b.swift", "a", ".", "./a//b.swift", folder.path) == ["a/b.swift", "a/c.swift"])
    }

    @Test func gitignoreFilesHoldBelowTheirFolder() throws {
        try write("a.swift", "Gen/b.swift", "x/Gen/c.swift", "x/d.swift", "x/e.swift", "y/d.swift", "z/k/f.swift")
        try folder.write("Gen/\n/z/*\n!/z/k\n", to: ".gitignore")
        try folder.write("d.swift\n", to: "x/.gitignore")
        #expect(try found(".") == ["a.swift", "x/e.swift", "y/d.swift", "z/k/f.swift"])
    }

    @Test func aDeeperGitignoreTakesBack() throws {
        try write("x/a.swift", "y/a.swift")
        try folder.write("a.swift\n", to: ".gitignore")
        try folder.write("!a.swift\n", to: "x/.gitignore")
        #expect(try found(".") == ["x/a.swift"])
    }

    @Test func whatIsInAnIgnoredFolderIsNotTakenBack() throws {
        try write("x/a.swift")
        try folder.write("x/\n!x/a.swift\n", to: ".gitignore")
        #expect(try found(".").isEmpty)
    }

    @Test func gitignoreFilesAboveHoldUpToTheRepository() throws {
        try write("repo/.git/HEAD", "repo/a/b.swift", "repo/a/c.swift")
        try folder.write("c.swift\n", to: "repo/.gitignore")
        try folder.write("b.swift\n", to: ".gitignore")
        #expect(try found("repo/a") == ["repo/a/b.swift"])
    }

    @Test func linksAreFollowedOnceAndLoopsEnd() throws {
        try write("real/a.swift", "else/where/b.swift")
        try link("real/up", to: "..")
        try link("real/self", to: "self")
        try link("aaa", to: "real")
        try link("real/other", to: "../else/where")
        try link("real/c.swift", to: "a.swift")
        #expect(try found("real") == ["real/a.swift", "real/other/b.swift"])
        #expect(try found(".") == ["else/where/b.swift", "real/a.swift"])
    }

    @Test func aLinkThatLeadsNowhereIsAnIncident() throws {
        try write("a.swift")
        try link("b.swift", to: "gone.swift")
        try link("c.txt", to: "gone.txt")
        let discovery = try discovered(".")
        #expect(discovery.files.map(\.name) == ["a.swift"])
        #expect(discovery.incidents.map(\.path) == ["b.swift"])
    }

    @Test func aPathThatIsNotThereEndsIt() throws {
        try write("a.swift")
        #expect(throws: UnusablePath(path: "b", reason: "no such file or folder")) { try found("a.swift", "b") }
    }

    @Test func namesMayHoldAnything() throws {
        try write("a b/é ü/日本.swift", "c#d/[e].swift")
        #expect(try found(".") == ["a b/é ü/日本.swift", "c#d/[e].swift"])
    }
}
