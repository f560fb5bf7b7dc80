import OnceoverSource
import Testing

@Suite struct NestingGuardTests {
    private func line(of text: String) -> Int? { NestingGuard.lineTooDeep(in: Array(text.utf8)) }

    private func repeated(_ text: String, _ times: Int) -> String { String(repeating: text, count: times) }

    @Test(arguments: ["(", "{", "f(a: ", "a {\n", "[\"a\": ", "[.a(", "let a: A<B<"])
    func brackets(open: String) {
        #expect(line(of: repeated(open, 100)) == nil)
        #expect(line(of: repeated(open, 300)) != nil)
    }

    @Test(arguments: ["[", "[ ", "[(", "[A<", "[(A, ", "[\n"])
    func collectionsThatMayBeTypes(open: String) {
        #expect(line(of: repeated(open, 16)) == nil)
        #expect(line(of: repeated(open, 17)) != nil)
    }

    @Test func theLineIsNamed() {
        #expect(line(of: "let a = 1\nlet b = " + repeated("(", 300)) == 2)
    }

    @Test(arguments: [
        "\"((((\" ", "// ((((\n", "/* (( /* (( */ (( */ ", "\"\"\"\n((((\n\"\"\" ", "\"\\\"((\" ", "(a) ", "[a] ",
        "{}\n",
        "a < b\n", "1 << 2, ", "a <= b, ", "\"open (\n", "Array<Int>, ", "#\"((\"# ",
    ])
    func whatOpensNothing(text: String) {
        #expect(line(of: repeated(text, 400)) == nil)
    }

    @Test func anEscapeAtTheEndIsNoTrouble() {
        for text in ["\"\\", "\"\"\"\\", "/*", "/", "\"", "\"\"\""] { #expect(line(of: text) == nil) }
    }
}
