import OnceoverContracts
import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols
import OnceoverVocabulary
import SwiftSyntax

/// Finds the obligations in one function: handlers that it is given, continuations and promises that it makes.
struct ObligationFinder {
    let context: FileContext
    let function: Int
    var declared: DeclaredFunction { context.declarations.functions[function] }

    /// All obligations that are the function's own.
    func all() -> [TrackedObligation] {
        guard context.code.mayHoldObligation(function) else { return parameters() + payloads() }
        return parameters() + continuations() + made() + handlersOfClosures() + payloads()
    }

    // MARK: - Parameters

    /// One parameter as an obligation, whether or not it is one by its name.
    func parameter(_ index: Int) -> TrackedObligation {
        if index == Self.receiver { return ownValue }
        let parameter = whole(index)
        return declared.parameters[index].isVariadic ? element(of: parameter) : parameter
    }

    /// One of the arguments that a variadic parameter is given.
    private func element(of parameter: TrackedObligation) -> TrackedObligation {
        guard let list = parameter.roots.first, let each = context.graph(of: function).terms.find("[each]", of: list)
        else { return parameter }
        var element = parameter
        element.roots = [each]
        element.list = list
        return element
    }

    /// The same for several, of which one must be called.
    func parameters(_ indices: [Int]) -> TrackedObligation {
        indices.count == 1 ? parameter(indices[0]) : obligation(for: indices, kind: .handlerPair)
    }

    /// Stands for `self` where the index of a parameter is asked for.
    static let receiver = -1

    /// `self`, or one of its elements, in a method that an extension adds to continuations or promises, or to lists of them.
    private var ownValue: TrackedObligation { isOfList ? element(of: wholeSelf) : wholeSelf }

    private var isOfList: Bool { declared.simpleTypeName.map(SlotCalls.lists.contains) ?? false }

    private var wholeSelf: TrackedObligation {
        let graph = context.graph(of: function)
        let isOfPromise =
            isOfList
            ? !context.mentions("resume", in: function)
            : declared.simpleTypeName.map(ObligationType.names(of: .promise).contains) ?? false
        return TrackedObligation(
            kind: isOfPromise ? .promise : .continuation, name: "self",
            site: Site(declared.nameToken), roots: [graph.selfTerm], optionalRoots: [], start: graph.entry,
            end: graph.exit, throwEnd: nil)
    }

    /// Some parameters of which one must be called, whether or not they are obligations by their names; nil where one of
    /// them is no closure.
    func handlers(_ indices: [Int]) -> TrackedObligation? {
        guard indices.allSatisfy({ declared.parameters[$0].shape != .other }) else { return nil }
        return obligation(for: indices, kind: indices.count > 1 ? .handlerPair : .handler)
    }

    /// Whether a parameter is an obligation by its name and type, and no assumption speaks against it.
    func isObligation(_ index: Int) -> Bool { rulings(onParameter: index)?.isEmpty ?? false }

    /// What speaks against an obligation that its name and type make one; nil where they make it none.
    func rulings(onParameter index: Int) -> [Ruling]? {
        if index == Self.receiver { return nil }
        let key = ParameterKey(function: function, parameter: index)
        if let known = context.rulingsOnParameters[key] { return known }
        let rulings = makeRulings(onParameter: index)
        context.rulingsOnParameters.updateValue(rulings, forKey: key)
        return rulings
    }

    private func makeRulings(onParameter index: Int) -> [Ruling]? {
        let parameter = declared.parameters[index]
        if let calls = context.code.annotated.calls(of: index, by: declared) { return calls == .exactlyOnce ? [] : nil }
        guard owedType(of: parameter) != nil || isNamedAsObligation(index) else { return nil }
        return context.code.survey.assumptions.rulings(on: ParameterCase(finder: self, index: index))
    }

    private func isNamedAsObligation(_ index: Int) -> Bool {
        let parameter = declared.parameters[index]
        switch parameter.shape {
        case .handler, .presumedHandler:
            return isDelegateHandler(index) || isCompletionName(parameter) || isOfOutcome(index)
                || isLastOfCompletionFunction(index)
        case .promise: return declared.name == "write" && parameter.name == "promise"
        case .continuation, .answerable:
            return declared.parameters.count == 1 && context.code.continuationBodies.contains(declared.name)
        case .stream, .slot, .other: return false
        }
    }

    /// Whether a framework gives a parameter, and waits for an answer.
    func isOfFramework(_ index: Int) -> Bool {
        isDelegateHandler(index) || owedType(of: declared.parameters[index]) != nil
    }

    /// The type of a parameter, where a framework gives such values and waits for an answer.
    func owedType(of parameter: DeclaredFunction.Parameter) -> ObligationType? {
        parameter.shape == .other
            ? nil : Declarations.name(of: parameter.node.type).flatMap(ObligationType.owed(whereGiven:))
    }

    /// Whether the function saves what a framework gives it.
    func isSaved(_ index: Int) -> Bool {
        owedType(of: declared.parameters[index])?.keptBy.contains { context.mentions($0, in: function) } ?? false
    }

    private func parameters() -> [TrackedObligation] {
        let mayHold = declared.parameters.contains { $0.shape != .other }
        // What tests and their doubles call is up to each test.
        guard mayHold, !context.isOfTests, !isUnavailable else { return [] }
        var found: [TrackedObligation] = []
        if let outcomes {
            var all = obligation(for: [outcomes.success] + outcomes.others, kind: .handlerPair)
            all.isIdempotent = mayAllBeCalled(besides: outcomes.success)
            found.append(all)
        }
        let own = declared.parameters.indices.compactMap { index -> TrackedObligation? in
            guard let rulings = rulings(onParameter: index), !isOfOutcome(index),
                !isCarriedByResult(declared.parameters[index]), !isKeptByObject(index)
            else { return nil }
            var tracked = whole(index)
            tracked.rulings = rulings
            return tracked
        }
        return (found + own).map(excusedByNil)
    }

    /// Callers that ask what becomes of a parameter hear of all paths.
    private func excusedByNil(_ tracked: TrackedObligation) -> TrackedObligation {
        guard startsSomething, !tracked.isAnsweredByResult else { return tracked }
        var excused = tracked
        excused.isExcusedByNil = true
        excused.key = nil
        return excused
    }

    /// A parameter, also one that is a list.
    private func whole(_ index: Int) -> TrackedObligation {
        var whole = obligation(for: [index], kind: declared.parameters[index].shape.obligationKind)
        if !declared.parameters[index].isVariadic { whole.key = ParameterKey(function: function, parameter: index) }
        return whole
    }

    private func obligation(for indices: [Int], kind: Obligation.Kind) -> TrackedObligation {
        let graph = context.graph(of: function)
        let parameters = indices.map { declared.parameters[$0] }
        let optional = indices.filter { declared.parameters[$0].shape.isOptional }.map { graph.parameters[$0] }
        return TrackedObligation(
            kind: kind, name: parameters.map(\.shownName).joined(separator: " and "), site: Site(declared.nameToken),
            roots: indices.map { graph.parameters[$0] }, optionalRoots: Set(optional), start: graph.entry,
            end: graph.exit, throwEnd: nil, isExcusedByNil: makesControl,
            isAnsweredByResult: indices.contains { isAnswered(declared.parameters[$0]) },
            isToldYesOrNo: parameters.contains { $0.nameOfOnlyTold == "Bool" },
            isOfFramework: indices.contains(where: isOfFramework),
            isListener: kind == .handler && indices.allSatisfy(isListener),
            steps: steps(in: graph),
            isIdempotent: kind == .answerable)
    }

}

extension DeclaredFunction.Parameter {
    /// What users know it by: of `completion _`, the label.
    var shownName: String { name == "_" ? label ?? name : name }

    /// The parameter of a handler, if it has exactly one.
    var onlyTold: TypeSyntax? {
        let told = handlerType?.parameters ?? []
        return told.count == 1 ? told[0] : nil
    }

    /// Whether a handler receives one value that is always there: `(Film) -> Void`, but not `(Film?) -> Void` or
    /// `(Bool) -> Void`.
    var isToldValue: Bool {
        guard let told = onlyTold, !told.is(OptionalTypeSyntax.self) else { return false }
        return !Vocabulary.bareAnswers.contains(told.trimmedDescription)
    }

    /// Whether a handler hears that something has happened, and no more: `() -> Void`.
    var tellsNothing: Bool { handlerType?.parameters.isEmpty ?? false }

    /// The parameter of a handler, if it has exactly one and its type is a plain name.
    var nameOfOnlyTold: String? { onlyTold?.as(IdentifierTypeSyntax.self)?.name.text }
}
