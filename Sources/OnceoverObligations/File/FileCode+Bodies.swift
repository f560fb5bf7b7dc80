import OnceoverSymbols

/// What the text of a function's body says.
extension FileCode {
    /// Whether other modules may call a function, as far as the file shows of its type. An application is never
    /// imported.
    func isSeenByOthers(_ function: Int) -> Bool {
        let declared = declarations.functions[function]
        return file.standing.program != .application && declared.isPublic
            && !(declared.typeName.map(hiddenTypes.contains) ?? false)
    }

    /// Whether the text of a function's body may make or discharge an obligation of its own.
    func mayHoldObligation(_ function: Int) -> Bool { survey.marks.isMarked(bodyRange(of: function)) }

    /// Whether a word occurs in the text of a function's body.
    func mentions(_ word: String, in function: Int) -> Bool { file.words.contains(word, in: bodyRange(of: function)) }

    /// The same for a property of the function's type, or another name for it.
    func mentions(property: String, in function: Int) -> Bool {
        let names = declarations.renamedProperties(of: declarations.functions[function].typeName)
        return mentions(property, in: function)
            || names.contains { $0.value == property && mentions($0.key, in: function) }
    }

    /// From the name to the closing brace.
    func bodyRange(of function: Int) -> Range<Int> {
        let declared = declarations.functions[function]
        return declared.nameToken.position.utf8Offset..<declared.rightBrace.endPosition.utf8Offset
    }

    /// Of the functions that are no local ones, and of which something is so, the innermost.
    ///
    /// - Complexity: O(functions).
    func innermostFunction(where isMeant: (Int) -> Bool) -> Int? {
        declarations.functions.indices.filter { !declarations.functions[$0].isLocal && isMeant($0) }
            .max { bodyRange(of: $0).lowerBound < bodyRange(of: $1).lowerBound }
    }

    /// Whether a function says that it does not call a closure exactly once. That counts more than what its body does.
    func promisesOtherwise(_ function: Int, parameter: Int) -> Bool {
        let promise = annotated.calls(of: parameter, by: declarations.functions[function])
        return promise.map { $0 != .exactlyOnce } ?? false
    }

    /// The functions that give a property of a type a value, as the text of the file has it: `isDone = true` in the type itself,
    /// `berth.isDone = true` elsewhere. Initialisers, which come before all others, are left out.
    func functions(setting name: String, of type: String?, to value: String) -> [Int] {
        declarations.functions.indices.filter { index in
            let function = declarations.functions[index]
            if function.isInitializer { return false }
            if function.typeName == type { return mentions("\(name) = \(value)", in: index) }
            return mentions(".\(name) = \(value)", in: index) && !mentions("self.\(name) = \(value)", in: index)
        }
    }
}
