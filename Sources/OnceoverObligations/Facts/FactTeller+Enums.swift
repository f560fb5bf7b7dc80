import OnceoverAnalysis
import OnceoverSymbols

/// The cases of enums.
extension FactTeller {
    /// One fact for each case's name that is asked for: who declares none of it says so.
    func enumFacts(for names: [String]) -> [ModuleFact] {
        names.compactMap { name in
            EnumFact.caseName(in: name).map {
                ModuleFact(name: name, isPublic: false, text: EnumFact.text(of: $0, in: context.declarations.cases))
            }
        }
    }
}
