import OnceoverSignatures
import SwiftSyntax

/// The arguments of a handler for values and an error, as variables that have the values that the handler was given: those
/// that were awaited and no error, or an error and nothing.
struct SeparatedArguments {
    /// A value that the handler is given.
    private struct Value {
        /// `_` if it is not used.
        let name: String
        let type: TypeSyntax
        /// What it is beside an error; nil where nothing would say.
        let missing: String?
    }

    private let scope: BodyConverter.Scope
    private let values: [Value]
    /// Nil if it is not used.
    private let error: String?
    private let optionalError: String
    private let attempt: String
    private let unit: String

    init(_ scope: BodyConverter.Scope, of body: ClosureBody, in converter: BodyConverter) throws(Unconvertible) {
        self.scope = scope
        unit = converter.unit
        optionalError = converter.optionalType(scope.form.handler.outcome.failure)
        attempt = converter.doKeyword(scope)
        let types = scope.form.handler.types[0].parameters
        let isOnlyOne = types.count == 2
        let last = scope.names[scope.names.count - 1]
        let isIgnored = !isOnlyOne && !body.mentions(last)
        error = isIgnored ? nil : last == "_" ? converter.unusedName("failure") : last
        values = zip(scope.names, types.dropLast()).map { name, type in
            let isUnused = !isOnlyOne && !body.mentions(name)
            let shown = name == "_" && isOnlyOne ? converter.unusedName("value") : isUnused ? "_" : name
            return Value(name: shown, type: type, missing: type.missing(isOnlyOne: isOnlyOne))
        }
        let isSure = values.allSatisfy { $0.name == "_" || $0.missing != nil }
        guard isSure, !scope.names.contains(where: scope.isGiven) else { throw .unknownCallee }
    }

    private var named: [Value] { values.filter { $0.name != "_" } }

    private var target: String {
        if named.isEmpty { return "_" }
        return values.count == 1 ? values[0].name : "(" + values.map(\.name).joined(separator: ", ") + ")"
    }

    var text: String {
        let caught = error == "error" ? "caught" : "error"
        let declared =
            named.map { "let \($0.name): \($0.type.trimmedDescription)" }
            + (error.map { ["let \($0): \(optionalError)"] } ?? [])
        let given = ["\(target) = \(scope.await)"] + (error.map { ["\($0) = nil"] } ?? [])
        let missing =
            named.map { "\($0.name) = \($0.missing ?? "")" } + (error.map { ["\($0) = \(caught)"] } ?? [])
        return declared.joined(separator: "\n") + "\n\(attempt) {\n" + given.joined(separator: "\n").indented(by: unit)
            + "\n} catch\(caught == "error" ? "" : " let caught") {\n"
            + missing.joined(separator: "\n").indented(by: unit) + "\n}"
    }
}

extension TypeSyntax {
    /// What a handler is given for a value of the type beside an error.
    fileprivate func missing(isOnlyOne: Bool) -> String? {
        if optionalWrapped != nil { return "nil" }
        if isVoid { return "()" }
        // That there is an error says that it is false.
        return isOnlyOne && trimmedDescription == "Bool" ? "false" : nil
    }
}
