import SwiftSyntax

extension FunctionDeclSyntax {
    /// The effects and the return clause of the async form, such as ` async throws -> Int`.
    ///
    /// A function that throws by itself makes an async one that throws any error.
    package func asyncEffects(for outcome: AsyncOutcome) -> String {
        let throwing: String
        switch (outcome.failure, throwsItself) {
        case (.never, false): throwing = ""
        case (.typed(let type), false): throwing = " throws(\(type))"
        default: throwing = " throws"
        }
        let returning = outcome.values.isEmpty ? "" : " -> \(outcome.returnType)"
        return " async\(throwing)\(returning)"
    }

    package var throwsItself: Bool { signature.effectSpecifiers?.throwsClause != nil }
}
