import SwiftSyntax

extension Callable {
    /// The index of the parameter for each argument; nil if there is none.
    ///
    /// A closure takes its arguments in their order. A local function may have parameters in between that a call leaves out.
    func parameters(given arguments: [Argument]) -> [Int?] {
        guard case .function(let node) = body else { return arguments.indices.map { $0 } }
        let parameters = Array(node.signature.parameterClause.parameters)
        var next = 0
        return arguments.map { argument in
            let found = parameters.indices.dropFirst(next).first { takes(argument, parameters[$0]) }
            next = (found ?? next) + 1
            return found
        }
    }

    /// A closure behind the parentheses goes to what cannot be left out, whatever it is called.
    private func takes(_ argument: Argument, _ parameter: FunctionParameterSyntax) -> Bool {
        if argument.isTrailing, argument.label == nil {
            return parameter.defaultValue == nil || parameter.type.description.contains("->")
        }
        return parameter.firstName.text == argument.label ?? "_"
    }
}
