import OnceoverAnalysis
import OnceoverSymbols

/// Whom a call may mean, as far as it shows that itself: by its name, its labels, and what is known of the receiver.
///
/// It holds no part of a tree, so that it can be asked again when the file is gone.
struct CalleeQuestion: Hashable, Sendable {
    /// What a call is made on.
    enum Receiver: Hashable, Sendable {
        /// `self`, or a bare name, which may also be a global function's or an initialiser's.
        case own(isBare: Bool)
        case superclass
        case type(String)
        case unknown
        case none

        var isOwn: Bool { if case .own = self { true } else { false } }

        var isType: Bool { if case .type = self { true } else { false } }

        var isKnown: Bool { isOwn || isType }
    }

    struct Label: Hashable, Sendable {
        let text: String?
        let isTrailing: Bool
    }

    let name: String
    let labels: [Label]
    let receiver: Receiver
    /// The type in whose body the call stands, and what it says it is.
    let own: String?
    let inherited: [String]

    func ask(trustsExpectation: Bool) -> Ask {
        let form = CallForm(labels: labels.compactMap(\.text), count: labels.count)
        return Ask(name: name, trustsExpectation: trustsExpectation, call: form)
    }

    /// Whether it is an operator's, which is called without labels, in whatever type it is declared.
    private var isOperator: Bool { name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false }

    func mapping(to parameters: [some LabelledParameter]) -> [Int]? {
        if isOperator { return parameters.count == labels.count ? Array(parameters.indices) : nil }
        return parameters.match(labels.map { ($0.text, $0.isTrailing) })
    }

    func callees(among facts: [FunctionFact]) -> [Callee] {
        if facts.isEmpty { return [] }
        return narrowed(
            facts.compactMap { fact in
                mapping(to: fact.parameters).map {
                    Callee(
                        body: .elsewhere(fact), typeName: fact.typeName, inherited: fact.inherited,
                        isInitializer: fact.isInitializer, isOverride: true, mapping: $0)
                }
            })
    }

    func narrowed(_ callees: [Callee]) -> [Callee] {
        if callees.isEmpty || isOperator { return callees }
        switch receiver {
        case .superclass: return above(callees.filter { $0.typeName != own && $0.typeName != nil })
        case .own(let isBare):
            let methods = callees.filter { $0.typeName == own }
            if !methods.isEmpty { return methods }
            let above = callees.filter { $0.typeName.map(inherited.contains) ?? false }
            return above.isEmpty && isBare ? callees.filter { $0.typeName == nil || $0.isInitializer } : above
        case .type(let name):
            let members = nearest(callees.filter { $0.isMember(of: name) }, of: name)
            return members.isEmpty ? callees.filter { $0.typeName == "Optional" } : members
        case .unknown: return callees.filter { $0.typeName != nil }
        case .none: return []
        }
    }

    /// The methods of the superclass that is named, or of one above it that is unknown; those of its other subclasses
    /// override the same.
    private func above(_ callees: [Callee]) -> [Callee] {
        let nearest = callees.filter { callee in inherited.contains { callee.belongs(to: $0) } }
        return nearest.isEmpty ? callees.filter { !$0.isOverride } : nearest
    }

    /// A type that stands in the caller's own, or in one around that, hides those of the same name elsewhere.
    private func nearest(_ callees: [Callee], of type: String) -> [Callee] {
        guard callees.count > 1 else { return callees }
        let nested = type.fullNames(seenFrom: own).dropLast().lazy.map { name in
            callees.filter { $0.typeName == name }
        }
        return nested.first { !$0.isEmpty } ?? callees
    }
}
