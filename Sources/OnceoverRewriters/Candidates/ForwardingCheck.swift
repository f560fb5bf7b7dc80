import OnceoverSignatures
import SwiftSyntax

/// Says why an async function could not stand beside a function, or could not call it.
struct ForwardingCheck {
    let candidate: Candidate
    let project: Project
    private var function: ProjectFunction { candidate.function }
    private var node: FunctionDeclSyntax { function.node }

    /// Whether nothing is handed on: the function itself becomes async, with what overrides it.
    private let isReplaced: Bool

    init(candidate: Candidate, project: Project, isReplaced: Bool = false) {
        self.candidate = candidate
        self.isReplaced = isReplaced
        self.project = project
    }

    var reason: RefusalReason? { attributes ?? modifiers ?? parameters ?? result ?? error }

    private var attributes: RefusalReason? {
        for case .attribute(let attribute) in node.attributes {
            let name = attribute.attributeName.trimmedDescription
            if name == "Async" || name == "OnceoverMacros.Async" { return .macro }
            if name == "available", attribute.trimmedDescription.contains("unavailable") { return .unavailable }
        }
        return nil
    }

    private var modifiers: RefusalReason? {
        let names = Set(node.modifiers.map(\.name.text))
        if names.contains("override"), !isReplaced || !isOverriddenHere { return .override }
        if names.contains("optional") { return .optionalRequirement }
        if let name = ["consuming", "borrowing", "__consuming"].first(where: names.contains) {
            return .consuming(name)
        }
        if node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "rethrows" { return .rethrowing }
        if case .identifier = node.name.tokenKind { return nil }
        return .isOperator
    }

    /// Whether what it overrides is declared in the project.
    private var isOverriddenHere: Bool {
        project.index.functions(named: function.name).contains {
            $0.labels == function.labels && $0.scope != function.scope && !$0.isOverride && $0.place != .topLevel
        }
    }

    private var parameters: RefusalReason? {
        if !isReplaced, function.isHiddenByParameter { return .hiddenByParameter }
        for (position, parameter) in function.parameters.enumerated()
        where !candidate.handler.positions.contains(position) {
            if let what = parameter.unforwardable { return .unforwardable(parameter.internalName, what) }
        }
        return nil
    }

    private var result: RefusalReason? {
        function.lostResult(project.index).map { $0.isToken ? .losesToken($0.type) : .losesResult($0.type) }
    }

    /// Swift finds a generic parameter by the types of parameters and the result, not by what is thrown.
    private var error: RefusalReason? {
        guard case .typed(let type) = candidate.handler.outcome.failure else { return nil }
        let own = Set(node.genericParameterClause?.parameters.map(\.name.text) ?? [])
        let unseen = own.subtracting(
            candidate.genericsBesidesHandler.union(candidate.handler.outcome.values.flatMap(\.words)))
        return type.words.first(where: unseen.contains).map(RefusalReason.genericError)
    }
}

extension ProjectFunction {
    /// What it returns, and whether a caller can cancel with that; nil where nothing is lost with it.
    func lostResult(_ index: ProjectIndex) -> (type: String, isToken: Bool)? {
        guard let type = node.signature.returnClause?.type, !type.isVoid else { return nil }
        let text = type.trimmedDescription
        if let name = type.nominalName, index.cancels(name) { return (text, true) }
        let isDiscardable = node.attributes.contains { $0.trimmedDescription == "@discardableResult" }
        return isDiscardable ? nil : (text, false)
    }
}

extension Candidate {
    /// The names in the types of all parameters but its handlers: what a call tells a generic parameter by.
    var genericsBesidesHandler: Set<String> {
        let others = function.parameters.enumerated().filter { !handler.positions.contains($0.offset) }
        return Set(others.flatMap { $0.element.type.trimmedDescription.words })
    }

    /// Whether a generic parameter is one of the handler's alone, so that only what is done with the result tells it.
    var hasGenericsOfHandler: Bool {
        let generics = Set(function.node.genericParameterClause?.parameters.map(\.name.text) ?? [])
        return !generics.isSubset(of: genericsBesidesHandler)
    }
}
