import SwiftSyntax

/// What the arguments of a completion handler mean.
package enum HandlerShape: Equatable, Sendable {
    /// `() -> Void`: the work is done.
    case done
    /// `(T, U) -> Void`: a value, or several, and no way to fail.
    case values
    /// `(Result<T, E>) -> Void`.
    case result
    /// `(T?, Error?) -> Void`: a value or an error; neither or both by mistake.
    case optionalValuesOrError
    /// `(Bool, Error?) -> Void`: a value that is always there, which counts if there is no error.
    case valuesOrError
    /// `(Error?) -> Void`: an error, or the work is done.
    case errorOrDone
    /// `success: (T) -> Void, failure: (Error) -> Void`: one of two handlers is called.
    case successFailurePair
}

/// What an async function throws.
package enum Failure: Equatable, Sendable {
    case never
    case any
    /// A type, as the source writes it.
    case typed(String)
}

/// The async side of a handler's shape: what is returned, and what is thrown.
package struct AsyncOutcome: Equatable, Sendable {
    /// The returned types, as the source writes them. None is `Void`; several are a tuple.
    package let values: [String]
    package let failure: Failure

    package init(values: [String], failure: Failure) {
        self.values = values
        self.failure = failure
    }

    /// The returned types as one.
    package var returnType: String {
        switch values.count {
        case 0: "Void"
        case 1: values[0]
        default: "(" + values.joined(separator: ", ") + ")"
        }
    }

    /// The arguments by which a function of the runtime library knows what its continuation waits for, such as
    /// `of: Int.self, throwing: Never.self`. The plain form throws any error; the others name theirs.
    ///
    /// - Parameter failure: what the async function throws, which may be more than the handler tells.
    package func continuationArguments(throwing failure: Failure) -> String {
        let type = returnType
        let value = type.contains(" ") && !type.hasPrefix("(") ? "(\(type))" : type
        return switch failure {
        case .any: "of: \(value).self"
        case .never: "of: \(value).self, throwing: Never.self"
        case .typed(let type): "of: \(value).self, throwing: \(type).self"
        }
    }
}
