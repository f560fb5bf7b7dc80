import OnceoverControlFlow
import OnceoverDataflow
import OnceoverSymbols
import SwiftSyntax

/// Values that are there from the start, or are made where they are missing, although their types are optional.
extension Presence {
    /// `private lazy var radio: Radio? = makeRadio()`: whether a first value makes what it gives.
    func isThere(_ first: ExprSyntax, in type: String) -> Bool {
        guard let call = first.as(FunctionCallExprSyntax.self), let name = call.ownCallee else { return false }
        if Call.isTypeName(name) {
            return !Call.isFunctionOfC(name) && !Call.mayFail(makingA: name) && !isFailable(name)
        }
        let methods = code.declarations.functions(named: name).filter {
            code.declarations.functions[$0].typeName == type
        }
        return !methods.isEmpty && methods.allSatisfy(givesAlways)
    }

    /// As far as the file shows.
    private func isFailable(_ type: String) -> Bool {
        code.declarations.functions(named: type).contains { code.declarations.functions[$0].isFailable }
    }

    /// Whether a computed property of the own type makes what it does not find: `if found == nil { found = Radio() }`.
    func isMadeByGetter(_ property: String) -> Bool {
        let functions = code.declarations.functions
        guard let type = functions[function].typeName else { return false }
        let getters = functions.indices.filter {
            functions[$0].name.isEmpty && functions[$0].typeName == type && functions[$0].readProperty == property
        }
        return getters.count == 1 && getters[0] != function && returnsValues(getters[0])
    }

    /// Whether what a body returns is given a value on each path on which it may be nil.
    func isMadeWhereMissing(_ value: Operand, in function: Int) -> Bool {
        let graph = code.graph(of: function)
        guard case .term(let name) = value, graph.isComplete, graph.isNamed(name, byOwner: graph.selfTerm) else {
            return false
        }
        let gives = graph.blocks.map { block in
            block.lastValue(of: name).map { isPresent($0, in: function) }
        }
        guard gives.contains(true) else { return false }
        let starts = graph.blocks.indices.filter { gives[$0] == false || $0 == graph.entry && gives[$0] == nil }
        let ways = graph.directed { edge in
            gives[edge.target] != true && !edge.assumptions.contains(Constraint(name, .isNil(false)))
        }
        let mayBeNil = WorklistSolver.reachable(in: ways, from: starts)
        return !graph.blocks.indices.contains { mayBeNil[$0] && graph.blocks[$0].returns(value) }
    }
}

extension FunctionCallExprSyntax {
    /// `makeRadio` of `makeRadio()` and `self.makeRadio()`, `Radio` of `Radio()`.
    fileprivate var ownCallee: String? {
        if let name = calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let member = calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        else { return nil }
        return member.declName.baseName.text
    }
}

extension FlowGraph {
    /// Whether a term is a variable, or a property of an owner.
    fileprivate func isNamed(_ term: TermID, byOwner owner: TermID) -> Bool {
        if case .member(owner, _) = terms[term].kind { return true }
        return terms[term].kind == .variable(isWeak: false)
    }
}

extension Block {
    fileprivate func lastValue(of name: TermID) -> Operand? {
        instructions.lazy.reversed().compactMap { instruction in
            if case .assign(name, let value, _) = instruction { value } else { nil }
        }.first
    }

    fileprivate func returns(_ value: Operand) -> Bool {
        instructions.contains { if case .returnValue(value, _) = $0 { true } else { false } }
    }
}
