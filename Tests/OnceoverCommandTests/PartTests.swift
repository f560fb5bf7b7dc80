import OnceoverTesting
import Testing

/// `--report-only` and standard input.
@Suite struct PartTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(folder: folder.path)
        try folder.write(FaultySource.function("load"), to: "A/a.swift")
        try folder.write(FaultySource.function("save"), to: "B/b.swift")
    }

    @Test func onlyWhatIsInTheseFilesIsReported() throws {
        let whole = try command.run("check", "--quiet").output
        let parts = try ["A/a.swift", "B"].map { try command.run("check", "--quiet", "--report-only", $0) }
        #expect(parts.map(\.status) == [1, 1])
        #expect(parts.map(\.output).joined() == whole)
        #expect(try command.run("check", "--quiet", "--report-only", "A", "B/b.swift").output == whole)
    }

    /// What another file says of a handler still counts.
    @Test func allFilesAreLookedAt() throws {
        try folder.write("func call(done: @escaping () -> Void) { help(done) }\n", to: "C/caller.swift")
        try folder.write("func help(_ done: @escaping () -> Void) { done() }\n", to: "C/helper.swift")
        let alone = try command.run("check", "C/caller.swift", "--format", "json", "--obligations").output
        let part = try command.run(
            "check", "--report-only", "C/caller.swift", "--format", "json", "--obligations")
        #expect(!alone.contains("\"verdict\" : \"proved\""))
        #expect(part.status == 0 && part.output.contains("\"verdict\" : \"proved\""))
        #expect(!part.output.contains("helper.swift"))
    }

    @Test func aFileThatIsNotThereIsTwo() throws {
        let outcome = try command.run("check", "--report-only", "A/none.swift")
        #expect(outcome.status == 2 && outcome.errors == "error: A/none.swift: no such file or folder\n")
    }

    @Test func standardInputStandsForAFile() throws {
        let outcome = try command.run(
            ["check", "--quiet", "--stdin-filename", "A/a.swift", "-"], input: FaultySource.sound("load"))
        #expect(outcome.status == 0 && outcome.output.isEmpty)
        let faulty = try command.run(
            ["check", "--quiet", "--stdin-filename", "A/new.swift", "-"], input: "\n" + FaultySource.function("new"))
        #expect(faulty.status == 1 && faulty.output.hasPrefix("A/new.swift:3:5: warning: "))
        #expect(!faulty.output.contains("b.swift"))
    }

    @Test func theProjectIsAroundStandardInput() throws {
        try folder.write(FaultySource.helper(resumes: "if isOpen { k"), to: "C/helper.swift")
        let outcome = try command.run(
            ["check", "--quiet", "--stdin-filename", "C/caller.swift", "-"], input: FaultySource.caller)
        #expect(outcome.status == 1 && outcome.output.hasPrefix("C/caller.swift:3:9: "))
    }

    @Test(arguments: [
        ["-"], ["--stdin-filename", "a.swift"], ["--stdin-filename", "a", "--report-only", "b", "--", "-"],
    ])
    func wrongUsage(arguments: [String]) throws {
        #expect(try command.run(["check"] + arguments).status == 2)
    }

    @Test func whatIsNotUTF8IsTold() throws {
        let outcome = try command.run(
            ["check", "--stdin-filename", "a.swift", "-"], input: [0xFF])
        #expect(outcome.errors.hasPrefix("error: a.swift: not UTF-8 (byte 1 is the first that is not)\n"))
    }
}
