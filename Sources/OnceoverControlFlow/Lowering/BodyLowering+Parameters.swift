import SwiftSyntax

extension BodyLowering {
    /// Declares what a closure or local function captures by a list, and its parameters.
    ///
    /// - Parameter runsAtOnce: whether the closure has run when the statement that hands it over ends.
    func declareParameters(of callable: Callable, runsAtOnce: Bool) -> [TermID] {
        switch callable.body {
        case .closure(let node):
            declareCaptures(node.signature?.capture, holdsSelf: holdsSelf || runsAtOnce && isSelfStrong)
            return declareParameters(node)
        case .function(let node):
            let names = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
            return names.map { declare($0) }
        }
    }

    /// Whether `self` means the object here, and not a weak reference to it.
    var isSelfStrong: Bool {
        if case .variable(selfTerm)? = scope.lookUp("self") { true } else { false }
    }

    private func declareCaptures(_ clause: ClosureCaptureClauseSyntax?, holdsSelf: Bool) {
        for item in clause?.items ?? [] {
            let isWeak = item.specifier?.specifier.tokenKind == .keyword(.weak)
            guard isWeak || item.initializer != nil else { continue }
            if isWeak, item.name.text == "self", item.initializer == nil, holdsSelf {
                scope.bind("self", to: .variable(selfTerm))
                continue
            }
            let value: Operand? = isWeak ? nil : item.initializer.map { lower($0.value) }
            let term = declare(item.name.text, isWeak: isWeak)
            if let value { graph.append(.assign(term, value, Site(item))) }
        }
    }

    private func declareParameters(_ node: ClosureExprSyntax) -> [TermID] {
        switch node.signature?.parameterClause {
        case .simpleInput(let names)?: return names.map { declare($0.name.text) }
        case .parameterClause(let clause)?:
            return clause.parameters.map { declare(($0.secondName ?? $0.firstName).text) }
        case nil: return ["$0", "$1", "$2"].map { declare($0) }
        }
    }
}

extension ClosureConvention {
    /// A closure or local function that is called by its name, or where it is written.
    static let calledInPlace = ClosureConvention(.inPlace, .once)
}
