/// The words that the analyzer reads in names and comments, each list under a name of its own: `Vocabulary.setUpBeginnings`.
///
/// Resources/vocabulary.json is the table. `Scripts/contract-text` makes Swift of it, so that a list costs nothing until it is
/// asked for, and a name that the table lacks does not compile. This module imports nothing, because the macros' plugin reads
/// the names of handlers too.
package enum Vocabulary {
    /// One list of words.
    package struct Entry: Sendable {
        package let name: String
        package let topic: Topic
        package let match: Match
        /// What the analyzer concludes from one of the words.
        package let meaning: String
        package let words: [String]
    }

    /// Where a word must stand.
    package enum Match: String, CaseIterable, Sendable {
        /// It is the whole name.
        case name
        case beginning, end
        /// Anywhere.
        case part
        /// Onceover itself writes the name.
        case given
    }

    /// What the words are about, in the order of the table.
    package enum Topic: String, CaseIterable, Sendable {
        case handlers, outcomes, events, choices, functions, values, messages, comments, tests, library, marks, written
    }
}
