import OnceoverContracts
import OnceoverSignatures
import OnceoverSource
import OnceoverSymbols

/// Whether a text may declare a parameter or a property that is an obligation by its name.
///
/// Before each colon stands a name, and perhaps a label; behind it a type that may be a closure's.
struct HandlerDeclarations {
    private let words: WordSearch
    private let contracts: ContractTable
    /// What tests and their doubles are given to call is up to each test.
    private let isOfTests: Bool
    /// Type aliases of the file's own, each of which may be a closure's.
    private let aliases: Set<String>
    /// What is only required there has no paths.
    private let protocols: [Range<Int>]

    init(in words: WordSearch, ofTests isOfTests: Bool, contracts: ContractTable) {
        self.words = words
        self.contracts = contracts
        self.isOfTests = isOfTests
        aliases = DeclaredNames.aliases(in: words)
        protocols = DeclaredNames.protocolBodies(in: words)
    }

    /// - Complexity: O(bytes), at the speed of `memchr`.
    var areAny: Bool {
        !isOfTests && ObligationType.owedWhereGiven.contains { words.contains($0) }
            || words.contains(":") { isClosure(typeBehind: $0) && isHandler(declaredBefore: $0) }
    }

    /// Whether a stored handler may be one that its call uses up, whatever its name.
    ///
    /// - Complexity: O(bytes), at the speed of `memchr` where nothing is set to nil.
    var maySpendAny: Bool {
        words.contains(" = nil") && words.contains(":") { isClosure(typeBehind: $0) && isEmptied(word(before: $0)) }
    }

    // MARK: - Names

    private func isHandler(declaredBefore colon: Int) -> Bool {
        let name = word(before: colon)
        let label = word(before: name.lowerBound)
        switch words.text(in: label) {
        case "let": return isHandler(name) && mayAnswerAsDelegate
        case "var": return isHandler(name) && mayAnswerAsDelegate || isKept(name)
        default: return (isHandler(name) || isHandler(label)) && isGiven(to: name)
        }
    }

    /// Only of a delegate, a property is an obligation that no method was given.
    private var mayAnswerAsDelegate: Bool {
        contracts.delegatesWithInteractions.contains { words.contains($0) }
    }

    /// Whether what is stored in a property may be an obligation whatever its name, as it is taken out. What others can reach,
    /// they may set again.
    private func isKept(_ name: Range<Int>) -> Bool {
        !isOfTests && words.contains("private") && isEmptied(name)
    }

    private func isEmptied(_ name: Range<Int>) -> Bool {
        !name.isEmpty && words.contains(words.text(in: name) + " = nil")
    }

    /// Whether a parameter may be that of a function that has a body; `.success:` is a case, and ` * completion:` is told of.
    private func isGiven(to name: Range<Int>) -> Bool {
        !isOfTests && !words.hasSuffix(".", before: name.lowerBound) && !isInComment(name.lowerBound)
            && !protocols.contains { $0.contains(name.lowerBound) }
    }

    private func isInComment(_ offset: Int) -> Bool {
        let start = words.textStart(before: offset)
        return words.has("//", at: start) || words.has("* ", at: start) || words.has("- ", at: start)
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
        while end > 0, words.isSpace(at: end - 1) || words[end - 1] == UInt8(ascii: "`") { end -= 1 }
        return words.name(around: end)
    }

    // MARK: - Types

    private func isClosure(typeBehind colon: Int) -> Bool {
        let start = words.offsetAfterSpaces(from: colon + 1)
        guard start < words.count else { return false }
        if words.has("(", at: start) { return hasArrow(inTypeAt: start) }
        if Self.beginnings.contains(where: { words.has($0, at: start) }) { return true }
        guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(words[start]) else { return false }
        let text = words.text(in: words.name(around: start, withPoints: true))
        return text == "Optional" || HandlerShape.isPresumed(text) || aliases.contains(text)
    }

    /// Of types that may be closures, other than by their names.
    private static let beginnings: [StaticString] = ["@", "/", "`", "sending ", "inout ", "consuming ", "borrowing "]

    /// `((Int) -> Void)?` and `(Int) -> Void`, but neither a tuple nor a value in parentheses.
    private func hasArrow(inTypeAt start: Int) -> Bool {
        let parameters = words.parenthesized(behind: start)
        let end = words.offsetAfterSpaces(from: parameters.upperBound)
        return ["->", "throws", "async"].contains { words.has($0, at: end) } || words.contains("->", in: parameters)
    }
}
