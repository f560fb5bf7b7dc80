/// Which cases the enums of one file have that have a case of some name:
///
///     enums with high Tide low,high;Mast low,mean,high
///     enums with high
enum EnumFact {
    private static let kind = "enums with "

    static func name(of caseName: String) -> String { kind + caseName }

    /// The case's name; nil if a fact's name is another one.
    static func caseName(in name: String) -> String? {
        name.hasPrefix(kind) ? String(name.dropFirst(kind.count)) : nil
    }

    /// What stands in a file that can tell.
    static func mention(of caseName: String) -> String { "case " + caseName }

    static func text(of caseName: String, in enums: [String: [String]]) -> String {
        let having = enums.filter { $0.value.contains(caseName) }.map { "\($0.key) \($0.value.joined(separator: ","))" }
        return having.isEmpty ? name(of: caseName) : name(of: caseName) + " " + having.sorted().joined(separator: ";")
    }

    /// The enums that a file tells of.
    static func enums(in text: String, of caseName: String) -> [EnumCases] {
        text.dropFirst(name(of: caseName).count + 1).split(separator: ";").compactMap { entry in
            let parts = entry.split(separator: " ")
            guard parts.count == 2 else { return nil }
            return EnumCases(type: String(parts[0]), names: Set(parts[1].split(separator: ",").map(String.init)))
        }
    }
}

/// The cases of an enum, by its full name.
struct EnumCases: Hashable {
    let type: String
    let names: Set<String>
}
