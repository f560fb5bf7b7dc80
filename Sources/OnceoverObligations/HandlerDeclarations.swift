import OnceoverContracts
import OnceoverSignatures
import OnceoverSource
import OnceoverSymbols

/// Whether a text may declare a parameter or a property that is an obligation by its name.
///
/// Before each colon stands a name, and perhaps a label; behind it a type that may be a closure's. A value that is passed
/// looks the same where it begins with a parenthesis: such a file is parsed for nothing.
struct HandlerDeclarations {
    let words: WordSearch
    let contracts: ContractTable
    /// Type aliases of the file's own, each of which may be a closure's.
    private let aliases: Set<String>

    init(in words: WordSearch, contracts: ContractTable) {
        self.words = words
        self.contracts = contracts
        aliases = DeclaredNames.aliases(in: words)
    }

    /// - Complexity: O(bytes), at the speed of `memchr`.
    var areAny: Bool {
        var found = false
        words.search(":") { colon in
            found = isClosure(typeBehind: colon) && isHandler(declaredBefore: colon)
            return !found
        }
        return found
    }

    private func isClosure(typeBehind colon: Int) -> Bool {
        var start = colon + 1
        while start < words.count, isSpace(words[start]) { start += 1 }
        guard start < words.count else { return false }
        if Self.beginnings.contains(where: { words.has($0, at: start) }) { return true }
        guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(words[start]) else { return false }
        let name = words.name(around: start, withPoints: true)
        let text = words.text(in: name)
        return words.has("<", at: name.upperBound) || HandlerShape.isPresumed(text) || aliases.contains(text)
    }

    /// Of types that may be closures, other than by their names.
    private static let beginnings: [StaticString] = [
        "(", "@", "/", "`", "sending ", "inout ", "consuming ", "borrowing ", "some ", "any ",
    ]

    private func isHandler(declaredBefore colon: Int) -> Bool {
        let name = word(before: colon)
        let label = word(before: name.lowerBound)
        if ["let", "var"].contains(words.text(in: label)) {
            return isHandler(name) && mayAnswerAsDelegate || words.contains(words.text(in: name) + " = nil")
        }
        return isHandler(name) || isHandler(label)
    }

    /// Only of a delegate, a property is an obligation that no method was given.
    private var mayAnswerAsDelegate: Bool {
        contracts.delegatesWithInteractions.contains { words.contains($0) }
    }

    private func isHandler(_ name: Range<Int>) -> Bool {
        guard !name.isEmpty else { return false }
        let text = words.text(in: name)
        return HandlerName.isCompletion(text) || HandlerName.isNext(text) || HandlerName.isSuccess(text)
            || contracts.handlerLabels.contains(text)
    }

    /// The word in front of an offset, but for spaces and quotes.
    private func word(before offset: Int) -> Range<Int> {
        var end = offset
        while end > 0, isSpace(words[end - 1]) || words[end - 1] == UInt8(ascii: "`") { end -= 1 }
        return words.name(around: end)
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte)
    }
}
