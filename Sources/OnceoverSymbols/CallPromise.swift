import OnceoverVocabulary
import SwiftSyntax

/// What a doc comment says in words of when a function calls its handler.
package enum CallPromise {
    /// `/// completion will not necessarily be called`, `/// - Parameter completion: called only if the upload succeeds`,
    /// `/// - Parameter completion: The handler for the cancel button`.
    package static func isConditional(_ function: DeclaredFunction) -> Bool {
        saysOfHandler(function) { words in
            Vocabulary.stemsOfCalling.contains(where: words.contains)
                && Vocabulary.conditionWords.contains(where: words.contains)
                || isOfSuccess(words) || isOfChoice(words) || isOfSilence(words)
        }
    }

    /// `/// completion will be called every time the position changes`, `/// called on each event`, `/// - Parameter done: called
    /// by each job`
    ///
    /// - Parameter handler: the name of the parameter that is asked for; a line for another one says nothing of it.
    package static func isRepeated(_ function: DeclaredFunction, for handler: String) -> Bool {
        let others = function.parameters.map(\.name).filter { $0 != handler }.map { $0.lowercased() }
        return saysOfHandler(function) { words in
            let isRepeated =
                Vocabulary.stemsOfCalling.contains(where: words.contains)
                && Vocabulary.repetitionWords.contains(where: words.contains)
                || repetitions.contains(where: words.contains)
            return isRepeated && !(subject(of: words).map(others.contains) ?? false)
        }
    }

    /// `completion` of `- Parameter completion: called …`
    private static func subject(of line: String) -> String? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        return line[..<colon].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init)
    }

    /// Whether one of the lines above a function speaks of a handler and meets a condition.
    private static func saysOfHandler(_ function: DeclaredFunction, where meets: (String) -> Bool) -> Bool {
        let names = function.parameters.filter { $0.shape != .other }.map { $0.name.lowercased() }
        return lines(above: function).contains { line in
            let words = line.lowercased()
            return (names + Vocabulary.handlerWordsOfComments).contains { words.contains($0) } && meets(words)
        }
    }

    /// `Completion handler if the upload was successful`, and no word of what else may be.
    private static func isOfSuccess(_ words: String) -> Bool {
        words.contains("succe") && outcomes.contains(where: words.contains)
            && !Vocabulary.otherOutcomeWords.contains { words.contains($0) }
    }

    /// `and the completion block is not called.`, where the sentence ends, or says when. A sentence about a fault to
    /// mend is not a promise.
    private static func isOfSilence(_ words: String) -> Bool {
        guard !Vocabulary.openTaskWords.contains(where: words.contains) else { return false }
        if Vocabulary.caseBeginnings.contains(where: { words.contains(". not called \($0)") }) { return true }
        return silences.contains { silence in
            guard let end = words.range(of: silence)?.upperBound else { return false }
            let rest = words[end...].drop { $0 == " " }
            return rest.isEmpty || rest.hasPrefix(".") || Vocabulary.caseBeginnings.contains(where: rest.hasPrefix)
        }
    }

    private static let silences = Vocabulary.silenceBeginnings.flatMap { no in
        Vocabulary.verbsOfCalling.map { "\(no) \($0)" }
    }

    /// The user may choose something else.
    private static func isOfChoice(_ words: String) -> Bool {
        words.contains("handler for") && Vocabulary.choiceWordsOfComments.contains(where: words.contains)
    }

    /// The name of the closure says for which outcome it is.
    private static let outcomes = Vocabulary.handlerKindsOfComments.flatMap { kind in
        Vocabulary.outcomeBeginningsOfComments.map { "\(kind) \($0)" }
    }

    private static let repetitions = Vocabulary.verbsOfCalling.flatMap { call in
        Vocabulary.repetitionBeginnings.flatMap { beginning in
            Vocabulary.everyWords.map { "\(call) \(beginning) \($0) " }
        }
    }

    /// The comment above a function, line by line.
    package static func lines(above function: DeclaredFunction) -> [String] {
        guard let declaration = function.nameToken.parent else { return [] }
        return declaration.leadingTrivia.flatMap { piece -> [String] in
            switch piece {
            case .docLineComment(let text), .lineComment(let text): [text]
            case .docBlockComment(let text), .blockComment(let text): text.split(separator: "\n").map(String.init)
            default: []
            }
        }
    }
}
