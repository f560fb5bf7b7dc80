/// What is known of all such types of a kind, or of one by its name.
extension ObligationType {
    /// The kind of a type that is known without an import; nil if it is not such a type.
    ///
    /// - Parameter owner: the type that it is written behind, `AsyncStream` in `AsyncStream<Int>.Continuation`.
    package static func kind(ofType name: String, in owner: String?) -> Kind? {
        byName[name]?.first { $0.owners.isEmpty || owner.map($0.owners.contains) ?? false }?.kind
    }

    /// The type with this name if a function that receives a value of it, under a label, must discharge it; nil if the
    /// function may leave that to its caller.
    package static func owed(whereGiven name: String, as label: String?) -> ObligationType? {
        byName[name]?.first { $0.isOwedWhereGiven && !(label.map($0.toldAs.contains) ?? false) }
    }

    /// The names of all such types, sorted.
    package static let owedWhereGiven = named.filter(\.isOwedWhereGiven).map(\.name).sorted()

    /// The methods that discharge a value of a kind.
    package static func discharging(_ kind: Kind) -> Set<String> { dischargingByKind[kind] ?? [] }

    /// What only looks at a value of a kind.
    package static func observing(_ kind: Kind) -> Set<String> { observingByKind[kind] ?? [] }

    /// The names of the types of a kind that need no owner, as extensions and signatures have them.
    package static func names(of kind: Kind) -> Set<String> { namesByKind[kind] ?? [] }

    /// The types that those of a kind are nested in, sorted.
    package static func owners(of kind: Kind) -> [String] {
        (byKind[kind] ?? []).reduce(into: Set<String>()) { $0.formUnion($1.owners) }.sorted()
    }

    /// The properties by which values of all types give their futures.
    package static let futures = Set(all.compactMap(\.future))

    /// Words of which one stands in each text that writes such a type where it needs no import.
    package static let words = names.filter { name in !names.contains { $0 != name && name.contains($0) } }.sorted()

    /// The names of the types that are known without an import.
    package static let names = Set(named.map(\.name))

    /// The types of which a file may make values.
    ///
    /// - Parameter imports: whether the file imports a module.
    package static func all(importing imports: (String) -> Bool) -> [ObligationType] {
        all.filter { if case .importing(let module) = $0.sign { imports(module) } else { true } }
    }

    private static let named = all.filter { $0.sign == .name }
    private static let byName = Dictionary(grouping: named, by: \.name)
    private static let byKind = Dictionary(grouping: all, by: \.kind)
    private static let dischargingByKind = byKind.mapValues { types in
        types.reduce(into: Set<String>()) { $0.formUnion($1.discharging) }
    }
    private static let observingByKind = byKind.mapValues { types in
        types.reduce(into: Set<String>()) { $0.formUnion($1.observing) }
    }
    private static let namesByKind = byKind.mapValues { types in
        Set(types.filter { $0.owners.isEmpty && $0.sign == .name }.map(\.name))
    }
}
