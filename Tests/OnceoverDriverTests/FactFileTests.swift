import OnceoverAnalysis
import Testing

@Suite struct FactFileTests {
    private let facts = [
        ModuleFact(name: "load", isPublic: true, text: "function - load - completion:handler!once"),
        ModuleFact(name: "hide", isPublic: false, text: "function - hide -"),
        ModuleFact(name: "keep", isPublic: true, text: "function - keep -"),
    ]

    @Test func theSameFactsAreTheSameBytes() {
        let text = FactFile.text(of: facts, module: "Store")
        #expect(text == FactFile.text(of: facts.reversed() + facts, module: "Store"))
        #expect(
            text == """
                onceover-facts 1
                Store\tkeep\tfunction - keep -
                Store\tload\tfunction - load - completion:handler!once

                """)
    }

    @Test func factsAreReadAsWritten() throws {
        #expect(try FactFile.facts(in: FactFile.text(of: facts, module: "Store")) == [facts[2], facts[0]])
    }

    @Test(arguments: [
        ("", "line 1: this is no file of facts"), ("onceover-facts 2\n", "line 1: version 2 of the format"),
        ("onceover-facts 1\n\nStore\tload\n", "line 3: a fact has three fields"),
    ])
    func whatIsMalformedIsToldByLine(_ text: String, _ words: String) {
        #expect(throws: FactFile.Malformed.self) { try FactFile.facts(in: text) }
        do { _ = try FactFile.facts(in: text) } catch { #expect("\(error)".hasPrefix(words)) }
    }
}
