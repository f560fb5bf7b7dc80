import OnceoverSource
import SwiftSyntax

/// Functions that have to change together: what overrides what, and what a protocol demands of its conformers.
///
/// Each function that has a completion handler belongs to one family, by its number; most are alone in theirs.
struct FunctionFamilies: Sendable {
    typealias Key = FunctionKey

    /// The candidates of each family.
    private(set) var members: [[Candidate]] = []
    private(set) var numbers: [Key: Int] = [:]
    private let byName: [String: [ProjectFunction]]
    /// The texts of async functions that only call one of the members, by the number of their file. They are removed
    /// with its handler.
    private(set) var wrappers: [Int: [Range<AbsolutePosition>]] = [:]
    /// Families that stay as they are: their callers alone change, each on its own, to call what stands beside them.
    private(set) var moved: Set<Int> = []
    /// Why families cannot be converted, from what is declared alone.
    private(set) var refusals: [Int: FamilyRefusal] = [:]

    /// - Parameters:
    ///   - impossible: candidates that cannot be converted, and why.
    ///   - leftOut: functions that are no candidates, and why.
    init(
        _ candidates: [Candidate], impossible: [Key: RefusalReason], leftOut: [Key: RefusalReason], _ project: Project
    ) {
        let byKey = Dictionary(candidates.map { (Key($0.function), $0) }) { first, _ in first }
        byName = Dictionary(grouping: candidates.map(\.function), by: \.name.withoutBackticks)
        var done: Set<Key> = []
        for candidate in candidates where !done.contains(Key(candidate.function)) {
            let family = Self.family(of: candidate.function, project.index, project.relations)
            done.formUnion(family.functions.map(Key.init))
            add(family, among: byKey, impossible.merging(leftOut) { first, _ in first }, project)
        }
    }

    func candidate(at key: Key) -> Candidate? {
        numbers[key].flatMap { number in members[number].first { Key($0.function) == key } }
    }

    /// Those of a base name that belong to a family.
    func functions(named name: String) -> [ProjectFunction] { byName[name.withoutBackticks] ?? [] }

    private struct Family {
        var functions: [ProjectFunction]
        /// A type that has to have the function, and has none here.
        var foreign: String?
    }

    /// All functions of its name and its labels in types that are related to its own, and to theirs in turn.
    private static func family(
        of function: ProjectFunction, _ index: ProjectIndex, _ relations: TypeRelations
    ) -> Family {
        guard let own = function.scope.last else { return Family(functions: [function]) }
        let same = index.functions(named: function.name).filter { $0.labels == function.labels && !$0.scope.isEmpty }
        if same.count == 1, function.place != .protocol { return Family(functions: [function]) }
        var types: Set<String> = [own]
        var heirs = relations.heirs(of: own)
        var left = Set(same.compactMap(\.scope.last)).subtracting(types)
        while let type = left.first(where: { !relations.heirs(of: $0).isDisjoint(with: heirs) }) {
            left.remove(type)
            types.insert(type)
            heirs.formUnion(relations.heirs(of: type))
        }
        var family = Family(functions: same.filter { types.contains($0.scope.last ?? "") })
        family.foreign = missing(family.functions, relations)
        return family
    }

    /// A type that conforms to a protocol of the family, and has the function from somewhere else.
    private static func missing(_ functions: [ProjectFunction], _ relations: TypeRelations) -> String? {
        let protocols = functions.filter { $0.place == .protocol }.compactMap(\.scope.last)
        let having = Set(functions.filter { $0.place != .protocol }.compactMap(\.scope.last))
        let conforming = protocols.reduce(into: Set<String>()) { $0.formUnion(relations.heirs(of: $1)) }
        return conforming.sorted().first { type in
            !relations.isProtocol(type) && having.isDisjoint(with: relations.lineage(of: type))
        }
    }

    private func known(_ candidates: [Candidate]) -> Set<Key> { Set(candidates.map { Key($0.function) }) }

    /// - Parameter reasons: why functions cannot be converted.
    private mutating func add(
        _ family: Family, among candidates: [Key: Candidate], _ reasons: [Key: RefusalReason], _ project: Project
    ) {
        let number = members.count
        let found = family.functions.compactMap { candidates[Key($0)] }
        members.append(found)
        for form in found.flatMap(\.wrappers) {
            wrappers[form.file, default: []].append(form.node.position..<form.node.endPosition)
        }
        for candidate in found { numbers[Key(candidate.function)] = number }
        if found.allSatisfy({ $0.form != nil }) { moved.insert(number) }
        let isMoved = moved.contains(number)
        let changing = known(found.filter { isMoved || $0.form == nil })
        var refusal = FamilyRefusal()
        for function in family.functions {
            let reason = isMoved && changing.contains(Key(function)) ? nil : reasons[Key(function)]
            if let reason = reason ?? (changing.contains(Key(function)) ? nil : .noHandler) {
                refusal.add(reason, of: function, project)
            }
        }
        if !isMoved {
            refusal.shared = family.foreign.map(RefusalReason.foreignImplementation)
            refusal.addDifference(among: found, project)
        }
        if !refusal.isEmpty { refusals[number] = refusal }
    }
}
