import OnceoverSignatures
import OnceoverSource
import SwiftSyntax

/// What the task of a border captures when it starts, so that it calls with the values that the caller had.
struct BorderCapture {
    private let border: Border
    private let start: TaskStart
    private let call: FunctionCallExprSyntax
    private let taken: Set<String>
    private let written: [String]
    private var hoisted: [String] = []
    private(set) var prelude: [String] = []
    private var sentSelf: SentSelf?
    /// The handler that the caller hands on, by the name that the task knows it by.
    private(set) var answered: GivenHandler?
    /// The function's name, where nothing is in front of it.
    private(set) var bareName: String?

    init(border: Border, start: TaskStart) {
        self.border = border
        self.start = start
        call = border.found.call
        taken = UsedNames(in: call.outermostStatement).names
        var written: [String] = []
        if case .closure(let closure) = border.found.given() {
            written = closure.signature?.capture?.items.map { $0.with(\.trailingComma, nil).trimmedDescription } ?? []
        }
        self.written = written
    }

    private var receivers: ReceiverType { border.calls.receivers }

    /// Whether the handler holds `self` weakly, so that it may be gone when the handler runs.
    private var isSelfWeak: Bool {
        written.contains { ($0.hasPrefix("weak ") || $0.hasPrefix("unowned")) && $0.hasSuffix("self") }
    }

    /// The call holds `self` until it ends, and the handler must not: then one task calls, and another waits for it.
    var needsTwoTasks: Bool { isSelfWeak && (isOnSelf || isGivenSelf) }

    private var isGivenSelf: Bool { call.arguments.contains { $0.expression.trimmedDescription == "self" } }

    private var base: ExprSyntax? { call.callee.as(MemberAccessExprSyntax.self)?.base }

    /// Whether a method of `self` is called.
    private var isOnSelf: Bool {
        if let base { return base.trimmedDescription == "self" || base.is(SuperExprSyntax.self) }
        let function = border.found.candidate.function
        return !function.scope.isEmpty && !function.isStatic
    }

    /// A name that nothing around the call has.
    func fresh(_ name: String) -> String {
        ([name] + (2..<99).map { "\(name)\($0)" }).first { !taken.contains($0) } ?? name
    }

    // MARK: - The call

    /// `self.store.load(id: id)`
    mutating func awaitedCall() throws(RefusalReason) -> String {
        sendSelf()
        try sendHandler()
        let callee = callee()
        let stable = StableValue(receivers: receivers, isSelfWeak: isSelfWeak && !needsTwoTasks)
        let skipped = border.found.candidate.handler.positions
        var arguments: [String] = []
        for argument in call.arguments {
            guard let position = border.found.arguments.position(of: argument), !skipped.contains(position) else {
                continue
            }
            let label = border.found.label(at: position, argument)
            if stable.isStable(argument.expression) {
                arguments.append(label + throughSelf(argument.expression))
            } else if argument.expression.implicitMember || argument.expression.is(InOutExprSyntax.self) {
                throw .unwritable(border.place, "an argument can be computed only in the place of the call")
            } else {
                let parameter = border.found.candidate.function.parameters[position]
                let isUnwrapped =
                    parameter.type.optionalWrapped == nil && receivers.isImplicitlyUnwrapped(argument.expression)
                arguments.append(
                    label + hoist(argument.expression, as: parameter.internalName, isUnwrapped: isUnwrapped))
            }
        }
        return callee + "(\(arguments.joined(separator: ", ")))"
    }

    /// What is not `Sendable` was called from any thread before. So the task may hold it, too.
    private mutating func sendSelf() {
        let types = receivers.types(around: call)
        guard border.isolation == .none, receivers.index.isUnsendable(named: types.joined(separator: ".")),
            call.isInInstance, !isSelfWeak, isOnSelf || mentionsSelf || readsOwnConstants
        else { return }
        let sent = SentSelf(name: fresh("this"))
        sentSelf = sent
        prelude.append(sent.declaration)
    }

    private func sentParameters(in lines: String) -> [String] {
        guard border.isolation == .none else { return [] }
        return SentParameters(in: lines, of: call, border.found.candidate.handler, receivers).declarations
    }

    /// A handler that the caller was given itself, or a function.
    private mutating func sendHandler() throws(RefusalReason) {
        let reference: ExprSyntax
        switch border.found.given() {
        case .name(let name): reference = ExprSyntax(name)
        case .member(let member): reference = ExprSyntax(member)
        case .closure, .nothing, .other: return
        }
        guard var given = GivenHandler(reference, receivers, isolation: border.isolation) else {
            throw .handlerNotWritten(border.place)
        }
        let isFree = border.isolation == .none && !given.isSendable
        if isFree || given.isBound {
            let sent = fresh("answer")
            prelude.append("\(isFree ? "nonisolated(unsafe) " : "")let \(sent) = \(given.text)")
            given.text = sent
        }
        answered = given
    }

    private var mentionsSelf: Bool {
        call.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.self) }
    }

    /// Whether the call says constants of `self` without saying `self`.
    private var readsOwnConstants: Bool {
        (call.arguments.map(\.expression) + [base].compactMap(\.self)).contains(where: isOwnConstant)
    }

    private func isOwnConstant(_ expression: ExprSyntax) -> Bool {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            LocalDeclaration.of(name, at: expression) == nil
        else { return false }
        let types = receivers.types(around: call)
        return !types.isEmpty && receivers.index.isConstant(name, in: types)
    }

    /// As it is written; with `self` where that has another name in the task.
    private func throughSelf(_ expression: ExprSyntax) -> String {
        (sentSelf != nil && isOwnConstant(expression) ? "self." : "") + expression.trimmedDescription
    }

    private mutating func callee() -> String {
        let name = border.found.candidate.form?.name ?? call.calleeName?.trimmedDescription ?? ""
        guard let base else {
            if isOnSelf, sentSelf != nil || needsTwoTasks { return "self." + name }
            bareName = border.found.candidate.name
            return name
        }
        if isOnSelf { return base.trimmedDescription + "." + name }
        let stable = StableValue(receivers: receivers, isSelfWeak: isSelfWeak)
        if stable.isStable(base) { return throughSelf(base) + "." + name }
        let receiver = base.withoutParentheses
        let isUnwrapped = receivers.isImplicitlyUnwrapped(receiver)
        return hoist(receiver, as: base.lastName ?? "receiver", isUnwrapped: isUnwrapped) + "." + name
    }

    /// - Parameter isUnwrapped: whether `!` has to say what the variable's type says in the call.
    private mutating func hoist(_ expression: ExprSyntax, as name: String, isUnwrapped: Bool) -> String {
        let text = expression.trimmedDescription
        if let reference = expression.as(DeclReferenceExprSyntax.self),
            LocalDeclaration.of(reference.baseName.text, at: reference) != nil
        {
            capture(isUnwrapped ? "\(text) = \(text)!" : text)
            return text
        }
        let known = text == name || text == "self.\(name)"
        let free = known ? name : fresh(name)
        capture("\(free) = \(text)" + (isUnwrapped ? "!" : ""))
        return free
    }

    private mutating func capture(_ item: String) {
        if !hoisted.contains(item) { hoisted.append(item) }
    }

    // MARK: - The task

    private var captures: [String] {
        var items = written
        if call.isInMutatingCode, isOnSelf, !items.contains("self") {
            items.insert("self", at: 0)
        }
        return items + (needsTwoTasks ? [] : hoisted)
    }

    private var keyword: String {
        let names = receivers.index.standardNames(in: receivers.types(around: call))
        return names.task + (start == .immediate ? ".immediate" : "")
    }

    /// The task that calls, where another waits for it.
    func firstTask(named name: String, _ call: String) -> String {
        let list = hoisted.isEmpty ? "" : "[\(hoisted.joined(separator: ", "))] "
        let handler = border.found.candidate.handler
        guard case .typed(let type) = handler.outcome.failure else {
            return "let \(name) = \(keyword) { \(list.isEmpty ? "" : list + "in ")\(call) }"
        }
        let unit = border.layout.unit
        let result = "\(handler.types[0].names.result)<\(handler.outcome.returnType), \(type)>"
        return """
            let \(name) = \(keyword) { \(list)() async -> \(result) in
            \(unit)do throws(\(type)) {
            \(unit)\(unit)return .success(\(call))
            \(unit)} catch {
            \(unit)\(unit)return .failure(error)
            \(unit)}
            }
            """
    }

    func task(_ lines: String) -> String {
        let list = captures.isEmpty ? [] : ["[" + captures.joined(separator: ", ") + "]"]
        let head = (border.hopsToMain ? ["@MainActor"] : []) + list
        let opening = head.isEmpty ? "\(keyword) {" : "\(keyword) { \(head.joined(separator: " ")) in"
        let isShort = head.isEmpty && !lines.contains("\n") && lines.count < 80
        let task =
            isShort ? "\(opening) \(lines) }" : "\(opening)\n\(lines.indented(by: border.layout.unit))\n}"
        let sent = sentSelf?.text(task) ?? task
        return (prelude + sentParameters(in: lines)).map { $0 + "\n" }.joined() + sent
    }
}

extension ExprSyntax {
    /// `store` of `self.app.store`.
    var lastName: String? { lastReference?.baseName.text }
}

extension SyntaxProtocol {
    /// The statement at the top of the function or closure around the node, or the node.
    fileprivate var outermostStatement: Syntax {
        var result = Syntax(self)
        var node = Syntax(self)
        while let parent = node.parent, !parent.is(MemberBlockSyntax.self) {
            if parent.is(CodeBlockItemSyntax.self) { result = parent }
            node = parent
        }
        return result
    }

    /// Whether `self` is an instance there.
    fileprivate var isInInstance: Bool {
        guard let modifiers = memberModifiers else { return false }
        return !modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    /// Whether `self` is a value that changes there, which no closure may hold.
    fileprivate var isInMutatingCode: Bool { memberModifiers?.contains { $0.name.text == "mutating" } ?? false }

    /// The modifiers of the member of a type around the node; nil where there is none.
    private var memberModifiers: DeclModifierListSyntax? {
        var node = parent
        while let current = node {
            if let item = current.as(MemberBlockItemSyntax.self) {
                return item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
            }
            node = current.parent
        }
        return nil
    }
}
