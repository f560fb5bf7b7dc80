import OnceoverSource
import Testing

@Suite struct PhraseSearchTests {
    private func mentioned(_ phrases: Set<String>, in text: String) -> Set<String> {
        Set(PhraseSearch(phrases).phrases(in: WordSearch(SourceText(path: "a.swift", text: text))))
    }

    @Test(arguments: [
        ("load", true), ("self.load()", true), ("`load`", true), ("→load", false), ("reload loaded Load", false),
        ("lload loadd load2", false), ("läload loadä", false), ("lxxd", false), ("", false),
    ])
    func wordsAreMentionedByThemselves(text: String, isMentioned: Bool) {
        #expect(mentioned(["load"], in: text) == (isMentioned ? ["load"] : []))
    }

    @Test(arguments: [
        ("func load", "func load() {", true), ("func load", "func  load()", false),
        ("func load", "func loaded()", false),
        ("Harbour.shared = ", "Harbour.shared = Harbour()", true), ("Harbour.shared = ", "MyHarbour.shared = x", false),
        ("Harbour.shared = ", "Harbour.shared == x", false), ("läd", "a.läd()", true), ("läd", "a.läden()", false),
        ("+", "1 + 2", true), ("→", "a → b", true), ("→", "a", false),
    ])
    func phrasesAreMentionedAsTheyAre(phrase: String, text: String, isMentioned: Bool) {
        #expect(mentioned([phrase], in: text) == (isMentioned ? [phrase] : []))
    }

    @Test func allThatAreMentionedAreFound() {
        let text = "func load() { send(); Harbour.shared = nil }"
        let phrases: Set = ["load", "lead", "send", "func load", "func send", "Harbour.shared = "]
        #expect(mentioned(phrases, in: text) == ["load", "send", "func load", "Harbour.shared = "])
    }
}
