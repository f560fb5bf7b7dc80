import OnceoverTesting
import Testing

/// What assumptions do to a report, how they are shown, and switched off.
@Suite struct AssumptionsTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(folder: folder.path)
        try folder.write(Self.tug, to: "Tug.swift")
    }

    /// One path that an assumption demotes, one that a comment excuses, and a proof that rests on a name.
    private static let tug = """
        func moor(notBound: @escaping () -> Void, completion: @escaping () -> Void) {
            guard isBound else { return notBound() }
            completion()
        }
        func haul(isTied: Bool, completion: @escaping () -> Void) {
            if isTied {
                // Don't call completion: nobody waits any more.
                return
            }
            completion()
        }
        func tow(completion: @escaping () -> Void) { radio.hail(1) { completion() } }

        """

    @Test func aDemotedFindingIsANote() throws {
        let outcome = try command.run("check", "Tug.swift", "--format", "xcode")
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("1 note not shown"))
        #expect(outcome.errors.contains("3 obligations: 0 proved, 3 assumed, 0 violated, 0 unknown"))
    }

    @Test func notesNameTheAssumption() throws {
        let outcome = try command.run("check", "Tug.swift", "--notes", "--quiet")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("[unresumed-path] no fault if told-elsewhere holds\n"))
        #expect(!outcome.output.contains("silence-comment"))
    }

    @Test func excusedFindingsAreShownOnRequest() throws {
        let outcome = try command.run("check", "Tug.swift", "--excused", "--quiet")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Tug.swift:6:"))
        #expect(outcome.output.contains("no fault if silence-comment holds\n"))
    }

    @Test func theTableCountsThem() throws {
        let outcome = try command.run("check", "Tug.swift", "--assumptions", "--quiet")
        #expect(outcome.errors.contains("       0       1       0  told-elsewhere\n"))
        #expect(outcome.errors.contains("       0       0       1  silence-comment\n"))
        #expect(outcome.errors.contains("       1       0       0  unseen-callback-once\n"))
    }

    @Test func oneThatIsOffRulesNothingOut() throws {
        try folder.write("assumptions:\n  told-elsewhere: off\n  unseen-callback-once: off\n", to: ".onceover.yml")
        let outcome = try command.run("check", "Tug.swift", "--format", "json", "--quiet")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("`completion` is not called on this path"))
        #expect(outcome.output.contains("rests on `unseen-callback-once`, which is switched off"))
    }

    @Test func oneThatThereIsNotIsAnError() throws {
        try folder.write("assumptions:\n  told-nowhere: off\n", to: ".onceover.yml")
        let outcome = try command.run("check", "Tug.swift")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors == "error: .onceover.yml:2: `told-nowhere` is no assumption; "
                + "`onceover explain --assumptions` lists all\n")
    }
}
