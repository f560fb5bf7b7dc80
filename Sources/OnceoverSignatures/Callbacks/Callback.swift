import SwiftSyntax

/// One callback of a delegate: what it brings, and whether that is an error.
package struct Callback {
    package struct Value {
        package let name: String
        package let type: String
    }

    package enum Fault {
        case none, always(String), optional(String)

        package var isAlways: Bool {
            if case .always = self { return true }
            return false
        }
    }

    package let name: String
    package let values: [Value]
    package let fault: Fault

    /// The values as a type of their own.
    package var type: String {
        switch values.count {
        case 0: "Void"
        case 1: values[0].type
        default: "(" + values.map { "\($0.name): \($0.type)" }.joined(separator: ", ") + ")"
        }
    }

    /// The values as an expression.
    package var expression: String {
        values.count == 1 ? values[0].name : "(" + values.map(\.name).joined(separator: ", ") + ")"
    }

    /// As a case of an enumeration, declared and made.
    package var caseDeclaration: String { values.isEmpty ? "case \(name)" : "case \(name)(\(payload))" }
    package var caseExpression: String {
        values.isEmpty ? ".\(name)" : ".\(name)(" + values.map(\.name).joined(separator: ", ") + ")"
    }

    private var payload: String { values.map(\.type).joined(separator: ", ") }
}

extension Callback {
    /// A delegate method: an error comes last, and the object that calls comes first.
    package init(_ function: FunctionDeclSyntax) {
        let base = function.name.text
        var parameters = Array(function.signature.parameterClause.parameters)
        if let first = parameters.first, Self.isSender(first, of: base) { parameters.removeFirst() }
        let label = parameters.first.map { $0.firstName.text } ?? "_"
        let isFirst = parameters.count == function.signature.parameterClause.parameters.count
        self.init(
            name: label == "_" || isFirst ? base : label,
            parameters: parameters.map { ($0.internalName, $0.type) }
        )
    }

    private static func isSender(_ parameter: FunctionParameterSyntax, of base: String) -> Bool {
        guard parameter.firstName.tokenKind == .wildcard else { return false }
        let type = parameter.type.trimmedDescription.lowercased()
        return type.hasSuffix(base.lowercased()) || base.lowercased().hasPrefix(type)
    }

    /// A closure property.
    package init(name: String, _ handler: HandlerType) {
        let parameters = handler.parameters.filter { !$0.isVoid }
        self.init(name: name, parameters: parameters.enumerated().map { ("value\($0.offset)", $0.element) })
    }

    private init(name: String, parameters: [(name: String, type: TypeSyntax)]) {
        self.name = name
        let last = parameters.last
        if let last, last.type.namesAnError {
            fault = .always(last.name)
        } else if let last, last.type.optionalWrapped?.namesAnError == true {
            fault = .optional(last.name)
        } else {
            fault = .none
        }
        let brought = if case .none = fault { parameters[...] } else { parameters.dropLast() }
        values = brought.map { Value(name: $0.name, type: $0.type.trimmedDescription) }
    }
}
