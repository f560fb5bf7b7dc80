/// Names that people give to errors.
enum ErrorName {
    /// `error`, `self.lastError`, `err`, `failure`
    static func isOne(_ name: String) -> Bool {
        guard let last = name.split(whereSeparator: { !$0.isLetter }).last?.lowercased() else { return false }
        return last == "err" || last == "failure" || last.hasSuffix("error")
    }
}
