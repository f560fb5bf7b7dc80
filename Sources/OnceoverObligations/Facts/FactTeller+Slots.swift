import OnceoverAnalysis
import OnceoverSymbols

/// Stored properties, and what methods do with them.
extension FactTeller {
    /// Properties that an extension in another file can reach and that are followed.
    var reachableSlots: [StoredProperty] {
        context.declarations.storedProperties.filter {
            !$0.isPrivate && !$0.isGlobal && ($0.isClearable && SlotFinder.isFollowedAnywhere($0) || $0.shape == .slot)
        }
    }

    /// Handlers that an extension in another file can reach.
    var reachableHandlers: [StoredProperty] {
        context.declarations.storedProperties.filter {
            !$0.isPrivate && $0.isClearable && $0.shape.isHandler && $0.container == .single
        }
    }

    func slotFacts(for names: Set<String>) -> [ModuleFact] {
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

    /// How the method leaves each stored property of its type, from each status that it can be in.
    func effects(of function: Int) -> [SlotEffect] {
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
    func dischargeFact(of index: Int, named name: String) -> [ModuleFact] {
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
}
