import OnceoverSignatures
import OnceoverSymbols
import SwiftSyntax

/// Stored handlers that hear of one event after the other.
extension SlotFinder {
    /// Whether a handler is told of an event, as its type says, by several methods of which none takes it out: it listens,
    /// and is to stay. One that waits for an end is told of an outcome.
    func isOfEvents(_ slot: Slot) -> Bool {
        guard slot.property.shape.isHandler, slot.property.container == .single, isToldEvent(slot) else {
            return false
        }
        return !context.slots.isTakenOut(slot.property, by: slot.methods)
            && slot.methods.filter { context.slots.leavesBehind(slot.property, in: $0) }.count > 1
    }

    private func isToldEvent(_ slot: Slot) -> Bool {
        givers(of: slot.property, among: slot.methods).contains { giver in
            context.declarations.functions[giver].parameters.contains { parameter in
                let told = parameter.handlerType?.function.parameters
                return told?.count == 1 && told?.first?.isEvent ?? false
            }
        }
    }
}

extension TupleTypeElementSyntax {
    /// `StreamEvent`, `_ event: Change`
    fileprivate var isEvent: Bool {
        let type = type.as(MemberTypeSyntax.self)?.name ?? type.as(IdentifierTypeSyntax.self)?.name
        return (secondName ?? firstName)?.text == "event" || type?.text.hasSuffix("Event") ?? false
    }
}
