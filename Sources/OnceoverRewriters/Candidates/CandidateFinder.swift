import OnceoverObligations
import OnceoverSignatures
import OnceoverSource
import SwiftSyntax

/// Finds the functions of one file that call back once when they are done.
///
/// A handler is known by its name, or by proof: a closure that each path calls exactly once is a completion handler,
/// unless its name speaks of events.
struct CandidateFinder {
    /// What is to become of a candidate.
    enum Purpose: Sendable {
        case wrapper
        case alternative
        /// The function itself changes, so that nothing has to be handed on to it.
        case replacement
    }

    private let project: Project
    private let verdicts: HandlerVerdicts
    private let purpose: Purpose
    private let handlers: Set<String>
    private var isReplaced: Bool { purpose == .replacement }

    /// - Parameter verdicts: on the handlers of the file.
    /// - Parameter handlers: names that the user says are those of completion handlers.
    init(project: Project, verdicts: HandlerVerdicts, purpose: Purpose, handlers: Set<String>) {
        self.handlers = handlers
        self.project = project
        self.purpose = purpose
        self.verdicts = verdicts
    }

    func candidacy(of function: ProjectFunction) -> Candidacy {
        guard !function.isAsync, !function.parameters.isEmpty else { return .none }
        let parameters = function.node.signature.parameterClause.parameters
        let aliases = project.index.aliases(in: function.scope, typesErrors: purpose != .wrapper)
        switch CompletionHandler.find(in: parameters, aliases: aliases, named: handlers) {
        case .success(let handler): return candidacy(of: function, handler)
        case .failure(let refusal): return refused(function, refusal)
        }
    }

    private func refused(_ function: ProjectFunction, _ refusal: HandlerRefusal) -> Candidacy {
        switch refusal {
        case .noHandler:
            guard let parameter = function.parameters.first(where: { $0.hasUnknownHandlerType(project.index) }) else {
                return .none
            }
            return .refused(.unknownType(parameter.internalName, parameter.type.withoutAttributes))
        case .endsOtherwise(let name, let other):
            let isHandler =
                handlers.contains(name) || HandlerName.isCompletion(name) || HandlerName.isSuccess(name)
                || HandlerName.isFailure(name)
            return isHandler ? .refused(.endsOtherwise(name, other)) : .none
        case .handlerReturnsValue(let name):
            return handlers.contains(name)
                || HandlerName.isCompletion(name) && name.lowercased().contains("completion")
                ? .refused(.handlerReturns(name)) : .none
        case .handlerDoesNotEscape(let name):
            return handlers.contains(name) || name.lowercased().contains("completion")
                ? .refused(.handlerDoesNotEscape(name)) : .none
        }
    }

    private func candidacy(of function: ProjectFunction, _ handler: CompletionHandler) -> Candidacy {
        let verdict = verdicts.verdict(ofParameters: handler.positions, ofFunctionNamedAt: function.offset)
        let isSaid = function.parameters[handler.positions[0]].isNamed(handlers.contains)
        let isNamed = isSaid || isNamed(function, handler)
        let isProved = verdict?.isWithoutFault ?? false
        let isListener = function.hearsOfEvents(handler) || verdict?.isAssumed ?? false && function.registersListener
        guard isNamed || isProved && !isListener && !function.makesValue(project.index) else { return .none }
        var candidate = Candidate(function: function, handler: handler, isProved: isProved, isSaid: isSaid)
        if !isReplaced, project.index.isDefaultOfRequirement(function) { return .done }
        switch AsyncForm(of: candidate, in: project) {
        case .native:
            guard isReplaced, let form = NativeForm(of: candidate, in: project) else { return .done }
            candidate.form = form.function
            return .candidate(candidate)
        case .wrappers where purpose == .wrapper: return .done
        case .wrappers(let wrappers):
            let mayGo = wrappers.allSatisfy { WrapperSignature($0).isNoMoreVisible(than: candidate) }
            if isReplaced, !mayGo { return .done }
            candidate.wrappers = wrappers
        case .none:
            if function.isDelegateCallback(project.index) { return .refused(.delegateCallback) }
        }
        if case .violated(let violations)? = verdict, let first = violations.first(where: \.stands) {
            candidate.fault = function.hasEmptyBody ? .emptyBody : RefusalReason(first)
        }
        let storing = StoredHandlerFinder(project: project, function: function, handler: handler, said: handlers)
        if purpose != .wrapper, candidate.wrappers.isEmpty, candidate.form == nil { candidate.keep(in: storing.found) }
        if candidate.fault == nil, let repeated = storing.propertyName.flatMap(verdicts.repeatedCall) {
            candidate.fault = RefusalReason(repeated)
        }
        if let fault = candidate.fault, candidate.stored == nil {
            return .refused(candidate.storageObstacle ?? fault)
        }
        return candidacy(candidate)
    }

    /// A reason against a new async form is no reason against one that exists.
    private func candidacy(_ candidate: Candidate) -> Candidacy {
        if let reason = ForwardingCheck(candidate: candidate, project: project, isReplaced: isReplaced).reason {
            return candidate.wrappers.isEmpty ? .refused(reason) : .done
        }
        if !isReplaced, candidate.wrappers.isEmpty, let place = AsyncContextCalls(in: project).first(of: candidate) {
            return .refused(.calledInAsyncCode(place))
        }
        return .candidate(candidate)
    }

    /// A requirement has no body that proves anything, so its names must say it.
    private func isNamed(_ function: ProjectFunction, _ handler: CompletionHandler) -> Bool {
        if handler.shape == .successFailurePair { return true }
        let position = handler.positions[0]
        if function.node.body != nil {
            return verdicts.isHandlerByName(parameter: position, ofFunctionNamedAt: function.offset)
        }
        let parameter = function.parameters[position]
        return parameter.isNamed(HandlerName.isCompletion) && !HandlerName.isOther(label: parameter.firstName.text)
            && !HandlerName.registersEvents(function: function.name)
    }
}

extension FunctionParameterSyntax {
    /// Whether its label or its name is such a one.
    func isNamed(_ isSuch: (String) -> Bool) -> Bool { isSuch(firstName.text) || isSuch(internalName) }

    /// By its names a handler, by its type something that is declared elsewhere. What has no name is not called.
    fileprivate func hasUnknownHandlerType(_ index: ProjectIndex) -> Bool {
        guard isNamed(HandlerName.isCompletion), internalName != "_" else { return false }
        var type = type
        if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
        if let wrapped = type.optionalWrapped { type = wrapped }
        let name = type.as(IdentifierTypeSyntax.self)?.name.text ?? type.as(MemberTypeSyntax.self)?.name.text ?? ""
        guard !index.isDeclaredType(name) else { return false }
        return ["Completion", "Handler", "Block", "Callback", "Closure"].contains { name.hasSuffix($0) }
    }
}

extension TypeSyntax {
    fileprivate var withoutAttributes: String {
        self.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription ?? trimmedDescription
    }
}

extension ProjectFunction {
    /// `urlSession(_ session: URLSession, …)`: the system calls it, and has an async form of its own for it. A plain value
    /// sends no messages.
    fileprivate func isDelegateCallback(_ index: ProjectIndex) -> Bool {
        guard place != .topLevel, place != .protocol, let first = parameters.first, first.firstName.text == "_",
            let type = first.type.nominalName, index.types[type] == nil, !type.isPlainlySendable
        else { return false }
        return type.lowercased().hasSuffix(name.lowercased()) || name.lowercased().hasPrefix(type.lowercased())
    }
}

extension ProjectFunction {
    /// Whether it is called for its result, as one that makes a button: a closure without a usual name belongs to that.
    fileprivate func makesValue(_ index: ProjectIndex) -> Bool { lostResult(index)?.isToken == false }

    /// By the handler's names. A proof then says only that the handler is stored for later, and that other code calls
    /// it.
    fileprivate func hearsOfEvents(_ handler: CompletionHandler) -> Bool {
        parameters[handler.positions[0]].isNamed(HandlerName.isEvent)
    }

    /// By its own name: what it stores, it stores for each event.
    fileprivate var registersListener: Bool { HandlerName.registersListener(function: name) }
}

extension Verdict {
    /// Whether it rests on something unproved, such as other code that calls once what was stored.
    fileprivate var isAssumed: Bool { if case .assumed = self { true } else { false } }
}
