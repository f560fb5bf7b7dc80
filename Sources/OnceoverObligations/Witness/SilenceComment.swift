import OnceoverSource

/// A comment on a branch that says that nobody is called there, and that this is meant: `// cancelled: don't call completion`.
enum SilenceComment {
    /// Whether one stands above the branch that is to blame, or beside or behind it where its path goes on.
    static func isOn(_ violation: Violation, in lines: LineTable) -> Bool {
        guard violation.defect == .undischargedPath, let end = violation.witness.last?.location.line else {
            return false
        }
        let branch = violation.location.line
        guard branch <= end else { return false }
        return (branch - 1...min(end, branch + reach)).contains { line in
            lines.text(ofLine: line).flatMap(comment).map { says($0, of: violation.obligation.name) } ?? false
        }
    }

    /// Lines behind the branch. What stands further down speaks of something else.
    private static let reach = 4

    private static func comment(in line: String) -> String? {
        line.range(of: "//").map { String(line[$0.upperBound...]) }
    }

    private static func says(_ comment: String, of name: String) -> Bool {
        let text = comment.lowercased()
        if openQuestions.contains(where: text.contains) { return false }
        let clauses = text.split { ",.;:".contains($0) }
        return clauses.contains {
            says($0.split { !$0.isLetter && !"'’".contains($0) }.map(String.init), name.lowercased())
        }
    }

    /// `do not mark the operation as completed`: a word that forbids, and soon one for the call.
    private static func says(_ words: [String], _ name: String) -> Bool {
        words.indices.contains { index in
            let behind = words[(index + 1)...]
            guard forbids(words[index], behind.first) else { return false }
            return behind.prefix(6).contains { word in
                word == name || calls.contains { word.hasPrefix($0) }
            }
        }
    }

    private static func forbids(_ word: String, _ next: String?) -> Bool {
        if ["don't", "don’t", "won't", "won’t", "shouldn't", "shouldn’t", "skip", "skipping"].contains(word) {
            return true
        }
        return next == "not" && ["do", "will", "must", "should"].contains(word) || next == "need" && word == "no"
    }

    private static let calls = ["complet", "resum", "handler", "callback", "continuation", "fulfil"]
    /// What is to be mended is no decision.
    private static let openQuestions = ["todo", "fixme", "bug"]
}
