extension HandlerClosure {
    /// A closure whose parameters are named after the handler, such as `completionValue` for `$0`. A message of the
    /// compiler about such a parameter, for example that it is not `Sendable`, then names the handler.
    func named(_ text: String, _ index: Int, after handler: String) -> String {
        guard text.contains("$0") else { return text }
        let names = suffixes(index).map { handler + $0 }
        let call = names.enumerated().reduce(text.dropFirst(2).dropLast(2)) { call, name in
            // The error of a result may be converted by a closure with a `$0` of its own.
            call.replacing("$\(name.offset)", with: name.element, maxReplacements: 1)
        }
        return "{ \(names.joined(separator: ", ")) in \(call) }"
    }

    /// What a handler is told, in the order in which it is told.
    private func suffixes(_ index: Int) -> [String] {
        switch handler.shape {
        case .result: ["Result"]
        case .errorOrDone: ["Error"]
        case .optionalValuesOrError, .valuesOrError: values(1) + ["Error"]
        case .successFailurePair where index == 1: ["Error"]
        case .done, .values, .successFailurePair: values(handler.types[0].parameters.filter { !$0.isVoid }.count)
        }
    }

    private func values(_ count: Int) -> [String] { count == 1 ? ["Value"] : (0..<count).map { "Value\($0)" } }
}
