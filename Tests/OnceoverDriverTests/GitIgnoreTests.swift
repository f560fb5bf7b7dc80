import Testing

@testable import OnceoverDriver

@Suite struct GitIgnoreTests {
    /// Whether a file or, with a slash at its end, a folder is ignored by one line.
    private func ignores(_ line: String, _ path: String) throws -> Bool {
        let pattern = try #require(IgnorePattern(line: Array(line.utf8)[...]))
        let components = path.split(separator: "/").map { Array($0.utf8) }
        return pattern.matches(components[...], isFolder: path.hasSuffix("/"))
    }

    @Test(arguments: [
        ("a.swift", "a.swift"), ("a.swift", "x/y/a.swift"), ("*.swift", "x/a.swift"), ("a?c", "abc"),
        ("x/", "x/"), ("x/", "y/x/"), ("/x", "x"), ("x/y", "x/y"), ("x/*", "x/y"), ("x/*.swift", "x/a.swift"),
        ("**/y", "y"), ("**/y", "x/y"), ("x/**", "x/y/z"), ("x/**/z", "x/z"), ("x/**/z", "x/y/y/z"),
        ("[ab]c", "ac"), ("[a-c]x", "bx"), ("[!a]x", "bx"), ("[]]", "]"), ("\\#a", "#a"), ("\\!a", "!a"),
        ("a\\ ", "a "), ("a   ", "a"), ("a\r", "a"), ("*Generated*", "MyGeneratedCode.swift"), ("a**b", "axxb"),
    ])
    func matches(line: String, path: String) throws {
        #expect(try ignores(line, path))
    }

    @Test(arguments: [
        ("a.swift", "ba.swift"), ("*.swift", "a.swift/b"), ("a?c", "a/c"), ("x/", "x"), ("/x", "y/x"),
        ("x/y", "z/x/y"), ("x/*", "x/y/z"), ("x/**", "x/"), ("x/**", "x"), ("[!a]x", "ax"), ("[a-c]x", "dx"),
        ("[a", "a"), ("a*b", "axc"),
    ])
    func matchesNot(line: String, path: String) throws {
        #expect(try !ignores(line, path))
    }

    @Test(arguments: ["", "   ", "# a", "/", "!"])
    func someLinesSayNothing(line: String) {
        #expect(IgnorePattern(line: Array(line.utf8)[...]) == nil)
    }
}
