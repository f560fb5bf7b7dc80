import OnceoverAnalysis
import OnceoverControlFlow
import OnceoverSymbols

/// What an assumption rules on: one violation, with the paths that show it.
struct Case {
    /// What kind of obligation it is found on.
    enum Scope {
        /// Of a function or a closure, in one body.
        case body
        /// What a stored property holds, through the methods of its type.
        case slot
        /// What a delegate answers at the end of an interaction.
        case delegate
    }

    let violation: Violation
    let evidence: Evidence
    /// All violations of the obligation, this one included.
    let all: [Suspect]
    let scope: Scope
    let exploration: Exploration
    let function: Int
    let context: FileContext

    var body: FollowedBody { exploration.flow.body }
    var graph: FlowGraph { body.graph }
    var tracked: TrackedObligation { body.tracked }
    var declared: DeclaredFunction { context.declarations.functions[function] }
    var finder: ObligationFinder { ObligationFinder(context: context, function: function) }

    /// Whether the obligation is a parameter of the function.
    var isOfFunction: Bool { scope == .body && tracked.start == graph.entry }

    /// The numbers of the parameters that are the obligation; nil if it is none of the function's.
    var handlers: [Int]? {
        let handlers = tracked.roots.compactMap(graph.parameters.firstIndex)
        return isOfFunction && !handlers.isEmpty && handlers.count == tracked.roots.count ? handlers : nil
    }

    /// The parameter that is the obligation alone.
    var parameter: DeclaredFunction.Parameter? {
        guard tracked.roots.count == 1 else { return nil }
        return zip(graph.parameters, declared.parameters).first { $0.0 == tracked.roots[0] }?.1
    }

    /// The functions of the file that call this one, by their words.
    var callers: [DeclaredFunction] {
        let functions = context.declarations.functions
        return functions.indices.filter { $0 != function && context.mentions(declared.name + "(", in: $0) }
            .map { functions[$0] }
    }

    /// Whether the program keeps the object of the method, which another file may say: then a weak `self` is not nil.
    var asksWhatLasts: Set<Ask> {
        declared.simpleTypeName.map { Statement.asksWhatLasts(context.declarations.ownership.line(of: $0)) } ?? []
    }
}

extension Violation {
    /// Whether no path discharges the obligation.
    var isNever: Bool { defect == .neverDischarged }
}
