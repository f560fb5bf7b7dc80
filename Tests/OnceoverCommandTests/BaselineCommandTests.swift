import Foundation
import OnceoverTesting
import Testing

/// `--baseline` and what goes with it.
@Suite struct BaselineCommandTests {
    private let repository: GitFolder
    private let command: Command

    init() throws {
        repository = try GitFolder()
        command = Command(folder: repository.path)
        try write("load", "save", "send")
    }

    /// A function with a fault each.
    private func write(_ functions: String..., to file: String = "Sources/a.swift") throws {
        try repository.folder.write(functions.map(FaultySource.function).joined(), to: file)
    }

    private var baseline: String {
        get throws { try String(contentsOfFile: repository.path + "/old", encoding: .utf8) }
    }

    @Test func whatIsWrittenIsOld() throws {
        let written = try command.run("check", "--write-baseline", "old")
        #expect(written.status == 0)
        #expect(written.errors == "old: 3 findings written\n")
        #expect(try baseline.split(separator: "\n").count == 4)
        let outcome = try command.run("check", "--baseline", "old")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("no findings in 1 file · 3 old not shown · "))
        #expect(outcome.errors.isEmpty)
    }

    @Test func itIsTheSameFromAnyDirectory() throws {
        _ = try command.run("check", "--write-baseline", "old")
        let below = Command(folder: repository.path + "/Sources")
        #expect(try below.run("check", "--baseline", "../old").status == 0)
        #expect(
            try Command(folder: "/").run("check", repository.path, "--baseline", repository.path + "/old").status == 0)
    }

    @Test func aNewOneIsFound() throws {
        _ = try command.run("check", "--write-baseline", "old")
        try write("load", "save", "open", "send")
        let outcome = try command.run("check", "--baseline", "old", "--format", "xcode", "--quiet")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("Sources/a.swift:10:"))
        #expect(outcome.output.split(separator: "\n").count(where: { $0.contains(": warning: ") }) == 1)
    }

    @Test func aMovedFileIsOld() throws {
        _ = try command.run("check", "--write-baseline", "old")
        try repository.folder.write(
            "\n\n" + String(contentsOfFile: repository.path + "/Sources/a.swift", encoding: .utf8),
            to: "Sources/Moved/b.swift")
        try FileManager.default.removeItem(atPath: repository.path + "/Sources/a.swift")
        #expect(try command.run("check", "--baseline", "old").status == 0)
    }

    @Test func pruningTakesOutAndNeverAdds() throws {
        _ = try command.run("check", "--write-baseline", "old")
        let mended = ["load", "open", "send"].map(FaultySource.function).joined() + FaultySource.sound("save")
        try repository.folder.write(mended, to: "Sources/a.swift")
        let told = try command.run("check", "--baseline", "old")
        #expect(told.errors.hasPrefix("old: 1 entry is not found any more; --prune-baseline takes them out\n"))
        #expect(told.errors.hasSuffix("  Sources/a.swift: unresumed-path in `save(_:)`\n"))
        let pruned = try command.run("check", "--baseline", "old", "--prune-baseline")
        #expect(pruned.status == 1)
        #expect(try baseline.contains("load(") && baseline.contains("send("))
        #expect(try !baseline.contains("save(") && !baseline.contains("open("))
    }

    @Test func whatWasNotCheckedStays() throws {
        try write("far", to: "Other/b.swift")
        _ = try command.run("check", "--write-baseline", "old")
        let pruned = try command.run("check", "Sources", "--baseline", "old", "--prune-baseline")
        #expect(pruned.status == 0 && pruned.errors.isEmpty)
        #expect(try baseline.contains("far("))
        _ = try command.run("check", "Sources", "--write-baseline", "old")
        #expect(try baseline.contains("far("))
    }

    @Test func branchesThatTakeOutNeighboursMerge() throws {
        try repository.commit([:])
        _ = try command.run("check", "--write-baseline", "old")
        try repository.commit([:])
        for (branch, kept) in [("one", ["save", "send"]), ("two", ["load", "send"])] {
            try repository.git("checkout", "--quiet", "-b", branch, "main")
            try repository.folder.write(kept.map(FaultySource.function).joined(), to: "Sources/a.swift")
            _ = try command.run("check", "--baseline", "old", "--prune-baseline")
            // The sources are as before: only the baselines are merged here.
            try repository.git("checkout", "--quiet", "--", "Sources")
            try repository.commit([:])
        }
        try repository.git("merge", "--quiet", "--no-edit", "one")
        #expect(try baseline.split(separator: "\n").map { $0.contains("send(") } == [false, true])
    }

    @Test(arguments: [["--prune-baseline"], ["--write-baseline", "a", "--baseline", "b"]])
    func wrongUsage(arguments: [String]) throws {
        #expect(try command.run(["check"] + arguments).status == 2)
    }

    @Test func aMissingOneIsOneLine() throws {
        let outcome = try command.run("check", "--baseline", "none")
        #expect(outcome.status == 2)
        #expect(outcome.errors == "error: none: the baseline cannot be read; --write-baseline writes one\n")
    }
}
