import Foundation
import OnceoverTesting
import Testing

@Suite struct CheckTests {
    private let folder: TemporaryFolder
    private let command: Command

    /// A finding that needs no analysis: the suppression suppresses nothing.
    private let faulty = "func f() {}  // onceover:ignore double-resume -- no reason at all\n"

    init() throws {
        folder = try TemporaryFolder()
        command = Command(folder: folder.path)
    }

    @Test func nothingFoundIsZero() throws {
        try folder.write("func f(completion: () -> Void) { completion() }\n", to: "a.swift")
        let outcome = try command.run("check")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("no findings in 1 file · "))
        #expect(outcome.errors.isEmpty)
    }

    @Test func findingsAreOne() throws {
        try folder.write(faulty, to: "Sources/a.swift")
        let outcome = try command.run("check", "Sources")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("Sources/a.swift:1:14: error: `double-resume` is not found here"))
        #expect(outcome.output.contains("1 error in 1 of 1 file · no obligations · "))
        #expect(!outcome.output.contains("\u{1B}"))
    }

    @Test func theExitPolicyNamesALevel() throws {
        let warning = "func f(completion: @escaping () -> Void) { guard isReady else { return }; completion() }\n"
        try folder.write(warning, to: "a.swift")
        let outcome = try command.run("check", "a.swift")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("a.swift:1:44: warning: `completion` is not called on this path"))
        #expect(outcome.output.contains("1 warning in 1 of 1 file · "))
        #expect(try command.run("check", "--fail-on", "error", "a.swift").status == 0)
        #expect(try command.run("check", "--fail-on", "none", "a.swift").status == 0)
        #expect(try command.run("check", "--fail-on", "warning", "a.swift").status == 1)
        try folder.write("public " + warning, to: "a.swift")
        #expect(try command.run("check", "--fail-on", "error", "a.swift").status == 1)
    }

    @Test func aPathThatIsNotThereIsTwoAndOneLine() throws {
        let outcome = try command.run("check", "nowhere")
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors == "error: nowhere: no such file or folder\n")
    }

    @Test(arguments: [
        ["check", "--jobs", "0"], ["check", "--format", "junitt"], ["check", "--frobnicate"], ["frob"],
    ])
    func wrongUsageIsTwo(arguments: [String]) throws {
        let outcome = try command.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("Error: "))
    }

    @Test func whatCannotBeReadIsTold() throws {
        try folder.write([0x61, 0xFF], to: "bad.swift")
        try folder.write("func f() {}\n", to: "good.swift")
        let outcome = try command.run("check")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "error: bad.swift: not UTF-8 (byte 2 is the first that is not)\n")
        #expect(outcome.output.contains("1 file not fully analysed"))
        #expect(try command.run("check", "bad.swift").status == 2)
    }

    @Test func aFolderWithoutSwiftIsRemarkedOn() throws {
        let outcome = try command.run("check")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "warning: no Swift files in .\n")
    }

    @Test func syntaxErrorsAreTold() throws {
        try folder.write(faulty + "func ( {\n", to: "a.swift")
        let outcome = try command.run("check")
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasPrefix("warning: a.swift:2: syntax error"))
    }

    @Test func quietPrintsFindingsOnly() throws {
        try folder.write(faulty, to: "a.swift")
        #expect(try !command.run("check", "--quiet").output.contains("1 finding in"))
        #expect(try command.run("check", "--quiet", "--format", "json").errors.isEmpty)
    }

    @Test func aReportGoesToAFile() throws {
        try folder.write(faulty, to: "a.swift")
        let outcome = try command.run("check", "--format", "sarif", "--output", "report.sarif")
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("1 error in 1 of 1 file"))
        let report = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/report.sarif"))
        #expect(try JSONSerialization.jsonObject(with: report) is [String: Any])
        #expect(try command.run("check", "--output", "no/such/folder/report").status == 2)
    }

    @Test func theSameInputGivesTheSameBytes() throws {
        for index in 0..<20 { try folder.write(String(repeating: faulty, count: index), to: "f\(index).swift") }
        for format in ["sarif", "json", "github", "xcode", "junit", "codeclimate", "markdown", "html"] {
            let one = try command.run("check", "--format", format, "--jobs", "1").output
            #expect(try command.run("check", "--format", format, "--jobs", "4").output == one)
        }
    }

    @Test func statisticsGoToStandardError() throws {
        try folder.write(faulty, to: "a.swift")
        let outcome = try command.run("check", "--statistics")
        #expect(outcome.errors.contains("files: 1 found, 1 parsed, 0 skipped by their text, 0 not read"))
    }

    @Test func helpTeaches() throws {
        let outcome = try command.run("check", "--help")
        #expect(outcome.status == 0)
        for word in ["EXAMPLES", "EXIT STATUS", "--format", "onceover:ignore"] {
            #expect(outcome.output.contains(word))
        }
    }

    @Test func versionIsANumber() throws {
        #expect(try command.run("--version").output.wholeMatch(of: #/\d+\.\d+\.\d+\n/#) != nil)
    }

    @Test func aLinkToTheReportStaysALink() throws {
        try folder.write(faulty, to: "a.swift")
        try folder.write("old", to: "report.json")
        let link = folder.path + "/link.json"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "/report.json")
        _ = try command.run("check", "--format", "json", "--output", "link.json", "a.swift")
        #expect(
            try FileManager.default.attributesOfItem(atPath: link)[.type] as? FileAttributeType == .typeSymbolicLink)
        #expect(try String(contentsOfFile: folder.path + "/report.json", encoding: .utf8).hasPrefix("{"))
    }

    /// A pipe that is replaced by a file would leave its reader waiting.
    @Test func aPipeIsWrittenTo() throws {
        try folder.write(faulty, to: "a.swift")
        let pipe = folder.path + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        let reader = try #require(FileHandle(forUpdatingAtPath: pipe))
        _ = try command.run("check", "--quiet", "--format", "github", "--output", "pipe", "a.swift")
        #expect(String(decoding: reader.availableData, as: UTF8.self).hasPrefix("::error"))
    }

    @Test func oneRunWritesSeveralReports() throws {
        try folder.write(faulty, to: "a.swift")
        let outcome = try command.run(
            "check", "--format", "sarif", "--output", "a.sarif", "--format", "xcode", "--output", "-",
            "--format", "html", "--output", "a.html")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("/a.swift:1:14: "))
        #expect(try String(contentsOfFile: folder.path + "/a.html", encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
        #expect(try String(contentsOfFile: folder.path + "/a.sarif", encoding: .utf8).hasPrefix("{"))
    }

    @Test(
        arguments: [
            ["--format", "sarif", "--format", "json"], ["--format", "sarif", "--output", "a", "--output", "b"],
            ["--format", "sarif", "--output", "-", "--format", "json", "--output", "-"], ["--obligations"],
        ])
    func reportsThatCannotAllBeWritten(arguments: [String]) throws {
        let outcome = try command.run(["check"] + arguments)
        #expect(outcome.status == 2 && outcome.output.isEmpty)
    }

    @Test func aBuildIsNeverBroken() throws {
        try folder.write(faulty, to: "a.swift")
        try folder.write([0xFF], to: "b.swift")
        let outcome = try command.run("check", "--advisory", "--quiet", "--format", "xcode")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains(": warning: ") && !outcome.output.contains(": error: "))
        let broken = try command.run("check", "--advisory", "nowhere")
        #expect(broken.status == 0 && broken.errors == "warning: nowhere: no such file or folder\n")
    }

    @Test func aSlipOfThePenIsUnderstood() throws {
        for (wrong, name, near) in [(["chekc"], "chekc", "check"), (["config", "shwo", "a.swift"], "shwo", "show")] {
            #expect(try command.run(wrong).errors == "Error: there is no command `\(name)`; did you mean `\(near)`?\n")
        }
        #expect(try command.run("check", "--baselin", "a").errors.contains("Did you mean '--baseline'?"))
    }

    @Test func shellsAreGivenCompletions() throws {
        for shell in ["bash", "zsh", "fish"] {
            let outcome = try command.run("--generate-completion-script", shell)
            #expect(outcome.status == 0 && outcome.output.contains("prune-baseline"))
        }
    }

    @Test func partsAreMerged() throws {
        for part in ["A", "B"] {
            try folder.write(faulty, to: "\(part)/a.swift")
            _ = try command.run("check", part, "--format", "sarif", "--output", "\(part).sarif")
        }
        let merged = try command.run("merge", "A.sarif", "B.sarif")
        #expect(merged.status == 0)
        #expect(merged.output.split(separator: "\"ruleId\"").count == 3)
        #expect(try command.run("merge", "A.sarif", "none").errors == "error: none: cannot be read\n")
    }
}
