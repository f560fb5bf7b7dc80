import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSymbols

/// The slots of the runtime library, in which calls wait: somebody must resume each.
struct WaitingSlots {
    let context: FileContext

    func judgements() -> [Judgement] {
        context.declarations.storedProperties.filter { $0.shape == .slot }.map { property in
            let obligation = property.obligation(in: context.file)
            return judgement(on: property, obligation)
        }
    }

    private func judgement(on property: StoredProperty, _ obligation: Obligation) -> Judgement {
        if context.keepers.isDischarged(property) {
            return Judgement(obligation, .assumed([Assumption.storedIsAnswered.id]))
        }
        guard property.isPrivate, let wait = waitingCall(in: obligation.name) else {
            return Judgement(obligation, .unknown(.slotOfOthers))
        }
        let witness = [
            Note("a call waits in `\(obligation.name)` here", at: context.file.location(of: wait)),
            Note("nothing in this file resumes what waits in it", at: obligation.location),
        ]
        return Judgement(
            obligation,
            faults: Leveling(context: context).leveled([
                Violation(
                    obligation: obligation, defect: .neverDischarged, location: obligation.location, witness: witness,
                    need: .nothing)
            ]))
    }

    private func waitingCall(in slot: String) -> Site? {
        let methods = context.declarations.functions.indices.filter { context.mentions(slot + ".wait", in: $0) }
        return methods.lazy.compactMap { method in
            let graph = context.graph(of: method)
            return graph.calls.first {
                $0.name == "wait" && $0.receiver.map { graph.terms[$0].name.hasSuffix(slot) } ?? false
            }?.site
        }.first
    }
}
