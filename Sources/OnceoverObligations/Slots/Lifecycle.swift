import OnceoverContracts
import OnceoverControlFlow
import OnceoverDataflow
import OnceoverDiagnostics
import OnceoverSource
import OnceoverSymbols

/// Follows what stored properties hold through the methods of their type.
struct Lifecycle {
    let context: FileContext

    func violations() -> [(obligation: Obligation, violations: [Violation])] {
        let slots = SlotFinder(context: context).reported()
        let forgotten = ForgottenSlots(context: context, slots: slots)
        return slots.compactMap { slot in
            let found =
                context.slots.faults(on: slot) + forgotten.violations(on: slot)
                + LateWaits(context: context).violations(on: slot)
                + UnstartedWaits(context: context).violations(on: slot)
                + CancelledWaits(context: context).violations(on: slot)
            return found.isEmpty
                ? nil : (slot.property.obligation(in: context.file), withOneCause(found, of: slot))
        }
    }

    func violations(on slot: SlotFinder.Slot) -> [Violation] {
        let obligation = slot.property.obligation(in: context.file)
        if !slot.property.isClearable { return slot.methods.flatMap { repeats(of: slot.property, obligation, in: $0) } }
        let found = slot.methods.flatMap { violations(on: slot, obligation, in: $0) }
        // Whether a list was empty, and what was taken out of a copy, is known where all of it is let go. Finishing a stream again
        // does no harm.
        if slot.property.isList || slot.property.shape.isStream {
            return found.filter { $0.defect == .droppedWhilePending }
        }
        return slot.isForOneUse || slot.property.isOfElements ? found : found + races(on: slot, obligation)
    }

    /// Where a method discharges what stays where it is twice on one path.
    private func repeats(of property: StoredProperty, _ obligation: Obligation, in method: Int) -> [Violation] {
        guard let flow = context.slots.flow(of: method, property) else { return [] }
        let exploration = Exploration(flow)
        let builder = WitnessBuilder(exploration: exploration, obligation: obligation, file: context.file)
        return exploration.isComplete ? onPaths(of: method, builder).repeatsBehindSlot() : []
    }

    private func races(on slot: SlotFinder.Slot, _ obligation: Obligation) -> [Violation] {
        SlotRaces(context: context, slot: slot).unguarded().map { found in
            let place = context.file.location(of: found.site)
            let occasion =
                found.source == .cancellation ? "when the task is cancelled, on any thread," : "on any thread,"
            let other = found.rival.map { rival in
                let name = "`\(context.declarations.functions[rival].fullName)`"
                return context.code.function(around: place) == rival ? "elsewhere in " + name : "in " + name
            }
            let rival = other.map { "code \($0)" } ?? "other code"
            let words = "\(obligation.kind.discharged) here \(occasion) while \(rival) may do the same"
            return Violation(
                obligation: obligation, defect: .raced, location: place,
                witness: [
                    Note("`\(obligation.name)` is stored here", at: obligation.location), Note(words, at: place),
                ],
                detail: other.map { .rival("and \($0)") })
        }
    }

    /// A private method that the file calls is judged by what its callers make of it: when it is called, and how often,
    /// only they know. Where none of them can mend it, a continuation that it resumes and leaves behind is its own fault. That it
    /// discharges twice on one path is always its own.
    private func violations(on slot: SlotFinder.Slot, _ obligation: Obligation, in method: Int) -> [Violation] {
        let callers = HelperCallers(slot: slot, helper: method, context: context)
        guard !callers.all.isEmpty, !callers.areCancelling else {
            return violations(of: slot.property, obligation, in: method)
                + faultsOnCancel(of: slot.property, obligation, in: method)
        }
        guard obligation.kind == .continuation, !callers.mayMend else {
            return slot.property.container == .single ? repeats(of: slot.property, obligation, in: method) : []
        }
        let found = violations(of: slot.property, obligation, in: method)
        return callers.areBlind ? found : found.filter { $0.defect != .droppedWhilePending }
    }

    /// - Parameter callers: the methods that have led here, each calling the next: one that is among them is not asked again.
    private func violations(
        of property: StoredProperty, _ obligation: Obligation, in function: Int, calledBy callers: Set<Int> = []
    ) -> [Violation] {
        guard !callers.contains(function), let flow = context.slots.flow(of: function, property) else { return [] }
        let path = callers.union([function])
        let exploration = Exploration(flow)
        guard exploration.isComplete else { return [] }
        let search = SlotSearch(exploration)
        let builder = WitnessBuilder(exploration: exploration, obligation: obligation, file: context.file)
        let stale = stale(search, in: function, flow.body)
        let losses = losses(search, in: function, builder)
        let isFollowedOn = stale.isEmpty && property.container != .collection
        let again = isFollowedOn ? onPaths(of: function, builder).repeatsBehindSlot() : []
        let steps =
            stale.map { (Violation.Defect.keptAfterDischarge, $0) }
            + losses.steps.map { (.droppedWhilePending, $0) }
        return again + losses.leaks + steps.flatMap { violations($0, $1, of: property, builder, along: path) }
    }

    func onPaths(of function: Int, _ builder: WitnessBuilder) -> Violations {
        Violations(builder: builder, function: function, context: context, scope: .slot)
    }

    /// What stays behind a discharge. No callback finds what an object holds that is no more. And a promise ignores who finds it
    /// among others, under a number that nobody uses again.
    func stale(_ search: SlotSearch, in function: Int, _ body: FollowedBody) -> [SlotSearch.Found] {
        let isNumbered = body.tracked.kind == .promise && body.tracked.slot?.isCollection ?? false
        if isNumbered || context.declarations.functions[function].isDeinitializer { return [] }
        let latch = SpentLatch(exploration: search.exploration, function: function, context: context)
        let found = (search.stale() + search.copies()).filter {
            isDischarge($0.site, of: body) && !latch.isClosed(before: $0)
        }
        guard !found.isEmpty, let property = body.tracked.slot?.property else { return found }
        let isLast =
            FollowedExits(property: property, context: context).areAll(with: function)
            || ExclusiveExits(property: property, context: context).areAll
        return isLast ? [] : found
    }

    /// That a step is at fault, or the method that it calls, where that shows there.
    private func violations(
        _ defect: Violation.Defect, _ found: SlotSearch.Found, of property: StoredProperty, _ builder: WitnessBuilder,
        along path: Set<Int>
    ) -> [Violation] {
        let inHelper =
            found.method.map { violations(of: property, builder.obligation, in: $0, calledBy: path) } ?? []
        let same = inHelper.filter {
            $0.defect == defect || defect == .droppedWhilePending && $0.defect.isLeak
        }
        guard !same.contains(where: \.stands), let function = path.first else { return same }
        return same + [violation(defect, found, in: function, builder)]
    }

    /// Whether it is used up there. What a method only returns, its caller discharges and has cleared; a promise is passed
    /// on, returned and waited for while it is stored, and one whose future others ask for stays stored for that.
    private func isDischarge(_ site: Site, of body: FollowedBody) -> Bool {
        guard body.tracked.kind == .promise else { return body.graph.calls.contains { $0.site == site } }
        guard !isAskedForFuture(body.tracked.name) else { return false }
        return body.graph.calls.contains { call in
            call.site == site && call.name.map(body.tracked.dischargingMethods.contains) ?? false
        }
    }

    private func isAskedForFuture(_ promise: String) -> Bool {
        ["", "!", "?"].contains { mark in
            ObligationType.futures.contains { context.file.words.contains("\(promise)\(mark).\($0)") }
        }
    }

    /// A step that is at fault, with what assumptions say of it.
    func violation(
        _ defect: Violation.Defect, _ found: SlotSearch.Found, in function: Int, _ builder: WitnessBuilder
    ) -> Violation {
        let place = builder.location(found.site)
        var violation = Violation(
            obligation: builder.obligation, defect: defect, location: place, witness: builder.witness(of: found, defect)
        )
        if defect == .droppedWhilePending, SlotSteps(body: builder.exploration.flow.body).puts(at: found.site) {
            violation.detail = context.code.function(around: place).map {
                .replaced(by: context.declarations.functions[$0].fullName)
            }
        }
        return onPaths(of: function, builder).ruled([Suspect(violation: violation, evidence: .step(found))])[0]
    }
}

extension StoredProperty {
    /// Whether it holds values that carry an obligation beside other things: `[String: Request]`, `var open: Request?`.
    var isOfElements: Bool { elementMember != nil && (container == .collection || shape.isHandler) }

    /// What it holds, as an obligation of its own.
    func obligation(in file: SourceFile) -> Obligation {
        Obligation(
            kind: shape.obligationKind, name: obligationName, location: location(in: file), symbol: qualifiedName)
    }

    /// What it is called by: the property, or the constant that each of its elements carries.
    var obligationName: String { elementMember ?? path.last ?? "" }

    /// Where it is declared, in the file or in another one.
    func location(in file: SourceFile) -> Location {
        switch declared {
        case .here(let token): file.location(of: Site(token))
        case .elsewhere(let location): location
        }
    }
}
