import OnceoverSignatures
import SwiftSyntax

/// A function's text without its handler.
struct ReplacedSignature {
    let candidate: Candidate
    let unit: String
    /// Whether the function runs where its caller runs, as it did.
    let isCallersIsolation: Bool
    private var node: FunctionDeclSyntax { candidate.function.node }

    func text(_ body: AsyncFunction?) -> String {
        var overload = AsyncOverload(of: node, handler: candidate.handler)
        overload.unit = unit
        let indentation = node.lineIndentation
        let constraints = node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
        let signature = name + clause + overload.effects + constraints
        return trivia(overload.documentation) + head + signature + (body.map { " " + braces($0, indentation) } ?? "")
    }

    private func braces(_ body: AsyncFunction, _ indentation: String) -> String {
        let lines = body.statements.joined
        if lines.isEmpty { return "{}" }
        return "{\n" + lines.indented(by: indentation + unit) + "\n" + indentation + "}"
    }

    /// `func load<T>`
    private var name: String {
        "func " + node.name.text + (node.genericParameterClause?.trimmedDescription ?? "")
    }

    // MARK: - Parameters

    /// The parameters that stay, as they are laid out and commented.
    private var clause: String {
        let clause = node.signature.parameterClause
        let kept = clause.parameters.enumerated().filter { !candidate.handler.positions.contains($0.offset) }
            .map(\.element)
        let last = kept.count - 1
        let texts = kept.enumerated().map { index, parameter in
            let lead = index == 0 ? clause.parameters.first?.leadingTrivia : parameter.leadingTrivia
            let behind = parameter.trailingComma?.trailingTrivia ?? parameter.trailingTrivia
            let text = (lead ?? []).description + parameter.with(\.trailingComma, nil).trimmedDescription
            return text + (index < last ? "," + behind.description : behind.comments.map { "  " + $0 }.joined())
        }
        let list = texts.joined()
        let hasComment = kept.last.map { !($0.trailingComma?.trailingTrivia.comments ?? []).isEmpty } ?? false
        let isBroken = clause.rightParen.leadingTrivia.contains(where: \.isNewline)
        let end =
            kept.isEmpty
            ? "" : hasComment && !isBroken ? "\n" + node.lineIndentation : clause.rightParen.leadingTrivia.description
        return "(" + (kept.isEmpty ? "" : clause.leftParen.trailingTrivia.description) + list + end + ")"
    }

    /// Attributes and modifiers, as they are.
    private var head: String {
        let bytes = Array(node.description.utf8)
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset - node.position.utf8Offset
        let end = node.funcKeyword.positionAfterSkippingLeadingTrivia.utf8Offset - node.position.utf8Offset
        let written = String(decoding: bytes[start..<end], as: UTF8.self)
        guard isCallersIsolation, !written.contains(AsyncOverload.callersIsolation) else { return written }
        return written.replacing("nonisolated ", with: "") + AsyncOverload.callersIsolation + " "
    }

    /// What is above the function, with what its documentation says of the handler said of the result.
    private func trivia(_ documentation: String) -> String {
        let pieces = node.leadingTrivia.pieces
        guard let first = pieces.firstIndex(where: \.isDocumentation),
            let last = pieces.lastIndex(where: \.isDocumentation),
            DocComment(node.leadingTrivia).text != documentation
        else { return node.leadingTrivia.description }
        let lines = documentation.isEmpty ? "" : String(documentation.dropLast())
        let indented = lines.indented(by: node.lineIndentation).drop { $0 == " " || $0 == "\t" }
        return Trivia(pieces: pieces[..<first]).description + indented
            + Trivia(pieces: pieces[(last + 1)...]).description
    }
}

extension TriviaPiece {
    fileprivate var isDocumentation: Bool {
        switch self {
        case .docLineComment, .docBlockComment: true
        default: false
        }
    }
}
