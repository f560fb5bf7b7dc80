import OnceoverDiagnostics
import OnceoverSignatures
import SwiftSyntax

/// Names for the arguments of a handler that are called `$0` and `$1`: what is awaited has to have one.
struct ArgumentNames {
    private let names: [String]

    init(_ handler: CompletionHandler) {
        let count = handler.argumentCount
        switch handler.shape {
        case .result: names = ["result"]
        case .errorOrDone: names = ["error"]
        case .done: names = []
        case .values, .successFailurePair: names = count == 1 ? ["value"] : (0..<count).map { "value\($0)" }
        case .optionalValuesOrError, .valuesOrError:
            names = (count == 2 ? ["value"] : (0..<max(0, count - 1)).map { "value\($0)" }) + ["error"]
        }
    }

    /// Nothing where the closure names its arguments, or does not use them.
    func edits(in closure: ClosureExprSyntax) -> [TextEdit] {
        let uses = ShorthandUses(in: closure).found
        guard closure.parameterNames.isEmpty, !uses.isEmpty, !names.isEmpty else { return [] }
        let taken = Set(closure.tokens(viewMode: .sourceAccurate).map(\.text))
        let free = names.map { name in
            ([name] + (2..<9).map { "\(name)\($0)" }).first { !taken.contains($0) } ?? name
        }
        let renamed = uses.compactMap { use -> TextEdit? in
            guard let index = Int(use.baseName.text.dropFirst()), index < free.count else { return nil }
            let start = use.baseName.positionAfterSkippingLeadingTrivia.utf8Offset
            return TextEdit(start..<start + use.baseName.text.utf8.count, with: free[index])
        }
        return [header(free.joined(separator: ", "), of: closure)] + renamed
    }

    private func header(_ list: String, of closure: ClosureExprSyntax) -> TextEdit {
        if let signature = closure.signature {
            let end = (signature.capture?.endPositionBeforeTrailingTrivia ?? signature.position).utf8Offset
            return TextEdit(end..<end, with: " \(list)")
        }
        let end = closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        return TextEdit(end..<end, with: " \(list) in")
    }
}

extension FamilyCall {
    /// What gives names to `$0` and its like in the handler.
    var namingEdits: [TextEdit] {
        guard case .closure(let closure) = given() else { return [] }
        return ArgumentNames(candidate.handler).edits(in: closure)
    }
}

/// `$0` and its like of a closure itself, not of closures in it.
private final class ShorthandUses: SyntaxVisitor {
    private(set) var found: [DeclReferenceExprSyntax] = []

    init(in closure: ClosureExprSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(closure.statements)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if case .dollarIdentifier = node.baseName.tokenKind { found.append(node) }
        return .visitChildren
    }
}
