import OnceoverContracts
import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSignatures
import OnceoverSymbols

/// Delegates that answer when an interaction ends in one way, and not when it ends in another.
///
/// A contract lists the callbacks by which an interaction ends. A type that discharges what it holds in one of them must
/// do so in each.
struct DelegateExits {
    let context: FileContext

    func violations() -> [(obligation: Obligation, violations: [Violation])] {
        let conformances = context.declarations.conformances.filter { !interactions(of: $0).isEmpty }
        guard !conformances.isEmpty else { return [] }
        let names = Set(conformances.map(\.typeName))
        let properties = context.storedProperties.filter { names.contains($0.typeName) && isFollowed($0) }
        return conformances.flatMap { conformance in
            properties.filter { $0.typeName == conformance.typeName }.compactMap { property in
                let obligation = property.obligation(in: context.file)
                let found = interactions(of: conformance).flatMap {
                    violations(of: property, obligation, in: $0, conformance)
                }
                return found.isEmpty ? nil : (obligation, found)
            }
        }
    }

    /// A property that is never empty holds the obligation of an object that is made for one call.
    private func isFollowed(_ property: StoredProperty) -> Bool {
        if property.isClearable {
            return (!property.shape.isHandler || property.isPrivate)
                && SlotFinder(context: context).slot(of: property) != nil
        }
        switch property.shape {
        case .continuation, .promise, .answerable, .slot: return property.container == .single
        case .handler(isOptional: false): return HandlerName.isCompletion(property.path.last ?? "")
        default: return false
        }
    }

    private func interactions(of conformance: Conformance) -> [DelegateContract] {
        conformance.names.flatMap { context.contracts.interactions(of: $0) }
    }

    // MARK: - One interaction

    /// An exit, with the methods of the type that are called for it.
    private struct Exit {
        let contract: ContractRow.Exit
        let methods: [Int]
        let reach: Reach
    }

    private func violations(
        of property: StoredProperty, _ obligation: Obligation, in interaction: DelegateContract,
        _ conformance: Conformance
    ) -> [Violation] {
        let search = ReachSearch(property: property, context: context)
        let exits = interaction.exits.map { exit in
            let methods = methods(exit, of: property.typeName)
            let reach =
                methods.map { search.reach(of: $0) }.max() ?? (isAnsweredElsewhere(exit, property) ? .possible : .none)
            return Exit(contract: exit, methods: methods, reach: reach)
        }
        guard
            let answering = exits.first(where: { $0.reach == .certain })?.methods.first(where: {
                search.reach(of: $0) == .certain
            })
        else { return [] }
        var places: Set<Location> = []
        let found = exits.filter { $0.contract.isFollowed != true }.flatMap { exit -> [Violation] in
            switch exit.reach {
            case .possible: []
            case .none: [missing(exit, obligation, answering: answering, interaction, conformance)]
            case .certain where interaction.isExclusive && exit.methods.count == 1:
                ExitPaths(property: property, obligation: obligation, context: context).violations(in: exit.methods[0])
            case .certain: []
            }
        }
        // Several callbacks that are missing from one type are one thing to mend.
        return found.filter { places.insert($0.location).inserted }
    }

    /// Whether an extension in another file has the callback and touches what its type stores.
    private func isAnsweredElsewhere(_ exit: ContractRow.Exit, _ property: StoredProperty) -> Bool {
        guard !property.isPrivate else { return false }
        return exit.callbacks.contains { callback in
            let name = String(callback.prefix { $0 != "(" })
            let facts = context.functions(
                elsewhere: FactName.method(name, of: property.typeName), trustsExpectation: false)
            return !facts.isEmpty
        }
    }

    private func methods(_ exit: ContractRow.Exit, of typeName: String) -> [Int] {
        context.declarations.functions.indices.filter { index in
            let declared = context.declarations.functions[index]
            return declared.typeName == typeName && !declared.isLocal && exit.callbacks.contains(declared.fullName)
        }
    }

    private func missing(
        _ exit: Exit, _ obligation: Obligation, answering: Int, _ interaction: DelegateContract,
        _ conformance: Conformance
    ) -> Violation {
        let declared = exit.methods.first.map { context.declarations.functions[$0] }
        let place = context.file.location(of: Site(declared?.nameToken ?? conformance.nameToken))
        let answer = context.declarations.functions[answering]
        let callback = exit.contract.callbacks[0]
        let ending = declared == nil ? "`\(callback)` is not implemented" : "`\(callback)` does nothing with it"
        return Violation(
            obligation: obligation, defect: .missingExit(callback: callback), location: place,
            witness: [
                Note(
                    "`\(obligation.name)` is \(obligation.kind.discharged) in `\(answer.fullName)`, one end of \(interaction.interaction)",
                    at: context.file.location(of: Site(answer.nameToken))),
                Note("\(ending), another end of it", at: place),
            ])
    }
}
