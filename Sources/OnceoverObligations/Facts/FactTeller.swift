import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverSymbols

/// What a file can tell others: it offers names cheaply, and follows the paths of a function only when it is asked.
struct FactTeller {
    let context: FileContext

    // MARK: - Offers and standing questions

    var offers: Set<Offer> {
        var offers: Set<Offer> = []
        let slots = reachableSlots.map(\.typeName)
        let handlers = reachableHandlers.map(\.typeName)
        let slotted = context.declarations.extendedTypes.union(slots).union(handlers)
        for (index, function) in context.declarations.functions.enumerated() where isReachable(function) {
            if function.parameters.contains(where: { $0.shape != .other }) {
                offers.insert(
                    Offer(
                        name: FactName.function(function), isPublic: function.isPublic,
                        isExpected: isExpected(index), calls: function.admittedCalls))
            }
            if let type = function.typeName, !function.name.isEmpty, slotted.contains(type) {
                offers.insert(Offer(name: FactName.method(function.name, of: type), isPublic: false, isExpected: false))
            }
        }
        for promise in context.annotated.promises {
            offers.insert(Offer(name: promise.name, isPublic: promise.isPublic, isExpected: false))
        }
        let discharges = context.declarations.extendedTypes.map(FactName.discharges)
        for (statement, subject) in statements {
            offers.insert(
                Offer(name: statement.name(of: subject), isPublic: statement.isPublic, isExpected: false))
        }
        return offers.union(
            (slots.map(FactName.slots) + handlers.map(FactName.handlers) + discharges).map {
                Offer(name: $0, isPublic: false, isExpected: false)
            })
    }

    /// What the findings may change by, besides the functions that are called.
    var asks: Set<Ask> {
        let slots = context.declarations.extendedTypes.map(FactName.slots)
        let handlers = extendedDelegates.map(FactName.handlers)
        return Set((slots + handlers).map { Ask(name: $0, trustsExpectation: false) })
    }

    /// Types that an extension of the file makes delegates that are told how something has ended.
    private var extendedDelegates: [String] {
        context.declarations.conformances.filter { conformance in
            context.declarations.extendedTypes.contains(conformance.typeName)
                && conformance.names.contains { !context.contracts.interactions(of: $0).isEmpty }
        }.map(\.typeName)
    }

    private func isReachable(_ function: DeclaredFunction) -> Bool { !function.isLocal && !function.isPrivate }

    /// A function whose closures are all obligations of its own is held to call them once; so are its callers.
    private func isExpected(_ function: Int) -> Bool {
        let finder = ObligationFinder(context: context, function: function)
        return context.declarations.functions[function].parameters.indices.allSatisfy { index in
            let shape = context.declarations.functions[function].parameters[index].shape
            return shape == .other || shape.isHandler && finder.isObligation(index)
        }
    }

    /// Properties that an extension in another file can reach and that are followed.
    private var reachableSlots: [StoredProperty] {
        context.declarations.storedProperties.filter {
            !$0.isPrivate && !$0.isGlobal && ($0.isClearable && SlotFinder.isFollowedAnywhere($0) || $0.shape == .slot)
        }
    }

    /// Handlers that an extension in another file can reach.
    private var reachableHandlers: [StoredProperty] {
        context.declarations.storedProperties.filter {
            !$0.isPrivate && $0.isClearable && $0.shape.isHandler && $0.container == .single
        }
    }

    // MARK: - Answers

    func answer(to names: Set<String>) -> FactAnswer {
        var answer = FactAnswer()
        for (index, function) in context.declarations.functions.enumerated() where isReachable(function) {
            let name = FactName.function(function)
            if names.contains(name) { answer.facts.append(fact(of: index, named: name)) }
            guard let type = function.typeName else { continue }
            let method = FactName.method(function.name, of: type)
            if names.contains(method) { answer.facts.append(fact(of: index, named: method)) }
            let discharges = FactName.discharges(in: type)
            if names.contains(discharges) { answer.facts += dischargeFact(of: index, named: discharges) }
        }
        answer.facts += slotFacts(for: names) + promiseFacts(for: names)
        answer.facts += statements(for: names) + callFacts(for: names)
        answer.asks = context.asks.union(asks)
        answer.stands = { [premises = context.premises] known in
            let elsewhere = Elsewhere(known)
            return premises.allSatisfy { $0.holds(for: elsewhere) }
        }
        return answer
    }

    private func fact(of index: Int, named name: String) -> ModuleFact {
        let function = context.declarations.functions[index]
        let fact = FunctionFact(
            name: function.name, typeName: function.typeName, inherited: function.inheritedTypes,
            parameters: function.parameters.indices.map { parameter($0, of: index) },
            slotEffects: name == FactName.function(function) ? [] : effects(of: index))
        return ModuleFact(name: name, isPublic: function.isPublic, text: fact.text)
    }

    private func parameter(_ number: Int, of function: Int) -> FunctionFact.Parameter {
        let parameter = context.declarations.functions[function].parameters[number]
        let summary =
            context.promisesOtherwise(function, parameter: number)
            ? nil : context.summary(of: function, parameter: number)
        return FunctionFact.Parameter(
            label: parameter.label, hasDefault: parameter.hasDefault, shape: parameter.shape, summary: summary,
            deliveries: summary == nil ? Deliveries() : context.deliveries(of: function, parameter: number))
    }

    /// How the method leaves each stored property of its type, from each status that it can be in.
    private func effects(of function: Int) -> [SlotEffect] {
        let type = context.declarations.functions[function].typeName
        return context.storedProperties.filter { $0.typeName == type && $0.isClearable }.flatMap { slot in
            Self.statuses.flatMap { before in
                (context.slots.outcomes(of: function, slot: slot, from: before) ?? []).map {
                    SlotEffect(
                        slot: slot.key, before: before.code, after: $0.status.code, throwsError: $0.throwsError)
                }
            }
        }
    }

    private static let statuses = [
        Status(.dormant), Status(.pending), Status(.pending, isStored: true), Status(.discharged),
        Status(.discharged, isStored: true),
    ]

    /// The properties that a method of an extension discharges.
    private func dischargeFact(of index: Int, named name: String) -> [ModuleFact] {
        let kept =
            effects(of: index).filter { effect in
                Status(code: effect.before) == Status(.pending, isStored: true)
                    && Status(code: effect.after).progress == .discharged
            } + resumedSlots(of: index)
        guard !kept.isEmpty else { return [] }
        let function = context.declarations.functions[index]
        let fact = FunctionFact(
            name: function.name, typeName: function.typeName, inherited: [], parameters: [], slotEffects: kept)
        return [ModuleFact(name: name, isPublic: false, text: fact.text)]
    }

    /// What waits in a `ContinuationSlot` leaves it as it is answered.
    private func resumedSlots(of index: Int) -> [SlotEffect] {
        let type = context.declarations.functions[index].typeName
        let slots = context.storedProperties.filter { $0.typeName == type && $0.shape == .slot }
        return slots.filter { context.mentions(($0.path.last ?? "") + ".resume", in: index) }.map {
            SlotEffect(
                slot: $0.key, before: Status(.pending, isStored: true).code, after: Status(.discharged).code,
                throwsError: false)
        }
    }

    private func slotFacts(for names: Set<String>) -> [ModuleFact] {
        let slots = reachableSlots.map { (FactName.slots(of: $0.typeName), $0) }
        let handlers = reachableHandlers.map { (FactName.handlers(of: $0.typeName), $0) }.filter {
            names.contains($0.0) && SlotFinder(context: context).isGiven($0.1)
        }
        return (slots + handlers).compactMap { name, slot in
            guard names.contains(name), case .here(let token) = slot.declared else { return nil }
            let location = context.file.location(of: token)
            return ModuleFact(name: name, isPublic: false, text: SlotFact(slot, at: location).text)
        }
    }

    private func promiseFacts(for names: Set<String>) -> [ModuleFact] {
        context.annotated.promises.filter { names.contains($0.name) }.map {
            ModuleFact(name: $0.name, isPublic: $0.isPublic, text: $0.text)
        }
    }

    /// Of a function that the file calls, and another one declares.
    private func callFacts(for names: Set<String>) -> [ModuleFact] {
        names.compactMap { name in
            FactName.called(in: name).map { called in
                let calls = Callers(name: called, context: context).known
                return ModuleFact(name: name, isPublic: false, text: CallsFact.text(of: calls))
            }
        }
    }

    // MARK: - Statements

    /// What the file may state, and of what.
    private var statements: [(statement: Statement, subject: String)] {
        Statement.allCases.flatMap { statement in
            subjects(of: statement).sorted().map { (statement, $0) }
        }
    }

    private func subjects(of statement: Statement) -> Set<String> {
        switch statement {
        case .never: context.declarations.terminating
        case .lasting: context.lasting.union(context.declarations.ownership.owners.keys)
        }
    }

    private func statements(for names: Set<String>) -> [ModuleFact] {
        statements.compactMap { statement, subject in
            let name = statement.name(of: subject)
            guard names.contains(name), isTrue(statement, of: subject) else { return nil }
            return ModuleFact(name: name, isPublic: statement.isPublic, text: name)
        }
    }

    /// An object lasts if its owner does, which another file may know.
    private func isTrue(_ statement: Statement, of subject: String) -> Bool {
        guard statement == .lasting, !context.lasting.contains(subject) else { return true }
        context.askWhatLasts(context.declarations.ownership.line(of: subject).subtracting([subject]))
        return false
    }
}

extension DeclaredFunction {
    /// The same as `match` by what is quickly compared: all calls that it takes are among these.
    fileprivate var admittedCalls: AdmittedCalls {
        let needed = parameters.count { !$0.hasDefault }
        return AdmittedCalls(labels: parameters.compactMap(\.label), counts: needed...parameters.count)
    }
}
