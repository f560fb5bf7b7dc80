import OnceoverAnalysis
import OnceoverControlFlow
import OnceoverSource

/// Verdicts on the handlers that the functions of a file take, whatever their names are.
///
/// The converter uses it, because it finds handlers itself. `ExactlyOnce` finds its own.
package final class HandlerVerdicts {
    private let context: FileContext
    /// Functions by the offset of their names.
    private let functions: [Int: Int]

    /// - Parameter known: facts from other files.
    package init(_ file: SourceFile, by basis: VerdictBasis = VerdictBasis(), knowing known: KnownFacts = .none) {
        context = FileContext(FileSurvey(file, by: basis), knowing: known)
        functions = Dictionary(
            context.declarations.functions.enumerated().map {
                ($0.element.nameToken.positionAfterSkippingLeadingTrivia.utf8Offset, $0.offset)
            },
            uniquingKeysWith: { first, _ in first })
    }

    /// Whether all paths call the handler once; of several handlers, one. Nil where no function with a body has its name
    /// at this place, or where a parameter is no closure by its type.
    ///
    /// - Parameter positions: 0-based places in the list of parameters.
    /// - Parameter offset: the 0-based UTF-8 offset of the function's name.
    package func verdict(ofParameters positions: [Int], ofFunctionNamedAt offset: Int) -> Verdict? {
        guard let function = functions[offset] else { return nil }
        let finder = ObligationFinder(context: context, function: function)
        guard let tracked = finder.parameters.handlers(positions) else { return nil }
        return Judgement(of: tracked, in: function, context: context).verdict
    }

    /// A path that calls twice what one call has stored in the property of this name; nil where the check finds none.
    package func repeatedCall(ofStored property: String) -> Violation? {
        repeats.first { $0.obligation.name == property }
    }

    private lazy var repeats: [Violation] = Lifecycle(context: context).violations().flatMap { _, violations in
        Leveling(context: context).leveled(violations).filter { $0.defect == .dischargedAgain && $0.stands }
    }

    /// What the verdicts that were asked for so far might change by.
    package var asks: Set<Ask> { context.others.asks.union(FactTeller(context: context).asks) }

    /// What the file could tell others.
    package var offers: Set<Offer> { FactTeller(context: context).offers }

    /// What it tells them of some of the names that it offered.
    package func answer(to names: Set<String>) -> FactAnswer { FactTeller(context: context).answer(to: names) }

    /// Whether the name of the parameter says that it is called once, when something has ended.
    package func isHandlerByName(parameter: Int, ofFunctionNamedAt offset: Int) -> Bool {
        functions[offset].map { context.handlers(of: $0).isObligation(parameter) } ?? false
    }
}
