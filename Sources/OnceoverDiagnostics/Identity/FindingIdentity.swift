/// What a finding is known by in another run: its rule, the function or type around it, and the text of the line to mend.
///
/// It holds no path and no line number, so it is the same from any directory, after lines were added, and in a file that was
/// moved. The name of the obligation is left out of both texts, so that a renamed handler is the same handler.
package struct FindingIdentity: Hashable, Sendable {
    package let rule: RuleID
    /// `Harbour.fetch(ship:_:)`
    package let symbol: String
    /// Of the line's text.
    package let line: StableHash

    package init(_ diagnostic: Diagnostic) {
        let names = Self.names(of: diagnostic.obligation)
        rule = diagnostic.rule
        symbol = diagnostic.symbol.masking(names)
        line = StableHash(diagnostic.location.excerpt.masking(names).filter { !$0.isWhitespace })
    }

    /// The symbol that the findings of an obligation have in their identities.
    package static func symbol(of obligation: ObligationRecord) -> String {
        obligation.symbol.masking(names(of: obligation.name))
    }

    /// `success and failure` are two.
    private static func names(of obligation: String) -> Set<Substring> { Set(obligation.split(separator: " and ")) }

    /// All of it in one word.
    package var fingerprint: String { StableHash(rule.description, symbol, "\(line)").description }
}

extension String {
    /// The same text with `_` for each of some words.
    fileprivate func masking(_ words: Set<Substring>) -> String {
        var masked = ""
        var rest = self[...]
        while let first = rest.first {
            let run = rest.prefix { $0.isPartOfWord == first.isPartOfWord }
            masked += words.contains(run) ? "_" : run
            rest = rest[run.endIndex...]
        }
        return masked
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
