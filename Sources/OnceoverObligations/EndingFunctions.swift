import OnceoverContracts
import OnceoverSource
import OnceoverSymbols
import SwiftSyntax

/// Functions that never return: their types say so, or each way through them calls what ends the program.
struct EndingFunctions {
    private let words: WordSearch
    private let ending: Set<String>

    init(in words: WordSearch, contracts: ContractTable) {
        self.words = words
        ending = contracts.terminating.filter { words.contains($0 + "(") }
    }

    /// Each as a call names it, with its type: `Dock.close`; one of no type by its own name.
    func names(among declarations: Declarations) -> Set<String> {
        let ending = ending.subtracting(declarations.functionNames)
        guard !ending.isEmpty else { return [] }
        let search = EndingSearch(words: words, ending: ending)
        let found = declarations.functions.filter {
            $0.isTerminating || search.mayEnd($0) && search.ends($0.body)
        }
        let others = declarations.functions.filter { function in
            found.contains { $0.name == function.name } && !found.contains { $0 === function }
        }
        return Set(found.map(Self.name)).subtracting(others.map(Self.name))
    }

    /// What may be one of them, as far as the text shows it before it is parsed.
    var possibleNames: Set<String> {
        guard !ending.isEmpty else { return [] }
        var functions: Set<String> = []
        DeclaredNames.eachFunction(in: words) { name in
            let body = words.braced(behind: name.upperBound)
            let mayEnd = ending.contains { words.contains($0 + "(", in: body) }
            if mayEnd, !EndingSearch.leaves(body, of: words) { functions.insert(words.text(in: name)) }
        }
        if functions.isEmpty { return [] }
        let types = DeclaredNames.types(in: words)
        return functions.union(functions.flatMap { name in types.map { Statement.method(name, of: $0) } })
    }

    static func name(of function: DeclaredFunction) -> String {
        function.simpleTypeName.map { Statement.method(function.name, of: $0) } ?? function.name
    }
}

/// Looks at bodies from their ends: the last statement ends the program, or each of its branches does.
private struct EndingSearch {
    let words: WordSearch
    let ending: Set<String>

    /// Whether it is its own body that callers run, and nothing in its text leaves that early. What others may replace often
    /// says no more than that they must.
    func mayEnd(_ function: DeclaredFunction) -> Bool {
        let body = function.nameToken.position.utf8Offset..<function.rightBrace.endPosition.utf8Offset
        let isFunction = function.nameToken.parent?.is(FunctionDeclSyntax.self) ?? false
        return function.returnType == nil && isFunction && !function.isLocal && function.isIrreplaceable
            && ending.contains { words.contains($0 + "(", in: body) } && !Self.leaves(body, of: words)
    }

    static func leaves(_ body: Range<Int>, of words: WordSearch) -> Bool {
        ["return", "throw", "break"].contains { words.contains($0, in: body) }
    }

    func ends(_ statements: CodeBlockItemListSyntax) -> Bool {
        switch statements.last?.item {
        case .expr(let expression): ends(expression)
        case .stmt(let statement): statement.as(ExpressionStmtSyntax.self).map { ends($0.expression) } ?? false
        default: false
        }
    }

    private func ends(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call):
            call.calledExpression.as(DeclReferenceExprSyntax.self).map { ending.contains($0.baseName.text) } ?? false
        case .switchExpr(let node):
            node.cases.allSatisfy { $0.as(SwitchCaseSyntax.self).map { ends($0.statements) } ?? false }
        case .ifExpr(let node): ends(node.body.statements) && endsOtherwise(node)
        default: false
        }
    }

    private func endsOtherwise(_ node: IfExprSyntax) -> Bool {
        switch node.elseBody {
        case .codeBlock(let block): ends(block.statements)
        case .ifExpr(let next): ends(ExprSyntax(next))
        case nil: false
        }
    }
}
