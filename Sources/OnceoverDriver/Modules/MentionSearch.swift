import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverSource

/// Finds the files that mention a word that somebody asks for, or several in a row. All files of a module are looked at,
/// parsed or not, but only where one of them asks.
struct MentionSearch: Sendable {
    let files: OpenedFiles
    /// The module of each file, by number.
    let modules: [Int]
    let jobs: Int

    /// A word that more files mention is too common to ask them all. On 1.6 million lines of six SDKs, a limit of 4 took
    /// as long.
    private static let limit = 24

    /// - Complexity: O(bytes of the modules × words asked for in them).
    func mentions(askedBy files: [CheckedFile]) -> FactExchange.Mentions {
        let words = words(askedBy: files)
        let searched = files.indices.filter { words[modules[$0]] != nil }
        let found = DeepStack.map(count: searched.count, jobs: jobs) { index in
            names(of: words[modules[searched[index]]] ?? [:], mentionedIn: searched[index])
        }
        var mentions: FactExchange.Mentions = words.mapValues { $0.mapValues { _ in [] } }
        for (file, names) in zip(searched, found) {
            for name in names { mentions[modules[file]]?[name]?.append(file) }
        }
        return mentions.mapValues { $0.filter { $0.value.count <= Self.limit } }
    }

    /// The words that are asked for in each module, by the names that they are asked for by.
    private func words(askedBy files: [CheckedFile]) -> [Int: [String: String]] {
        var words: [Int: [String: String]] = [:]
        for (file, module) in zip(files, modules) {
            for ask in file.asks { if let word = ask.mention { words[module, default: [:]][ask.name] = word } }
        }
        return words
    }

    private func names(of words: [String: String], mentionedIn file: Int) -> [String] {
        guard let text = files.text(file) else { return [] }
        return words.filter { text.mentions($0.value) }.map(\.key)
    }
}

extension WordSearch {
    /// Whether the text has a word by itself, or several; behind what ends with no letter, anything may stand.
    fileprivate func mentions(_ words: String) -> Bool {
        var found = false
        search(words) { offset in
            let end = offset + words.utf8.count
            found = name(around: offset).lowerBound == offset && name(around: end - 1).upperBound <= end
            return !found
        }
        return found
    }
}
