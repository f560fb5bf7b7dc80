import OnceoverAnalysis
import OnceoverSource

/// Finds the files that mention a word that another file asks for, or several in a row. All files of a module are
/// looked at, parsed or not, but only where one of them asks.
struct MentionSearch: Sendable {
    let files: OpenedFiles
    /// The module of each file, by number.
    let modules: [Int]
    let jobs: Int

    /// A word that more files mention is too common to ask them all. On 1.6 million lines of six SDKs, a limit of 4 took
    /// as long.
    private static let limit = 24

    /// The files that mention a word, and those of them that may use what it names.
    private struct Mentioning {
        var files: [Int] = []
        var users: [Int] = []
    }

    /// - Complexity: O(bytes of the modules).
    func mentions(askedBy files: [CheckedFile]) -> FactExchange.Mentions {
        let asked = asks(of: files)
        let words = asked.mapValues { Set($0.compactMap(\.mention)) }
        let search = PhraseSearch(words.values.reduce(into: Set()) { $0.formUnion($1) })
        let used = Set(asked.values.joined().filter(\.isOfUses).compactMap(\.mention))
        let searched = files.indices.filter { words[modules[$0]] != nil }
        let found = DeepStack.map(count: searched.count, jobs: jobs) { index in
            phrases(of: search, mentionedIn: searched[index], used: used)
        }
        var mentioning: [Int: [String: Mentioning]] = [:]
        for (file, phrases) in zip(searched, found) {
            for (word, isUsed) in phrases where words[modules[file]]?.contains(word) == true {
                mentioning[modules[file], default: [:]][word, default: Mentioning()].files.append(file)
                if isUsed { mentioning[modules[file]]?[word]?.users.append(file) }
            }
        }
        return asked.reduce(into: [:]) { mentions, module in
            mentions[module.key] = tellers(of: module.value, mentioning[module.key] ?? [:])
        }
    }

    /// What the files of each module ask of files that mention a word.
    private func asks(of files: [CheckedFile]) -> [Int: Set<Ask>] {
        var asks: [Int: Set<Ask>] = [:]
        for (file, module) in zip(files, modules) {
            let mentioning = file.asks.filter { $0.mention != nil }
            if !mentioning.isEmpty { asks[module, default: []].formUnion(mentioning) }
        }
        return asks
    }

    /// The parties that can answer, by the names that are asked for; empty if there are too many.
    private func tellers(of asks: Set<Ask>, _ mentioning: [String: Mentioning]) -> [String: [Int]] {
        var tellers: [String: [Int]] = [:]
        for ask in asks {
            let found = ask.mention.flatMap { mentioning[$0] } ?? Mentioning()
            if found.files.count <= Self.limit { tellers[ask.name] = ask.isOfUses ? found.users : found.files }
        }
        return tellers
    }

    /// Each with whether what it names may be used.
    ///
    /// - Parameter used: those of which somebody wants to know that.
    private func phrases(
        of search: PhraseSearch, mentionedIn file: Int, used: Set<String>
    ) -> [(phrase: String, isUsed: Bool)] {
        guard let text = files.text(file).map(WordSearch.init) else { return [] }
        return search.phrases(in: text).map { ($0, used.contains($0) && text.mayUse($0)) }
    }
}
