import OnceoverDiagnostics
import SwiftSyntax

/// Extensions with the default implementations of new requirements, one for each protocol.
struct ProtocolExtensions {
    /// Where the extension of a protocol goes: behind the protocol, or behind the type that it is declared in.
    struct Place: Hashable {
        /// The 0-based offset.
        let offset: Int
        let name: String
        /// Of the members: that of the protocol. Empty where it need not be written.
        let access: String
        let attributes: [String]
        let indentation: String
        let isFollowedByGap: Bool

        /// Nil where an extension could not name the protocol.
        init?(of requirement: FunctionDeclSyntax) {
            guard let declaration = requirement.enclosing(ProtocolDeclSyntax.self) else { return nil }
            let nominal = Syntax(declaration).enclosingTypes
            let isNested = !nominal.isEmpty
            let levels = declaration.modifiers.map(\.name.text)
            if isNested, levels.contains("private") { return nil }
            let outermost = declaration.outermostDeclaration
            offset = outermost.endOfLine
            name = (nominal + [declaration.name.text]).joined(separator: ".")
            access = levels.first { ["public", "package"].contains($0) } ?? ""
            attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self)?.trimmedDescription }
                .filter { $0.hasPrefix("@available") }
            indentation = outermost.lineIndentation
            isFollowedByGap = outermost.isFollowedByGap
        }
    }

    private var members: [(place: Place, texts: [String])] = []

    mutating func add(_ text: String, at place: Place) {
        if let index = members.firstIndex(where: { $0.place == place }) {
            members[index].texts.append(text)
        } else {
            members.append((place, [text]))
        }
    }

    func edits(_ layout: FileLayout) -> [TextEdit] {
        members.map { place, texts in
            let body = texts.map { $0.indented(by: layout.unit) }.joined(separator: "\n\n")
            let attributes = place.attributes.map { $0 + "\n" }.joined()
            let text = "\(attributes)extension \(place.name) {\n\(body)\n}".indented(by: place.indentation)
            return TextEdit(
                place.offset..<place.offset,
                with: layout.withLineBreaks("\n\n" + text + (place.isFollowedByGap ? "" : "\n")))
        }
    }
}

extension SyntaxProtocol {
    /// The nearest node of a kind around this one.
    func enclosing<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
        var node = parent
        while let current = node {
            if let found = current.as(kind) { return found }
            node = current.parent
        }
        return nil
    }

    /// The outermost declaration around the node, or the node: what stands at the top level or directly in an `#if`.
    fileprivate var outermostDeclaration: Syntax {
        var result = Syntax(self)
        var node = Syntax(self)
        while let parent = node.parent {
            if parent.is(DeclSyntax.self), !parent.is(IfConfigDeclSyntax.self) { result = parent }
            node = parent
        }
        return result
    }
}

extension Syntax {
    /// The names of the types around the node, outermost first.
    var enclosingTypes: [String] {
        var names: [String] = []
        var node = parent
        while let current = node {
            if let named = current.asProtocol((any NamedDeclSyntax).self),
                current.isProtocol((any DeclGroupSyntax).self)
            {
                names.insert(named.name.text, at: 0)
            } else if let extended = current.as(ExtensionDeclSyntax.self) {
                names.insert(extended.extendedType.trimmedDescription, at: 0)
            }
            node = current.parent
        }
        return names
    }
}
