import SwiftSyntax

/// A function, method or initialiser that has a body.
///
/// An object, because it is asked for again and again, and a copy of so many nodes would cost more than what is asked.
package final class DeclaredFunction: Sendable {
    package struct Parameter: Sendable {
        package let label: String?
        package let name: String
        package let shape: HandlerShape
        package let hasDefault: Bool
        package let node: FunctionParameterSyntax

        /// - Parameter aliases: the type aliases that are known, by name.
        init(_ node: FunctionParameterSyntax, aliases: [String: TypeSyntax] = [:]) {
            let first = node.firstName.text
            label = first == "_" ? nil : first
            name = node.secondName?.text ?? first
            shape = HandlerShape(node.type, aliases: aliases)
            hasDefault = node.defaultValue != nil || node.ellipsis != nil
            self.node = node
        }
    }

    /// `init` for an initialiser.
    package let name: String
    package let parameters: [Parameter]
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

    init(
        name: String, parameters: [Parameter], typeName: String?, body: CodeBlockItemListSyntax,
        rightBrace: TokenSyntax, nameToken: TokenSyntax, isOverride: Bool = false, isInitializer: Bool = false,
        isLocal: Bool, isPrivate: Bool = false, attributes: AttributeListSyntax, returnType: TypeSyntax? = nil
    ) {
        self.name = name
        self.parameters = parameters
        self.typeName = typeName
        self.body = body
        self.rightBrace = rightBrace
        self.nameToken = nameToken
        self.isOverride = isOverride
        self.isInitializer = isInitializer
        self.isLocal = isLocal
        self.isPrivate = isPrivate
        self.attributes = attributes
        self.returnType = returnType
    }

    /// The same with the shapes that its parameters have by the type aliases of the file.
    func reshaped(by aliases: [String: TypeSyntax]) -> DeclaredFunction {
        guard !parameters.isEmpty else { return self }
        return DeclaredFunction(
            name: name, parameters: parameters.map { Parameter($0.node, aliases: aliases) }, typeName: typeName,
            body: body, rightBrace: rightBrace, nameToken: nameToken, isOverride: isOverride,
            isInitializer: isInitializer, isLocal: isLocal, isPrivate: isPrivate, attributes: attributes,
            returnType: returnType)
    }

    /// The type's own name: `State` for `Kiln.State`.
    package var simpleTypeName: String? {
        typeName.map { name in
            let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
            return dot.map { String(name[name.index(after: $0)...]) } ?? name
        }
    }

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
