import Foundation
import OnceoverTesting
import Testing

/// `.onceover.yml`, as the program finds and uses it.
@Suite struct ConfigurationTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(folder: folder.path)
        try folder.write(Self.ferry, to: "App/Sources/Ferry.swift")
    }

    private static let ferry = """
        func arrival(of ferry: Ferry) async {
            await withCheckedContinuation { continuation in
                ferry.board { continuation.resume() }
            }
        }
        """

    private static let boardsOften = """
        contracts:
          - function: Ferry.board(_:)
            calls: many
        """

    @Test func withoutOneNothingIsKnown() throws {
        #expect(try command.run("check", "App", "--quiet").status == 0)
    }

    @Test func theNearestAboveAPathHolds() throws {
        try folder.write(Self.boardsOften, to: "App/.onceover.yml")
        let outcome = try command.run("check", "App/Sources", "--quiet", "--format", "xcode")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("repeating-callback"))
    }

    @Test func eachPathHasItsOwn() throws {
        try folder.write(Self.boardsOften, to: "App/.onceover.yml")
        try folder.write(Self.ferry, to: "Other/Ferry.swift")
        let outcome = try command.run("check", "Other", "App", "--quiet", "--format", "xcode")
        #expect(outcome.output.contains("App/Sources/Ferry.swift:3:"))
        #expect(!outcome.output.contains("Other/Ferry.swift"))
    }

    @Test func oneThatIsNamedHoldsForAll() throws {
        try folder.write(Self.boardsOften, to: "strict.yml")
        let outcome = try command.run("check", "App", "--quiet", "--config", "strict.yml")
        #expect(outcome.status == 1)
    }

    @Test func oneThatIsNamedAndMissing() throws {
        let outcome = try command.run("check", "App", "--config", "none.yml")
        #expect(outcome.status == 2)
        #expect(outcome.errors == "error: none.yml: no such file\n")
    }

    @Test func anUnknownKeyIsAnErrorWithItsPlace() throws {
        try folder.write("# ours\nexlude: [Sources]\n", to: "App/.onceover.yml")
        let outcome = try command.run("check", "App")
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("error: App/.onceover.yml:2: `exlude` is no key here; did you"))
    }

    @Test func whatIsExcludedIsNotChecked() throws {
        try folder.write(Self.boardsOften + "\nexclude:\n  - Sources\n", to: "App/.onceover.yml")
        #expect(try command.run("check", "App", "--quiet").status == 0)
        // A file that is named is always checked.
        #expect(try command.run("check", "App/Sources/Ferry.swift", "--quiet").status == 1)
    }

    @Test func aRuleThatIsOffFindsNothing() throws {
        try folder.write(Self.boardsOften + "\nrules:\n  repeating-callback: off\n", to: "App/.onceover.yml")
        #expect(try command.run("check", "App", "--quiet").status == 0)
    }

    // MARK: - Several of them

    @Test func theRootAFolderAndAFileAgree() throws {
        try folder.write(Self.boardsOften, to: "App/Sources/.onceover.yml")
        let expected = "App/Sources/Ferry.swift:3:"
        for path in [".", "App", "App/Sources", "App/Sources/Ferry.swift"] {
            let outcome = try command.run("check", path, "--quiet")
            #expect(outcome.status == 1 && outcome.output.hasPrefix(expected))
        }
        try folder.write(Self.ferry, to: "App/Other/Ferry.swift")
        #expect(try command.run("check", "App/Other", "--quiet").status == 0)
    }

    @Test func theNearerOneGoesBeforeTheFartherOne() throws {
        try folder.write(Self.boardsOften + "\nrules: { repeating-callback: off }\n", to: ".onceover.yml")
        #expect(try command.run("check", "--quiet").status == 0)
        try folder.write("rules: { repeating-callback: on }\n", to: "App/.onceover.yml")
        #expect(try command.run("check", "--quiet").status == 1)
    }

    @Test func whatLiesAboveTheRepositoryBelongsToOthers() throws {
        try folder.write(Self.boardsOften, to: ".onceover.yml")
        try folder.write("", to: "App/.git/HEAD")
        #expect(try command.run("check", "App", "--quiet").status == 0)
    }

    @Test func aRuleHasALevel() throws {
        try folder.write(Self.boardsOften + "\nrules: { repeating-callback: note }\n", to: ".onceover.yml")
        #expect(try command.run("check", "--quiet").output.isEmpty)
        #expect(try command.run("check", "--quiet", "--notes").output.contains(": note: "))
    }

    @Test(arguments: ["vendored", "demo"])
    func otherPeoplesCodeAndDemosHaveNotes(key: String) throws {
        try folder.write(Self.boardsOften + "\n\(key): [App]\n", to: ".onceover.yml")
        #expect(try command.run("check", "--quiet").status == 0)
        #expect(try command.run("check", "--quiet", "--notes", "--fail-on", "note").status == 1)
    }

    @Test func failOnIsTheConfigurationsUnlessTheCommandLineSays() throws {
        try folder.write(Self.boardsOften + "\nfail-on: none\n", to: ".onceover.yml")
        #expect(try command.run("check", "--quiet").status == 0)
        #expect(try command.run("check", "--quiet", "--fail-on", "note").status == 1)
    }

    @Test func onlyWhatIsIncludedIsChecked() throws {
        try folder.write(Self.boardsOften + "\ninclude: [Other]\n", to: ".onceover.yml")
        #expect(try command.run("check", "--quiet").status == 0)
        try folder.write(Self.boardsOften + "\ninclude: [App]\n", to: ".onceover.yml")
        #expect(try command.run("check", "--quiet").status == 1)
    }

    @Test func aHookThatNamesFilesObeysForceExclude() throws {
        try folder.write(Self.boardsOften + "\nexclude: [Sources]\nforce-exclude: true\n", to: "App/.onceover.yml")
        #expect(try command.run("check", "App/Sources/Ferry.swift", "--quiet").status == 0)
    }

    // MARK: - Other commands

    @Test func convertLeavesAloneWhatIsExcluded() throws {
        let source = "func load(completion: @escaping (Int) -> Void) { completion(1) }\n"
        try folder.write(source, to: "App/Generated/a.swift")
        try folder.write("exclude: [Generated]\n", to: "App/.onceover.yml")
        #expect(try command.run("convert", "--as", "wrapper", "--quiet").output.isEmpty)
        #expect(try command.run("convert", "--as", "wrapper", "--quiet", "App/Generated/a.swift").output.contains("+"))
    }

    @Test func unitObeysItToo() throws {
        let helper = "public func settle(_ done: @escaping () -> Void) { Ferry.board(done) }\n"
        try folder.write(helper, to: "Store/settle.swift")
        try folder.write(Self.boardsOften, to: "Store/.onceover.yml")
        #expect(try command.run("unit", "--module", "Store", "--out", "Store.facts", "Store").status == 0)
        let with = try String(contentsOfFile: folder.path + "/Store.facts", encoding: .utf8)
        try folder.write("exclude: [settle.swift]\n", to: "Store/.onceover.yml")
        #expect(try command.run("unit", "--module", "Store", "--out", "Store.facts", "Store").status == 0)
        #expect(try String(contentsOfFile: folder.path + "/Store.facts", encoding: .utf8) != with)
    }

    // MARK: - Showing and beginning

    @Test func eachValueIsShownWithItsPlace() throws {
        try folder.write("fail-on: error\nexclude:\n  - Old\n", to: ".onceover.yml")
        try folder.write("rules:\n  double-resume: off\n", to: "App/.onceover.yml")
        let outcome = try command.run("config", "show", "App/Sources/Ferry.swift")
        #expect(
            outcome.output == """
                exclude: Old               # .onceover.yml:3
                rules: double-resume: off  # App/.onceover.yml:2
                fail-on: error             # .onceover.yml:1

                """)
        try folder.write("oops: 1\n", to: "App/.onceover.yml")
        let broken = try command.run("config", "show", "App")
        #expect(broken.status == 2 && broken.errors.hasPrefix("error: App/.onceover.yml:1: `oops` is no key here"))
    }

    @Test func whatInitWritesIsReadAndFits() throws {
        try folder.write("", to: "Vendor/Lib/a.swift")
        try folder.write("", to: "Sources/a.pb.swift")
        #expect(try command.run("init").output == ".onceover.yml written\n")
        let shown = try command.run("config", "show", "Sources/a.pb.swift").output
        #expect(
            shown.replacing(#/ +# .*/#, with: "") == """
                exclude: *.pb.swift
                fail-on: warning
                vendored: Vendor

                """ + "# excluded\n")
        let again = try command.run("init")
        #expect(again.status == 2 && again.errors == "error: .onceover.yml: is there already\n")
    }

    @Test func editorsKnowEachRule() throws {
        let report = try command.run("check", "--quiet", "--format", "sarif").output
        let rules = report.matches(of: #/"helpUri" : ".*/Rules/(.*).md"/#).map(\.output.1)
        let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Documentation/onceover.schema.json")
        let text = try String(contentsOf: schema, encoding: .utf8)
        #expect(rules.count > 8)
        for rule in rules { #expect(text.contains("\"\(rule)\": {")) }
    }
}
