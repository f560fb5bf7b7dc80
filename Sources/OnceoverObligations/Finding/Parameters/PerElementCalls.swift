import OnceoverContracts
import OnceoverSource
import SwiftSyntax

/// Calls of a closure in loops: `for line in lines { callback(line) }`, `lines.forEach { callback($0) }`. A closure
/// that is called only for each of several values receives no outcome. The same holds for a closure that each of
/// several objects takes, `tasks.forEach { $0.ended(handler: callback) }`, or what a walk over a tree takes along: `for
/// branch in branches { walk(branch, callback) }` in `walk`.
final class PerElementCalls: SyntaxVisitor {
    private let name: String
    private let contracts: ContractTable
    private var inLoop = 0
    private var givenToElements = 0
    /// The function that the calls stand in, where it is asked for.
    private var function: String?
    private var givenToItself = 0
    private var others = 0
    /// Where a property is given it, for what is to come: `self.handler = handler`.
    private var kept = 0
    private var mentions = 0
    private var aboutElements = 0
    /// The names that the loops have for what they run over, and for what they make of it.
    private var elements: [Set<String>] = []
    /// How many closures of the innermost loop the code is in that need not run once for each turn, or at once.
    private var callbacks: [Int] = []

    private init(of name: String, _ contracts: ContractTable) {
        self.name = name
        self.contracts = contracts
        super.init(viewMode: .sourceAccurate)
    }

    /// - Complexity: O(size of the body).
    static func areAll(of name: String, in body: CodeBlockItemListSyntax, _ contracts: ContractTable) -> Bool {
        let visitor = PerElementCalls(of: name, contracts)
        visitor.walk(body)
        return visitor.inLoop > 0 && visitor.givenToElements == 0 && visitor.others == 0
    }

    /// Whether a closure is passed to a method of each element and to nothing else.
    ///
    /// - Complexity: O(size of the body).
    static func areRegistrations(
        of name: String, in body: CodeBlockItemListSyntax, _ contracts: ContractTable
    ) -> Bool {
        let visitor = PerElementCalls(of: name, contracts)
        visitor.walk(body)
        return visitor.givenToElements > 0 && visitor.inLoop == 0 && visitor.others + visitor.kept == 0
    }

    /// Whether a function of this name gives a closure to itself for each of several elements.
    ///
    /// - Complexity: O(size of the body).
    static func walkTree(
        _ function: String, with name: String, in body: CodeBlockItemListSyntax, _ contracts: ContractTable
    ) -> Bool {
        let visitor = PerElementCalls(of: name, contracts)
        visitor.function = function
        visitor.walk(body)
        return visitor.givenToItself > 0
    }

    /// Whether a closure is told each time of something that a loop has come to: `for ship in ships { done(ship.name) }`.
    ///
    /// - Complexity: O(size of the body).
    static func areAboutElements(of name: String, in body: CodeBlockItemListSyntax, _ contracts: ContractTable) -> Bool
    {
        let visitor = PerElementCalls(of: name, contracts)
        visitor.walk(body)
        return visitor.mentions > 0 && visitor.aboutElements == visitor.mentions
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter(with: node.pattern.names) }
    override func visitPost(_ node: ForStmtSyntax) { leave() }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: WhileStmtSyntax) { leave() }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: RepeatStmtSyntax) { leave() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        guard isRunForEach(node) else {
            if !callbacks.isEmpty { callbacks[callbacks.count - 1] += 1 }
            return .visitChildren
        }
        return enter(with: node.signature?.parameterClause?.names ?? ["$0"])
    }
    override func visitPost(_ node: ClosureExprSyntax) {
        if isRunForEach(node) { return leave() }
        if !callbacks.isEmpty { callbacks[callbacks.count - 1] -= 1 }
    }

    /// Whether a function runs the closure for each of several elements, at once.
    private func isRunForEach(_ node: ClosureExprSyntax) -> Bool {
        guard let callee = node.callGivenIt?.calledExpression.lastReference else { return false }
        let use = ClosureUse(type: nil, arguments: [nil], label: nil, literals: [:])
        let contract = contracts.callback(of: callee.baseName.text, use)
        return contract?.timing == .inPlace && contract?.calls == .anyNumber
    }

    private func enter(with names: Set<String> = []) -> SyntaxVisitorContinueKind {
        elements.append(names)
        callbacks.append(0)
        return .visitChildren
    }

    private func leave() {
        elements.removeLast()
        callbacks.removeLast()
    }

    /// A callback may hear of something else than of the element: of what it makes, only what it makes of that counts.
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        guard let depth = callbacks.last else { return .visitChildren }
        if depth == 0 || node.initialValue.map(mentionsElement) ?? false {
            elements[elements.count - 1].insert(node.identifier.text)
        }
        return .visitChildren
    }

    /// A mention that is not a call passes the closure on to unknown code.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == name, !node.isOwnProperty {
            mentions += 1
            if isAboutElement(node) { aboutElements += 1 }
            if elements.isEmpty, node.isKeptInProperty {
                kept += 1
            } else if elements.isEmpty || endsLoop(node) {
                others += 1
            } else if isCalled(node) {
                inLoop += 1
            } else if isGivenToElement(node) {
                givenToElements += 1
            } else if isGivenToFunction(node) {
                givenToItself += 1
            } else {
                others += 1
            }
        }
        return .visitChildren
    }

    /// `done(ship.name)`, `weigh(ship, done)`; an error is none of the elements.
    private func isAboutElement(_ node: DeclReferenceExprSyntax) -> Bool {
        guard !elements.isEmpty, !endsLoop(node), let call = callMade(on: node) ?? callGiven(node) else { return false }
        return call.arguments.contains { mentionsElement($0.expression) }
    }

    private func mentionsElement(_ expression: ExprSyntax) -> Bool {
        expression.tokens(viewMode: .sourceAccurate).contains { token in
            elements.contains { $0.contains(token.text) } && !ErrorName.isOne(token.text)
        }
    }

    private func callMade(on node: DeclReferenceExprSyntax) -> FunctionCallExprSyntax? {
        let parent = node.parent?.is(OptionalChainingExprSyntax.self) == true ? node.parent?.parent : node.parent
        return parent?.as(FunctionCallExprSyntax.self)
    }

    /// The call that is given it as an argument.
    private func callGiven(_ node: DeclReferenceExprSyntax) -> FunctionCallExprSyntax? {
        node.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }

    private func isGivenToFunction(_ node: DeclReferenceExprSyntax) -> Bool {
        function != nil && callGiven(node)?.calledExpression.lastReference?.baseName.text == function
    }

    private func isGivenToElement(_ node: DeclReferenceExprSyntax) -> Bool {
        guard let call = callGiven(node), var receiver = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        else { return false }
        while let member = receiver.as(MemberAccessExprSyntax.self), let base = member.base { receiver = base }
        guard let element = receiver.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return elements.contains { $0.contains(element) }
    }

    private func isCalled(_ node: DeclReferenceExprSyntax) -> Bool { callMade(on: node) != nil }

    /// Whether the loop is left behind the call.
    private func endsLoop(_ node: DeclReferenceExprSyntax) -> Bool {
        var current = Syntax(node).parent
        while let item = current, !item.is(CodeBlockItemSyntax.self) {
            if item.is(ReturnStmtSyntax.self) { return true }
            current = item.parent
        }
        guard let item = current?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self),
            let index = list.index(of: item)
        else { return false }
        let next = list.index(after: index)
        guard next < list.endIndex, case .stmt(let statement) = list[next].item else { return false }
        return statement.is(ReturnStmtSyntax.self) || statement.is(BreakStmtSyntax.self)
    }
}

extension DeclReferenceExprSyntax {
    /// Whether it names a property, behind `self.`
    fileprivate var isOwnProperty: Bool {
        guard let access = parent?.as(MemberAccessExprSyntax.self), access.declName.id == id else { return false }
        return access.base?.isSelf ?? false
    }

    /// Whether a property of the own object is given it.
    fileprivate var isKeptInProperty: Bool {
        guard let parts = parent?.as(ExprListSyntax.self).map(Array.init), parts.count == 3,
            parts[1].is(AssignmentExprSyntax.self), parts[2].id == id
        else { return false }
        return parts[0].as(MemberAccessExprSyntax.self)?.declName.isOwnProperty ?? false
    }
}

extension IdentifierPatternSyntax {
    /// What a name is given where it is declared, by `let` or in a condition.
    fileprivate var initialValue: ExprSyntax? {
        parent?.as(PatternBindingSyntax.self)?.initializer?.value
            ?? parent?.as(OptionalBindingConditionSyntax.self)?.initializer?.value
    }
}

extension PatternSyntax {
    fileprivate var names: Set<String> {
        Set(
            tokens(viewMode: .sourceAccurate).compactMap { token in
                if case .identifier(let name) = token.tokenKind { name } else { nil }
            })
    }
}

extension ClosureSignatureSyntax.ParameterClause {
    fileprivate var names: Set<String> {
        switch self {
        case .simpleInput(let names): Set(names.map(\.name.text))
        case .parameterClause(let clause): Set(clause.parameters.map { ($0.secondName ?? $0.firstName).text })
        }
    }
}
