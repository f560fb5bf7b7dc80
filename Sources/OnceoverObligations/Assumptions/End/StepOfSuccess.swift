import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols
import OnceoverVocabulary
import SwiftSyntax

/// A handler that is called after a success and cannot receive a failure: `onComplete: () -> Void`. Other code, such as
/// the view, receives the failure.
struct StepOfSuccess {
    let parameter: DeclaredFunction.Parameter
    let isPrivate: Bool

    /// For a handler without parameters, one failure that is told elsewhere, or one refusal of the user, shows what the
    /// handler is for. The other paths without a success then count as intended, too. An optional handler need not hear
    /// of any of them.
    func excuses(_ asked: Case) -> Bool {
        let isShown =
            parameter.tellsNothing
            && asked.all.lazy.map(asked.about).contains { isReported($0) || $0.circumstances?.isOfRefusal ?? false }
        return isShown && !isOfSuccess(asked) ? asked.violation.defect.isLeak : isExcused(asked)
    }

    private func isOfSuccess(_ asked: Case) -> Bool { asked.isLostPath && asked.circumstances?.isOfSuccess ?? false }

    private func isReported(_ asked: Case) -> Bool {
        isReportedFailure(asked) || parameter.shape.isOptional && asked.isOfFailure
    }

    private func isExcused(_ asked: Case) -> Bool {
        asked.circumstances?.isOfRefusal ?? false && !parameter.mayTellOfNil
            || isReportedFailure(asked) && (isPrivate || !parameter.mayTellOfNil && !parameter.tellsOfList)
    }

    private func isReportedFailure(_ asked: Case) -> Bool {
        asked.isLostPath && asked.circumstances?.isReportedFailure ?? false
    }
}

extension Case {
    fileprivate var isLostPath: Bool { violation.defect == .undischargedPath }

    /// Nil if no path leaves the obligation, or where one closure of several does that never comes near it.
    fileprivate var circumstances: Circumstances? {
        if case .leak(let blame) = evidence { Circumstances(of: blame, in: exploration) } else { nil }
    }

    /// Whether there is an error on the path.
    var isOfFailure: Bool {
        switch evidence {
        case .leak(let blame): Circumstances(of: blame, in: exploration).isOfFailure
        case .silence(let closure, _): body.plan.label(of: closure, in: graph).map(HandlerName.isFailure) ?? false
        case .repeated, .race, .step: false
        }
    }
}

extension DeclaredFunction.Parameter {
    /// Whether a handler may receive an error or another sign of a failure.
    var mayTellOfFailure: Bool { tellsOfError || nameOfOnlyTold == "Bool" }

    /// Whether the handler itself hears of errors. A separate handler for errors is then called as well, not instead.
    var tellsOfError: Bool {
        let type = handlerType?.function.description ?? node.type.description
        return Vocabulary.errorTellingTypes.contains { type.contains($0) }
    }

    /// `(Error) -> Void`, which can receive only an error.
    var tellsErrorAlone: Bool { (onlyTold?.trimmedDescription).map(Vocabulary.errorTypes.contains) ?? false }

    fileprivate var mayTellOfNil: Bool { isTold { $0.is(OptionalTypeSyntax.self) } }

    /// A list may be empty, so an answer may say nothing.
    fileprivate var tellsOfList: Bool { isTold { $0.is(ArrayTypeSyntax.self) || $0.is(DictionaryTypeSyntax.self) } }

    private func isTold(_ isMeant: (TypeSyntax) -> Bool) -> Bool {
        handlerType?.parameters.contains(where: isMeant) ?? true
    }
}
