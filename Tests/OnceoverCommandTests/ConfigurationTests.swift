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
        #expect(outcome.errors.hasPrefix("error: App/.onceover.yml:2: `exlude` is no key here"))
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
}
