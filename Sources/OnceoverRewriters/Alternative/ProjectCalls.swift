import OnceoverSignatures
import SwiftSyntax

/// Finds the functions of the project that a body calls, as far as names and declared types tell.
struct ProjectCalls: AsyncCallResolver {
    let plan: AlternativePlan
    /// The function whose body it is.
    let function: ProjectFunction
    private var index: ProjectIndex { plan.project.index }

    init(plan: AlternativePlan, function: ProjectFunction) {
        self.plan = plan
        self.function = function
    }

    func asyncForm(of call: FunctionCallExprSyntax) -> AsyncCall? {
        guard let callee = Callee(call), let scope = scope(of: callee) else { return nil }
        let matches = index.functions(named: callee.name).filter { other in
            (other.scope == scope || scope.isEmpty && other.scope.isEmpty) && !other.isAsync
        }
        if matches.contains(where: { plan.isAmbiguous($0) && CallArguments(of: call, to: $0) != nil }) { return nil }
        for match in matches {
            guard let arguments = CallArguments(of: call, to: match),
                let candidate = plan.asyncForm(of: match, for: function),
                candidate.handler.positions.count == 1,
                let argument = arguments.handlers[candidate.handler.positions[0]],
                !argument.isClosure || !candidate.hasGenericsOfHandler
            else { continue }
            let rest = arguments.written(without: candidate.handler.positions[0])
            let timing = timing(of: call)
            return AsyncCall(
                handler: candidate.handler, argument: argument, text: callee.text + "(\(rest))",
                bareName: callee.receiver == nil ? callee.name : nil,
                receiver: callee.receiver == nil ? match.receiver : "",
                queues: timing?.queues ?? CallbackQueues([.pool]),
                losesStep: timing?.isInStep ?? false && !plan.isNative(match))
        }
        return nil
    }

    func hasAsyncOverload(_ call: FunctionCallExprSyntax) -> Bool {
        guard let name = call.calledName else { return false }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        guard call.trailingClosure == nil else { return false }
        return index.functions(named: name).contains { other in
            if other.isAsync { return other.labels == labels }
            guard let candidate = plan.asyncForm(of: other, for: function) else { return false }
            return candidate.labels == labels
        }
    }

    // FIXME: a method that a superclass of the project declares is not found, and is taken to call back on some thread: what
    // awaits it may then go on where the handler was not called (made-up program 7 of seed 7, Swift 5 mode).
    func timing(of call: FunctionCallExprSyntax) -> CallbackTiming? {
        guard let callee = Callee(call), let scope = scope(of: callee) else { return nil }
        let matches = index.functions(named: callee.name).filter { !$0.isAsync && $0.scope == scope }
        var timing: CallbackTiming?
        for match in matches {
            guard let arguments = CallArguments(of: call, to: match), let own = plan.timing(of: match) else { continue }
            let given = arguments.queue(of: match).map { CallbackTiming(on: $0, isInStep: own.isInStep) }
            timing = (timing ?? CallbackTiming()).merged(with: given ?? own)
        }
        return timing
    }

    func isNeverNil(_ call: FunctionCallExprSyntax) -> Bool { index.isNeverNil(call) }

    /// The types around the function that is called; nil where the type of what is in front is not known.
    private func scope(of callee: Callee) -> [String]? {
        guard let receiver = callee.receiver else {
            let own = index.functions(named: callee.name).contains { $0.scope == function.scope }
            return own ? function.scope : []
        }
        if receiver == "self" || receiver == "Self" { return function.scope }
        if let parameter = function.parameters.first(where: { $0.internalName == receiver }) {
            return parameter.type.nominalName.map { [$0] }
        }
        if let type = index.propertyType(receiver, in: function.scope) { return [type] }
        return receiver.first?.isUppercase == true ? receiver.split(separator: ".").map(String.init) : nil
    }
}

/// What stands in front of the parentheses.
private struct Callee {
    let name: String
    /// `store` of `store.load`, `self.store.load` and `self?.store.load`; nil where nothing is in front.
    let receiver: String?
    /// As it is written in the function itself.
    let text: String

    init?(_ call: FunctionCallExprSyntax) {
        if let name = call.callee.as(DeclReferenceExprSyntax.self) {
            self.name = name.baseName.text
            receiver = nil
            text = name.trimmedDescription
            return
        }
        guard let member = call.callee.as(MemberAccessExprSyntax.self), let base = member.base,
            !base.trimmedDescription.contains("?"), !base.trimmedDescription.contains("(")
        else { return nil }
        name = member.declName.baseName.text
        let written = base.trimmedDescription
        receiver = written.hasPrefix("self.") ? String(written.dropFirst(5)) : written
        text = member.trimmedDescription
    }
}

/// The arguments of a call, by the parameters that they go to.
struct CallArguments {
    private let given: [(position: Int, argument: LabeledExprSyntax)]
    private var expressions: [Int: ExprSyntax] = [:]
    private(set) var handlers: [Int: AsyncCall.Argument] = [:]

    /// The arguments in parentheses as they are written, with their labels. Most calls are looked at without their texts.
    var written: [(position: Int, text: String)] {
        given.map { ($0.position, $0.argument.with(\.trailingComma, nil).trimmedDescription) }
    }

    /// Nil where the call is none of the function.
    init?(of call: FunctionCallExprSyntax, to function: ProjectFunction) {
        let (labels, defaults) = (function.labels, function.defaults)
        var next = 0
        var given: [(Int, LabeledExprSyntax)] = []
        for argument in call.arguments {
            let label = argument.label?.text ?? "_"
            while next < labels.count, labels[next] != label {
                guard defaults[next] else { return nil }
                next += 1
            }
            guard next < labels.count else { return nil }
            given.append((next, argument))
            expressions[next] = argument.expression
            if let closure = argument.expression.as(ClosureExprSyntax.self) {
                handlers[next] = .closure(closure)
            } else if let name = argument.expression.as(DeclReferenceExprSyntax.self) {
                handlers[next] = .name(name)
            }
            next += 1
        }
        if let closure = call.trailingClosure {
            guard next < labels.count, call.additionalTrailingClosures.isEmpty,
                defaults[next..<labels.count - 1].allSatisfy(\.self)
            else { return nil }
            handlers[labels.count - 1] = .closure(closure)
        } else if !defaults[next...].allSatisfy(\.self) {
            return nil
        }
        self.given = given
    }

    /// The parameter that a closure goes to; nil where it is none of the call.
    func position(of closure: ClosureExprSyntax) -> Int? {
        handlers.first { if case .closure(let other) = $0.value { other.id == closure.id } else { false } }?.key
    }

    /// The parameter that an argument goes to; nil where it is none of the call.
    func position(of argument: LabeledExprSyntax) -> Int? {
        given.first { $0.argument.id == argument.id }?.position
    }

    /// What is given to a parameter in the parentheses.
    func expression(at position: Int) -> ExprSyntax? { expressions[position] }

    /// The queue that the call gives the function to call back on.
    func queue(of function: ProjectFunction) -> CallbackQueues.Queue? {
        guard let position = function.queueParameter else { return nil }
        return expressions[position].map { $0.queue == .main ? .main : .own }
    }

    func written(without position: Int) -> String {
        written.filter { $0.position != position }.map(\.text).joined(separator: ", ")
    }

    /// The same with other labels.
    func written(without position: Int, _ label: (Int, LabeledExprSyntax) -> String) -> String {
        given.filter { $0.position != position }.map {
            label($0.position, $0.argument) + $0.argument.expression.trimmedDescription
        }.joined(separator: ", ")
    }
}

extension TypeSyntax {
    /// `Store` for `Store`, `Store?`, `any Store` and `inout Store`.
    var nominalName: String? {
        if let wrapped = optionalWrapped { return wrapped.nominalName }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.nominalName }
        if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.nominalName }
        return self.as(IdentifierTypeSyntax.self)?.name.text
    }
}
