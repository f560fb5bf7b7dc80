/// The name of an API as its documentation writes it: `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
package struct APIName: Hashable, Sendable {
    /// The type that it belongs to, nested types included; nil for a global function, or where any type will do.
    package let type: String?
    /// An initialiser's is its type's own name, as calls write it.
    package let base: String
    /// One label a parameter, nil for `_`. Nothing where the name has no parentheses: any labels will do.
    package let labels: [String?]?

    /// Nil where the text is no such name.
    package init?(_ text: String) {
        let head = text.prefix { $0 != "(" }
        var parts = head.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.allSatisfy(Self.isIdentifier), let last = parts.popLast() else { return nil }
        let isInitializer = last == "init"
        guard let base = isInitializer ? parts.last : last else { return nil }
        type = parts.isEmpty ? nil : parts.joined(separator: ".")
        self.base = base
        if head.count == text.count {
            labels = nil
        } else {
            guard let labels = Self.labels(in: text.dropFirst(head.count)) else { return nil }
            self.labels = labels
        }
    }

    private static func isIdentifier(_ part: String) -> Bool {
        guard let first = part.first, first.isLetter || first == "_" else { return false }
        return part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// `(_:repeats:)`
    private static func labels(in text: Substring) -> [String?]? {
        guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
        let inside = text.dropFirst().dropLast()
        guard !inside.isEmpty else { return [] }
        guard inside.hasSuffix(":") else { return nil }
        let parts = inside.dropLast().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.allSatisfy(isIdentifier) else { return nil }
        return parts.map { $0 == "_" ? nil : $0 }
    }

    /// Whether a call with these labels may be one of it. A trailing closure has no label.
    func admits(_ arguments: [String?]) -> Bool {
        guard let labels else { return true }
        return arguments.count == labels.count && zip(arguments, labels).allSatisfy { $0 == nil || $0 == $1 }
    }

    /// Whether a type that is seen at a call is the one meant, or is not in the way. The names of Foundation's types
    /// lose their prefix where Swift imports them, and other code gives its own the same names.
    package func isType(_ seen: String) -> Bool {
        guard let type else { return true }
        func bare(_ name: String) -> Substring { name.hasPrefix("NS") ? name.dropFirst(2) : name[...] }
        let simple = type.split(separator: ".").last.map(String.init) ?? type
        return bare(seen) == bare(type) || bare(seen) == bare(simple)
    }
}
