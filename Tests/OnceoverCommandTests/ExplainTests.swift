import OnceoverVocabulary
import Testing

@Suite struct ExplainTests {
    private let command = Command(folder: "/")

    @Test func itPrintsAPage() throws {
        let outcome = try command.run("explain", "double-resume")
        #expect(outcome.status == 0)
        for head in ["# double-resume", "## What it flags", "## Why", "## Example", "## Fix", "## Known limits"] {
            #expect(outcome.output.contains(head + "\n"))
        }
    }

    @Test func withoutARuleItListsAll() throws {
        let outcome = try command.run("explain")
        #expect(outcome.status == 0)
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.contains(#/^[a-z-]+  +[a-z]/#) })
        #expect(outcome.output.contains(#/\nunresumed-path  +some path/#))
    }

    @Test func aSlipOfThePenIsUnderstood() throws {
        let outcome = try command.run("explain", "doubel-resume")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors == "error: no rule or assumption is called `doubel-resume`; did you mean `double-resume`?\n")
    }

    @Test func whatIsNoRuleIsNotGuessedAt() throws {
        let outcome = try command.run("explain", "x")
        #expect(outcome.status == 2)
        let hint =
            "`onceover explain` lists the rules, with `--assumptions` the assumptions, with `--vocabulary` the words"
        #expect(outcome.errors == "error: no rule or assumption is called `x`; \(hint)\n")
    }

    @Test func itExplainsAnAssumption() throws {
        let outcome = try command.run("explain", "told-elsewhere")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("## told-elsewhere\n"))
        #expect(outcome.output.contains("It demotes a finding to a note."))
    }

    @Test func itListsAssumptions() throws {
        let outcome = try command.run("explain", "--assumptions")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains(#/\ntold-elsewhere  +demotes: A path/#))
    }

    @Test func itListsTheVocabulary() throws {
        let outcome = try command.run("explain", "--vocabulary")
        #expect(outcome.status == 0)
        for entry in Vocabulary.all { #expect(outcome.output.contains("### \(entry.name)\n\n\(entry.meaning)\n")) }
        #expect(outcome.output.contains("The whole name: `callBack`, `callback`, `completed`, "))
    }

    @Test func itExplainsAListOfWords() throws {
        let outcome = try command.run("explain", "completion-handlers")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("### completion-handlers\n"))
    }
}
