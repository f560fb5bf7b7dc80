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

    package var name: String
    /// What it brings but the error.
    package let values: [Value]
    package let fault: Fault
    /// What it brings, the error in its place.
    private let everything: [Value]

    /// As news: an error is a value like others.
    package var asNews: Callback { Callback(name: name, values: everything, fault: .none, everything: everything) }

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

    private init(name: String, values: [Value], fault: Fault, everything: [Value]) {
        self.name = name
        self.values = values
        self.fault = fault
        self.everything = everything
    }
}

extension Callback {
    /// A delegate method: the object that calls comes first, and an error may be among the rest.
    package init(_ function: FunctionDeclSyntax) {
        let parameters = function.signature.parameterClause.parameters.filter { !$0.isSender(of: function.name.text) }
        self.init(name: Self.name(of: function), parameters: parameters.map { ($0.internalName, $0.type) })
    }

    /// The label that says what happens, behind the object that calls; else the method's own name.
    package static func name(of function: FunctionDeclSyntax) -> String {
        let base = function.name.text
        let all = function.signature.parameterClause.parameters
        let labels = all.filter { !$0.isSender(of: base) }.map { (text: $0.firstName.text, type: $0.type) }
        let hasSender = labels.count < all.count
        guard hasSender, let first = labels.first(where: { $0.text != "_" }) else { return base }
        if let telling = labels.first(where: { $0.text.saysWhatHappens }) { return telling.text }
        // A handler's own label, such as `completion`, says nothing.
        return HandlerType(first.type) == nil || first.text.contains("With") ? first.text : base
    }

    /// A closure property.
    package init(name: String, _ handler: HandlerType) {
        let parameters = handler.parameters.filter { !$0.isVoid }
        self.init(name: name, parameters: parameters.enumerated().map { ("value\($0.offset)", $0.element) })
    }

    private init(name: String, parameters: [(name: String, type: TypeSyntax)]) {
        self.name = name
        everything = parameters.map { Value(name: $0.name, type: $0.type.written) }
        let error = parameters.lastIndex { ($0.type.optionalWrapped ?? $0.type).namesAnError }
        if let error {
            let isOptional = parameters[error].type.optionalWrapped != nil
            fault = isOptional ? .optional(parameters[error].name) : .always(parameters[error].name)
        } else {
            fault = .none
        }
        values = everything.enumerated().filter { $0.offset != error }.map(\.element)
    }
}

extension TypeSyntax {
    /// As a type by itself: only a parameter's may be `T!`.
    fileprivate var written: String {
        if let forced = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return forced.wrappedType.trimmedDescription + "?"
        }
        let plain = self.as(AttributedTypeSyntax.self)?.baseType ?? self
        return plain.trimmedDescription
    }
}
