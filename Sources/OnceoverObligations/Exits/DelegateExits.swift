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
        let properties = context.storedProperties.filter { property in
            conformances.contains { answers(for: property, $0) } && isFollowed(property)
        }
        return conformances.flatMap { conformance in
            properties.filter { answers(for: $0, conformance) }.compactMap { property in
                let obligation = property.obligation(in: context.file)
                let found = interactions(of: conformance).flatMap {
                    violations(of: property, obligation, in: $0, conformance)
                }
                return found.isEmpty ? nil : (obligation, found)
            }
        }
    }

    /// Whether a conforming type has the property, or works for an object that has it: `weak var owner: Radio?`.
    private func answers(for property: StoredProperty, _ conformance: Conformance) -> Bool {
        conformance.typeName == property.typeName
            || context.declarations.stores(property.simpleTypeName, in: conformance.typeName)
    }

    /// A property that is never empty holds the obligation of an object that is made for one call.
    private func isFollowed(_ property: StoredProperty) -> Bool {
        if property.elementMember != nil || property.shape.isStream { return false }
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
            let methods = methods(exit, of: conformance.typeName)
            let reach =
                methods.map { search.reach(of: $0) }.max()
                ?? (isAnsweredElsewhere(exit, property, conformance) ? .possible : .none)
            return Exit(contract: exit, methods: methods, reach: reach)
        }
        guard
            let answering = exits.first(where: { $0.reach == .certain && $0.contract.isOptional != true })?.methods
                .first(where: {
                    search.reach(of: $0) == .certain
                })
        else { return [] }
        var places: Set<Location> = []
        let found = exits.filter { $0.contract.isFollowed != true }.flatMap { exit -> [Violation] in
            switch exit.reach {
            case _ where exit.contract.isOptional == true:
                let branches = ErrorBranches(search: search, obligation: obligation, context: context)
                return exit.methods.compactMap(branches.violation)
            // Of another object that it works for, a delegate knows one end and not the other.
            case _ where property.typeName != conformance.typeName: return []
            case .possible: return []
            case .none where TimeLimit(property: property, context: context).isSet: return []
            case .none: return [missing(exit, obligation, answering: answering, interaction, conformance)]
            case .certain where interaction.isExclusive && exit.methods.count == 1:
                let paths = ExitPaths(property: property, obligation: obligation, context: context)
                return paths.violations(in: exit.methods[0])
            case .certain: return []
            }
        }
        // Several callbacks that are missing from one type are one thing to mend.
        return found.filter { places.insert($0.location).inserted }
    }

    /// Whether an extension in another file has the callback and touches what its type stores.
    private func isAnsweredElsewhere(
        _ exit: ContractRow.Exit, _ property: StoredProperty, _ conformance: Conformance
    ) -> Bool {
        guard !property.isPrivate || conformance.typeName != property.typeName else { return false }
        return exit.callbacks.contains { callback in
            let name = String(callback.prefix { $0 != "(" })
            return !context.functions(elsewhere: FactName.method(name, of: conformance.typeName)).isEmpty
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
