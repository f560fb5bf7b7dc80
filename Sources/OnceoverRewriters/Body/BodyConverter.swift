import OnceoverSignatures
import SwiftSyntax

/// Turns the body of a function with a completion handler into the body of an async one.
///
/// A body is followed while each path ends with a call of the handler: such a call becomes a `return` or a `throw`, and a
/// call of another function with an async form is awaited, with what its handler did behind it. Where that ends, the
/// rest is put into a continuation as it is, so that nothing changes its order.
final class BodyConverter {
    let candidate: Candidate
    let layout: FileLayout
    let bridge: ContinuationBridge
    let calls: any AsyncCallResolver
    let handlers: [String]
    /// Whether the statements belong to a task that a caller starts: no handler is called at their end.
    let isBorder: Bool
    /// Names whose values are known not to be optional.
    var known: Set<String>
    /// Names that are local: parameters, variables, and what closures were given.
    var locals: Set<String>
    /// Names that the blocks around declare without a value.
    private var unset: Set<String> = []
    /// What has been met on the way.
    var met = Met()
    /// Whether calls that came back in their order may overtake each other: what waits is in no step.
    var losesStep: Bool { met.usesContinuation || met.awaitsOutOfStep }
    /// The words of what stands behind the calls that are awaited.
    var words: Set<String> = []
    /// Whether a value that the handler receives cannot be sent to another thread.
    var tellsUnsendable = false
    /// Where the body runs.
    var home = Isolation.none
    /// Whether loops over a dispatch group become task groups.
    var makesTaskGroups = false
    /// Whether a child task could not hold `self`, as far as declarations say.
    var hasUnsafeSelf = false
    /// Which one counts if the handler receives a value and an error.
    var both = BothAnswer.error
    /// What waits where the handler was stored.
    var waitingCall: WaitingCall?

    var unit: String { layout.unit }
    var handler: CompletionHandler { candidate.handler }
    var outcome: AsyncOutcome { handler.outcome }
    var names: StandardNames { handler.types[0].names }

    init(
        _ candidate: Candidate, layout: FileLayout, bridge: ContinuationBridge, calls: any AsyncCallResolver,
        isBorder: Bool = false
    ) {
        self.candidate = candidate
        self.isBorder = isBorder
        self.layout = layout
        self.bridge = bridge
        self.calls = calls
        handlers = candidate.handlerNames
        let parameters = candidate.function.parameters
        locals = Set(parameters.map(\.internalName))
        known = Set(parameters.filter { $0.type.optionalWrapped == nil }.map(\.internalName))
    }

    /// Of a body that is that of a function of the project, in another form.
    ///
    /// - Parameters:
    ///   - original: the function as it stands in its file.
    ///   - waiting: what waits where the handler was stored.
    convenience init(
        _ candidate: Candidate, of original: Candidate, in project: Project, _ options: BodyOptions,
        waiting: WaitingCall?, layout: FileLayout, calls: any AsyncCallResolver
    ) {
        self.init(candidate, layout: layout, bridge: ContinuationBridge(isPlain: options.isPlain), calls: calls)
        waitingCall = waiting
        both = options.both
        makesTaskGroups = options.makesTaskGroups
        hasUnsafeSelf = project.index.hasUnsendableSelf(original.function)
        home = project.isolation(of: original.function)
        tellsUnsendable = original.tellsUnsendable(project.index)
    }

    /// The statements of the async function.
    func convert(_ body: CodeBlockSyntax) throws(Unconvertible) -> [StatementText] {
        let block = Block(statements: Array(body.statements), end: body.rightBrace, isLast: true, mayThrow: true)
        return try tail(block)
    }

    struct Met {
        /// Why some of the body went into a continuation; nil where nothing did.
        var obstacle: Unconvertible?
        /// Why a continuation would change the order of what happens; nil where none does.
        var reordered: Unconvertible?
        /// Whether the error for neither a value nor an error is made somewhere.
        var needsError = false
        /// Whether a function is awaited that keeps calls in their order, while its async form may not.
        var awaitsOutOfStep = false

        var usesContinuation: Bool { obstacle != nil }
    }

    /// Statements at whose end, on every path, the handler has been called.
    struct Block {
        var statements: [CodeBlockItemSyntax]
        /// The brace behind them, with the comments above it.
        var end: TokenSyntax?
        /// Whether nothing runs behind them.
        var isLast: Bool
        /// Whether an error that is thrown here reaches the caller.
        var mayThrow: Bool
        /// Names that are declared in the same braces already.
        var declared: Set<String> = []
    }

    /// Converts a block, or puts it into a continuation from the first statement that cannot be converted.
    func tail(_ block: Block) throws(Unconvertible) -> [StatementText] {
        let (all, outer) = (block.statements, unset)
        defer { unset = outer }
        var block = block
        var result: [StatementText] = []
        var own = UnsetVariables()
        while let statement = block.statements.first {
            own.note(statement, at: result.count)
            unset = outer.union(own.names)
            let rest = Array(block.statements.dropFirst())
            do throws(Unconvertible) {
                if let (texts, isEnd) = try convert(statement, rest: rest, in: &block) {
                    result += texts
                    if isEnd { return result + block.closingComments }
                }
            } catch {
                unset = outer
                let start = own.firstPlace(setIn: block.statements) ?? result.count
                block.statements = Array(all[start...])
                return result.prefix(start) + (try continuation(from: block, because: error))
            }
            if rest.isEmpty, !statement.exits, !outcome.values.isEmpty {
                throw statement.hasFallthrough ? .fallsThrough : .goesOn
            }
            block.statements = rest
        }
        return result + block.closingComments
    }

    /// The rest of a block in a continuation.
    private func continuation(from block: Block, because reason: Unconvertible) throws(Unconvertible) -> [StatementText]
    {
        // A task calls no handler at its end, and a closure must not throw an error that a `catch` around it expects.
        guard !isBorder, waitingCall == nil, !reason.isFinal, block.mayThrow || outcome.failure == .never,
            block.isLast || block.endsWithReturn, !block.statements.set(unset),
            !block.statements.contains(where: { Exits(of: $0).hasThrow })
        else { throw reason }
        met.obstacle = met.obstacle ?? reason
        if !isInOrder(block) { met.reordered = .order }
        return [ContinuationSuffix(converter: self, block: block).text]
    }

    private func isInOrder(_ block: Block) -> Bool {
        let reading = TimingReading(callee: calls.timing)
        return block.statements.allSatisfy { statement in
            HandlerUses(of: handlers, in: statement).calls.allSatisfy { $0.isLastThingDone(reading) }
        }
    }

    /// The texts that take a statement's place, and whether the block ends with them.
    private func convert(
        _ statement: CodeBlockItemSyntax, rest: [CodeBlockItemSyntax], in block: inout Block
    ) throws(Unconvertible) -> (texts: [StatementText], isEnd: Bool)? {
        let uses = HandlerUses(of: handlers, in: statement)
        if let texts = try waiting(statement, rest: rest, in: block) { return (texts, true) }
        if let texts = try taskGroup(statement, rest: rest, in: block) { return (texts, true) }
        if uses.isEmpty, let texts = nested(statement, rest: rest, in: block) { return (texts, true) }
        if uses.isEmpty {
            try checkVerbatim(statement)
            declare(statement, in: &block)
            return ([StatementText(statement.item, of: statement)], false)
        }
        if uses.isRebound { throw uses.isTested ? .handlerIsTested : .handlerIsHidden }
        let isLast = try rest.isEmptyOrReturn(block)
        var inner = block
        inner.isLast = isLast
        let converted = try convertMention(statement, in: inner, isLast: isLast)
        if statement.item.is(GuardStmtSyntax.self) { declare(statement, in: &block) }
        return converted
    }
}

extension [CodeBlockItemSyntax] {
    /// Whether the code after a call of the handler does nothing: it ends, or returns. Code after a `return` never
    /// runs, and its purpose is unknown.
    fileprivate func isEmptyOrReturn(_ block: BodyConverter.Block) throws(Unconvertible) -> Bool {
        guard let first else { return block.isLast }
        return first.isBareReturn && count == 1
    }
}

extension CodeBlockItemSyntax {
    var isBareReturn: Bool { item.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false }
}

extension BodyConverter.Block {
    /// Whether control never leaves the block at its end.
    var endsWithReturn: Bool {
        guard let last = statements.last?.item else { return false }
        return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self)
    }

    var closingComments: [StatementText] {
        let comments = end?.leadingTrivia.comments ?? []
        return comments.isEmpty ? [] : [StatementText(comments.joined(separator: "\n"))]
    }
}

extension StatementText {
    /// An item without its semicolon, with the comments of the statement.
    init(_ item: CodeBlockItemSyntax.Item, of statement: CodeBlockItemSyntax) {
        self.init(statement.with(\.semicolon, nil))
        if statement.semicolon == nil { self.init(statement) } else { self.init(item) }
        if statement.semicolon != nil { text += statement.trailingComment }
    }
}
