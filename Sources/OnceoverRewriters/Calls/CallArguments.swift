import OnceoverSignatures
import SwiftSyntax

/// The arguments of a call, by the parameters that they go to.
struct CallArguments {
    private let given: [(position: Int, argument: LabeledExprSyntax)]
    private var expressions: [Int: ExprSyntax] = [:]
    private(set) var handlers: [Int: AsyncCall.Argument] = [:]

    /// The arguments in parentheses as they are written, with their labels. Most calls are looked at without their texts.
    var written: [(position: Int, text: String)] {
        given.map { ($0.position, $0.argument.with(\.trailingComma, nil).trimmedDescription) }
    }

    /// Nil where the call is none of the function.
    init?(of call: FunctionCallExprSyntax, to function: ProjectFunction) {
        let (labels, defaults) = (function.labels, function.defaults)
        var next = 0
        var given: [(Int, LabeledExprSyntax)] = []
        for argument in call.arguments {
            let label = argument.label?.text ?? "_"
            while next < labels.count, labels[next] != label {
                guard defaults[next] else { return nil }
                next += 1
            }
            guard next < labels.count else { return nil }
            given.append((next, argument))
            expressions[next] = argument.expression
            if let closure = argument.expression.as(ClosureExprSyntax.self) {
                handlers[next] = .closure(closure)
            } else if let name = argument.expression.as(DeclReferenceExprSyntax.self) {
                handlers[next] = .name(name)
            }
            next += 1
        }
        if let closure = call.trailingClosure {
            guard next < labels.count, call.additionalTrailingClosures.isEmpty,
                defaults[next..<labels.count - 1].allSatisfy(\.self)
            else { return nil }
            handlers[labels.count - 1] = .closure(closure)
        } else if !defaults[next...].allSatisfy(\.self) {
            return nil
        }
        self.given = given
    }

    /// The parameter that a closure goes to; nil where it is none of the call.
    func position(of closure: ClosureExprSyntax) -> Int? {
        handlers.first { if case .closure(let other) = $0.value { other.id == closure.id } else { false } }?.key
    }

    /// The parameter that an argument goes to; nil where it is none of the call.
    func position(of argument: LabeledExprSyntax) -> Int? {
        given.first { $0.argument.id == argument.id }?.position
    }

    /// What is given to a parameter in the parentheses.
    func expression(at position: Int) -> ExprSyntax? { expressions[position] }

    /// The queue that the call gives the function to call back on.
    func queue(of function: ProjectFunction) -> CallbackQueues.Queue? {
        guard let position = function.queueParameter else { return nil }
        return expressions[position].map { $0.queue == .main ? .main : .own }
    }

    func written(without position: Int) -> String {
        written.filter { $0.position != position }.map(\.text).joined(separator: ", ")
    }

    /// The same with other labels.
    func written(without position: Int, _ label: (Int, LabeledExprSyntax) -> String) -> String {
        given.filter { $0.position != position }.map {
            label($0.position, $0.argument) + $0.argument.expression.trimmedDescription
        }.joined(separator: ", ")
    }
}

extension TypeSyntax {
    /// `Store` for `Store`, `Store?`, `any Store` and `inout Store`.
    var nominalName: String? {
        if let wrapped = optionalWrapped { return wrapped.nominalName }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.nominalName }
        if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.nominalName }
        return self.as(IdentifierTypeSyntax.self)?.name.text
    }
}
