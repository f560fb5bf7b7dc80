import OnceoverSource
import Testing

@Suite struct SyntaxErrorTests {
    private func line(of text: String) -> Int? { SourceFile(path: "a.swift", text: text).firstSyntaxError?.line }

    @Test(arguments: ["", "#!/usr/bin/swift\n", "let a = 1", "func f() {\r\n}\r\n"])
    func rightTextHasNone(text: String) {
        #expect(line(of: text) == nil)
    }

    @Test func theFirstOneIsNamed() {
        #expect(line(of: "let a = 1\nfunc f( {\n}\nlet b = )") == 2)
        #expect(line(of: "let a = 1\n}\n") == 2)
        #expect(line(of: "func f() {\n    g()\n") == 2)
    }

    @Test func theRestIsStillParsed() {
        let file = SourceFile(path: "a.swift", text: "func f() { let = }\nfunc g() {}\n")
        #expect(file.tree.statements.count == 2)
        #expect(file.firstSyntaxError?.message == "syntax error; the file is analysed as far as it parses")
    }
}
