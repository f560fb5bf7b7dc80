import OnceoverDiagnostics
import OnceoverSignatures
import SwiftSyntax

extension BodyConverter {
    /// A loop over a `DispatchGroup` as a task group; nil where the statements are something else.
    ///
    /// Each call is a child task. The waiting task runs the code of the handlers, one after the other. They ran on
    /// several queues at once, so the old code could not rely on an order. The code that the group notified follows.
    func taskGroup(
        _ statement: CodeBlockItemSyntax, rest: [CodeBlockItemSyntax], in block: Block
    ) throws(Unconvertible) -> [StatementText]? {
        guard makesTaskGroups, let fan = FanOut(statement, rest: rest) else { return nil }
        guard !hasUnsafeSelf, let end = fan.end, let form = calls.asyncForm(of: fan.call),
            case .closure(let closure) = form.argument, HandlerUses(of: handlers, in: fan.loop).isEmpty
        else { throw .group }
        if end.isMain, !isPlainAnswer(end.statements) { throw .group }
        var block = block
        var texts: [StatementText] = []
        for statement in fan.before {
            try checkVerbatim(statement)
            declare(statement, in: &block)
            texts.append(StatementText(statement.item, of: statement))
        }
        for statement in fan.preparation { try checkVerbatim(statement) }
        let body = try ClosureBody(closure)
        let count = form.handler.types[0].parameters.filter { !$0.isVoid }.count
        guard let names = body.parameterNames(count: count), let work = fan.work(in: body.statements) else {
            throw .group
        }
        for statement in work.statements {
            let check = VerbatimCheck(calls: calls, mayReturn: true)
            check.walk(statement)
            if let reason = check.reason { throw reason }
        }
        let text = try GroupText(fan: fan, form: form, names: names, work: work.statements, unit: unit)
            .text(mayReturn: work.mayReturn)
        texts.append(StatementText(fan.loop.leadingComments + text, hasGap: StatementText(fan.loop).hasGap))
        var last = block
        (last.statements, last.end, last.isLast) = (end.statements, nil, true)
        texts += try tail(last)
        return texts
    }

    /// Whether nothing is done but a call of the handler, with values that are there.
    private func isPlainAnswer(_ statements: [CodeBlockItemSyntax]) -> Bool {
        guard statements.count == 1, let call = statements[0].item.as(ExprSyntax.self)?.strippedCall,
            handlerIndex(calledBy: call) != nil
        else { return false }
        return true
    }
}

/// The text of a task group.
private struct GroupText {
    let fan: FanOut
    let form: AsyncCall
    /// Of the arguments of the handler.
    let names: [String]
    /// What the handler did, but for leaving the group.
    let work: [CodeBlockItemSyntax]
    let unit: String
    private var outcome: AsyncOutcome { form.handler.outcome }
    private var isThrowing: Bool { outcome.failure != .never }
    private var call: String { "await " + form.receiver + form.text }

    func text(mayReturn: Bool) throws(Unconvertible) -> String {
        let lines = try work.map { statement throws(Unconvertible) in
            try StatementText(statement, edits: Continuing(in: statement, isAllowed: mayReturn).edits)
        }
        let usesLoop = work.contains { $0.mentions(fan.loopNames) }
        let isSilent = work.isEmpty
        let type = try element(usesLoop: usesLoop, isSilent: isSilent)
        let preparation = fan.preparation.map { StatementText($0) }
        let adding = try (preparation + [StatementText(child(usesLoop: usesLoop, isSilent: isSilent))]).joined
        var inner = ["\(fan.header) {", adding.indented(by: unit), "}"]
        if !isSilent {
            let body = try (prelude + [lines.joined]).joined(separator: "\n")
            inner += ["for await \(pattern(usesLoop: usesLoop)) in \(fan.group) {", body.indented(by: unit), "}"]
        }
        let opening = "await withTaskGroup(of: \(type).self) { \(fan.group) in"
        return ([opening] + inner.map { $0.indented(by: unit) } + ["}"]).joined(separator: "\n")
    }

    // MARK: - What a child task returns

    private var result: String {
        isThrowing ? "Result<\(outcome.returnType), \(failure)>" : outcome.returnType
    }

    private var failure: String {
        if case .typed(let type) = outcome.failure { return type }
        return "any Error"
    }

    private func element(usesLoop: Bool, isSilent: Bool) throws(Unconvertible) -> String {
        if isSilent { return "Void" }
        if !usesLoop { return result }
        guard let type = fan.loopType else { throw .group }
        return result == "Void" ? type : "(\(type), \(result))"
    }

    private func child(usesLoop: Bool, isSilent: Bool) throws(Unconvertible) -> String {
        if isSilent {
            let discarded = outcome.values.isEmpty ? "" : "_ = "
            return adding("\(discarded)\(isThrowing ? "try? " : "")\(call)")
        }
        guard isThrowing else {
            if !usesLoop { return adding(call) }
            return adding(result == "Void" ? "\(call)\nreturn \(loopName)" : "(\(loopName), \(call))")
        }
        let value = outcome.values.isEmpty ? "try \(call)\n" : ""
        let success = outcome.values.isEmpty ? ".success(())" : ".success(try \(call))"
        let answer = usesLoop ? "(\(loopName), \(success))" : success
        let failed = usesLoop ? "(\(loopName), .failure(error))" : ".failure(error)"
        var attempt = "do"
        if case .typed(let type) = outcome.failure { attempt = "do throws(\(type))" }
        return adding(
            "\(attempt) {\n\((value + "return " + answer).indented(by: unit))\n} catch {\n\(unit)return \(failed)\n}")
    }

    private func adding(_ lines: String) -> String {
        lines.contains("\n")
            ? "\(fan.group).addTask {\n\(lines.indented(by: unit))\n}" : "\(fan.group).addTask { \(lines) }"
    }

    // MARK: - What is done with it

    private var loopName: String { fan.loopNames.count == 1 ? fan.loopNames.first ?? "_" : "_" }

    private func pattern(usesLoop: Bool) -> String {
        let own = isThrowing ? resultName : values
        if !usesLoop { return own }
        return result == "Void" ? loopName : "(\(loopName), \(own))"
    }

    private var values: String {
        names.isEmpty ? "_" : names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
    }

    private var resultName: String { form.handler.shape == .result ? names[0] : "outcome" }

    /// The arguments of a handler that is given them apart.
    private var prelude: [String] {
        get throws(Unconvertible) {
            guard isThrowing else { return [] }
            switch form.handler.shape {
            case .result: return []
            case .optionalValuesOrError where names.count == 2: return value(names[0]) + error(names[1])
            case .errorOrDone: return error(names[0])
            default: throw .group
            }
        }
    }

    private func value(_ name: String) -> [String] {
        name == "_" ? [] : ["let \(name) = try? \(resultName).get()"]
    }

    private func error(_ name: String) -> [String] {
        let isUsed = name != "_" && work.contains { $0.mentions([name]) }
        guard isUsed else { return [] }
        return ["var \(name): (any Error)?", "if case .failure(let failure) = \(resultName) { \(name) = failure }"]
    }
}

extension FanOut {
    /// The type of what the loop gives a name to, where it is one name: numbers of a range, elements of a written array.
    fileprivate var loopType: String? {
        guard loopNames.count == 1 else { return nil }
        if let range = sequence.as(SequenceExprSyntax.self), range.elements.count == 3,
            let sign = Array(range.elements)[1].as(BinaryOperatorExprSyntax.self)?.operator.text
        {
            return ["..<", "..."].contains(sign) ? "Int" : nil
        }
        guard let name = sequence.as(DeclReferenceExprSyntax.self),
            case .typed(let type)? = LocalDeclaration.of(name.baseName.text, at: name)?.meaning
        else { return nil }
        return type.as(ArrayTypeSyntax.self)?.element.trimmedDescription
            ?? type.arguments(of: "Array", count: 1)?.first?.trimmedDescription
    }
}

/// A `return` of the handler goes on with the next result.
private final class Continuing: SyntaxVisitor {
    private(set) var edits: [TextEdit] = []
    private var isForbidden = false

    init(in node: CodeBlockItemSyntax, isAllowed: Bool) throws(Unconvertible) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
        if isForbidden || !edits.isEmpty && !isAllowed { throw .group }
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.expression != nil || node.isInLoop { isForbidden = true }
        let start = node.returnKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append(TextEdit(start..<start + 6, with: "continue"))
        return .visitChildren
    }
}

extension ReturnStmtSyntax {
    /// Whether a loop of the same closure is around it: `continue` would mean that one.
    fileprivate var isInLoop: Bool {
        var node = parent
        while let current = node, !current.is(ClosureExprSyntax.self) {
            if current.is(ForStmtSyntax.self) || current.is(WhileStmtSyntax.self) || current.is(RepeatStmtSyntax.self) {
                return true
            }
            node = current.parent
        }
        return false
    }
}
