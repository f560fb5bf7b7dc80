import OnceoverContracts
import OnceoverControlFlow
import OnceoverSymbols

/// Which parameters of a function are handlers that it must call, or other values that it must discharge: by annotations, by types, by
/// names, and by what the body does with them. Nothing is followed.
struct HandlerParameters {
    let code: FileCode
    let others: OtherFiles
    /// What has been found out of parameters.
    let known: KnownHandlers
    let function: Int
    var declared: DeclaredFunction { code.declarations.functions[function] }

    /// The same of another function of the file.
    func of(_ function: Int) -> HandlerParameters {
        HandlerParameters(code: code, others: others, known: known, function: function)
    }

    /// Whether a parameter is an obligation by its name and type, and no assumption speaks against it.
    func isObligation(_ index: Int) -> Bool { rulings(onParameter: index)?.isEmpty ?? false }

    /// What speaks against an obligation that its name and type make one; nil where they make it none.
    func rulings(onParameter index: Int) -> [Ruling]? {
        if index == ParameterKey.receiver { return nil }
        let key = ParameterKey(function: function, parameter: index)
        if let rulings = known.rulings[key] { return rulings }
        let rulings = makeRulings(onParameter: index)
        known.rulings.updateValue(rulings, forKey: key)
        return rulings
    }

    private func makeRulings(onParameter index: Int) -> [Ruling]? {
        let parameter = declared.parameters[index]
        if let calls = code.annotated.calls(of: index, by: declared) { return calls == .exactlyOnce ? [] : nil }
        guard owedType(of: parameter) != nil || isNamedAsObligation(index) else { return nil }
        return code.survey.assumptions.rulings(on: ParameterCase(handlers: self, index: index))
    }

    private func isNamedAsObligation(_ index: Int) -> Bool {
        let parameter = declared.parameters[index]
        switch parameter.shape {
        case .handler, .presumedHandler:
            return isDelegateHandler(index) || isCompletionName(parameter) || isOfOutcome(index)
                || isLastOfCompletionFunction(index)
        case .promise: return declared.name == "write" && parameter.name == "promise"
        case .continuation, .answerable:
            return declared.parameters.count == 1 && code.continuationBodies.contains(declared.name)
        case .stream, .slot, .other: return false
        }
    }

    /// Whether a framework gives a parameter, and waits for an answer.
    func isOfFramework(_ index: Int) -> Bool {
        isDelegateHandler(index) || owedType(of: declared.parameters[index]) != nil
    }

    /// The type of a parameter, where a framework gives such values and waits for an answer.
    func owedType(of parameter: DeclaredFunction.Parameter) -> ObligationType? {
        guard parameter.shape != .other, let type = Declarations.name(of: parameter.node.type),
            let owed = ObligationType.owed(whereGiven: type, as: parameter.label), !isOnlyRead(owed)
        else { return nil }
        return owed
    }

    /// Whether a helper of the file is shown a promise that its caller completes.
    private func isOnlyRead(_ type: ObligationType) -> Bool {
        type.kind == .promise && declared.isPrivate
            && !type.discharging.contains { code.mentions(".\($0)(", in: function) }
    }

    /// Whether the function saves what a framework gives it.
    func isSaved(_ index: Int) -> Bool {
        owedType(of: declared.parameters[index])?.keptBy.contains { code.mentions($0, in: function) } ?? false
    }
}

/// What speaks against parameters that are obligations by their names and types; nil of those that are none.
final class KnownHandlers {
    fileprivate var rulings: [ParameterKey: [Ruling]?] = [:]
}
