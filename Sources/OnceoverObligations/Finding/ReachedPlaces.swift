import OnceoverContracts
import OnceoverControlFlow
import OnceoverDataflow
import OnceoverVocabulary

/// Promises and continuations that a body reaches where others keep them: `request.promise`, a part of a tuple, what a case
/// carries.
struct ReachedPlaces {
    let code: FileCode
    let function: Int
    /// What tells which values carry an obligation.
    let carriers: CarrierCalls
    let grants: Grants

    /// The code that stores one there is responsible for it: in such a place, only a second discharge is a fault.
    ///
    /// - Parameter known: the obligations that the body has by other names.
    func all(besides known: () -> [TrackedObligation]) -> [TrackedObligation] {
        guard !code.isOfTests, mayDischargeAny else { return [] }
        let graph = code.graph(of: function)
        let discharges = graph.calls.compactMap { call in place(dischargedBy: call, in: graph) }
        let byTerm = Dictionary(grouping: discharges, by: \.term).filter { $0.value.count > 1 }
        if byTerm.isEmpty { return [] }
        let known = known()
        let own = Aliases(of: known.flatMap(\.roots), in: graph)
        let carried = Set(known.flatMap { places(carrying: $0, in: graph) })
        return byTerm.keys.filter { !own.contains($0) && !carried.contains($0) }.sorted { $0.index < $1.index }
            .compactMap { term in
                tracked(term, as: byTerm[term]![0].kind, in: graph)
            }
    }

    /// Where values carry an obligation that are made with it: `box.content`.
    private func places(carrying obligation: TrackedObligation, in graph: FlowGraph) -> [TermID] {
        let names = Aliases(of: obligation.roots, in: graph)
        return Carriers(
            of: obligation, named: names, in: graph, calls: carriers,
            grants: grants
        ).carried
    }

    /// As far as is seen before the body is laid out.
    private var mayDischargeAny: Bool {
        code.mentions(".resume(", in: function)
            || code.mentions("romise", in: function)
                && ObligationType.discharging(.promise).contains { code.mentions(".\($0)(", in: function) }
    }

    /// What a call discharges by its name, or by the labels that no other `resume` has.
    private func place(dischargedBy call: Call, in graph: FlowGraph) -> (term: TermID, kind: Obligation.Kind)? {
        guard case .member(let place?, let name) = call.callee, !graph.isSelf(place) else { return nil }
        let shown = graph.terms[place].name
        if name == "resume" {
            let isLabelled = call.arguments.first?.label.map(Vocabulary.resumeLabels.contains) ?? false
            return isLabelled || shown.hasSuffix("ontinuation") ? (place, .continuation) : nil
        }
        return ObligationType.discharging(.promise).contains(name) && shown.hasSuffix("romise")
            ? (place, .promise) : nil
    }

    private func tracked(_ term: TermID, as kind: Obligation.Kind, in graph: FlowGraph) -> TrackedObligation? {
        guard let variable = variable(holding: term, in: graph), isLeftAlone(variable, besides: term, in: graph) else {
            return nil
        }
        let given = graph.assignments.filter { $0.target == variable }.map(\.value)
        let region = graph.regions.first { $0.parameters.contains(variable) }
        var creation: TermID?
        if given.count == 1, case .term(let value) = given[0] { creation = value }
        guard given.isEmpty && (region != nil || graph.parameters.contains(variable)) || creation != nil else {
            return nil
        }
        let name = graph.terms[term].name.split(separator: ".").last.map(String.init) ?? ""
        return TrackedObligation(
            kind: kind, name: name, site: Site(code.declarations.functions[function].nameToken), roots: [term],
            optionalRoots: [term],
            start: region?.entry ?? graph.entry, end: region?.exit ?? graph.exit, throwEnd: nil, creation: creation)
    }

    /// The variable that a path of plain members begins with; nil if it begins elsewhere, or may lead elsewhere the next
    /// time: `queue.first.promise`.
    private func variable(holding term: TermID, in graph: FlowGraph) -> TermID? {
        switch graph.terms[term].kind {
        case .variable(isWeak: false): graph.isSelf(term) ? nil : term
        case .member(let owner, let name):
            name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !SlotCalls.isKnown(name)
                ? variable(holding: owner, in: graph) : nil
        default: nil
        }
    }

    /// Whether nothing can put another one there: no call is made on what holds it, nor is that given away.
    private func isLeftAlone(_ variable: TermID, besides term: TermID, in graph: FlowGraph) -> Bool {
        let others = graph.terms.mentioning(variable).filter { $0 != term && graph.terms[term].mentions.contains($0) }
        return !graph.calls.contains { call in
            call.receiver.map(others.contains) ?? false
                || call.arguments.contains {
                    $0.isInOut && $0.operand.terms.contains { others.contains($0) || $0 == term }
                }
        }
            && !graph.assignments.contains {
                others.contains($0.target) && $0.target != variable || $0.target == term && term != variable
            }
    }
}
