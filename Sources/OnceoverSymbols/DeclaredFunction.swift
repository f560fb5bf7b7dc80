import SwiftSyntax

/// A function, method or initialiser that has a body.
package struct DeclaredFunction: Sendable {
    package struct Parameter: Sendable, LabelledParameter {
        package let label: String?
        package let name: String
        package fileprivate(set) var shape: HandlerShape
        package let hasDefault: Bool
        package let node: FunctionParameterSyntax
    }

    /// `init` for an initialiser.
    package let name: String
    package private(set) var parameters: [Parameter]
    /// The type that it belongs to, also through an extension.
    package let typeName: String?
    package let body: CodeBlockItemListSyntax
    package let rightBrace: TokenSyntax
    /// Where a finding about the whole function stands.
    package let nameToken: TokenSyntax
    package let isOverride: Bool
    package let isInitializer: Bool
    /// Whether it stands inside another body.
    package let isLocal: Bool
    package let isPrivate: Bool
    package let attributes: AttributeListSyntax
    /// As written; for a failable initialiser, an optional.
    package let returnType: TypeSyntax?

    /// Finds the shapes of its parameters, once all type aliases are known.
    mutating func giveShapes(_ aliases: [String: TypeSyntax]) {
        for index in parameters.indices {
            parameters[index].shape = HandlerShape(parameters[index].node.type, aliases: aliases)
        }
    }

    /// The type's own name: `State` for `Kiln.State`.
    package var simpleTypeName: String? { typeName.flatMap { $0.split(separator: ".").last }.map(String.init) }

    /// What the declaration that it stands in, a type's or an extension's, says that the type is.
    ///
    /// - Complexity: O(depth of nesting).
    package var inheritedTypes: [String] {
        var node = nameToken.parent
        while let current = node {
            if let group = current.asProtocol((any DeclGroupSyntax).self) {
                return group.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
            }
            node = current.parent
        }
        return []
    }

    /// Whether it is a member of an extension.
    ///
    /// - Complexity: O(depth of nesting).
    package var isInExtension: Bool {
        var node = nameToken.parent
        while let current = node {
            if current.asProtocol((any DeclGroupSyntax).self) != nil { return current.is(ExtensionDeclSyntax.self) }
            node = current.parent
        }
        return false
    }

    /// Whether other modules see it: by its own modifier, or that of the extension or protocol around it.
    ///
    /// - Complexity: O(depth of nesting).
    package var isPublic: Bool {
        var node = nameToken.parent
        while let current = node {
            if let declaration = current.asProtocol((any WithModifiersSyntax).self),
                declaration.modifiers.contains(where: { ["public", "open", "package"].contains($0.name.text) })
            {
                return true
            }
            if current.is(ClassDeclSyntax.self) || current.is(StructDeclSyntax.self) { return false }
            node = current.parent
        }
        return false
    }

    /// `load(_:completion:)`
    package var fullName: String {
        "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }

    /// Which parameter each argument of a call goes to, or nothing where the call cannot be of this function.
    ///
    /// - Parameter arguments: labels, and whether the argument is a closure behind the parentheses.
    package func match(_ arguments: [(label: String?, isTrailing: Bool)]) -> [Int]? { parameters.match(arguments) }
}
