import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols

/// Why what was found of an obligation may be meant as it is: by a comment, by what the function is.
struct Excuses {
    let exploration: Exploration
    let function: Int
    let context: FileContext

    private var tracked: TrackedObligation { exploration.flow.tracked }
    private var declared: DeclaredFunction { context.declarations.functions[function] }

    private var finder: ObligationFinder { ObligationFinder(context: context, function: function) }

    /// Whether the obligation is a parameter of the function.
    private var isOfFunction: Bool { tracked.start == context.graph(of: function).entry }

    /// Takes out what is excused, and says why, where that is all; nothing where something is left to mend.
    func excuse(_ found: inout [Violation]) -> String? {
        if found.isEmpty { return nil }
        found.removeAll { SilenceComment.isOn($0, in: context.file.lines) }
        if found.isEmpty { return "not \(tracked.kind.discharged) on purpose, as a comment says" }
        let doubts = found.compactMap(\.doubt)
        found.removeAll { $0.doubt != nil }
        if found.isEmpty { return doubts.first?.reason }
        if context.isOfTests {
            found.removeAll { !$0.defect.isInevitable }
            if found.isEmpty { return "in a test, which has arranged the path that is taken" }
        }
        if [.handler, .handlerPair].contains(tracked.kind) {
            found.removeAll { $0.defect == .undischargedPath && $0.circumstances.contains(.supersededRequest) }
            if found.isEmpty { return "left alone where a later request has taken its place" }
        }
        if !tracked.isOfFramework, isOfFunction, let step = StepOfSuccess(parameter: parameter, of: declared) {
            found = step.unexcused(found)
            if found.isEmpty { return "left alone where a failure is told to somebody else" }
        }
        if let reason = reasonForLeaks(found) {
            found.removeAll(where: \.defect.isLeak)
            if found.isEmpty { return reason }
        }
        if isLeftToAnother(found) {
            found.removeAll { $0.defect == .undischargedPath }
            if found.isEmpty { return "left to another closure that is made of it" }
        }
        let tasks = TaskExcuses(exploration: exploration, function: function, context: context)
        if tasks.excuse(&found, handlers: handlers) { return "called by a task, or else by who would start it" }
        if let reason = reason(for: found) { return reason }
        return reason(byCallersFor: found)
    }

    /// The numbers of the parameters that are the obligation; nothing where it is none of the function's.
    private var handlers: [Int]? {
        let handlers = tracked.roots.compactMap(exploration.flow.graph.parameters.firstIndex)
        return isOfFunction && !handlers.isEmpty && handlers.count == tracked.roots.count ? handlers : nil
    }

    private func reason(byCallersFor found: [Violation]) -> String? {
        guard let handlers else { return nil }
        if found.allSatisfy({ $0.defect == .neverDischarged }),
            handlers.allSatisfy({ AnsweringCallers(context: context).answer($0, of: function) })
        {
            return "called by those who hand it on"
        }
        let isLeftOut = handlers.allSatisfy { LeftOutHandlers(context: context).isLeftOut($0, of: function) }
        return isLeftOut ? "given by nobody who calls the function" : nil
    }

    /// A reference that is gone is gone for the other closure, too.
    private func isLeftToAnother(_ found: [Violation]) -> Bool {
        isOfFunction && found.contains { $0.defect == .undischargedPath }
            && SharedHandler(context: context, function: function).isShared(by: tracked)
    }

    private func reasonForLeaks(_ found: [Violation]) -> String? {
        guard found.contains(where: \.defect.isLeak), isOfFunction else { return nil }
        if isConditional { return "called on a condition, as its comment says" }
        // A handler that is called nowhere is for no condition.
        guard let parameter, !found.contains(where: { $0.defect == .neverDischarged }) else { return nil }
        if let main = finder.handler(thatHearsMoreThan: parameter) { return "told of something besides `\(main)`" }
        if parameter.tellsErrorAlone, !found.contains(where: { $0.circumstances.contains(.failure) }) {
            return "left alone where there is no error to be told"
        }
        if parameter.tellsNothing, HandlerName.makesSure(function: declared.name) {
            return "called where what the function makes sure of holds"
        }
        // What is called a completion is told what was chosen, and waits for it.
        let isTold = HandlerName.isVague(parameter.name) && parameter.handlerType?.tellsChoiceAlone == true
        return (parameter.tellsNothing || isTold) && exploration.flow.isForChoiceOnly
            ? "called where the user chooses so" : nil
    }

    /// Whether the comment says so of the function, or of all that have it do their work.
    private var isConditional: Bool {
        if CallPromise.isConditional(declared) { return true }
        let callers = declared.isPrivate ? callers : []
        return !callers.isEmpty && callers.allSatisfy(CallPromise.isConditional)
    }

    /// The functions of the file that call this one, by their words.
    private var callers: [DeclaredFunction] {
        let functions = context.declarations.functions
        return functions.indices.filter { $0 != function && context.mentions(declared.name + "(", in: $0) }
            .map { functions[$0] }
    }

    /// The parameter that is the obligation alone.
    private var parameter: DeclaredFunction.Parameter? {
        guard tracked.roots.count == 1 else { return nil }
        return zip(exploration.flow.graph.parameters, declared.parameters).first { $0.0 == tracked.roots[0] }?.1
    }

    private func reason(for found: [Violation]) -> String? {
        if found.allSatisfy({ $0.defect == .neverDischarged }), let idler {
            return "never \(tracked.kind.discharged) by \(idler)"
        }
        if found.allSatisfy({ $0.defect == .neverDischarged }), isOfFunction, isMaker {
            return "never \(tracked.kind.discharged) by a function that gives back what it makes"
        }
        if isOfFunction, CallPromise.isRepeated(declared, for: tracked.name) {
            return "called each time, as its comment says"
        }
        if isOfFunction, tracked.kind == .handler,
            PerElementCalls.areAboutElements(of: tracked.name, in: declared.body, context.contracts)
        {
            return "called for each of several elements, which it is told of"
        }
        if isOfFunction, exploration.restarts(declared.name) || tellsSubscriber {
            return "called each time by a function that starts itself again"
        }
        if tracked.kind == .handler, exploration.flow.isCalledBySeveralObservers {
            return "called for each event that several observers hear of"
        }
        if tracked.kind == .handler, isOfFunction, exploration.flow.isGivenOwnHandle {
            return "called for each event until it ends the observation, as it can"
        }
        if tracked.kind == .handler, isOfFunction, parameter?.handlerType?.tellsOneElement == true,
            exploration.flow.isToldOfEachElement
        {
            return "called for each of several elements that are observed"
        }
        if tracked.kind == .handler, HandlerName.isVague(tracked.name), areOfEvents(found) {
            return "called for each of many events, as its name allows"
        }
        return nil
    }

    /// Whether a callback discharges it each time, and nothing else is wrong but that some paths do not begin with that.
    private func areOfEvents(_ found: [Violation]) -> Bool {
        found.contains(where: \.defect.isRepetition)
            && found.allSatisfy { $0.defect.isRepetition || $0.defect.isLeak }
    }

    /// Whether a function tells of one message after the other, and only those that subscribe to them have it do so.
    /// Who asks for something else waits for one answer.
    private var tellsSubscriber: Bool {
        guard NextRequests.areMade(by: declared, for: tracked.name) else { return false }
        return !callers.isEmpty && callers.allSatisfy { EventClosure.subscribes(function: $0.name) }
    }

    /// `func request(success: …, failure: …) -> URLRequest?`: who gets something may be the one who calls the handler.
    private var isMaker: Bool {
        [.handler, .handlerPair].contains(tracked.kind) && !tracked.isOfFramework && !declared.isAsync
            && declared.returnType.map { !$0.isVoid } ?? false
    }

    /// What it is that a function does nothing for; nothing where it should do something.
    private var idler: String? {
        if context.declarations.isStandIn(function) { return "a type that stands in for another" }
        // `// Subclasses override this.`
        let isLeft =
            declared.isOpen || ["verrid", "ubclass"].contains { context.mentions($0, in: function) }
            || finder.isReplacedElsewhere
        return isLeft ? "a function that is left to subclasses" : nil
    }
}
