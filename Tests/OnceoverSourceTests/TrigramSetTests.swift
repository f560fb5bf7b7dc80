import Testing

@testable import OnceoverSource

@Suite struct TrigramSetTests {
    private func mayContain(_ word: String, in text: String) -> Bool {
        var word = word
        return word.withUTF8 { TrigramSet(of: Array(text.utf8)).mayContain($0) }
    }

    @Test(arguments: [
        "", "a", "ab", "abc", "func load() { finish(🚢) }\n", "läd", String(repeating: "kiln ", count: 9_000),
    ])
    func noPartOfATextIsMissed(text: String) {
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 100)) {
            let word = String(decoding: bytes[start..<min(bytes.count, start + 12)], as: UTF8.self)
            // A letter that is cut in two is another one.
            #expect(mayContain(word, in: text) || word.contains("\u{FFFD}"))
        }
    }

    @Test(arguments: ["continuation", "fini()", "loaf() }", "xyz"])
    func aWordOfOtherTrigramsIsRuledOut(word: String) {
        #expect(!mayContain(word, in: "func load() { finish() }"))
    }

    @Test func nothingIsKnownOfWordsThatAreTooShort() {
        #expect(mayContain("zz", in: "func"))
    }

    @Test(arguments: ["load", "finish", "fin", "in", "(", "lode", ""])
    func anIndexedTextIsSearchedAlike(word: String) {
        let text = SourceText(path: "a.swift", text: "func load() { finish() }")
        #expect(WordSearch(text.indexed).places(of: word) == WordSearch(text).places(of: word))
        #expect(WordSearch(text.indexed).contains(word) == WordSearch(text).contains(word))
    }
}
