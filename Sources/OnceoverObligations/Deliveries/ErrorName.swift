import OnceoverControlFlow

/// Names that people give to errors.
enum ErrorName {
    /// `error`, `self.lastError`, `err`, `failure`
    static func isOne(_ name: String) -> Bool {
        guard let last = name.split(whereSeparator: { !$0.isLetter }).last?.lowercased() else { return false }
        return last == "err" || last == "failure" || last.hasSuffix("error")
    }
}

extension FlowGraph {
    /// The first parameter of a closure that is an error, by its name.
    func error(givenTo region: Region) -> TermID? {
        region.parameters.first { ErrorName.isOne(terms[$0].name) }
    }
}
