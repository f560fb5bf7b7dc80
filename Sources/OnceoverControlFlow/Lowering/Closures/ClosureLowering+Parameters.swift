import SwiftSyntax

/// Why what a closure captures weakly is there when the closure runs.
enum CaptureHolder {
    case nobody
    /// The closure has run when the statement that hands it over ends, or keeps it by what else it captures. The object that
    /// the call is made on is there.
    case statement(on: TermID? = nil)
    /// The same, in the body of `withCheckedContinuation`.
    case continuationBody
    /// The object that keeps the closure in one of its properties still exists when it calls the closure.
    case owner(TermID)
}

extension ClosureLowering {
    /// Declares what a closure or local function captures by a list, and its parameters.
    func declareParameters(of callable: Callable, heldBy holder: CaptureHolder, givenTo call: Int? = nil) -> [TermID] {
        switch callable.body {
        case .closure(let node):
            declareCaptures(of: node, heldBy: holder, givenTo: call)
            return declareParameters(node)
        case .function(let node):
            let names = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
            return names.map { builder.declare($0) }
        case .autoclosure: return []
        case .value: return [builder.declare("$0")]
        }
    }

    private func declareCaptures(of closure: ClosureExprSyntax, heldBy holder: CaptureHolder, givenTo call: Int?) {
        for item in closure.signature?.capture?.items ?? [] {
            let isWeak = item.specifier?.specifier.tokenKind == .keyword(.weak)
            guard isWeak || item.initializer != nil else { continue }
            let name = item.name.text
            if isWeak, let object = object(of: item, heldBy: holder) {
                let isKept = captureKeepers.keeps(closure, object, givenTo: call)
                // What gives the object another name says that it may be gone, unless the closure itself keeps it.
                let holder = item.initializer == nil ? holder : .nobody
                declareWeak(name, meaning: object, heldBy: isKept ? .owner(object) : holder, at: Site(item))
                continue
            }
            let value: Operand? = isWeak ? nil : item.initializer.map { expressionLowering.lower($0.value) }
            let term = builder.declare(name, isWeak: isWeak)
            if let value { builder.graph.append(.assign(term, value, Site(item))) }
        }
    }

    private func declareWeak(_ name: String, meaning object: TermID, heldBy holder: CaptureHolder, at site: Site) {
        if object == builder.selfTerm, name == "self", builder.holdsSelf {
            return builder.scope.bind(name, to: .variable(object))
        }
        switch holder {
        case .owner(builder.selfTerm) where object == builder.selfTerm: builder.scope.bind(name, to: .variable(object))
        case .statement(on: object) where object != builder.selfTerm, .owner(object):
            builder.graph.append(.assign(builder.declare(name), .some, site))
        case .statement: builder.scope.bind(name, to: .variable(object))
        case .continuationBody: builder.linked.insert(builder.declare(name, isWeak: true))
        default: builder.declare(name, isWeak: true)
        }
    }

    /// What a captured name means if it is not a weak reference outside, or if it is one to the object that runs the
    /// closure.
    private func object(of item: ClosureCaptureSyntax, heldBy holder: CaptureHolder) -> TermID? {
        let name = item.initializer.map { $0.value.as(DeclReferenceExprSyntax.self)?.baseName.text } ?? item.name.text
        guard let name, case .variable(let term)? = builder.scope.lookUp(name) else { return nil }
        if !builder.graph.terms[term].isWeak { return term }
        if case .statement(on: term) = holder, name != "self" { return term }
        return nil
    }

    private func declareParameters(_ node: ClosureExprSyntax) -> [TermID] {
        switch node.signature?.parameterClause {
        case .simpleInput(let names)?: return names.map { builder.declare($0.name.text) }
        case .parameterClause(let clause)?:
            return clause.parameters.map { builder.declare(($0.secondName ?? $0.firstName).text) }
        case nil: return ["$0", "$1", "$2"].map { builder.declare($0) }
        }
    }
}

extension ClosureConvention {
    /// A closure or local function that is called by its name, or where it is written.
    static let calledInPlace = ClosureConvention(.inPlace, .once)
}
