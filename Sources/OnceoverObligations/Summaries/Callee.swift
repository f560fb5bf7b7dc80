import OnceoverAnalysis
import OnceoverControlFlow
import OnceoverSymbols

/// A function that a call may mean.
struct Callee {
    enum Body {
        case here(Int)
        case elsewhere(FunctionFact)
    }

    let body: Body
    let typeName: String?
    let isInitializer: Bool
    /// The number of the parameter that each argument goes to.
    let mapping: [Int]

    /// The function's number, if it stands in this file.
    var function: Int? { if case .here(let function) = body { function } else { nil } }
}

extension Resolver {
    /// All functions that a call may mean, by its name, its labels, and what is known of the receiver.
    ///
    /// What a contract knows by its name, as `context.perform { }`, is not looked for in other files where the receiver
    /// is not known: a type of the project that has a method of the same name is hardly ever meant.
    func callees(of call: Call, in graph: FlowGraph, trustsExpectation: Bool) -> [Callee] {
        guard let name = declaredName(of: call) else { return [] }
        let labels = call.arguments.map { ($0.label, $0.isTrailing) }
        let receiver = receiver(of: call, in: graph)
        let here = narrowed(bodies(named: name, labels), by: receiver)
        if receiver.isKnown ? !here.isEmpty : context.contracts.knows(name) { return here }
        let form = CallForm(labels: call.arguments.compactMap(\.label), count: call.arguments.count)
        let facts = context.functions(elsewhere: name, trustsExpectation: trustsExpectation, calledAs: form)
        return here + narrowed(facts.compactMap { callee($0, labels) }, by: receiver)
    }

    /// `self.init(…)` is found under the type's name, as other initialisers are.
    private func declaredName(of call: Call) -> String? {
        guard call.name == "init", call.qualifier == "self" else { return call.name }
        return context.declarations.functions[function].simpleTypeName
    }

    private func bodies(named name: String, _ labels: [(label: String?, isTrailing: Bool)]) -> [Callee] {
        context.declarations.functions(named: name).compactMap { index in
            let declared = context.declarations.functions[index]
            guard !declared.isLocal, let mapping = declared.match(labels) else { return nil }
            return Callee(
                body: .here(index), typeName: declared.typeName, isInitializer: declared.isInitializer,
                mapping: mapping)
        }
    }

    private func callee(_ fact: FunctionFact, _ labels: [(label: String?, isTrailing: Bool)]) -> Callee? {
        fact.parameters.match(labels).map {
            Callee(
                body: .elsewhere(fact), typeName: fact.typeName, isInitializer: fact.isInitializer, mapping: $0)
        }
    }

    /// What a call is made on.
    private enum Receiver {
        /// `self`, or a bare name, which may also be a global function's or an initialiser's.
        case own(isBare: Bool)
        case superclass
        case type(String)
        case unknown
        case none

        var isKnown: Bool {
            switch self {
            case .own, .type: true
            case .superclass, .unknown, .none: false
            }
        }
    }

    private func receiver(of call: Call, in graph: FlowGraph) -> Receiver {
        switch (call.callee, call.qualifier) {
        case (.member, "super"?): .superclass
        case (.member, "self"?), (.member, "Self"?): .own(isBare: false)
        case (.name, _): .own(isBare: true)
        case (.member, let qualifier?) where qualifier.first?.isUppercase == true: .type(qualifier)
        case (.member(let receiver?, _), _): receiverType(receiver, in: graph).map(Receiver.type) ?? .unknown
        case (.member, _): .unknown
        default: .none
        }
    }

    private func narrowed(_ callees: [Callee], by receiver: Receiver) -> [Callee] {
        if callees.isEmpty { return [] }
        let own = context.declarations.functions[function].typeName
        switch receiver {
        case .superclass: return callees.filter { $0.typeName != own && $0.typeName != nil }
        case .own(let isBare):
            let methods = callees.filter { $0.typeName == own }
            if !methods.isEmpty { return methods }
            let inherited = context.declarations.functions[function].inheritedTypes
            let above = callees.filter { $0.typeName.map(inherited.contains) ?? false }
            return above.isEmpty && isBare ? callees.filter { $0.typeName == nil || $0.isInitializer } : above
        case .type(let name): return callees.filter { isMember($0, of: name) }
        case .unknown: return callees.filter { $0.typeName != nil }
        case .none: return []
        }
    }

    /// Whether a function belongs to a type, or to one that is declared to be it.
    private func isMember(_ callee: Callee, of name: String) -> Bool {
        if callee.typeName == name || callee.typeName?.hasSuffix("." + name) == true { return true }
        return switch callee.body {
        case .here(let function): context.declarations.functions[function].inheritedTypes.contains(name)
        case .elsewhere(let fact): fact.inherited.contains(name)
        }
    }

    /// The declared type of a property or parameter, or the type that a constant was made of.
    func receiverType(_ receiver: TermID, in graph: FlowGraph) -> String? {
        let declared = context.declarations.functions[function]
        if case .member(graph.selfTerm, let name) = graph.terms[receiver].kind, let own = declared.typeName {
            return context.declarations.typeName(ofProperty: name, in: own)
        }
        if let index = graph.parameters.firstIndex(of: receiver) {
            return Declarations.name(of: declared.parameters[index].node.type)
        }
        for block in graph.blocks {
            for case .assign(receiver, .term(let value), _) in block.instructions {
                guard let call = graph.calls.first(where: { $0.result == value }), case .name(let name) = call.callee,
                    name.first?.isUppercase == true
                else { continue }
                return name
            }
        }
        return nil
    }
}
