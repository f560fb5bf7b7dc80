import OnceoverAnalysis
import OnceoverSymbols

/// The cases of enums.
extension FactTeller {
    /// One fact for each case name that is asked for. A file that declares no such case says so.
    func enumFacts(for names: [String]) -> [ModuleFact] {
        names.compactMap { name in
            EnumFact.caseName(in: name).map {
                ModuleFact(name: name, isPublic: false, text: EnumFact.text(of: $0, in: context.declarations.cases))
            }
        }
    }
}
