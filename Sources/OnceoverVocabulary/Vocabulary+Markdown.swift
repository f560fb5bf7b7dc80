extension Vocabulary.Entry {
    /// The entry as `onceover explain NAME` prints it and Documentation/Vocabulary.md holds it.
    package var markdown: String {
        """
        ### \(name)

        \(meaning)

        \(match.words): \(words.map { "`\($0)`" }.joined(separator: ", "))

        """
    }
}

extension Vocabulary {
    /// Documentation/Vocabulary.md, made of the table.
    package static var markdown: String {
        """
        # Vocabulary

        Onceover reads names. A closure called `completion` must be called exactly once, one called `onProgress` need
        not. This page shows the lists of words from which Onceover concludes something, each with a name and with what
        follows from it. A question about one single word, as whether a name begins with `on`, stands in the code. Most
        are words that people give to their own functions, parameters and types. The lists of libraries are names that
        Swift and frameworks give. What their functions do with closures is in [the contracts](Contracts.md).

        Each list says where a word must stand: it is the whole name, its beginning, its end, or anywhere in it. Capital
        letters count, unless the text says that the name is read in lower case.

        `onceover explain --vocabulary` prints this list, `onceover explain NAME` one entry.

        This page is written by Scripts/rule-pages from Sources/OnceoverVocabulary/Resources/vocabulary.json.

        \(Topic.allCases.map(section).joined(separator: "\n"))
        """
    }

    private static func section(_ topic: Topic) -> String {
        "## \(topic.title)\n\n" + all.filter { $0.topic == topic }.map(\.markdown).joined(separator: "\n")
    }
}
