import OnceoverAnalysis
import OnceoverContracts
import OnceoverSymbols

/// Offers, and standing questions.
extension FactTeller {
    var offers: Set<Offer> {
        let slots = reachableSlots.map(\.typeName)
        let handlers = reachableHandlers.map(\.typeName)
        let slotted = context.declarations.extendedTypes.union(slots).union(handlers)
        let discharges = context.declarations.extendedTypes.map(FactName.discharges)
        let stored = (slots.map(FactName.slots) + handlers.map(FactName.handlers) + discharges).map {
            Offer(name: $0, isPublic: false, isExpected: false)
        }
        let promises = context.code.annotated.promises.map {
            Offer(name: $0.name, isPublic: $0.isPublic, isExpected: false)
        }
        let stated = statements.map { statement, subject in
            Offer(name: statement.name(of: subject), isPublic: isSeen(statement, of: subject), isExpected: false)
        }
        return Set(functionOffers(withMethodsOf: slotted) + promises + stated + stored)
    }

    /// The functions that are given something, and all methods of some types.
    private func functionOffers(withMethodsOf types: Set<String>) -> [Offer] {
        context.declarations.functions.enumerated().filter { isReachable($0.element) }.flatMap { index, function in
            let isGiven = function.isAddedToObligations || function.parameters.contains { $0.shape != .other }
            let given = isGiven ? [offer(of: function, at: index)] : []
            guard let type = function.typeName, !function.name.isEmpty, types.contains(type) else { return given }
            let method = FactName.method(function.name, of: type)
            return given + [Offer(name: method, isPublic: false, isExpected: false)]
        }
    }

    private func offer(of function: DeclaredFunction, at index: Int) -> Offer {
        Offer(
            name: FactName.function(function), isPublic: function.isPublic,
            isExpected: !function.isAddedToObligations && isExpected(index),
            calls: function.admittedCalls)
    }

    /// What may change the findings, apart from the functions that are called.
    var asks: Set<Ask> {
        let slots = (context.declarations.extendedTypes.union(typesWithSlots)).map(FactName.slots)
        let handlers = extendedDelegates.map(FactName.handlers)
        return Set((slots + handlers).map { Ask(name: $0, trustsExpectation: false) })
    }

    /// Types of other files in whose objects the file may store an obligation, or discharge one: `lookout.waiting = continuation`.
    private var typesWithSlots: Set<String> {
        ObligationMarks.mayReachOthers(in: context.file.words) ? context.declarations.keptOfOthers : []
    }

    /// Types that an extension of the file makes delegates that are told how something has ended.
    private var extendedDelegates: [String] {
        context.declarations.conformances.filter { conformance in
            context.declarations.extendedTypes.contains(conformance.typeName)
                && conformance.names.contains { !context.contracts.interactions(of: $0).isEmpty }
        }.map(\.typeName)
    }

    func isReachable(_ function: DeclaredFunction) -> Bool {
        !function.isLocal && !function.isPrivate && !isOfDouble(function)
    }

    /// What a test double does says nothing about the type that it replaces.
    private func isOfDouble(_ function: DeclaredFunction) -> Bool {
        context.isOfTests && function.typeName != nil && !function.inheritedTypes.isEmpty
    }

    /// A function whose closures are all obligations of its own is held to call them once; so are its callers. One that does not
    /// mention them does nothing of the kind.
    private func isExpected(_ function: Int) -> Bool {
        let handlers = context.handlers(of: function)
        let declared = context.declarations.functions[function]
        return declared.parameters.enumerated().allSatisfy { index, parameter in
            parameter.shape == .other
                || parameter.shape.isHandler && handlers.isObligation(index)
                    && context.file.words.contains(parameter.name, in: declared.statementRange)
        }
    }
}

extension DeclaredFunction {
    /// Whether it is a method that an extension adds to continuations, streams or promises, or to lists.
    var isAddedToObligations: Bool {
        guard let type = simpleTypeName, !name.isEmpty else { return false }
        return SlotCalls.lists.contains(type)
            || [.continuation, .promise, .stream].contains { ObligationType.names(of: $0).contains(type) }
    }

    /// From the first statement to the brace behind the last, in bytes.
    fileprivate var statementRange: Range<Int> {
        body.position.utf8Offset..<rightBrace.endPosition.utf8Offset
    }

    /// The same as `match` by what is quickly compared: all calls that it takes are among these.
    fileprivate var admittedCalls: AdmittedCalls {
        let needed = parameters.count { !$0.hasDefault }
        return AdmittedCalls(labels: parameters.compactMap(\.label), counts: needed...parameters.count)
    }
}
