import OnceoverSource
import SwiftSyntax

/// Which words stand in the bodies of a project's functions, by the functions' own names. Words are compared by their
/// hashes. Each body is read once, and only when it is asked for; of its words, those count that name functions or are
/// asked for.
struct MentionGraph {
    private let project: Project
    private let functions: [UInt64: [ProjectFunction]]
    private let asked: Set<UInt64>
    private var known: [UInt64: Set<UInt64>] = [:]
    /// Names without a hash that functions mention. Any code may call them.
    private var mentionedByOthers: Set<UInt64> = []

    /// - Parameter asked: names that need not be functions'.
    init(_ project: Project, asked: Set<String>) {
        self.project = project
        self.asked = Set(asked.compactMap(WordHash.of))
        let functions = Dictionary(grouping: project.index.allFunctions) { WordHash.of($0.name) }
        self.functions = functions.reduce(into: [:]) { known, entry in entry.key.map { known[$0] = entry.value } }
        mentionedByOthers = mentions(in: functions[nil] ?? [])
    }

    mutating func names(behind name: UInt64) -> Set<UInt64> {
        if let names = known[name] { return names }
        let names = mentions(in: functions[name] ?? [])
        known[name] = names
        return names
    }

    /// All words that are met from some functions on.
    mutating func names(from beginnings: [ProjectFunction]) -> Set<UInt64> {
        var met: Set<UInt64> = []
        var open = Array(mentions(in: beginnings).union(mentionedByOthers))
        while let name = open.popLast() {
            if met.insert(name).inserted { open += names(behind: name) }
        }
        return met
    }

    private func mentions(in functions: [ProjectFunction]) -> Set<UInt64> {
        functions.reduce(into: []) { found, function in
            guard let body = function.node.body else { return }
            let range = body.position.utf8Offset..<body.endPosition.utf8Offset
            project.files[function.file].words.forEachWord(in: range) { _, word in
                if self.functions[word] != nil || asked.contains(word) { found.insert(word) }
            }
        }
    }
}
