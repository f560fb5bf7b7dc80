import OnceoverDiagnostics
import OnceoverSignatures
import OnceoverSource
import SwiftSyntax

/// The edits that make a property hold the async call, except those of the function that waits.
struct StoredEdits {
    let waiting: WaitingCall
    /// Of all declarations but the functions that store their handlers. The first of these brings them, and what is added.
    private(set) var outside: [Edit] = []
    /// Other uses of the property in the function.
    private(set) var inside: [TextEdit] = []
    /// Functions of their own: callbacks that were missing, and what resumes a continuation.
    private(set) var additions: [TextEdit] = []
    private let stored: StoredHandler
    private let layout: FileLayout
    private let index: ProjectIndex
    private let neither: String
    private let both: BothAnswer

    /// Nil where a call of the handler cannot be written.
    ///
    /// - Parameter function: what stores its handler.
    init?(
        _ stored: StoredHandler, of function: ProjectFunction, _ options: BodyOptions, in file: SourceFile,
        _ layout: FileLayout, _ index: ProjectIndex
    ) {
        self.stored = stored
        self.layout = layout
        self.index = index
        both = options.both
        neither = ContinuationBridge(isPlain: options.isPlain).neither
        waiting = WaitingCall(stored, isPlain: options.isPlain, unit: layout.unit, isUsed: file.words.contains)
        let isFirst = stored.storers.first == FunctionKey(function)
        if isFirst { outside.append(property) }
        for use in stored.uses {
            guard let declaration = use.member?.decl, let edits = edits(of: use) else { return nil }
            let storer = declaration.as(FunctionDeclSyntax.self).map { FunctionKey(file: function.file, $0) }
            if storer == FunctionKey(function) {
                inside += edits
            } else if isFirst, storer.map(stored.storers.contains) != true {
                outside += edits.map { Edit(declaration: Syntax(declaration), edit: $0) }
            }
        }
        guard isFirst else { return }
        for end in stored.missingEnds { add(end) }
        additions += [self.function].compactMap(\.self)
    }

    /// An edit with the declaration that it is in.
    struct Edit {
        let declaration: Syntax
        let edit: TextEdit
    }

    /// All edits where the function itself gets its text in another way.
    var all: [TextEdit] { outside.map(\.edit) + additions }

    /// Whether an answer somewhere is the error for neither a value nor an error.
    var needsError: Bool { (outside.map(\.edit) + inside).contains { $0.replacement.contains(neither) } }

    private mutating func add(_ end: MissingEnd) {
        switch end.edit(waiting, layout) {
        case (let declaration?, let edit): outside.append(Edit(declaration: Syntax(declaration), edit: edit))
        case (nil, let edit): additions.append(edit)
        }
    }

    /// Behind the last member of the class.
    private var function: TextEdit? {
        guard let text = waiting.function, let last = stored.property.owner.memberBlock.members.last else { return nil }
        let end = last.decl.endOfLine
        let lines = text.indented(by: last.decl.lineIndentation)
        return TextEdit(end..<end, with: layout.withLineBreaks("\n\n" + lines))
    }

    private var property: Edit {
        let node = stored.property.node
        let kept = node.modifiers.filter { $0.name.text != "weak" && !levels.contains($0.name.text) }
        let modifiers = ["private"] + kept.map(\.trimmedDescription)
        let text = (modifiers + [waiting.property]).joined(separator: " ")
        return Edit(declaration: Syntax(node), edit: TextEdit(node.trimmedBytes, with: text))
    }

    private var levels: [String] { ["private", "fileprivate", "internal", "package", "public", "open"] }

    // MARK: - Uses

    private func edits(of use: StoredUse) -> [TextEdit]? {
        switch use.kind {
        case .store: []
        case .take(let statement, let condition): [condition?.removal ?? statement.removal]
        case .forget(let statement): stored.uses.contains { $0.replaces(statement) } ? [] : [forgetting(statement, use)]
        case .answer(let call, let statement): answering(call, statement, use).map { [$0] }
        case .other: nil
        }
    }

    private func answering(
        _ call: FunctionCallExprSyntax, _ statement: CodeBlockItemSyntax, _ use: StoredUse
    ) -> TextEdit? {
        let answer = StoredAnswer(
            handler: stored.handler, waiting: waiting, receiver: use.receiver, unit: layout.unit, neither: neither,
            index: index, both: both)
        guard var text = answer.text(call) else { return nil }
        if statement.item.is(ReturnStmtSyntax.self) { text += "\nreturn" }
        let whole = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        text = (whole?.innerComments ?? "") + text
        let lines = String(text.indented(by: statement.lineIndentation).dropFirst(statement.lineIndentation.count))
        return TextEdit(statement.item.trimmedBytes, with: layout.withLineBreaks(lines))
    }

    /// Code that has answered need not clear the property. Code that only clears it ends the call.
    private func forgetting(_ statement: CodeBlockItemSyntax, _ use: StoredUse) -> TextEdit {
        let isAnswered = stored.uses.contains { $0.isAnswer(beside: statement) || $0.isTaken(beside: statement) }
        if isAnswered || use.node.enclosing(DeinitializerDeclSyntax.self) != nil { return statement.removal }
        return TextEdit(statement.item.trimmedBytes, with: use.receiver + waiting.end)
    }
}

extension StoredUse {
    /// Whether a statement of the same block takes the handler out, so that it is called behind.
    fileprivate func isTaken(beside statement: CodeBlockItemSyntax) -> Bool {
        guard case .take(let taken, _) = kind else { return false }
        return taken.parent?.id == statement.parent?.id
    }

    /// Whether its answer takes the place of what is around a statement.
    fileprivate func replaces(_ statement: CodeBlockItemSyntax) -> Bool {
        guard case .answer(_, let whole) = kind else { return false }
        return whole.id != statement.id && whole.position <= statement.position
            && statement.endPosition <= whole.endPosition
    }

    /// Whether it answers on each path that comes to a statement of the same block.
    fileprivate func isAnswer(beside statement: CodeBlockItemSyntax) -> Bool {
        guard case .answer(_, let answer) = kind, let list = statement.parent else { return false }
        var node = Syntax(answer)
        while let parent = node.parent, parent.id != list.id { node = parent }
        guard node.parent?.id == list.id, let sibling = node.as(CodeBlockItemSyntax.self) else { return false }
        return sibling.id == answer.id || sibling.answersInAllBranches
    }
}

extension CodeBlockItemSyntax {
    /// `if … else`, `switch` and `do`: what one branch does, the others are taken to do, too.
    fileprivate var answersInAllBranches: Bool {
        let expression = item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
        if let branch = expression?.as(IfExprSyntax.self) { return branch.elseBody != nil }
        return expression?.is(SwitchExprSyntax.self) ?? item.is(DoStmtSyntax.self)
    }

    /// Takes the statement away, with its line where it has one.
    fileprivate var removal: TextEdit {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        let end = endPositionBeforeTrailingTrivia.utf8Offset
        if let lead = leadingTrivia.lengthBehindLastLine { return TextEdit(start - lead..<end, with: "") }
        let next = lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        let hasNeighbour = next.map { !$0.leadingTrivia.contains(where: \.isNewline) } ?? false
        let to = hasNeighbour ? next?.positionAfterSkippingLeadingTrivia.utf8Offset : nil
        return TextEdit(start..<(to ?? end), with: "")
    }
}

extension ConditionElementSyntax {
    /// Takes it away with a comma.
    fileprivate var removal: TextEdit {
        let list = parent?.as(ConditionElementListSyntax.self) ?? [self]
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        if let next = list.first(where: { $0.position > position }) {
            return TextEdit(start..<next.positionAfterSkippingLeadingTrivia.utf8Offset, with: "")
        }
        let comma = list.last { $0.position < position }?.trailingComma
        let from = comma?.positionAfterSkippingLeadingTrivia.utf8Offset ?? start
        return TextEdit(from..<endPositionBeforeTrailingTrivia.utf8Offset, with: "")
    }
}

extension Trivia {
    /// Of the last line break and what is behind it; nil where there is none.
    fileprivate var lengthBehindLastLine: Int? {
        guard let index = pieces.lastIndex(where: \.isNewline) else { return nil }
        return pieces[index...].reduce(0) { $0 + $1.sourceLength.utf8Length }
    }
}
