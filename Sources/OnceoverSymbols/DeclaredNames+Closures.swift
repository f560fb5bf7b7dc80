import OnceoverSource

/// What a text declares that is given closures.
extension DeclaredNames {
    /// Functions that may be given a closure, a continuation or a promise, as a call names them. An initialiser may be
    /// that of any type of the text.
    ///
    /// - Complexity: O(bytes), at the speed of `memchr`.
    package static func functionsGivenClosures(in words: WordSearch) -> Set<String> {
        let aliases = aliases(in: words)
        func isGivenClosure(behind offset: Int) -> Bool {
            let parameters = words.part(words.parenthesized(behind: offset))
            return HandlerShape.mayBeWritten(in: parameters) || aliases.contains { parameters.contains($0) }
        }
        var functions: Set<String> = []
        each("func ", in: words) { name in
            if isGivenClosure(behind: name.upperBound) { functions.insert(words.text(in: name)) }
        }
        let hasInitializer = words.contains("init") { offset in
            let name = words.name(around: offset)
            return name.count == "init".utf8.count && isGivenClosure(behind: name.upperBound)
        }
        return hasInitializer ? functions.union(types(in: words)) : functions
    }

    /// Type aliases that the text declares.
    package static func aliases(in words: WordSearch) -> Set<String> { names(behind: "typealias ", in: words) }
}
