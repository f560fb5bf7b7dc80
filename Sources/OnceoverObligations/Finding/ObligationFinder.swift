/// Finds the obligations in one function, each kind by a type of its own.
struct ObligationFinder {
    let context: FileContext
    let function: Int
    private var code: FileCode { context.code }

    /// Handlers that the function is given.
    var parameters: ParameterObligations {
        ParameterObligations(code: code, handlers: context.handlers(of: function), standIns: standIns)
    }
    var standIns: StandIns { StandIns(code: code, others: context.others, handlers: context.handlers(of: function)) }
    private var made: MadeObligations { MadeObligations(code: code, function: function) }
    private var payloads: CarriedPayloads { CarriedPayloads(code: code, function: function) }
    private var lent: LentObligations { LentObligations(code: code, parameters: parameters) }
    private var places: ReachedPlaces {
        let questions = context.questions(for: function)
        return ReachedPlaces(code: code, function: function, carriers: questions.carriers, grants: questions.grants)
    }

    /// All obligations that are the function's own.
    func all() -> [TrackedObligation] {
        guard code.mayHoldObligation(function) else { return parameters.own() + payloads.all() }
        return parameters.own() + made.continuations() + made.made()
            + ClosureHandlers(code: code, function: function).all() + payloads.all()
    }

    /// What others answer for, and whether the function has settled it all the same.
    func ofOthers() -> [(tracked: TrackedObligation, isSettled: Bool)] {
        let lent = lent
        return lent.all().map { ($0, lent.settles($0)) }
            + places.all { all() + lent.all() }.map { ($0, false) }
    }
}
