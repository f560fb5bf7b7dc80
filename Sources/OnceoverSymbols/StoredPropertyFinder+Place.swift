import SwiftSyntax

extension StoredPropertyFinder {
    /// Where an obligation is looked for: in a variable of a type, or in a member of what that holds.
    struct Place {
        let member: StoredVariable
        /// The type that has the variable.
        let typeName: String
        /// The names on the way from there.
        let path: [String]
        /// How many types were opened on the way.
        let depth: Int

        init(_ member: StoredVariable, of typeName: String) {
            self.init(member: member, typeName: typeName, path: [member.name.text], depth: 0)
        }

        private init(member: StoredVariable, typeName: String, path: [String], depth: Int) {
            self.member = member
            self.typeName = typeName
            self.path = path
            self.depth = depth
        }

        /// What a lock guards that stands here.
        var guarded: Place { Place(member: member.asVariable, typeName: typeName, path: path, depth: depth + 1) }

        /// A member of the value that stands here.
        func inside(_ inner: StoredVariable) -> Place {
            let named = StoredVariable(
                name: member.name, type: inner.type, isPrivate: member.isPrivate, isVariable: inner.isVariable,
                isNonisolated: member.isNonisolated)
            return Place(member: named, typeName: typeName, path: path + [inner.name.text], depth: depth + 1)
        }

        func property(
            _ shape: HandlerShape, _ container: StoredProperty.Container = .single, isClearable: Bool? = nil,
            carrier: StoredProperty.Carrier = .none
        ) -> StoredProperty {
            StoredProperty(
                typeName: typeName, path: path, shape: shape, container: container, declared: .here(member.name),
                isPrivate: member.isPrivate, isIsolated: !member.isNonisolated,
                isClearable: isClearable ?? member.isVariable,
                carrier: carrier)
        }
    }
}
