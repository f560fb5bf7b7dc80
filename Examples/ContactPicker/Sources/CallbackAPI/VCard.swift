/// A card as servers send it: the properties of a contact, a line each, after RFC 6350.
struct VCard {
    private var values: [String: String] = [:]

    /// Keeps the first value of each property. What is no property is passed over, as the RFC wants.
    init(_ text: String) {
        for line in Self.unfolded(text) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = Self.propertyName(line[..<colon])
            if values[name] == nil { values[name] = Self.unescaped(line[line.index(after: colon)...]) }
        }
    }

    /// The contact, if the card has the one property that must be there: the full name.
    var contact: Contact? {
        guard let name = values["FN"], !name.isEmpty else { return nil }
        return Contact(name: name, email: values["EMAIL"])
    }
}

extension VCard {
    /// A line that starts with white space goes on the one before it (section 3.2).
    private static func unfolded(_ text: String) -> [String] {
        var lines: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            if let first = line.first, " \t".contains(first), !lines.isEmpty {
                lines[lines.count - 1] += line.dropFirst()
            } else {
                lines.append(String(line))
            }
        }
        return lines
    }

    /// `item1.EMAIL;TYPE=work` is an `EMAIL`: neither the group nor the parameters matter here.
    private static func propertyName(_ head: Substring) -> String {
        let name = head.prefix { $0 != ";" }
        return (name.split(separator: ".").last ?? name).uppercased()
    }

    /// A backslash guards commas, semicolons and itself; a guarded line break becomes a space, because a contact is shown on
    /// one line. Other control characters are left out: a terminal would obey them.
    private static func unescaped(_ value: Substring) -> String {
        var text = ""
        var isGuarded = false
        for character in value {
            if character == "\\" && !isGuarded {
                isGuarded = true
                continue
            }
            text.append(isGuarded && "nN".contains(character) ? " " : character)
            isGuarded = false
        }
        return String(text.filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } })
    }
}
