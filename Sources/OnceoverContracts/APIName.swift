/// The name of an API as its documentation writes it: `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
package struct APIName: Hashable, Sendable {
    /// The type that it belongs to, nested types included; nil for a global function, or where any type will do.
    package let type: String?
    /// An initialiser's is its type's own name, as calls write it.
    package let base: String
    /// One label for each parameter, nil for `_`. Nil as a whole if the name has no parentheses: then all labels match.
    package let labels: [String?]?

    /// `Task` and `Task.detached`, as a call writes an initialiser and a function of a type.
    var asCalled: String { type.map { $0 == base ? base : "\($0).\(base)" } ?? base }

    /// Nil if the text does not have this form.
    package init?(_ text: String) {
        // By bytes: some thousand names are read before the first file is.
        let head = text[..<(text.utf8.firstIndex(of: UInt8(ascii: "(")) ?? text.endIndex)]
        guard var parts = Self.identifiers(in: head, separatedBy: "."), let last = parts.popLast() else { return nil }
        let isInitializer = last == "init"
        guard let base = isInitializer ? parts.last : last else { return nil }
        type = parts.isEmpty ? nil : parts.joined(separator: ".")
        self.base = base
        if head.endIndex == text.endIndex {
            labels = nil
        } else {
            guard let labels = Self.labels(in: text[head.endIndex...]) else { return nil }
            self.labels = labels
        }
    }

    /// Nil where one of the parts is none.
    private static func identifiers(in text: Substring, separatedBy separator: Unicode.Scalar) -> [String]? {
        let parts = text.utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
        return parts.allSatisfy(isIdentifier) ? parts.map { String(Substring($0)) } : nil
    }

    private static func isIdentifier(_ part: Substring.UTF8View) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool {
            byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
                || byte >= 0x80
        }
        guard let first = part.first, isLetter(first) else { return false }
        return part.allSatisfy { isLetter($0) || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    }

    /// `(_:repeats:)`
    private static func labels(in text: Substring) -> [String?]? {
        guard text.utf8.count > 1, text.utf8.last == UInt8(ascii: ")") else { return nil }
        let inside = text.dropFirst().dropLast()
        guard !inside.isEmpty else { return [] }
        guard inside.utf8.last == UInt8(ascii: ":") else { return nil }
        return identifiers(in: inside.dropLast(), separatedBy: ":")?.map { $0 == "_" ? nil : $0 }
    }

    /// Whether a call with these labels may be one of it. A trailing closure has no label.
    func admits(_ arguments: [String?]) -> Bool {
        guard let labels else { return true }
        return arguments.count == labels.count && zip(arguments, labels).allSatisfy { $0 == nil || $0 == $1 }
    }

    /// Whether these labels, and maybe others, are among those of a call.
    package func isAmong(_ arguments: [String?]) -> Bool { (labels ?? []).allSatisfy(arguments.contains) }

    /// Whether a function that is seen with its type, as far as that is known, is this one.
    func isMeant(by seen: APIName) -> Bool { base == seen.base && seen.type.map(isType) ?? (type == nil) }

    /// Whether a type that is seen at a call is the one meant, or is not in the way. The names of Foundation's types
    /// lose their prefix where Swift imports them, and other code gives its own the same names.
    package func isType(_ seen: String) -> Bool {
        guard let type else { return true }
        func bare(_ name: String) -> Substring { name.hasPrefix("NS") ? name.dropFirst(2) : name[...] }
        let simple = type.split(separator: ".").last.map(String.init) ?? type
        return bare(seen) == bare(type) || bare(seen) == bare(simple)
    }
}
