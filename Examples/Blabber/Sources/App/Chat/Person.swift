import Foundation

/// Who takes part.
package struct Person: Codable, Hashable, Sendable {
    package static let longestName = 24

    package let name: String
    /// Known to this person's programs alone, so that nobody else can speak under the name while it is in use.
    package let key: String

    /// - Throws: `Refusal`.
    package init(name: String, key: String) throws(Refusal) {
        guard Self.isName(name) else { throw .name }
        guard (16...64).contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
            throw .key
        }
        self.name = name
        self.key = key
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            name: container.decode(String.self, forKey: .name), key: container.decode(String.self, forKey: .key))
    }

    /// Names that look alike to a hasty reader are the same name.
    package var foldedName: String { name.precomposedStringWithCompatibilityMapping.lowercased() }

    /// Brackets and colons are left to the lines of a terminal: "[ada connected]", "ada: hello".
    private static func isName(_ name: String) -> Bool {
        (1...longestName).contains(name.count) && name.utf8.count <= 120
            && name == name.trimmingCharacters(in: .whitespaces)
            && name.unicodeScalars.allSatisfy { $0.isVisible && !"[]:".unicodeScalars.contains($0) }
    }
}

extension Unicode.Scalar {
    /// Not a control character, and nothing that turns the direction of what follows. Emoji are made with joiners and
    /// tags, so those count as visible.
    package var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        case .spaceSeparator: self == " "
        case .format: value == 0x200C || value == 0x200D || (0xE0020...0xE007F).contains(value)
        default: true
        }
    }
}
