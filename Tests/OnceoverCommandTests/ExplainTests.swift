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
        #expect(outcome.errors == "error: no rule is called `doubel-resume`; did you mean `double-resume`?\n")
    }

    @Test func whatIsNoRuleIsNotGuessedAt() throws {
        let outcome = try command.run("explain", "x")
        #expect(outcome.status == 2)
        #expect(outcome.errors == "error: no rule is called `x`; `onceover explain` lists the rules\n")
    }
}
