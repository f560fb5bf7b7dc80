import OnceoverSymbols

extension FileContext {
    /// The functions that give a property of a type a value, as the text of the file has it: `isDone = true` in the type itself,
    /// `berth.isDone = true` elsewhere. Initialisers, which come before all others, are left out.
    func functions(setting name: String, of type: String?, to value: String) -> [Int] {
        declarations.functions.indices.filter { index in
            let function = declarations.functions[index]
            if function.isInitializer { return false }
            if function.typeName == type { return mentions("\(name) = \(value)", in: index) }
            return mentions(".\(name) = \(value)", in: index) && !mentions("self.\(name) = \(value)", in: index)
        }
    }
}
