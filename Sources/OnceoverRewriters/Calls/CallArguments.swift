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
        let parameters = zip(function.labels, function.defaults).map { (label: $0, mayBeLeftOut: $1) }
        guard let positions = call.positions(among: parameters) else { return nil }
        given = zip(positions, call.arguments).map { ($0, $1) }
        for (position, argument) in given {
            expressions[position] = argument.expression
            if let closure = argument.expression.as(ClosureExprSyntax.self) {
                handlers[position] = .closure(closure)
            } else if let name = argument.expression.as(DeclReferenceExprSyntax.self) {
                handlers[position] = .name(name)
            }
        }
        if let closure = call.trailingClosure { handlers[parameters.count - 1] = .closure(closure) }
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

extension FunctionCallExprSyntax {
    /// The parameters that the arguments in parentheses go to; nil where it is no call of a function with such parameters.
    fileprivate func positions(among parameters: [(label: String, mayBeLeftOut: Bool)]) -> [Int]? {
        var positions: [Int] = []
        var rest = parameters.indices
        for argument in arguments {
            let label = argument.label?.text ?? "_"
            guard let next = rest.first(where: { parameters[$0].label == label || !parameters[$0].mayBeLeftOut }),
                parameters[next].label == label
            else { return nil }
            positions.append(next)
            rest = next + 1..<parameters.count
        }
        if trailingClosure != nil {
            guard !rest.isEmpty, additionalTrailingClosures.isEmpty else { return nil }
            rest.removeLast()
        }
        return rest.allSatisfy { parameters[$0].mayBeLeftOut } ? positions : nil
    }
}

extension ProjectFunction {
    /// Whether a call could mean the function, or an async form of it that takes no handlers.
    func fits(_ call: FunctionCallExprSyntax, without handlers: [Int] = [], _ index: ProjectIndex) -> Bool {
        let taken = parameters.enumerated().filter { !handlers.contains($0.offset) }.map(\.element)
        if call.trailingClosure != nil {
            guard let last = taken.last, HandlerType(last.type, aliases: index.aliases(in: scope)) != nil else {
                return false
            }
        }
        return call.positions(among: taken.map { ($0.firstName.text, $0.defaultValue != nil) }) != nil
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
