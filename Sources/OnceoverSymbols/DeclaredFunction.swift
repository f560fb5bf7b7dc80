import SwiftSyntax

/// A function, method or initialiser that has a body.
package struct DeclaredFunction: Sendable {
    package struct Parameter: Sendable {
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

    /// `load(_:completion:)`
    package var fullName: String {
        "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }

    /// Which parameter each argument of a call goes to, or nothing where the call cannot be of this function.
    ///
    /// - Parameter arguments: labels, and whether the argument is a closure behind the parentheses.
    package func match(_ arguments: [(label: String?, isTrailing: Bool)]) -> [Int]? {
        var next = 0
        var mapping: [Int] = []
        for argument in arguments {
            guard let index = parameter(for: argument, from: next) else { return nil }
            mapping.append(index)
            next = index + 1
        }
        let isWhole = parameters.indices.allSatisfy { mapping.contains($0) || parameters[$0].hasDefault }
        return isWhole ? mapping : nil
    }

    private func parameter(for argument: (label: String?, isTrailing: Bool), from next: Int) -> Int? {
        if argument.isTrailing && argument.label == nil {
            return parameters.indices.dropFirst(next).last { parameters[$0].shape != .other }
                ?? parameters.indices.dropFirst(next).last
        }
        for index in parameters.indices.dropFirst(next) {
            if parameters[index].label == argument.label { return index }
            if !parameters[index].hasDefault { return nil }
        }
        return nil
    }
}
