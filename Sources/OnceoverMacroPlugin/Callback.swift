import OnceoverSignatures
import SwiftSyntax

/// One callback of a delegate: what it brings, and whether that is an error.
struct Callback {
    struct Value {
        let name: String
        let type: String
    }

    enum Fault {
        case none, always(String), optional(String)

        var isAlways: Bool {
            if case .always = self { return true }
            return false
        }
    }

    let name: String
    let values: [Value]
    let fault: Fault

    /// The values as a type of their own.
    var type: String {
        switch values.count {
        case 0: "Void"
        case 1: values[0].type
        default: "(" + values.map { "\($0.name): \($0.type)" }.joined(separator: ", ") + ")"
        }
    }

    /// The values as an expression.
    var expression: String {
        values.count == 1 ? values[0].name : "(" + values.map(\.name).joined(separator: ", ") + ")"
    }

    /// As a case of an enumeration, declared and made.
    var caseDeclaration: String { values.isEmpty ? "case \(name)" : "case \(name)(\(payload))" }
    var caseExpression: String {
        values.isEmpty ? ".\(name)" : ".\(name)(" + values.map(\.name).joined(separator: ", ") + ")"
    }

    private var payload: String { values.map(\.type).joined(separator: ", ") }
}

extension Callback {
    /// A delegate method: an error comes last, and the object that calls comes first.
    init(_ function: FunctionDeclSyntax) {
        let base = function.name.text
        var parameters = Array(function.signature.parameterClause.parameters)
        if let first = parameters.first, Self.isSender(first, of: base) { parameters.removeFirst() }
        let label = parameters.first.map { $0.firstName.text } ?? "_"
        let isFirst = parameters.count == function.signature.parameterClause.parameters.count
        self.init(
            name: label == "_" || isFirst ? base : label,
            parameters: parameters.map { Value(name: $0.internalName, type: $0.type) }
        )
    }

    private static func isSender(_ parameter: FunctionParameterSyntax, of base: String) -> Bool {
        guard parameter.firstName.tokenKind == .wildcard else { return false }
        let type = parameter.type.trimmedDescription.lowercased()
        return type.hasSuffix(base.lowercased()) || base.lowercased().hasPrefix(type)
    }

    /// A closure property.
    init(name: String, _ handler: HandlerType) {
        let values = handler.parameters.enumerated().map { Value(name: "value\($0.offset)", type: $0.element) }
        self.init(name: name, parameters: values.filter { $0.type != "Void" })
    }

    private init(name: String, parameters: [Value]) {
        self.name = name
        let type = parameters.last.map { TypeSyntax(stringLiteral: $0.type) }
        if let last = parameters.last, let type, type.namesAnError {
            fault = .always(last.name)
        } else if let last = parameters.last, let wrapped = type?.optionalWrapped, wrapped.namesAnError {
            fault = .optional(last.name)
        } else {
            fault = .none
        }
        if case .none = fault { values = parameters } else { values = Array(parameters.dropLast()) }
    }
}

extension Callback.Value {
    fileprivate init(name: String, type: TypeSyntax) {
        self.init(name: name, type: type.trimmedDescription)
    }
}
