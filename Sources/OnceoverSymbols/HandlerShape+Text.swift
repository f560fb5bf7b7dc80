import OnceoverContracts
import OnceoverSource
import OnceoverVocabulary

/// What of a handler's type can be seen before a file is parsed.
extension HandlerShape {
    /// Whether a type that has a shape may be written anywhere in a text: a closure's, a continuation's, a promise's, or a
    /// type alias for one.
    ///
    /// - Complexity: O(words × bytes), at the speed of `memchr`; most texts that have one show it early.
    package static func mayBeWritten(in words: WordSearch) -> Bool {
        words.contains("Continuation") || words.hasArrowToNothing || words.hasEscapingName
            || ObligationType.words.contains { words.contains($0) }
            || Vocabulary.handlerTypeEndings.contains { hasTypeName(endingIn: $0, in: words) }
    }

    private static func hasTypeName(endingIn suffix: String, in words: WordSearch) -> Bool {
        words.contains(suffix) { offset in
            let name = words.name(around: offset)
            return name.upperBound == offset + suffix.utf8.count && mayBeType(name, in: words)
        }
    }

    /// Types begin with a capital letter, labels of handlers with a small one: `completionHandler:`. A type alias with
    /// such a name needs `@escaping`, which is searched for, or is kept in an optional or a collection.
    private static func mayBeType(_ name: Range<Int>, in words: WordSearch) -> Bool {
        let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(words[name.lowerBound])
        return !isSmall || smallTypeEndings.contains { words.has($0, at: name.upperBound) }
    }

    private static let smallTypeEndings: [StaticString] = ["?)", "?,", "? ", "?\n", "!)", "!,", "! ", "!\n", "]", ">"]
}
