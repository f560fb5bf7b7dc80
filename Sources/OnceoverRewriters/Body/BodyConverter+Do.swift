import SwiftSyntax

extension BodyConverter {
    /// An error that is thrown in place of a call of the handler must not be caught here.
    func convert(_ node: DoStmtSyntax, in block: Block, isLast: Bool) throws(Unconvertible) -> String {
        guard node.throwsClause == nil else { throw .caught }
        var inside = block
        inside.mayThrow = block.mayThrow && node.catchClauses.isEmpty
        let isVerbatim = !isLast && !mentions(node.body)
        let body = try isVerbatim ? inner(of: node.body) : branch(node.body, in: inside, isLast: isLast)
        var text = "do {\n\(body)\n}"
        for clause in node.catchClauses {
            if mentions(clause.catchItems) { throw .inCondition }
            let saved = known
            known.formUnion(PatternNames(in: clause.catchItems).names.union(["error"]))
            let items = clause.catchItems.trimmedDescription
            let inner =
                try mentions(clause.body)
                ? branch(clause.body, in: block, isLast: isLast) : self.inner(of: clause.body)
            known = saved
            text += " catch\(items.isEmpty ? "" : " " + items) {\n\(inner)\n}"
        }
        guard isLast, node.throwsErrorAgain(in: text, unit: unit) else { return text }
        let introduced = IntroducedNames(in: node.body).names
        return block.declared.isDisjoint(with: introduced) ? body.outdented(by: unit) : "do {\n\(body)\n}"
    }
}

extension DoStmtSyntax {
    /// Whether its one `catch` only throws the error again, and so is left out: with the braces, unless what is declared
    /// in them has the name of something around them.
    fileprivate func throwsErrorAgain(in text: String, unit: String) -> Bool {
        guard catchClauses.count == 1, let items = catchClauses.first?.catchItems.trimmedDescription else {
            return false
        }
        let name = items.isEmpty ? "error" : String(items.dropFirst(4))
        guard items.isEmpty || items == "let \(name)" else { return false }
        return text.hasSuffix("} catch\(items.isEmpty ? "" : " " + items) {\n\(unit)throw \(name)\n}")
    }
}

/// The names that code gives to anything, and that may become variables where a closure is unfolded.
private final class IntroducedNames: PatternNames {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        names.formUnion(node.parameterNames)
        return .visitChildren
    }
}

extension String {
    fileprivate func outdented(by unit: String) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix(unit) ? line.dropFirst(unit.count) : line
        }.joined(separator: "\n")
    }
}
