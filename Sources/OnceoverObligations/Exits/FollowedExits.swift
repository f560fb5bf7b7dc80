import OnceoverContracts
import OnceoverControlFlow
import OnceoverSymbols

/// Ends of one interaction of which one follows the other: a download that has finished is told of its end, without an error.
/// Where only the error is answered there, it does not find what was answered before.
struct FollowedExits {
    let property: StoredProperty
    let context: FileContext

    /// Whether a method is one of these ends, and no other end finds what it leaves stored. A callback that comes again is no end:
    /// an error may come behind it, too.
    func areAll(with method: Int) -> Bool {
        let name = context.declarations.functions[method].fullName
        return property.interactions(in: context).contains {
            !context.contracts.isRepeating(name, of: $0.delegate) && isOne($0, with: method)
        }
    }

    private func isOne(_ interaction: DelegateContract, with method: Int) -> Bool {
        let followed = callbacks(of: interaction) { $0.isFollowed == true }
        let last = callbacks(of: interaction) { $0.isFollowed != true }
        guard !followed.isEmpty, followed.union(last).contains(method) else { return false }
        return last.allSatisfy(leavesSuccess) && answering.isSubset(of: followed.union(last))
    }

    private func callbacks(of interaction: DelegateContract, where isMeant: (ContractRow.Exit) -> Bool) -> Set<Int> {
        let names = Set(interaction.exits.filter(isMeant).flatMap(\.callbacks))
        return Set(
            context.declarations.functions.indices.filter {
                let declared = context.declarations.functions[$0]
                return declared.typeName == property.typeName && names.contains(declared.fullName)
            })
    }

    /// Whether a callback does nothing with the property where it is told of no error.
    private func leavesSuccess(_ method: Int) -> Bool {
        let graph = context.graph(of: method)
        let parameters = context.declarations.functions[method].parameters
        guard let error = parameters.firstIndex(where: { $0.name == "error" }) else { return false }
        let search = ReachSearch(property: property, context: context)
        let isNone = Constraint(graph.parameters[error], .isNil(true))
        return CallbackSide(isNone, of: method, in: graph)?.reach(search) == Reach.none
    }

    private var answering: Set<Int> {
        Set(
            context.declarations.functions.indices.filter {
                context.slots.steps(of: $0, property)?.dischargesSlot ?? false
            })
    }
}
