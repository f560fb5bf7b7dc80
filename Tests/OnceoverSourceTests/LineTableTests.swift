import OnceoverDiagnostics
import OnceoverSource
import Testing

@Suite struct LineTableTests {
    /// The place of the first occurrence of `word`, as `line:column-endColumn excerpt`.
    private func place(of word: String, in text: String) throws -> String {
        let start = try #require(text.utf8.firstRange(of: word.utf8)?.lowerBound)
        let offset = text.utf8.distance(from: text.startIndex, to: start)
        let place = LineTable(text).location(of: offset..<(offset + word.utf8.count), in: "a.swift")
        return "\(place.line):\(place.column)-\(place.endColumn) \(place.excerpt)"
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func everyLineBreakEndsALine(lineBreak: String) throws {
        let text = ["one", "two three", "", "four"].joined(separator: lineBreak)
        #expect(try place(of: "one", in: text) == "1:1-4 one")
        #expect(try place(of: "three", in: text) == "2:5-10 two three")
        #expect(try place(of: "four", in: text) == "4:1-5 four")
        #expect(LineTable(text).count == 4)
    }

    @Test func aLineHasATextByItsNumber() {
        let lines = LineTable("one\r\n\nthree")
        #expect((0...4).map { lines.text(ofLine: $0) } == [nil, "one", "", "three", nil])
    }

    @Test func columnsCountBytes() throws {
        #expect(try place(of: "b", in: "let 🎉é = b") == "1:14-15 let 🎉é = b")
    }

    @Test func aRangeOverSeveralLinesEndsWithItsFirst() throws {
        #expect(try place(of: "b {\n}", in: "a b {\n}\n") == "1:3-6 a b {")
    }

    @Test func theEndOfTheTextHasAPlace() {
        let text = "a\nb"
        let place = LineTable(text).location(of: 3..<3, in: "a.swift")
        #expect(place == Location(path: "a.swift", line: 2, column: 2, endColumn: 2, excerpt: "b"))
        #expect(LineTable("").location(of: 0..<0, in: "a.swift").line == 1)
    }
}
