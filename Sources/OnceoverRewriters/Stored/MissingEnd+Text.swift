import OnceoverDiagnostics
import OnceoverSignatures
import SwiftSyntax

extension MissingEnd {
    /// The edit that makes the end answer, and the declaration that it is in; nil for one of its own.
    func edit(_ waiting: WaitingCall, _ layout: FileLayout) -> (declaration: FunctionDeclSyntax?, edit: TextEdit) {
        let answer = error.map { waiting.end(error: $0) } ?? waiting.endAsCancelled
        switch manner {
        case .absent(let function, let known):
            let end = known.endOfLine
            let text = declaration(of: function, like: known, answer, layout.unit).indented(by: known.lineIndentation)
            let gap = known.isFollowedByGap ? "" : "\n"
            return (nil, TextEdit(end..<end, with: layout.withLineBreaks("\n\n" + text + gap)))
        case .silent(let function): return (function, answering(function, answer, layout))
        }
    }

    private func declaration(
        of function: FunctionDeclSyntax, like known: FunctionDeclSyntax, _ answer: String, _ unit: String
    ) -> String {
        let modifiers = known.modifiers.map { $0.trimmedDescription + " " }.joined()
        let clause = function.signature.parameterClause.trimmedDescription
        let lines = (dismissal(in: known, for: function) + [answer]).joined(separator: "\n")
        return "\(modifiers)func \(function.name.text)\(clause) {\n\(lines.indented(by: unit))\n}"
    }

    /// What the other method also does with its sender, such as dismissing the screen.
    private func dismissal(in known: FunctionDeclSyntax, for function: FunctionDeclSyntax) -> [String] {
        let senders = [known, function].map { $0.signature.parameterClause.parameters.first }
        guard let old = senders[0], let new = senders[1], old.type.trimmedDescription == new.type.trimmedDescription
        else { return [] }
        return known.body?.statements.compactMap { statement in
            let call = statement.item.as(FunctionCallExprSyntax.self)
            guard let member = call?.calledExpression.as(MemberAccessExprSyntax.self),
                member.base?.trimmedDescription == old.internalName, member.declName.baseName.text == "dismiss",
                let call
            else { return nil }
            let behind = call.trimmedDescription.dropFirst(old.internalName.count)
            return new.internalName + behind
        } ?? []
    }

    /// The answer as the last thing that a method does.
    private func answering(_ function: FunctionDeclSyntax, _ answer: String, _ layout: FileLayout) -> TextEdit {
        guard let body = function.body else { return TextEdit(0..<0, with: "") }
        let statements = body.statements.map { StatementText($0) } + [StatementText(answer)]
        let lines = statements.joined.indented(by: function.lineIndentation + layout.unit)
        return TextEdit(body.trimmedBytes, with: layout.withLineBreaks("{\n\(lines)\n\(function.lineIndentation)}"))
    }
}
