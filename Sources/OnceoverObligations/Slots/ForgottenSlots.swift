import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSymbols
import OnceoverVocabulary

/// Methods that end an object and answer some of those who wait in it, and leave others of the same kind: of two lists, one
/// is drained.
struct ForgottenSlots {
    let context: FileContext
    let slots: [SlotFinder.Slot]

    /// - Parameter slot: the one that is left.
    func violations(on slot: SlotFinder.Slot) -> [Violation] {
        guard slot.methods.contains(where: { context.slots.answers(slot.property, in: $0) }), isForOneAnswer(slot)
        else { return [] }
        let siblings = slots.map(\.property).filter { isSibling($0, of: slot.property) }
        if siblings.isEmpty { return [] }
        return context.code.functions(seeing: slot.property).filter(isEnd).compactMap { end in
            guard let answered = siblings.first(where: { context.slots.answers($0, in: end) }),
                isLeft(slot.property, by: end)
            else {
                return nil
            }
            return violation(slot.property, leftBy: end, thatAnswers: answered)
        }
    }

    /// A handler that no method takes out may be a listener; and of two ends, each may be there for a list of its own.
    private func isForOneAnswer(_ slot: SlotFinder.Slot) -> Bool {
        switch slot.property.shape.obligationKind {
        case .continuation, .promise: true
        default:
            slot.property.shape.isHandler && context.slots.isTakenOut(slot.property, by: slot.methods)
                && !slot.methods.contains { isEnd($0) && context.slots.answers(slot.property, in: $0) }
        }
    }

    private func isSibling(_ other: StoredProperty, of property: StoredProperty) -> Bool {
        other.typeName == property.typeName && other.key != property.key
            && other.shape.obligationKind == property.shape.obligationKind
    }

    /// Whether a method, and what it calls, has nothing to do with a property; nor has who calls it beside others.
    private func isLeft(_ property: StoredProperty, by method: Int) -> Bool {
        let search = ReachSearch(property: property, context: context)
        let name = context.declarations.functions[method].name
        return search.reach(of: method) == .none
            && !context.code.functions(seeing: property).contains { caller in
                caller != method && !name.isEmpty && context.mentions(name + "(", in: caller)
                    && search.reach(of: caller) != .none
            }
    }

    /// `close()`, `stopAll()`, `deinit`: nobody waits in the object behind it.
    private func isEnd(_ method: Int) -> Bool {
        let declared = context.declarations.functions[method]
        return declared.isDeinitializer || !declared.isLocal && !declared.isPrivate && Self.isEnd(declared.name)
    }

    private static func isEnd(_ name: String) -> Bool {
        Vocabulary.objectEndBeginnings.contains { end in
            name.hasPrefix(end)
                && (name.count == end.count || Vocabulary.objectEndWholes.contains(String(name.dropFirst(end.count))))
        }
    }

    private func violation(
        _ property: StoredProperty, leftBy end: Int, thatAnswers answered: StoredProperty
    ) -> Violation {
        let obligation = property.obligation(in: context.file)
        let declared = context.declarations.functions[end]
        let name = declared.isDeinitializer ? "deinit" : declared.fullName
        let place = context.file.location(of: Site(declared.nameToken))
        return Violation(
            obligation: obligation, defect: .missingExit(callback: name), location: place,
            witness: [
                Note("`\(obligation.name)` is stored here", at: obligation.location),
                Note(
                    "`\(name)` answers what waits in `\(answered.obligationName)`, and does nothing with `\(obligation.name)`",
                    at: place),
            ], need: .condition)
    }
}
