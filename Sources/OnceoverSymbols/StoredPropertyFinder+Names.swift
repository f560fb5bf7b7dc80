import SwiftSyntax

/// Types of the file, by the names that they are written with.
extension StoredPropertyFinder {
    /// The type of the file that a written one means; nil if it is none of them.
    func declared(_ type: TypeSyntax, at place: Place) -> String? {
        type.as(IdentifierTypeSyntax.self).flatMap { qualified($0.name.text, seenFrom: place.typeName) }
    }

    /// A nested type hides one of the same name further out. A type is not looked for in itself.
    func members(of name: String, seenFrom typeName: String) -> StoredMembers? {
        guard !holders.isEmpty, let qualified = qualified(name, seenFrom: typeName), holders.contains(qualified) else {
            return nil
        }
        return types[qualified]
    }

    private func qualified(_ name: String, seenFrom typeName: String) -> String? {
        let nearest = name.fullNames(seenFrom: typeName).first { types[$0] != nil }
        return nearest == typeName ? nil : nearest
    }
}
