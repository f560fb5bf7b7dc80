import OnceoverSignatures

/// Which types of a project inherit from which, or conform to which, by their simple names.
///
/// Names are simple because the types of receivers are known by simple names only. Two types of one name are one here:
/// that makes more functions related than are, and so refuses more.
struct TypeRelations: Sendable {
    private var parents: [String: [String]] = [:]
    private var lineages: [String: [String]] = [:]
    private var children: [String: [String]] = [:]
    private var declared: Set<String> = []
    private var protocols: Set<String> = []
    private var actors: Set<String> = []
    private var onMainActor: Set<String> = []
    private var onGlobalActor: Set<String> = []

    init(_ index: ProjectIndex) {
        for (name, type) in index.types {
            declared.insert(name.simpleName)
            if type.kind == .actor { actors.insert(name.simpleName) }
            if type.isGlobalActor { onGlobalActor.insert(name.simpleName) }
            if type.attributes.contains("MainActor") { onMainActor.insert(name.simpleName) }
            if type.kind == .protocol { protocols.insert(name.simpleName) }
            parents[name.simpleName, default: []] += type.inherited.flatMap(\.inheritedNames)
        }
        for (name, added) in index.addedParents {
            parents[name.simpleName, default: []] += added.flatMap(\.inheritedNames)
        }
        let aliases = index.aliasedTypes
        parents = parents.mapValues { $0.flatMap { $0.meant(by: aliases) } }
        for (name, all) in parents { for parent in all { children[parent, default: []].append(name) } }
        for name in declared { lineages[name] = findLineage(of: name) }
    }

    func isDeclared(_ name: String) -> Bool { declared.contains(name) }
    func isActor(_ name: String) -> Bool { actors.contains(name) }
    /// Whether its declaration says so.
    func isOnMainActor(_ name: String) -> Bool { onMainActor.contains(name) }
    func isOnGlobalActor(_ name: String) -> Bool { onGlobalActor.contains(name) }
    func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

    /// A type, and what it inherits from, nearest first.
    func lineage(of name: String) -> [String] { lineages[name] ?? findLineage(of: name) }

    private func findLineage(of name: String) -> [String] {
        var all = [name]
        var next = 0
        while next < all.count {
            for parent in parents[all[next]] ?? [] where !all.contains(parent) { all.append(parent) }
            next += 1
        }
        return all
    }

    /// A type, and all that inherit from it.
    func heirs(of name: String) -> Set<String> {
        var all: Set<String> = [name]
        var open = [name]
        while let next = open.popLast() {
            for child in children[next] ?? [] where all.insert(child).inserted { open.append(child) }
        }
        return all
    }

    /// The first inherited type that the project does not declare; nil if there is none, or if it requires no function.
    func foreignParent(of name: String) -> String? {
        lineage(of: name).first { !declared.contains($0) && !Self.harmless.contains($0) && $0 != name }
    }

    /// Protocols and classes of the standard library and of Foundation that call no function with a handler.
    private static let harmless: Set<String> = [
        "AnyObject", "Sendable", "Codable", "Encodable", "Decodable", "Equatable", "Hashable", "Comparable",
        "Identifiable", "Error", "LocalizedError", "CaseIterable", "RawRepresentable", "CustomStringConvertible",
        "CustomDebugStringConvertible", "ExpressibleByStringLiteral", "NSObject", "NSObjectProtocol",
        "ObservableObject", "Observable", "View", "String", "Int", "UInt", "UIViewController", "UIView", "NSView",
        "NSViewController", "XCTestCase", "Any", "Actor", "UITableViewController", "UICollectionViewController",
        "UITableViewCell", "UICollectionViewCell", "UINavigationController", "UITabBarController", "UIControl",
        "UIButton", "UIWindow", "NSWindowController", "NSWindow", "NSManagedObject", "Operation", "Sequence",
        "Collection", "OptionSet", "Copyable", "Escapable",
    ]
}

extension String {
    /// The types that a name in an inheritance clause stands for: of `typealias Both = Reading & Writing`, both.
    fileprivate func meant(by aliases: [String: [String]], depth: Int = 0) -> [String] {
        guard depth < 8, let types = aliases[self] else { return [self] }
        return types.flatMap(\.inheritedNames).flatMap { $0.meant(by: aliases, depth: depth + 1) }
    }

    /// The simple names in an inherited type as it is written: `@unchecked Sendable`, `Base<Int>`, `A & B`.
    var inheritedNames: [String] {
        split(separator: "&").compactMap { part in
            let words = part.prefix { $0 != "<" }.split(whereSeparator: \.isWhitespace)
            return words.last { !$0.hasPrefix("@") && $0 != "any" }.map { String($0).simpleName }
        }
    }
}
