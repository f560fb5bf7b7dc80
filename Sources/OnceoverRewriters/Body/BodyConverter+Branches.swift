import SwiftSyntax

extension BodyConverter {
    /// A block of its own inside another, in braces.
    func branch(_ block: CodeBlockSyntax, in outer: Block, isLast: Bool) throws(Unconvertible) -> String {
        try branch(Array(block.statements), end: block.rightBrace, in: outer, isLast: isLast)
    }

    func branch(
        _ statements: [CodeBlockItemSyntax], end: TokenSyntax?, in outer: Block, isLast: Bool
    ) throws(Unconvertible) -> String {
        let (known, locals) = (self.known, self.locals)
        defer { (self.known, self.locals) = (known, locals) }
        let inner = Block(statements: statements, end: end, isLast: isLast, mayThrow: outer.mayThrow)
        return try tail(inner).joined.indented(by: unit)
    }

    func mentions(_ node: some SyntaxProtocol) -> Bool { !HandlerUses(of: handlers, in: node).isEmpty }

    // MARK: - if

    /// The text, and whether all its branches leave the function.
    func convert(
        _ node: IfExprSyntax, in block: Block, isLast: Bool
    ) throws(Unconvertible) -> (text: String, isEnd: Bool) {
        if mentions(node.conditions) { throw .inCondition }
        let names = DeclaredNames(in: node.conditions)
        let saved = known
        known.formUnion(names.unwrapped)
        let head = StatementText(node.conditions).text
        let isMentioned = mentions(node.body)
        let body = try isMentioned ? branch(node.body, in: block, isLast: isLast) : inner(of: node.body)
        known = saved
        let text = "if \(head) {\n\(body)\n}"
        let isFirstEnd = isMentioned || node.body.exits
        switch node.elseBody {
        case nil: return (text, false)
        case .ifExpr(let other):
            let (rest, isEnd) =
                try mentions(other)
                ? convert(other, in: block, isLast: isLast) : (StatementText(other).text, false)
            return ("\(text) else \(rest)", isEnd && isFirstEnd)
        case .codeBlock(let other):
            let isOtherMentioned = mentions(other)
            let rest = try isOtherMentioned ? branch(other, in: block, isLast: isLast) : inner(of: other)
            return ("\(text) else {\n\(rest)\n}", isFirstEnd && (isOtherMentioned || other.exits))
        }
    }

    /// The lines between braces, as they are, one level in.
    func inner(of block: CodeBlockSyntax) throws(Unconvertible) -> String {
        for statement in block.statements { try checkVerbatim(statement) }
        let texts = block.statements.map { StatementText($0) }
        return (texts + Block(statements: [], end: block.rightBrace, isLast: false, mayThrow: true).closingComments)
            .joined.indented(by: unit)
    }

    // MARK: - guard

    /// The text of a guard whose `else` calls the handler.
    func convert(_ node: GuardStmtSyntax, in block: Block) throws(Unconvertible) -> String {
        if mentions(node.conditions) { throw .inCondition }
        let body = try branch(node.body, in: block, isLast: false)
        return "guard \(StatementText(node.conditions).text) else {\n\(body)\n}"
    }

    // MARK: - switch

    func convert(
        _ node: SwitchExprSyntax, in block: Block, isLast: Bool
    ) throws(Unconvertible) -> (text: String, isEnd: Bool) {
        if mentions(node.subject) { throw .inCondition }
        var text = "switch \(node.subject.trimmedDescription) {\n"
        var isEnd = true
        for element in node.cases {
            guard case .switchCase(let one) = element else { throw .conditionalCases }
            if mentions(one.label) { throw .inCondition }
            text += one.leadingComments + one.label.trimmedDescription + "\n"
            guard mentions(one.statements) else {
                text += one.statements.map { StatementText($0) }.joined.indented(by: unit) + "\n"
                isEnd = isEnd && one.statements.last?.exits == true
                continue
            }
            var statements = Array(one.statements)
            if statements.last?.item.is(BreakStmtSyntax.self) == true { statements.removeLast() }
            let saved = known
            known.formUnion(PatternNames(in: one.label).names)
            text += try branch(statements, end: nil, in: block, isLast: isLast) + "\n"
            known = saved
        }
        return (text + "}", isEnd)
    }
}

extension CodeBlockSyntax {
    /// Whether control does not come to its end, by its last statement.
    var exits: Bool { statements.last?.exits ?? false }
}

extension CodeBlockItemSyntax {
    /// Whether a `fallthrough` stands in it.
    var hasFallthrough: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.fallthrough) }
    }

    /// Whether control does not come behind the statement.
    var exits: Bool {
        if item.is(ReturnStmtSyntax.self) || item.is(ThrowStmtSyntax.self) { return true }
        let call = item.as(FunctionCallExprSyntax.self)
        return ["fatalError", "preconditionFailure"].contains(call?.calledName ?? "")
    }
}
