import OnceoverControlFlow
import OnceoverDiagnostics

/// One cause is one finding.
extension Lifecycle {
    /// What no method ever takes out of a property stays there behind each discharge, for one reason: the first stands for
    /// all, and its path names the others.
    func withOneCause(_ found: [Violation], of slot: SlotFinder.Slot) -> [Violation] {
        let stale = found.filter { $0.defect == .keptAfterDischarge }
        guard stale.count > 1, !isEverEmptied(slot), let first = stale.min(by: { $0.location < $1.location }) else {
            return found
        }
        let others = stale.map(\.location).filter { $0 != first.location }.sorted()
        let same = others.map { Note("\(first.obligation.kind.discharged) here too, and still stored", at: $0) }
        return found.filter { $0.defect != .keptAfterDischarge } + [first.adding(same)]
    }

    private func isEverEmptied(_ slot: SlotFinder.Slot) -> Bool {
        slot.methods.contains { method in
            context.slots.outcomes(of: method, slot: slot.property, from: Status(.pending, isStored: true))?
                .contains { !$0.status.isStored } ?? false
        }
    }
}

extension Violation {
    /// The same, with more said behind its path.
    fileprivate func adding(_ notes: [Note]) -> Violation {
        var violation = self
        violation.witness += notes
        return violation
    }
}
