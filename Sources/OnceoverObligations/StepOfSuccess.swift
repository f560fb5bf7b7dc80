import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols
import SwiftSyntax

/// A handler that is called where all went well, and cannot hear that it did not: `onComplete: () -> Void`. A failure is told to
/// somebody else, as to the user.
struct StepOfSuccess {
    private let parameter: DeclaredFunction.Parameter
    private let isPrivate: Bool

    /// Nothing where a handler may be told that nothing came of it.
    init?(parameter: DeclaredFunction.Parameter?, of function: DeclaredFunction) {
        guard let parameter, !parameter.mayTellOfFailure else { return nil }
        self.parameter = parameter
        isPrivate = function.isPrivate
    }

    /// Of a handler that is told nothing, one failure that is told elsewhere, or one refusal of the user's, shows what it is for on
    /// the other paths, too, but for those of a success. One that may be left out besides need not hear of any.
    func unexcused(_ found: [Violation]) -> [Violation] {
        let isShown = parameter.tellsNothing && found.contains { isReported($0) || $0.circumstances.contains(.refusal) }
        return found.filter { isShown && !isOfSuccess($0) ? !$0.defect.isLeak : !isExcused($0) }
    }

    private func isOfSuccess(_ violation: Violation) -> Bool {
        violation.defect == .undischargedPath && violation.circumstances.contains(.success)
    }

    private func isReported(_ violation: Violation) -> Bool {
        isReportedFailure(violation) || parameter.shape.isOptional && violation.circumstances.contains(.failure)
    }

    private func isExcused(_ violation: Violation) -> Bool {
        violation.circumstances.contains(.refusal) && !parameter.mayTellOfNil
            || isReportedFailure(violation) && (isPrivate || !parameter.mayTellOfNil && !parameter.tellsOfList)
    }

    private func isReportedFailure(_ violation: Violation) -> Bool {
        violation.defect == .undischargedPath && violation.circumstances.contains(.reportedFailure)
    }
}

extension DeclaredFunction.Parameter {
    /// Whether what a handler is told may be an error, or that all did not go well.
    var mayTellOfFailure: Bool { tellsOfError || nameOfOnlyTold == "Bool" }

    /// Whether a handler hears of errors itself: another one for these is called besides, and not instead.
    var tellsOfError: Bool {
        let type = handlerType?.function.description ?? node.type.description
        return ["Error", "Result<"].contains { type.contains($0) }
    }

    /// `(Error) -> Void`, which can be told of nothing else.
    var tellsErrorAlone: Bool { ["Error", "any Error", "NSError"].contains(onlyTold?.trimmedDescription) }

    fileprivate var mayTellOfNil: Bool { isTold { $0.is(OptionalTypeSyntax.self) } }

    /// What is told may be nothing, where it is a list.
    fileprivate var tellsOfList: Bool { isTold { $0.is(ArrayTypeSyntax.self) || $0.is(DictionaryTypeSyntax.self) } }

    private func isTold(_ isMeant: (TypeSyntax) -> Bool) -> Bool {
        handlerType?.parameters.contains(where: isMeant) ?? true
    }
}
