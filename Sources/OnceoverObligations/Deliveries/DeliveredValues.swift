import OnceoverControlFlow
import OnceoverDataflow

/// What the callbacks of a graph are given, as far as the functions that call them are in sight.
struct DeliveredValues {
    private struct Callback {
        let parameters: [TermID]
        /// What those that some condition asks are where they say nothing: nil, or no success.
        let nothing: [Int: Fact]
        let deliveries: Deliveries
        /// Whether neither a contract nor a body of the file says so.
        let isByConvention: Bool
    }

    private var callbacks: [Callback] = []
    /// By the parameter of a callback.
    private var callback: [TermID: Int] = [:]

    /// Of those callbacks in which something happens to the obligation.
    ///
    /// - Parameter onlyContracted: whether only what contracts say is asked for, and no function's body.
    init(in body: FollowedBody, onlyContracted: Bool = false) {
        let graph = body.graph
        let relevant = graph.regions.indices.filter {
            body.plan.isRelevant($0) && !graph.regions[$0].parameters.isEmpty
        }
        if relevant.isEmpty { return }
        let conditions = graph.askedTerms
        for region in relevant.map({ graph.regions[$0] }) {
            let asked = region.parameters.indices.filter { conditions.contains(region.parameters[$0]) }
            guard !asked.isEmpty,
                let deliveries = onlyContracted
                    ? Self.contracted(of: region, in: body)
                    : Self.known(of: region, asking: asked, in: body),
                !deliveries.all.isEmpty, !deliveries.isOpen
            else { continue }
            for parameter in region.parameters { callback[parameter] = callbacks.count }
            let nothing = asked.map { number in
                let tellsSuccess = Deliveries.tellsSuccess(graph.terms[region.parameters[number]].name)
                return (number, tellsSuccess ? Fact.boolean(false) : .isNil(true))
            }
            callbacks.append(
                Callback(
                    parameters: region.parameters, nothing: Dictionary(uniqueKeysWithValues: nothing),
                    deliveries: deliveries, isByConvention: Self.isByConvention(region, in: body)))
        }
    }

    private static func isByConvention(_ region: Region, in body: FollowedBody) -> Bool {
        guard let call = region.call.map({ body.graph.calls[$0] }) else { return true }
        return contracted(of: region, in: body) == nil && !body.questions.callees.isDeclaredHere(call, in: body.graph)
    }

    /// Whether it is taken of some callback that it gives a value or an error.
    var isByConvention: Bool { callbacks.contains(where: \.isByConvention) }

    /// What the function that a closure is handed to gives it, or else what is so by convention; nil if that makes no
    /// difference.
    private static func known(of region: Region, asking asked: [Int], in body: FollowedBody) -> Deliveries? {
        let convention = Deliveries(byConventionOf: region, asking: asked, in: body.graph)
        guard let call = region.call, let argument = region.argument else { return convention }
        return body.questions.deliveries.deliveries(
            of: body.graph.calls[call], argument: argument, in: body.graph,
            for: DeliveryUse(asked: asked, convention: convention),
            giving: { PathValues(body: body).value(of: $0, FactSet()) })
    }

    private static func contracted(of region: Region, in body: FollowedBody) -> Deliveries? {
        guard let call = region.call.map({ body.graph.calls[$0] }), let argument = region.argument,
            !body.questions.callees.isDeclaredHere(call, in: body.graph)
        else { return nil }
        return body.questions.deliveries.contractedDeliveries(of: call, argument: argument, in: body.graph)
    }

    var isEmpty: Bool { callbacks.isEmpty }

    /// Whether a path is to remember what it learns of a term.
    func concern(_ term: TermID) -> Bool { callback[term] != nil }

    /// Whether a callback can be given what a path is about to assume, with what it knows already.
    func admit(_ assumption: Constraint, _ facts: FactSet) -> Bool {
        guard let callback = callback[assumption.term].map({ callbacks[$0] }) else { return true }
        let known = callback.parameters.map { parameter in
            parameter == assumption.term ? assumption.fact : facts.fact(of: parameter)
        }
        let isNeither = callback.nothing.count > 1 && callback.nothing.allSatisfy { known[$0.key] == $0.value }
        let neither = isNeither ? callback.nothing : [:]
        return callback.deliveries.all.contains { $0.admits(known, neither: neither) }
    }
}
