import OnceoverSource

/// Comments of the form `// want "regex" "regex"…`: each is a finding that must stand on the line of the comment.
///
/// A regular expression is searched for in `level rule: message`.
///
/// `// ok` marks a line that looks as if it deserved a finding and must have none. It is for readers: lines without
/// a `want` must have none either.
enum WantComment {
    static func expectations(in text: SourceText) throws(MalformedWant) -> [Expectation] {
        var expectations: [Expectation] = []
        let lines = String(decoding: text.bytes, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            guard let comment = line.firstRange(of: "// want ") else { continue }
            let end = line.firstRange(of: AssumesComment.marker)?.lowerBound ?? line.endIndex
            for pattern in try patterns(in: line[comment.upperBound..<end], of: text.path, line: index + 1) {
                let source = String(line[..<comment.lowerBound])
                expectations.append(Expectation(path: text.path, line: index + 1, pattern: pattern, source: source))
            }
        }
        return expectations
    }

    /// Quoted strings with spaces between them. A backslash before a quote makes it a part of the pattern.
    private static func patterns(
        in text: Substring, of path: String, line: Int
    ) throws(MalformedWant) -> [String] {
        var patterns: [String] = []
        var rest = text.drop(while: \.isWhitespace)
        while !rest.isEmpty {
            guard rest.first == "\"", let (pattern, behind) = quoted(rest.dropFirst()) else {
                throw MalformedWant(path: path, line: line)
            }
            patterns.append(pattern)
            rest = behind.drop(while: \.isWhitespace)
        }
        return patterns
    }

    private static func quoted(_ text: Substring) -> (String, Substring)? {
        var pattern = ""
        var rest = text
        while let character = rest.popFirst() {
            if character == "\"" { return (pattern, rest) }
            if character == "\\", rest.first == "\"" { continue }
            pattern.append(character)
        }
        return nil
    }
}

/// A `want` comment that holds something other than quoted strings.
package struct MalformedWant: Error, CustomStringConvertible {
    let path: String
    let line: Int

    package var description: String { "\(path):\(line): a `want` comment takes regular expressions in quotes" }
}
