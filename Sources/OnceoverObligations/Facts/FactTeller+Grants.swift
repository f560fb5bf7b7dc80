import OnceoverAnalysis
import OnceoverSymbols

/// Methods that let one caller through.
extension FactTeller {
    func grantFacts(for names: [String]) -> [ModuleFact] {
        names.compactMap { name in GrantFact.method(in: name).map { (name, $0) } }.flatMap { name, method in
            granting(method).sorted().map { type in
                ModuleFact(name: name, isPublic: false, text: GrantFact.text(of: method, in: type))
            }
        }
    }

    /// The types all of whose methods of a name do.
    private func granting(_ method: String) -> Set<String> {
        let methods = context.declarations.functions(named: method).filter {
            isReachable(context.declarations.functions[$0])
        }
        let byType = Dictionary(grouping: methods) { context.declarations.functions[$0].simpleTypeName }
        return Set(byType.filter { $0.value.allSatisfy(isGranting) }.compactMap(\.key))
    }

    private func isGranting(_ function: Int) -> Bool {
        guard context.declarations.functions[function].returnType?.trimmedDescription == "Bool" else { return false }
        return OneTimeAnswer(of: context.graph(of: function)).granted(isOptional: false) == .boolean(true)
    }
}
