import OnceoverSource
import Testing

@Suite struct NameSearchTests {
    /// Of the places that are found, 0-based and in bytes.
    private func offsets(of names: Set<String>, in text: String) -> [Int] {
        let places = NameSearch(names).places(in: WordSearch(SourceText(path: "a.swift", text: text)))
        return (0..<text.utf8.count).filter { places.hasAny(in: $0..<$0 + 1) }
    }

    @Test(arguments: [
        ("load", [0]), ("self.load()", [5]), ("load;load", [0, 5]), ("`load`", [1]), ("→load", [3]), ("$load", [1]),
        ("", []), ("loaded reload load_1 2load", []), ("Load LOAD", []),
    ])
    func wholeWordsAreFound(text: String, expected: [Int]) {
        #expect(offsets(of: ["load", "send"], in: text) == expected)
    }

    @Test(arguments: [("`repeat`", "x.repeat { }", [2]), ("läd", "a.läd()", [2]), ("+", "1 + 2", [2])])
    func namesOfAllKindsAreFound(name: String, text: String, expected: [Int]) {
        #expect(offsets(of: [name], in: text) == expected)
    }
}
