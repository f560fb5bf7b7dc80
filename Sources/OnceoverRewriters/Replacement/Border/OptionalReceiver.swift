import OnceoverDiagnostics
import SwiftSyntax

/// `store?.load { … }`: the call is made where there is something to call.
struct OptionalReceiver {
    private let call: FunctionCallExprSyntax
    private let place: Location

    init(_ call: FunctionCallExprSyntax, place: Location) {
        self.call = call
        self.place = place
    }

    /// The same call in `if let store { … }`, which is then one like others.
    func edits(in statement: CodeBlockItemSyntax, _ layout: FileLayout) throws(RefusalReason) -> [TextEdit] {
        guard let chain = last, let name = chain.expression.lastName else { throw .optionalReceiver(place) }
        let written = chain.expression.trimmedDescription
        let first = chain.expression.positionAfterSkippingLeadingTrivia.utf8Offset
        let start = call.positionAfterSkippingLeadingTrivia.utf8Offset
        let mark = chain.questionMark.positionAfterSkippingLeadingTrivia.utf8Offset
        let whole = call.trimmedDescription
        var edits = [TextEdit(first - start..<mark - start + 1, with: name)]
        edits += try handlerEdits(name).map {
            TextEdit($0.range.lowerBound - start..<$0.range.upperBound - start, with: $0.replacement)
        }
        let indentation = call.lineIndentation
        let lines = String(
            decoding: edits.sorted { $0.range.lowerBound < $1.range.lowerBound }.applied(to: Array(whole.utf8)),
            as: UTF8.self
        ).dedented(from: indentation)
        let text = "if let \(name)\(name == written ? "" : " = \(written)") {\n\(lines.indented(by: layout.unit))\n}"
            .indented(by: indentation)
        let behind = statement.item.is(ReturnStmtSyntax.self) ? "\n\(indentation)return" : ""
        let opening = statement.item.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = statement.item.endPositionBeforeTrailingTrivia.utf8Offset
        let replacement = String(text.drop { $0 == " " || $0 == "\t" }) + behind
        return [TextEdit(opening..<end, with: layout.withLineBreaks(replacement))]
    }

    /// A weak `self` stays weak in the handler; any other name there would mean what is not nil.
    private func handlerEdits(_ name: String) throws(RefusalReason) -> [TextEdit] {
        guard
            let closure = call.trailingClosure
                ?? call.arguments.lazy.compactMap({ $0.expression.as(ClosureExprSyntax.self) }).first
        else { return [] }
        let captured = closure.signature?.capture?.items.map(\.name.text) ?? []
        if captured.contains(name) { return [] }
        let isMentioned = closure.statements.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
        guard isMentioned else { return [] }
        guard name == "self" else { throw .optionalReceiver(place) }
        if let capture = closure.signature?.capture {
            let offset = capture.leftSquare.endPosition.utf8Offset
            return [TextEdit(offset..<offset, with: "weak self\(captured.isEmpty ? "" : ", ")")]
        }
        let end = closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        return [TextEdit(end..<end, with: closure.signature == nil ? " [weak self] in" : " [weak self]")]
    }

    /// The last of what may be nil, behind which nothing is.
    private var last: OptionalChainingExprSyntax? {
        var base = call.callee.as(MemberAccessExprSyntax.self)?.base
        while let current = base {
            if let chain = current.as(OptionalChainingExprSyntax.self) { return chain }
            base = current.as(MemberAccessExprSyntax.self)?.base
        }
        return nil
    }
}
