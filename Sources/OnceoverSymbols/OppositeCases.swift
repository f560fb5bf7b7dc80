extension Declarations {
    /// For the file's enums with two cases: the first case, by the name of the second. A value that is not one case is
    /// the other. A name that several enums use for a case is left out.
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
