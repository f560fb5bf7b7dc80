import SwiftSyntax

/// Which functions of the project a call may mean: its own type's, those that are inherited, those of extensions, and those of
/// the types around it. What runs in their place is said by `Project.implementations(of:)`.
struct CallTargets {
    struct Target {
        let function: ProjectFunction
        let arguments: CallArguments
    }

    /// Nearest first; what a nearer one overrides or implements is left out. They are not async.
    let all: [Target]
    /// Whether it is one of them for sure.
    let isKnown: Bool
}

extension ReceiverType {
    /// Nil where the call is of none of the project's functions.
    func targets(of call: FunctionCallExprSyntax) -> CallTargets? {
        guard let reference = call.calleeName else { return nil }
        switch owner(of: reference) {
        case .other: return nil
        case .functions(let functions): return targets(of: call, functions, isKnown: true)
        case .unknown(let functions): return targets(of: call, functions, isKnown: false)
        }
    }

    /// All functions of the project that a call may name, async ones, too, whatever it is given.
    func functions(calledBy call: FunctionCallExprSyntax) -> [ProjectFunction] {
        guard let reference = call.calleeName else { return [] }
        return switch owner(of: reference) {
        case .other: []
        case .functions(let functions), .unknown(let functions): functions
        }
    }

    private func targets(
        of call: FunctionCallExprSyntax, _ functions: [ProjectFunction], isKnown: Bool
    ) -> CallTargets? {
        var all: [CallTargets.Target] = []
        for function in functions where !function.isAsync {
            guard let arguments = CallArguments(of: call, to: function),
                !isKnown || !all.contains(where: { $0.function.hasSignature(of: function) })
            else { continue }
            all.append(CallTargets.Target(function: function, arguments: arguments))
        }
        return all.isEmpty ? nil : CallTargets(all: all, isKnown: isKnown)
    }
}

extension ProjectFunction {
    /// Whether one may override or implement the other, by the types of their parameters.
    fileprivate func hasSignature(of other: ProjectFunction) -> Bool {
        labels == other.labels
            && parameters.map(\.type.trimmedDescription) == other.parameters.map(\.type.trimmedDescription)
    }
}

extension Project {
    /// The functions that may run where one is called: its own body and what overrides it; for a requirement, what the types
    /// that conform have of themselves, inherited or by an extension.
    func implementations(of function: ProjectFunction) -> [ProjectFunction] {
        guard let type = function.scope.last else { return [function] }
        var types = relations.heirs(of: type)
        if function.place == .protocol { for heir in types { types.formUnion(relations.lineage(of: heir)) } }
        let found = index.functions(named: function.name).filter {
            $0.labels == function.labels && $0.hasBody && types.contains($0.scope.last ?? "")
                && (FunctionKey($0) == FunctionKey(function) || $0.isOverride || function.place == .protocol)
        }
        return found.isEmpty ? [function] : found
    }
}
