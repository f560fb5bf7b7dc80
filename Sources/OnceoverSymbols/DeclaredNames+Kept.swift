import OnceoverSource

/// Where a text may show that an object is stored: where a property begins, or in set-up code. An object that other
/// functions make is gone with them, or it is not known how long it is stored.
extension DeclaredNames {
    /// What stands behind each `=` that may give something to a property, or to a constant of what sets something up.
    static func valuesThatMayBeKept(in words: WordSearch) -> [Range<Int>] {
        var values: [Range<Int>] = []
        for part in partsThatMayKeep(in: words) {
            words.search("=", in: part) { offset in
                if words.isAssignment(at: offset), offset >= values.last?.upperBound ?? 0 {
                    values.append(words.expression(from: offset + 1))
                }
                return true
            }
        }
        return values
    }

    /// The text without the bodies of functions that set nothing up.
    static func partsThatMayKeep(in words: WordSearch) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = 0
        for body in passingBodies(in: words) {
            parts.append(start..<body.lowerBound)
            start = body.upperBound
        }
        return parts + [start..<words.count]
    }

    /// Bodies of functions that neither set something up nor declare anything, in order.
    private static func passingBodies(in words: WordSearch) -> [Range<Int>] {
        let requirements = protocolBodies(in: words)
        var bodies: [Range<Int>] = []
        each("func ", in: words) { name in
            guard !requirements.contains(where: { $0.contains(name.lowerBound) }), !isSetUp(name, in: words) else {
                return
            }
            let parameters = words.parenthesized(behind: name.upperBound)
            let body = words.braced(behind: parameters.upperBound)
            guard body.lowerBound >= bodies.last?.upperBound ?? 0, isBody(body, behind: name, in: words) else { return }
            bodies.append(body)
        }
        return bodies
    }

    private static func isSetUp(_ name: Range<Int>, in words: WordSearch) -> Bool {
        OwnershipFinder.isSetUp(name: words.text(in: name))
            || words.contains(ProgramType.start, in: words.parenthesized(behind: name.upperBound))
    }

    /// A name in a comment or a string has no body, and text that looks like a body there need not end like one.
    private static func isBody(_ body: Range<Int>, behind name: Range<Int>, in words: WordSearch) -> Bool {
        let line = words.lineStart(before: name.lowerBound)
        return !["/", "*", "\""].contains { words.contains($0, in: line) }
            && words.indentation(before: body.upperBound - 1) == words.indentation(before: name.lowerBound)
            && !["func ", "class ", "struct ", "actor ", "enum "].contains { words.contains($0, in: body) }
    }
}

extension WordSearch {
    fileprivate func indentation(before offset: Int) -> Int {
        lineStart(before: offset).prefix { self[$0] == UInt8(ascii: " ") || self[$0] == UInt8(ascii: "\t") }.count
    }

    /// Whether the `=` at an offset is no part of another operator.
    fileprivate func isAssignment(at offset: Int) -> Bool {
        !has("==", at: offset) && !(offset > 0 && Self.operators.contains(self[offset - 1]))
    }

    private static let operators = Set("=!<>+-*/%&|^~.".utf8)
}
