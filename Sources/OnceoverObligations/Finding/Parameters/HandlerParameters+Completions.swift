import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols
import OnceoverVocabulary
import SwiftSyntax

/// Which parameters are completion handlers, by their names and types, and by the functions that take them.
extension HandlerParameters {
    func isDelegateHandler(_ index: Int) -> Bool {
        index == declared.parameters.count - 1 && code.contracts.carriesHandler(declared.fullName)
    }

    func isCompletionName(_ parameter: DeclaredFunction.Parameter) -> Bool {
        let names = [parameter.label, parameter.name].compactMap { $0 }
        guard names.contains(where: HandlerName.isCompletion) || isNext(parameter), !isVisitor(parameter),
            !ProgressHandler.isWritten(parameter.node.type), !isTakenByUser(parameter), !isOfStep(parameter),
            !isThrowing(parameter)
        else { return false }
        if let label = parameter.label, HandlerName.isOther(label: label) { return false }
        // `onTide(handler tideUpdates:)`: what it is called inside says more than a label that fits all.
        return isExplicit(parameter) || !HandlerName.isEvent(parameter.name) && !isStep(parameter.node.type)
    }

    /// `forEachNode(completion: @escaping (Node) throws -> Void) rethrows`: a closure that hears of an end cannot fail,
    /// but one that is shown an element can.
    private func isThrowing(_ parameter: DeclaredFunction.Parameter) -> Bool {
        parameter.handlerType?.function.effectSpecifiers?.throwsClause != nil
            && (isVague(parameter) || declared.isThrowing)
    }

    /// Whether neither its name nor that of the function says of a handler that it hears of an end, nor its type of an outcome.
    func isListener(_ index: Int) -> Bool {
        let parameter = declared.parameters[index]
        // Most are told by their names, which cost least.
        return ![parameter.label, parameter.name].contains { $0.map(HandlerName.isOfEnd) ?? false }
            && !isOfFramework(index) && !isLastOfCompletionFunction(index)
            && !isToldOutcome(parameter) && !parameter.tellsOfError
            && code.annotated.calls(of: index, by: declared) == nil
    }

    func isExplicit(_ parameter: DeclaredFunction.Parameter) -> Bool {
        [parameter.label, parameter.name].contains { $0?.lowercased().contains("completion") ?? false }
    }

    /// `handler`, and `onTide(handler run:)`
    func isVague(_ parameter: DeclaredFunction.Parameter) -> Bool {
        HandlerName.isVague(parameter.name)
            || !isExplicit(parameter) && parameter.label.map(HandlerName.isVague) ?? false
    }

    /// `withChart { chart in … }`: what is to be done with something, if it is there.
    func isUse(_ parameter: DeclaredFunction.Parameter) -> Bool {
        declared.name.hasPrefix("with") && parameter.label == nil && !isToldOutcome(parameter)
            && !HandlerName.impliesCompletion(function: declared.name) && !parameter.tellsNothing
    }

    /// Whether it hears of a success or a failure, of which the function itself says nothing to its caller.
    private func isToldResult(_ parameter: DeclaredFunction.Parameter) -> Bool {
        declared.returnType == nil && parameter.nameOfOnlyTold == "Result"
    }

    /// `((UIAlertAction) -> Void)?`: what the user chooses, if it is chosen.
    private func isTakenByUser(_ parameter: DeclaredFunction.Parameter) -> Bool {
        guard let told = parameter.onlyTold else { return false }
        return AlternativeClosures.isChoice(type: (told.optionalWrapped ?? told).trimmedDescription)
    }

    /// `seek(to:then:)`, but neither `if(_:then:else:)` nor a helper that is told what to do next: its callers answer for it.
    private func isNext(_ parameter: DeclaredFunction.Parameter) -> Bool {
        HandlerName.isNext(parameter.name) && !declared.isPrivate && !declared.isLocal
            && declared.parameters.filter { $0.shape != .other }.count == 1
    }

    /// A closure that does not escape is called while the function runs, as often as there is something to call it for, unless
    /// its name says that it hears of an end, and it is told which.
    ///
    /// A type that only its name makes a closure may be a struct: what is marked `@escaping` is none, nor is what is
    /// called. One inside another type, `Berths.Completion`, may have methods that call what it carries.
    private func isVisitor(_ parameter: DeclaredFunction.Parameter) -> Bool {
        switch parameter.shape {
        case .handler(isOptional: false) where isExplicit(parameter) && isToldResult(parameter): false
        case .presumedHandler(isOptional: false) where parameter.node.type.is(MemberTypeSyntax.self):
            !isFollowed(parameter, by: ["(", "?(", "!(", "."])
        case .handler(isOptional: false), .presumedHandler(isOptional: false): !isEscaping(parameter.node.type)
        case .presumedHandler(isOptional: true): !isFollowed(parameter, by: ["?(", "!(", "("])
        default: false
        }
    }

    func isFollowed(_ parameter: DeclaredFunction.Parameter, by marks: [String]) -> Bool {
        marks.contains { code.mentions(parameter.name + $0, in: function) }
    }

    /// A closure that is awaited, or must answer itself, is a step of its caller, which learns of its end: `(Request)
    /// async -> Void`, `(Request, @escaping (Response) -> Void) -> Void`.
    private func isStep(_ type: TypeSyntax) -> Bool {
        guard let handler = HandlerType(type) else { return false }
        return handler.isAsync || takesHandler(handler)
    }

    private func takesHandler(_ handler: HandlerType) -> Bool {
        handler.parameters.contains { HandlerType($0) != nil || isMarkedEscaping($0) }
    }

    /// Whether a step that takes a handler stands beside one that it may be given: the other one is called in the end, and the
    /// step need not be taken.
    func isInFrontOfHandler(_ step: DeclaredFunction.Parameter) -> Bool {
        guard HandlerType(step.node.type).map(takesHandler) ?? false else { return false }
        return declared.parameters.contains { other in
            other.name != step.name && other.shape.isHandler && HandlerName.isCompletion(other.name)
                && !isStep(other.node.type)
        }
    }

    /// `@escaping Answer`: a closure, whatever the name stands for.
    private func isMarkedEscaping(_ type: TypeSyntax) -> Bool {
        type.as(AttributedTypeSyntax.self)?.isMarkedEscaping ?? false
    }

    func isEscaping(_ type: TypeSyntax) -> Bool {
        if type.is(AttributedTypeSyntax.self) { return isMarkedEscaping(type) }
        // A type alias for an optional closure, or a tuple around one, cannot be marked.
        return !type.is(FunctionTypeSyntax.self) && !type.is(IdentifierTypeSyntax.self)
    }

    /// A type that tells of what goes on calls its callback again and again.
    var isMonitor: Bool {
        let name = declared.simpleTypeName ?? ""
        return Vocabulary.monitorTypeEndings.contains { name.hasSuffix($0) }
    }

    func isLastOfCompletionFunction(_ index: Int) -> Bool {
        index == declared.parameters.count - 1
            && !(declared.parameters[index].label.map(HandlerName.isOther) ?? false)
            && (HandlerName.impliesCompletion(function: declared.name) || isRenamedToAsync)
    }

    /// `@available(*, renamed: "load()")` says that an async function does the same.
    private var isRenamedToAsync: Bool {
        declared.attributes.contains { element in
            guard let attribute = element.as(AttributeSyntax.self) else { return false }
            return attribute.attributeName.trimmedDescription == "available"
                && attribute.description.contains("renamed:")
                && !attribute.description.contains("deprecated") && !attribute.description.contains("unavailable")
        }
    }
}
