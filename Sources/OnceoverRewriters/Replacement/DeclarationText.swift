import OnceoverDiagnostics
import OnceoverSource
import SwiftSyntax

/// The text of one declaration while it is rewritten in steps, and its tree after each.
struct DeclarationText {
    private let isMember: Bool
    private var bytes: [UInt8]
    private(set) var tree: SourceFileSyntax

    /// - Parameter isMember: whether it stands in a type. Then it can only be parsed in one.
    init(_ node: Syntax, isMember: Bool) {
        self.init(node.withoutTrailingTrivia, isMember: isMember)
    }

    /// - Parameter text: with the comments above it.
    init(_ text: String, isMember: Bool) {
        self.isMember = isMember
        bytes = Array((isMember ? EnclosingType.opening + text + EnclosingType.closing : text).utf8)
        tree = Self.parse(bytes)
    }

    private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
        SourceFile(path: "", text: String(decoding: bytes, as: UTF8.self)).tree
    }

    mutating func apply(_ edits: [TextEdit]) {
        bytes = edits.applied(to: bytes)
        tree = Self.parse(bytes)
    }

    /// - Parameters:
    ///   - edits: in the places that they have in the declaration's file.
    ///   - start: where the declaration starts there.
    mutating func apply(_ edits: [TextEdit], ofFileFrom start: Int) {
        let shift = (isMember ? EnclosingType.opening.utf8.count : 0) - start
        apply(
            edits.map { edit in
                TextEdit(edit.range.lowerBound + shift..<edit.range.upperBound + shift, with: edit.replacement)
            })
    }

    /// The text as it belongs into its file.
    var text: String {
        let text = String(decoding: bytes, as: UTF8.self)
        return isMember
            ? String(text.dropFirst(EnclosingType.opening.count).dropLast(EnclosingType.closing.count)) : text
    }

    /// The declaration in the tree.
    var declaration: DeclSyntax? {
        guard case .decl(let declaration)? = tree.statements.first?.item else { return nil }
        return isMember ? declaration.as(ClassDeclSyntax.self)?.memberBlock.members.first?.decl : declaration
    }
}

/// A type around a declaration that is looked at on its own.
enum EnclosingType {
    static let name = "OnceoverEnclosingType"
    static let opening = "class \(name) {"
    static let closing = "\n}\n"
}

extension Syntax {
    var withoutTrailingTrivia: String {
        let end = endPositionBeforeTrailingTrivia.utf8Offset - position.utf8Offset
        return String(decoding: Array(description.utf8).prefix(end), as: UTF8.self)
    }
}
