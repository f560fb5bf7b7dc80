import OnceoverAnalysis
import OnceoverSymbols

/// Methods that never give nil.
extension FactTeller {
    /// One fact for each method name that is asked for. A file that declares no such method says so.
    func presenceFacts(for names: [String]) -> [ModuleFact] {
        names.compactMap { name in
            PresenceFact.method(in: name).map { ModuleFact(name: name, isPublic: false, text: presence(of: $0)) }
        }
    }

    private func presence(of method: String) -> String {
        let methods = context.declarations.functions(named: method).filter {
            isReachable(context.declarations.functions[$0])
        }
        let types = methods.flatMap { index -> [String] in
            let declared = context.declarations.functions[index]
            return [declared.simpleTypeName].compactMap { $0 } + declared.inheritedTypes
        }
        let areGiven = methods.allSatisfy { context.questions(for: $0).presence.givesAlways($0) }
        return PresenceFact.text(of: method, areGiven: areGiven, by: Set(types))
    }
}
