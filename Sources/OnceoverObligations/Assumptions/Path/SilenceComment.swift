import OnceoverSource
import OnceoverSymbols
import OnceoverVocabulary

extension Assumption {
    /// `// cancelled: don't call completion`
    static let silenceComment = Assumption(
        "silence-comment", .path, .excuses,
        AssumptionPage(
            takes: "A comment on a branch that says that nobody is called there is assumed to be right.",
            why: "The author decided so.",
            example: """
                guard !isCancelled else {
                    // Don't call completion: nobody waits any more.
                    return
                }
                """,
            stillFound: "A comment that says that something is still to be done, such as `TODO`.",
            costs: "A wrong decision."),
        applies: { asked in
            SilenceComment.isOn(asked.violation, in: asked.context.file.lines)
                || asked.loses { $0.isHandler && SilenceComment.isAbove(asked.declared) }
        })
}

/// A comment on a branch that says that the missing call is intended: `// cancelled: don't call completion`.
enum SilenceComment {
    /// Whether one stands above the branch that is to blame, or beside or behind it where its path goes on.
    static func isOn(_ violation: Violation, in lines: LineTable) -> Bool {
        let steps = violation.witness.map(\.location).filter { $0.path == violation.location.path }
        guard violation.defect == .undischargedPath, let end = steps.last?.line else { return false }
        let (branch, name) = (violation.location.line, violation.obligation.name)
        let last = branch <= end ? min(end, branch + reach) : lastLine(ofBranch: branch, in: lines)
        let isOnBranch = (branch - 1...last).contains { line in
            lines.text(ofLine: line).flatMap(comment).map { says($0, of: name) } ?? false
        }
        return isOnBranch || isSaid(above: branch, in: lines) { OmittedCall.isSaid(by: $0, of: isCall(ofOne: name)) }
            || branch <= end
                && steps.dropFirst().contains { isSaid(above: $0.line, in: lines, by: silences) }
    }

    /// Where a path goes on further up, as behind a callback, its branch ends with the next brace.
    private static func lastLine(ofBranch branch: Int, in lines: LineTable) -> Int {
        (branch + 1...branch + reach).last { last in
            (branch + 1...last).allSatisfy { line in
                lines.text(ofLine: line).map { !$0.drop(while: \.isWhitespace).hasPrefix("}") } ?? false
            }
        } ?? branch
    }

    /// Whether the comment above a function says that it drops waiting handlers: `/// Drops any pending completion`.
    static func isAbove(_ function: DeclaredFunction) -> Bool {
        CallPromise.lines(above: function).contains { line in
            words(ofClausesIn: line).contains { silences($0) }
        }
    }

    /// Whether the lines right above a step of the path say something, as that it swallows what others would be told. Behind it
    /// the path may go on for long.
    private static func isSaid(above step: Int, in lines: LineTable, by says: ([String]) -> Bool) -> Bool {
        for line in stride(from: step - 1, to: max(0, step - 1 - longest), by: -1) {
            guard let text = lines.text(ofLine: line), text.drop(while: \.isWhitespace).hasPrefix("//") else { break }
            if !isOpen(text.lowercased()), words(ofClausesIn: text).contains(where: says) { return true }
        }
        return false
    }

    /// Lines of a comment.
    private static let longest = 8

    /// Lines behind the branch. What stands further down speaks of something else.
    private static let reach = 4

    private static func comment(in line: String) -> String? {
        line.range(of: "//").map { String(line[$0.upperBound...]) }
    }

    private static func says(_ comment: String, of name: String) -> Bool {
        let text = comment.lowercased()
        if isOpen(text) { return false }
        return words(ofClausesIn: text).contains {
            says($0, name) || silences($0) || isMeant($0) || OmittedCall.isSaid(by: $0, of: isCall(ofOne: name))
        }
    }

    /// Whether a word means the call of an obligation of some name.
    private static func isCall(ofOne name: String) -> (String) -> Bool {
        { word in word == name.lowercased() || Vocabulary.callWords.contains { word.hasPrefix($0) } }
    }

    private static func words(ofClausesIn comment: String) -> [[String]] {
        comment.lowercased().split { ",.;:".contains($0) }.map { clause in
            clause.split { !$0.isLetter && !"'’".contains($0) }.map(String.init)
        }
    }

    /// `swallow it`, `suppress delivery after cancel`, `drops any pending completion`
    private static func silences(_ words: [String]) -> Bool {
        words.indices.contains { index in
            guard Vocabulary.silencingVerbs.contains(words[index]), !words[..<index].contains(where: denies) else {
                return false
            }
            let object = words[(index + 1)...].prefix(6)
            return object.first == "it"
                || object.contains { word in (Vocabulary.callWords + ["delivery"]).contains(where: word.hasPrefix) }
        }
    }

    private static func denies(_ word: String) -> Bool {
        Vocabulary.denyingWords.contains(word) || word.hasSuffix("n't") || word.hasSuffix("n’t")
    }

    /// `ignored on purpose`, `silent by design`
    private static func isMeant(_ words: [String]) -> Bool {
        let text = words.joined(separator: " ")
        return Vocabulary.intentionWords.contains { text.contains($0) }
            && words.contains { word in Vocabulary.quietWords.contains { word.hasPrefix($0) } }
    }

    /// `do not mark the operation as completed`: a word that forbids, and soon one for the call.
    private static func says(_ words: [String], _ name: String) -> Bool {
        words.indices.contains { index in
            let behind = words[(index + 1)...]
            guard forbids(words[index], behind.first) else { return false }
            return behind.prefix(6).contains(where: isCall(ofOne: name))
        }
    }

    private static func forbids(_ word: String, _ next: String?) -> Bool {
        if Vocabulary.forbiddingWords.contains(word) {
            return true
        }
        return next == "not" && Vocabulary.forbiddingVerbs.contains(word) || next == "need" && word == "no"
    }

    /// A comment about a fault to mend is not a decision.
    private static func isOpen(_ comment: String) -> Bool {
        Vocabulary.openTaskWords.contains(where: comment.contains)
    }
}
