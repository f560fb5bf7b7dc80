import Foundation
import OnceoverTesting
import Testing

/// `--diff-base`.
@Suite struct DiffBaseTests {
    private let repository: GitFolder
    private let command: Command

    init() throws {
        repository = try GitFolder()
        command = Command(folder: repository.path)
        try repository.commit(["a.swift": FaultySource.function("load")])
        try repository.git("tag", "start")
    }

    private func places(_ arguments: String...) throws -> [Substring] {
        let outcome = try command.run(["check", "--quiet", "--format", "xcode"] + arguments)
        return outcome.output.split(separator: "\n").filter { !$0.contains(": note: ") }
            .compactMap { $0.split(separator: "/").last?.prefix { $0 != " " } }
    }

    @Test func onlyWhatIsNewIsShown() throws {
        #expect(try places("--diff-base", "start").isEmpty)
        let text = FaultySource.function("save") + FaultySource.function("load")
        try repository.folder.write(text, to: "a.swift")
        #expect(try places("--diff-base", "start") == ["a.swift:2:5:"])
        #expect(try places().count == 2)
    }

    @Test func aHelperThatBreaksAnUnchangedCallerIsFound() throws {
        try repository.commit(["caller.swift": FaultySource.caller, "helper.swift": FaultySource.helper(resumes: "k")])
        try repository.git("tag", "sound")
        try repository.folder.write(FaultySource.helper(resumes: "if isOpen { k"), to: "helper.swift")
        #expect(try places("--diff-base", "sound") == ["caller.swift:3:9:"])
    }

    @Test func theBaseIsWhereTheBranchGrewFrom() throws {
        try repository.git("checkout", "--quiet", "-b", "work")
        try repository.commit(["b.swift": FaultySource.function("mine")])
        try repository.git("checkout", "--quiet", "main")
        try repository.commit(["a.swift": FaultySource.sound("load")])
        try repository.git("checkout", "--quiet", "work")
        #expect(try places("--diff-base", "main") == ["b.swift:2:5:"])
    }

    @Test func theWorkingTreeIsLeftAlone() throws {
        try repository.folder.write(FaultySource.function("new"), to: "untracked.swift")
        try repository.folder.write("staged\n", to: "staged.txt")
        try repository.git("add", "staged.txt")
        let index = try Data(contentsOf: URL(fileURLWithPath: repository.path + "/.git/index"))
        #expect(try places("--diff-base", "start") == ["untracked.swift:2:5:"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: repository.path + "/.git/index")) == index)
        #expect(
            try Set(FileManager.default.contentsOfDirectory(atPath: repository.path)) == [
                ".git", "a.swift", "staged.txt", "untracked.swift",
            ])
    }

    @Test func todaysConfigurationHoldsForBoth() throws {
        try repository.commit([
            ".onceover.yml": "rules: { unresumed-path: off }\n", "Old/b.swift": FaultySource.function("b"),
        ])
        try repository.git("tag", "configured")
        try repository.folder.write("exclude: [Old]\n", to: ".onceover.yml")
        #expect(try places("--diff-base", "configured").isEmpty)
        #expect(try places() == ["a.swift:2:5:"])
    }

    @Test func folderByFolderItIsTheSame() throws {
        try repository.folder.write(FaultySource.function("save"), to: "Sub/b.swift")
        #expect(try places("Sub", "--diff-base", "start") == ["b.swift:2:5:"])
        let below = try Command(folder: repository.path + "/Sub").run("check", "--diff-base", "start")
        #expect(below.status == 1 && below.output.hasPrefix("b.swift:2:5: warning: "))
    }

    @Test func aMissingBaseIsOneLine() throws {
        let outcome = try command.run("check", "--diff-base", "nowhere")
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors == "error: git knows no commit `nowhere`\n")
    }

    @Test func aShallowCloneIsOneLine() throws {
        try repository.git("checkout", "--quiet", "-b", "work")
        try repository.commit(["b.swift": ""])
        try repository.git("checkout", "--quiet", "main")
        try repository.commit(["c.swift": ""])
        let clone = try GitFolder()
        try clone.git("fetch", "--quiet", "--depth", "1", "file://" + repository.path, "main:there", "work:here")
        try clone.git("checkout", "--quiet", "here")
        let outcome = try Command(folder: clone.path).run("check", "--diff-base", "there")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.hasPrefix("error: there is no merge base of `there` and HEAD, as the clone is shallow: "))
        #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test func withoutARepositoryItIsOneLine() throws {
        let folder = try TemporaryFolder()
        let outcome = try Command(folder: folder.path).run("check", "--diff-base", "main")
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasSuffix("is not in the working tree of a git repository\n"))
    }
}
