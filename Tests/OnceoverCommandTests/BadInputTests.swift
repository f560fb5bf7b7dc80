import OnceoverTesting
import Testing

/// Input that nobody should write, and somebody has: no crash, no hang, and a word about what was not analysed.
@Suite struct BadInputTests {
    private let folder: TemporaryFolder
    private let command: Command

    private let head = "func f(completion: () -> Void) { completion() }\n"

    init() throws {
        folder = try TemporaryFolder()
        command = Command(folder: folder.path)
    }

    private func repeated(_ text: String, _ times: Int = 10_000) -> String { String(repeating: text, count: times) }

    @Test(arguments: [
        ("let a = ", "(", "1", ")"), ("let a = ", "[", "1", "]"), ("func g() {", "if x {", "", "}"),
        ("let a = ", "f { x in ", "", "}"), ("let a: ", "A<", "B", ">"),
        ("func g() {", "switch x { case .a: ", "", "}"), ("", "struct S {\n", "", "}\n"),
        ("", "#if A\n", "", "#endif\n"),
    ])
    func tenThousandLevelsAreNamed(start: String, open: String, middle: String, close: String) throws {
        try folder.write(head + start + repeated(open) + middle + repeated(close), to: "deep.swift")
        let outcome = try command.run("check", "--quiet")
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("error: deep.swift:"))
        #expect(outcome.errors.hasSuffix(": brackets are nested too deeply; the file is not analysed\n"))
    }

    @Test(arguments: [
        ("let a = b", ".c", ""), ("let a = b", "()", ""), ("let a = 1", " + 1", ""), ("let a = ", "x ? y : ", "z"),
        ("func g() { if x {} ", "else if x {} ", "}"), ("let a = b", "!", ""), ("/*", "/*", ""), ("", ")", ""),
    ])
    func longChainsAreNoTrouble(start: String, link: String, end: String) throws {
        try folder.write(head + start + repeated(link) + end, to: "long.swift")
        let outcome = try command.run("check", "--quiet")
        #expect(outcome.status == 0)
    }

    /// Long literals, as in generated resources, so that the debug build of the parser is done within seconds.
    @Test func fiveMegabytesOfGeneratedCode() throws {
        let line = "let a = \"\(repeated("x", 1000))\"\nfunc f(completion: @escaping () -> Void) { completion() }\n"
        try folder.write(repeated(line, 5_000_000 / line.utf8.count), to: "generated.swift")
        let outcome = try command.run("check", "--quiet")
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
    }

    @Test func fiveMegabytesOnOneLine() throws {
        try folder.write(head + "let a = [" + repeated("1,", 50_000) + repeated(" ", 4_900_000) + "]", to: "one.swift")
        #expect(try command.run("check", "--quiet").status == 0)
    }
}
