import OnceoverDiagnostics

/// A finding as a baseline keeps it: what it is known by, and where it was.
package struct BaselineEntry: Hashable, Sendable {
    /// From the folder of the baseline.
    package let path: String
    package let rule: RuleID
    package let symbol: String
    /// 16 hexadecimal digits for the text of the line to mend.
    package let line: String

    /// The symbol without parameters.
    var baseName: String { String(symbol.prefix { $0 != "(" }) }

    package init(path: String, rule: RuleID, symbol: String, line: String) {
        self.path = path
        self.rule = rule
        self.symbol = symbol
        self.line = line
    }

    /// - Parameter path: of the finding, from the folder of the baseline.
    package init(_ diagnostic: Diagnostic, path: String) {
        let identity = FindingIdentity(diagnostic)
        self.init(path: path, rule: identity.rule, symbol: identity.symbol, line: "\(identity.line)")
    }
}

extension BaselineEntry: CustomStringConvertible {
    /// As the user sees it.
    package var description: String { "\(path): \(rule)" + (symbol.isEmpty ? "" : " in `\(symbol)`") }
}
