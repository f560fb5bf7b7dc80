import OnceoverControlFlow
import OnceoverSymbols

extension Declarations {
    /// Whether a type has a method with this name that takes the argument as a closure and may keep it.
    func keepsClosure(_ name: String, of type: String?, given arguments: [Argument], as number: Int) -> Bool {
        guard let type else { return false }
        let labels = arguments.map { ($0.label, $0.isTrailing) }
        return functions(named: name).contains { index in
            let declared = functions[index]
            guard declared.typeName == type, !declared.isLocal, let mapping = declared.match(labels) else {
                return false
            }
            let parameter = declared.parameters[mapping[number]]
            return parameter.shape.isHandler && parameter.mayBeKept
        }
    }
}
