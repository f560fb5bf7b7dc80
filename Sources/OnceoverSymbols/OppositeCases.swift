extension Declarations {
    /// Of the file's enums with two cases, the first case by the name of the second: what is not one is the other. A name
    /// that several enums give a case says nothing.
    ///
    /// - Complexity: O(cases).
    package var oppositeCases: [String: String] {
        var count: [String: Int] = [:]
        for name in cases.values.joined() { count[name, default: 0] += 1 }
        var opposites: [String: String] = [:]
        for names in cases.values where names.count == 2 && names.allSatisfy({ count[$0] == 1 }) {
            opposites[names[1]] = names[0]
        }
        return opposites
    }
}
