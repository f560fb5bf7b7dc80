import OnceoverControlFlow
import OnceoverDataflow
import OnceoverVocabulary

/// What a body looks for in a stored collection right after it has put it there:
///
///     waiting.append((id: id, guest: guest))
///     if let index = waiting.firstIndex(where: { $0.id == id }) { waiting.remove(at: index) }
struct OwnElement {
    let body: FollowedBody

    /// Whether a condition says that the element is not there which this path has put there, by what both name.
    func missesOwnElement(_ assumption: Constraint, _ status: Status, _ facts: FactSet) -> Bool {
        guard assumption.fact == .isNil(true), status == Status(.pending, isStored: true),
            body.tracked.slot?.isCollection == true, facts[PathKey.put.key] != nil,
            let search = body.graph.calls.firstIndex(where: { $0.result == assumption.term }),
            isSearch(body.graph.calls[search]), let region = body.graph.regions.firstIndex(where: { $0.call == search })
        else { return false }
        return namesOfElements.contains { body.graph.keeps($0, in: region) }
    }

    private func isSearch(_ call: Call) -> Bool {
        call.name.map(Vocabulary.searchingMethods.contains) ?? false && call.receiver.map(body.aliases.isSlot) ?? false
    }

    /// The variables that elements are made with, but for the obligation; nothing where some element is made of others.
    private var namesOfElements: Set<TermID> {
        let storing = body.graph.calls.filter {
            $0.name.map(Vocabulary.storingMethods.contains) ?? false && $0.receiver.map(body.aliases.isSlot) ?? false
        }
        let names = storing.map { call in
            Set(
                call.arguments.flatMap(\.operand.terms).filter {
                    body.graph.terms[$0].isVariable && !body.aliases.contains($0)
                })
        }
        return names.first.map { names.dropFirst().reduce($0) { $0.intersection($1) } } ?? []
    }
}
