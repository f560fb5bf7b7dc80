import OnceoverDiagnostics
import OnceoverSignatures
import OnceoverSource
import SwiftParser
import SwiftSyntax

/// A call in code that cannot wait: it becomes a task, with what the handler did behind the `await`.
struct Border {
    let found: FamilyCall
    let calls: ReplacementCalls
    let isolation: Isolation
    let layout: FileLayout
    /// Of the call.
    let place: Location
    private var plan: ReplacementPlan { calls.plan }
    private var handler: CompletionHandler { found.candidate.handler }
    var queues: CallbackQueues { plan.queues(ofFamily: found.family) }

    /// What takes the place of the call, or what makes it one that can be converted.
    func edits() throws(RefusalReason) -> [TextEdit] {
        guard let statement = found.call.ownStatement else { throw .usedCall(place) }
        if found.call.mayBeSkipped {
            return try OptionalReceiver(found.call, place: place).edits(in: statement, layout)
        }
        let names = found.namingEdits
        if !names.isEmpty { return names }
        if case .closure(let closure) = found.given(), isolation == .main || hopsToMain,
            let edit = AssumedIsolation(closure).edit
        {
            return [edit]
        }
        if case .closure(let closure) = found.given(), isolation != .none {
            let edits = NeedlessAwaits(in: closure, calls).edits
            if !edits.isEmpty { return edits }
        }
        try BorderCheck(border: self).check(statement)
        let lines = try text.indented(by: found.call.lineIndentation)
        if let edit = bracedEdit(statement, lines) { return [edit] }
        let isReturn = statement.item.is(ReturnStmtSyntax.self)
        let behind = isReturn ? "\n\(found.call.lineIndentation)return" : ""
        let start = statement.item.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = statement.item.endPositionBeforeTrailingTrivia.utf8Offset
        let written = String(lines.drop { $0 == " " || $0 == "\t" }) + behind
        return [TextEdit(start..<end, with: layout.withLineBreaks(written))]
    }

    /// Where the call is all that stands in braces, on their line: several lines get lines of their own.
    private func bracedEdit(_ statement: CodeBlockItemSyntax, _ lines: String) -> TextEdit? {
        guard lines.contains("\n"), let braces = statement.soleStatementBraces,
            !braces.left.trailingTrivia.contains(where: \.isNewline),
            !statement.leadingTrivia.contains(where: \.isNewline)
        else { return nil }
        let end = braces.right.positionAfterSkippingLeadingTrivia
        let text = "\n" + lines.indented(by: layout.unit) + "\n" + braces.left.lineIndentation
        return TextEdit(braces.head.utf8Offset..<end.utf8Offset, with: layout.withLineBreaks(text))
    }

    // MARK: - The text

    private var text: String {
        get throws(RefusalReason) {
            var capture = BorderCapture(border: self, start: startsInPlace ? .immediate : .later)
            let call = try capture.awaitedCall()
            let attempt = handler.outcome.failure == .never ? "await" : "try await"
            guard capture.needsTwoTasks else {
                return capture.task(try lines(call, capture, bareName: capture.bareName))
            }
            let name = capture.fresh("running")
            let first = capture.firstTask(named: name, "\(attempt) \(call)")
            // A task throws any error: one of a type of its own comes in a `Result`.
            let value = isTyped ? "\(name).value.get()" : "\(name).value"
            return first + "\n" + capture.task(try lines(value, capture, bareName: nil))
        }
    }

    private var isTyped: Bool { if case .typed = handler.outcome.failure { true } else { false } }

    /// The lines in the task.
    private func lines(
        _ call: String, _ capture: BorderCapture, bareName: String?
    ) throws(RefusalReason) -> String {
        let attempt = handler.outcome.failure == .never ? "await" : "try await"
        if let name = capture.answered {
            return HandlerAnswer(
                handler: handler, names: [name.text], optional: [name.isOptional], call: "\(attempt) \(call)",
                unit: layout.unit, types: found.candidate.hasGenericsOfHandler ? types(toldTo: name) : nil
            ).lines
        }
        guard case .closure(let closure) = found.given() else { return handler.outcome.ignoring("await \(call)") }
        let form = AsyncCall(
            handler: handler, argument: .closure(closure), text: call, bareName: bareName,
            receiver: calls.receivers.receiver(of: found.candidate.function), queues: queues)
        let calls = ReplacementCalls(plan: plan, scope: calls.receivers.outer, kept: calls.kept)
        do throws(Unconvertible) {
            return try found.awaited(form, layout, calls, home: hopsToMain ? .main : isolation)
        } catch {
            throw .unwritable(place, error.reason)
        }
    }

    /// `(String, Int)`: what a generic function returns, as the handler that it is given says.
    private func types(toldTo given: GivenHandler) -> String {
        let told = zip(handler.types[0].parameters, given.parameters).prefix(handler.outcome.values.count)
        let types = told.map { parameter, type in
            let mayBeNil = handler.shape == .optionalValuesOrError && parameter.optionalWrapped != nil
            return (mayBeNil ? type.optionalWrapped ?? type : type).trimmedDescription
        }
        return "(" + types.joined(separator: ", ") + ")"
    }

    /// Whether the task has to be sent to the main actor.
    var hopsToMain: Bool { queues.isMain && isolation != .main }

    /// Whether the task does at the call what the function did there.
    var startsInPlace: Bool {
        plan.survey.options.start == .immediate && !hopsToMain
            && plan.survey.families.members[found.family].allSatisfy { member in
                let own = plan.project.isolation(of: member.function)
                return own == isolation || plan.project.hasCallersIsolation(member.function)
            }
    }
}

extension FamilyCall {
    /// What is done in a task, or in an async test, in the place of the call.
    ///
    /// - Parameter declared: names that the handler may not hide.
    func awaited(
        _ form: AsyncCall, _ layout: FileLayout, _ calls: ReplacementCalls, home: Isolation,
        declared: Set<String> = []
    ) throws(Unconvertible) -> String {
        let converter = BodyConverter(
            .ofTask(in: call, candidate), layout: layout, bridge: .once, calls: calls, isBorder: true)
        converter.home = home
        let block = BodyConverter.Block(statements: [], end: nil, isLast: true, mayThrow: true, declared: declared)
        return try converter.flatten(call, form, in: block).joined
    }
}

extension Candidate {
    /// The body of a task, written as the body of a function that calls no handler.
    static func ofTask(in call: FunctionCallExprSyntax, _ callee: Candidate) -> Candidate {
        let text = "func task(onceoverTaskEnd: @escaping () -> Void) {}"
        let tree = Parser.parse(source: text)
        guard case .decl(let declaration)? = tree.statements.first?.item,
            let node = declaration.as(FunctionDeclSyntax.self),
            case .success(let handler) = CompletionHandler.find(in: node.signature.parameterClause.parameters)
        else { return callee }
        let function = ProjectFunction(
            file: callee.function.file, node: node, scope: callee.function.scope, place: callee.function.place)
        return Candidate(function: function, handler: handler, isProved: true)
    }
}

extension FunctionCallExprSyntax {
    /// The statement that the call is, alone or behind `return`.
    var ownStatement: CodeBlockItemSyntax? {
        if let statement = parent?.as(CodeBlockItemSyntax.self) { return statement }
        if let wrapped = parent?.as(ExpressionStmtSyntax.self) { return wrapped.parent?.as(CodeBlockItemSyntax.self) }
        return parent?.as(ReturnStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
    }
}
