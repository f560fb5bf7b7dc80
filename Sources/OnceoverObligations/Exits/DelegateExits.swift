import OnceoverContracts
import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSymbols

/// Delegates that answer when an interaction ends in one way, and not when it ends in another.
///
/// A contract lists the callbacks by which an interaction ends. A type that discharges what it holds in one of them must
/// do so in each.
struct DelegateExits {
    let context: FileContext

    func violations() -> [(obligation: Obligation, violations: [Violation])] {
        let conformances = context.declarations.conformances.filter { conformance in
            conformance.names.contains { context.contracts.knows(delegate: $0) }
        }
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
                let repeated = RepeatedAnswers(property: property, obligation: obligation, context: context)
                let all = found + repeated.violations(in: conformance)
                return all.isEmpty ? nil : (obligation, all)
            }
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
        let exits = interaction.exits.filter { isTold(of: $0, conformance) }.map { exit($0, search, conformance) }
        let found =
            oneSided(exits, search, obligation)
            + unanswered(exits, search, obligation, in: interaction, conformance)
        // Several callbacks that are missing from one type are one thing to mend.
        var places: Set<Location> = []
        return (found.filter(\.stands) + found.filter { !$0.stands }).filter { places.insert($0.location).inserted }
    }

    private func exit(_ contract: ContractRow.Exit, _ search: ReachSearch, _ conformance: Conformance) -> Exit {
        let methods = methods(contract, of: conformance.typeName)
        let reach =
            methods.map { search.reach(of: $0) }.max()
            ?? (isAnsweredElsewhere(contract, search.property, conformance) ? .possible : .none)
        return Exit(contract: contract, methods: methods, reach: reach)
    }

    /// Whether a type receives an exit: it conforms to the callback's protocol and, if the exit must be requested,
    /// requests it.
    private func isTold(of exit: ContractRow.Exit, _ conformance: Conformance) -> Bool {
        let isDelegate = exit.delegate.map { name in
            context.declarations.conformances.contains {
                $0.typeName == conformance.typeName && $0.names.contains(name)
            }
        }
        let isRequested = exit.requestedBy?.contains { context.file.words.contains($0 + "(") }
        return isDelegate ?? true && isRequested ?? true
    }

    /// Ends that answer on one side of what they are told, and not on the other.
    private func oneSided(_ exits: [Exit], _ search: ReachSearch, _ obligation: Obligation) -> [Violation] {
        let isAnsweredBefore = exits.contains { $0.contract.isFollowed == true && $0.reach != .none }
        let errors = ErrorBranches(search: search, obligation: obligation, context: context)
        let states = StateBranches(search: search, obligation: obligation, context: context)
        return exits.flatMap { exit -> [Violation] in
            if let ends = exit.contract.states {
                return exit.methods.flatMap { states.violations(in: $0, ends: ends, open: exit.contract.openState) }
            }
            let isOptional = exit.contract.isOptional == true
            // One of several callbacks may leave to the others what it is not told.
            guard isOptional || exit.methods.count == 1 && !isAnsweredBefore else { return [] }
            let mayGoOn = isOptional && exit.contract.outcome == .end
            return exit.methods.compactMap { errors.violation(in: $0, mayGoOn: mayGoOn) }
        }
    }

    /// Ends that do not answer, where another one does.
    private func unanswered(
        _ exits: [Exit], _ search: ReachSearch, _ obligation: Obligation, in interaction: DelegateContract,
        _ conformance: Conformance
    ) -> [Violation] {
        let property = search.property
        let needed = exits.filter(\.contract.isNeeded)
        guard
            let answering = needed.first(where: { $0.reach == .certain && $0.contract.isInterruption != true })?.methods
                .first(where: {
                    search.reach(of: $0) == .certain
                })
        else { return [] }
        let paths = ExitPaths(property: property, obligation: obligation, context: context)
        // Of another object that it works for, a delegate knows one end and not the other.
        guard property.typeName == conformance.typeName || property.isGlobal else { return [] }
        let others = exits.filter { $0.contract.isOptional == true && $0.reach != .none }.map(\.contract)
        return needed.filter { $0.contract.isFollowed != true }.flatMap { exit -> [Violation] in
            let isMissing = exit.reach == .none
            let isForgotten = isForgotten(exit, paths, property)
            let found =
                isMissing || isForgotten
                ? [missing(exit, obligation, answering: answering, interaction, conformance)]
                : forgettingPaths(of: exit, paths, interaction)
            if found.isEmpty { return [] }
            let rulings = context.code.survey.assumptions.rulings(
                on: ExitCase(
                    property: property, conformance: conformance, context: context, interaction: interaction,
                    exit: exit.contract, isMissing: isMissing, isForgotten: isForgotten, others: others))
            return found.map { $0.ruledOut(by: $0.rulings + rulings) }
        }
    }

    /// Whether an end has a method that does nothing with what is stored.
    private func isForgotten(_ exit: Exit, _ paths: ExitPaths, _ property: StoredProperty) -> Bool {
        guard exit.reach == .certain, exit.methods.count == 1 else { return false }
        return paths.dropsCarrier(in: exit.methods[0]) || isSilent(exit.methods[0], property)
    }

    /// The paths of an end's only method that leave what is stored.
    private func forgettingPaths(of exit: Exit, _ paths: ExitPaths, _ interaction: DelegateContract) -> [Violation] {
        guard exit.reach == .certain, exit.methods.count == 1 else { return [] }
        if interaction.isExclusive { return paths.violations(in: exit.methods[0]) }
        return exit.contract.outcome == .failure ? paths.violations(inFailure: exit.methods[0]) : []
    }

    private func isSilent(_ method: Int, _ property: StoredProperty) -> Bool {
        SilentCall(property: property, context: context).isAll(of: method)
    }

    /// Whether an extension in another file has the callback and touches what its type stores.
    private func isAnsweredElsewhere(
        _ exit: ContractRow.Exit, _ property: StoredProperty, _ conformance: Conformance
    ) -> Bool {
        guard !property.isPrivate || conformance.typeName != property.typeName else { return false }
        return exit.callbacks.contains { callback in
            let name = String(callback.prefix { $0 != "(" })
            return context.others.hasMethod(elsewhere: callback, named: name, of: conformance.typeName)
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
        let gap = declared == nil ? "is not implemented" : "does nothing with it"
        return Violation(
            obligation: obligation, defect: .missingExit(callback: callback), location: place,
            witness: [
                Note(
                    "`\(obligation.name)` is \(obligation.kind.discharged) in `\(answer.fullName)`, which ends \(interaction.interaction)",
                    at: context.file.location(of: Site(answer.nameToken))),
                Note("`\(callback)` also ends \(interaction.interaction), and \(gap)", at: place),
            ], detail: declared == nil ? .noMethod(in: conformance.typeName) : nil, need: .condition)
    }
}
