import OnceoverAnalysis
import OnceoverSymbols

/// Failable initialisers of a type.
extension FactTeller {
    /// One fact for each name that is asked for. A file without a declaration says so.
    func initializerFacts(for names: [String]) -> [ModuleFact] {
        names.compactMap { name in
            InitializerFact.type(in: name).map { type in
                let text = InitializerFact.text(named: name, context.code.failableInitializers(of: type))
                return ModuleFact(name: name, isPublic: false, text: text)
            }
        }
    }
}
