import OnceoverContracts
import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols
import SwiftSyntax

/// The parameters of a function as obligations, and `self` where an extension adds the function to one.
struct ParameterObligations {
    let code: FileCode
    let handlers: HandlerParameters
    let standIns: StandIns
    var function: Int { handlers.function }
    var declared: DeclaredFunction { handlers.declared }

    /// One parameter as an obligation, whether or not it is one by its name.
    func parameter(_ index: Int) -> TrackedObligation {
        if index == ParameterKey.receiver { return ownValue }
        let parameter = whole(index)
        return declared.parameters[index].isVariadic ? element(of: parameter) : parameter
    }

    /// The same for several, of which one must be called.
    func together(_ indices: [Int]) -> TrackedObligation {
        indices.count == 1 ? parameter(indices[0]) : obligation(for: indices, kind: .handlerPair)
    }

    /// One of the arguments that a variadic parameter is given.
    private func element(of parameter: TrackedObligation) -> TrackedObligation {
        guard let list = parameter.roots.first, let each = code.graph(of: function).terms.find("[each]", of: list)
        else { return parameter }
        var element = parameter
        element.roots = [each]
        element.list = list
        return element
    }

    /// `self`, or one of its elements, in a method that an extension adds to continuations or promises, or to lists of them.
    private var ownValue: TrackedObligation { isOfList ? element(of: wholeSelf) : wholeSelf }

    private var isOfList: Bool { declared.simpleTypeName.map(SlotCalls.lists.contains) ?? false }

    private var wholeSelf: TrackedObligation {
        let graph = code.graph(of: function)
        let isOfPromise =
            isOfList
            ? !code.mentions("resume", in: function)
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

    /// Those that are obligations by their names and types.
    func own() -> [TrackedObligation] {
        let mayHold = declared.parameters.contains { $0.shape != .other }
        // What tests and their doubles call is up to each test.
        guard mayHold, !code.isOfTests, !standIns.isUnavailable else { return [] }
        var found: [TrackedObligation] = []
        if let outcomes = handlers.outcomes {
            var all = obligation(for: [outcomes.success] + outcomes.others, kind: .handlerPair)
            all.isIdempotent = handlers.mayAllBeCalled(besides: outcomes.success)
            found.append(all)
        }
        let own = declared.parameters.indices.compactMap { index -> TrackedObligation? in
            guard let rulings = handlers.rulings(onParameter: index), !handlers.isOfOutcome(index),
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
        let graph = code.graph(of: function)
        let parameters = indices.map { declared.parameters[$0] }
        let optional = indices.filter { declared.parameters[$0].shape.isOptional }.map { graph.parameters[$0] }
        return TrackedObligation(
            kind: kind, name: parameters.map(\.shownName).joined(separator: " and "), site: Site(declared.nameToken),
            roots: indices.map { graph.parameters[$0] }, optionalRoots: Set(optional), start: graph.entry,
            end: graph.exit, throwEnd: nil, isExcusedByNil: makesControl,
            isAnsweredByResult: indices.contains { isAnswered(declared.parameters[$0]) },
            isToldYesOrNo: parameters.contains { $0.nameOfOnlyTold == "Bool" },
            isOfFramework: indices.contains(where: handlers.isOfFramework),
            isListener: kind == .handler && indices.allSatisfy { handlers.isListener($0) },
            steps: steps(in: graph),
            isIdempotent: kind == .answerable)
    }

    /// The closures that the function only runs: `work: () -> Void`.
    func steps(in graph: FlowGraph) -> Set<TermID> {
        let numbers = declared.parameters.indices.filter { index in
            declared.parameters[index].node.type.as(FunctionTypeSyntax.self).map(Self.isPlainStep) ?? false
        }
        return Set(numbers.map { graph.parameters[$0] })
    }

    /// What throws, or gives something, may do what is left to do.
    private static func isPlainStep(_ type: FunctionTypeSyntax) -> Bool {
        type.parameters.isEmpty && type.effectSpecifiers == nil && HandlerType(TypeSyntax(type)) != nil
    }
}
