import OnceoverControlFlow
import OnceoverSymbols
import OnceoverVocabulary

/// Which stored properties keep the promise of what is stored in them: some method discharges what they hold, and no
/// path of any method loses it or keeps it behind. Who stores an obligation in one has done his part.
final class Keepers {
    private unowned let context: FileContext
    private var known: [String: Bool] = [:]

    init(context: FileContext) { self.context = context }

    /// - Parameter caseName: the case of the enum that the property holds, where the obligation is its payload.
    func keeps(_ path: [String], of type: String?, inCase caseName: String? = nil) -> Bool {
        context.storedProperties.contains { property in
            guard property.path(seenFrom: type) == path else { return false }
            if case .payload(let name, _) = property.container, name != caseName { return false }
            return keeps(property)
        }
    }

    /// Whether who calls what such a property holds takes it out.
    func usesUp(_ path: [String], of type: String?) -> Bool {
        context.storedProperties.contains { property in
            guard property.path(seenFrom: type) == path, property.isPrivate else { return false }
            return context.declarations.functions.indices.contains { context.slots.takesOut(property, in: $0) }
        }
    }

    /// Whether a value that is made with a member, as a struct's own initialiser makes it, keeps what it is given.
    func keepsMember(_ name: String, of type: String) -> Bool {
        context.storedProperties.contains { property in
            property.simpleTypeName == type && property.path == [name]
                && answer(to: "member", of: property) { isDischargedInText(name) && isWithoutFault(property) }
        }
    }

    private func keeps(_ property: StoredProperty) -> Bool {
        answer(to: "property", of: property) {
            let isFollowed = property.isClearable && property.shape.obligationKind != .answerable
            return isFollowed
                ? isFaultless(property) : isDischargedInText(property.path.last ?? "") && isWithoutFault(property)
        }
    }

    /// While a property's own methods are followed, nothing is known of it yet: the methods of a type may put it where they
    /// found it, or make one of the type's own cases with it.
    private func answer(to question: String, of property: StoredProperty, _ find: () -> Bool) -> Bool {
        let key = question + " " + property.typeName + " " + property.key
        if let answer = known[key] { return answer }
        known[key] = false
        let answer = find()
        known[key] = answer
        return answer
    }

    private func isWithoutFault(_ property: StoredProperty) -> Bool {
        SlotFinder(context: context).slot(of: property).map { !context.slots.faults(on: $0).contains(where: \.stands) }
            ?? true
    }

    private func isFaultless(_ property: StoredProperty) -> Bool {
        guard let slot = SlotFinder(context: context).slot(of: property) else { return false }
        let isFaulty = context.slots.faults(on: slot).contains(where: \.stands)
        guard !isFaulty || slot.isForOneUse else { return false }
        return slot.methods.contains { discharges(property, in: $0) } || context.slots.isAnsweredWhenReplaced(property)
            || isDischargedElsewhere(property)
    }

    private func discharges(_ property: StoredProperty, in method: Int) -> Bool {
        guard let body = context.slots.flow(of: method, property)?.body else { return false }
        return body.effects.contains { effect in
            effect?.outcomes.contains { [.discharge, .dischargeTwice, .store].contains($0.transition) } ?? false
        } || SlotSteps(body: body).returnsSlot
    }

    private func isDischargedElsewhere(_ property: StoredProperty) -> Bool {
        !property.isPrivate && !property.isGlobal
            && context.others.isDischarged(elsewhere: property.key, of: property.typeName)
    }

    /// Whether a method of this file or of another one answers who waits in a property.
    func isDischarged(_ property: StoredProperty) -> Bool {
        isDischargedInText(property.path.last ?? "") || isDischargedElsewhere(property)
    }

    /// `completion(`, `completion?(` or `continuation.resume` somewhere in the file.
    private func isDischargedInText(_ name: String) -> Bool {
        Vocabulary.dischargeMarks.contains { context.file.words.contains("." + name + $0) }
            || Vocabulary.dischargeMarks.contains { context.file.words.contains(" " + name + $0) }
    }
}
