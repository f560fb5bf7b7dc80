import OnceoverDiagnostics
import Testing

/// The text that edits make.
@Suite struct TextEditTests {
    private func edited(_ text: String, by edits: [TextEdit]) -> String {
        String(decoding: edits.applied(to: Array(text.utf8)), as: UTF8.self)
    }

    @Test func anImportComesBeforeTheFunctionThatBeginsTheFile() {
        let function = TextEdit(0..<4, with: "async func")
        let library = TextEdit(0..<0, with: "import Onceover\n")
        #expect(edited("func load()", by: [function, library]) == "import Onceover\nasync func load()")
    }

    @Test func whatIsInsertedAtOnePlaceKeepsItsOrder() {
        let edits = ["a", "b", "c"].map { TextEdit(1..<1, with: $0) }
        #expect(edited("()", by: edits) == "(abc)")
    }
}
