/// The collections whose size a constant holds, and variables that have not changed yet.
struct NamedCounts {
    private var collections: [TermID: TermID] = [:]
    private var changing: Set<TermID> = []

    subscript(name: TermID) -> TermID? { collections[name] }

    mutating func note(_ name: TermID, of collection: TermID, isConstant: Bool) {
        collections[name] = collection
        if !isConstant { changing.insert(name) }
    }

    mutating func forget(_ name: TermID) {
        if changing.remove(name) != nil { collections[name] = nil }
    }

    /// What is counted in a variable may be another number in a further turn, and when a closure runs.
    mutating func forgetChanging() {
        for name in changing { collections[name] = nil }
        changing = []
    }
}
