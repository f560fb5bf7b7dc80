import OnceoverSource
import SwiftSyntax

/// A function that a file declares outside of bodies, with what is around it.
struct ProjectFunction: Sendable {
    enum Place: Sendable {
        case topLevel
        case type
        case `protocol`
        case `extension`
    }

    /// The number of its file.
    let file: Int
    let node: FunctionDeclSyntax
    /// The names of the types around it, outermost first; of an extension, those of the extended type.
    let scope: [String]
    let place: Place
    let labels: [String]
    /// Whether a call may leave out each parameter.
    let defaults: [Bool]

    init(file: Int, node: FunctionDeclSyntax, scope: [String], place: Place) {
        self.file = file
        self.node = node
        self.scope = scope
        self.place = place
        let parameters = node.signature.parameterClause.parameters
        labels = parameters.map(\.firstName.text)
        defaults = parameters.map { $0.defaultValue != nil }
    }

    var name: String { node.name.text }
    var isAsync: Bool { node.signature.effectSpecifiers?.asyncSpecifier != nil }
    var isStatic: Bool { node.modifiers.contains { ["static", "class"].contains($0.name.text) } }
    var isOverride: Bool { node.modifiers.contains { $0.name.text == "override" } }
    var parameters: [FunctionParameterSyntax] { Array(node.signature.parameterClause.parameters) }
    /// The 0-based UTF-8 offset of the name.
    var offset: Int { node.name.positionAfterSkippingLeadingTrivia.utf8Offset }

    /// What says in a closure whose method it is: `self.`, `Self.` or nothing.
    var receiver: String { scope.isEmpty ? "" : isStatic ? "Self." : "self." }

    /// Whether nothing could say that the function is meant, where its parameters are seen.
    var isHiddenByParameter: Bool { scope.isEmpty && parameters.contains { $0.internalName == name } }

    /// `Store.load(id:completion:)`
    var symbol: String { (scope + [name]).joined(separator: ".") + "(" + labels.map { $0 + ":" }.joined() + ")" }
}

/// A function by where it is.
struct FunctionKey: Hashable, Sendable {
    let file: Int
    let offset: Int

    init(_ function: ProjectFunction) {
        file = function.file
        offset = function.offset
    }

    init(file: Int, _ node: FunctionDeclSyntax) {
        self.file = file
        offset = node.name.positionAfterSkippingLeadingTrivia.utf8Offset
    }
}
