import OnceoverAnalysis
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

    /// - Complexity: O(bytes of the modules).
    func mentions(askedBy files: [CheckedFile]) -> FactExchange.Mentions {
        let asked = words(askedBy: files)
        let words = asked.mapValues { Set($0.values) }
        let search = PhraseSearch(words.values.reduce(into: Set()) { $0.formUnion($1) })
        let searched = files.indices.filter { words[modules[$0]] != nil }
        let found = DeepStack.map(count: searched.count, jobs: jobs) { index in
            phrases(of: search, mentionedIn: searched[index])
        }
        var mentioning: [Int: [String: [Int]]] = [:]
        for (file, phrases) in zip(searched, found) {
            for word in phrases where words[modules[file]]?.contains(word) == true {
                mentioning[modules[file], default: [:]][word, default: []].append(file)
            }
        }
        return asked.reduce(into: [:]) { mentions, module in
            mentions[module.key] = module.value.compactMapValues { word in
                let files = mentioning[module.key]?[word] ?? []
                return files.count <= Self.limit ? files : nil
            }
        }
    }

    /// The words that are asked for in each module, by the names that they are asked for by.
    private func words(askedBy files: [CheckedFile]) -> [Int: [String: String]] {
        var words: [Int: [String: String]] = [:]
        for (file, module) in zip(files, modules) {
            for ask in file.asks { if let word = ask.mention { words[module, default: [:]][ask.name] = word } }
        }
        return words
    }

    private func phrases(of search: PhraseSearch, mentionedIn file: Int) -> [String] {
        files.text(file).map(search.phrases) ?? []
    }
}
