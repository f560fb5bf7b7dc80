import OnceoverAnalysis

/// What becomes of the objects that the file makes.
extension FactTeller {
    /// One fact for each type that is asked for: who makes no object of it says so. Tests say nothing of who makes one in the
    /// program.
    func makingFacts(for names: [String]) -> [ModuleFact] {
        names.compactMap { name in
            MakingFact.type(in: name).map { type in
                let objects = context.isOfTests ? .none : MadeObjects(of: type, in: context)
                return ModuleFact(name: name, isPublic: false, text: MakingFact.text(of: type, objects))
            }
        }
    }
}
