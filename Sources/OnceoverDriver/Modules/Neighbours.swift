import OnceoverSource

/// Which files of a module are read together, so that a verdict is the same wherever in the module a declaration stands: a file
/// with those that declare what its verdicts may depend on, a type with its extensions, and with what uses it.
struct Neighbours: Sendable {
    /// The guests of each file, by number and in their order.
    let guests: [[Int]]

    /// - Complexity: O(bytes of the modules).
    init(of files: [CheckedFile], in opened: OpenedFiles, modules: [Int], jobs: Int) {
        let asking = Set(files.indices.filter { !files[$0].dependencies.isEmpty }.map { modules[$0] })
        let searched = files.indices.filter { asking.contains(modules[$0]) }
        let found = DeepStack.map(count: searched.count, jobs: jobs) { index in
            DeclaredWords(in: WordSearch(opened.text(searched[index]) ?? SourceText(path: "", text: "")))
        }
        var guests = files.map { _ in [Int]() }
        for module in Dictionary(grouping: zip(searched, found), by: { modules[$0.0] }).values {
            let links = Links(of: module.map { Links.Member(number: $0, words: $1, file: files[$0]) })
            for (index, member) in module.enumerated() { guests[member.0] = links.guests(of: index) }
        }
        self.guests = guests
    }
}

/// The same for one module: how many names its files share.
private struct Links {
    struct Member {
        let number: Int
        let words: DeclaredWords
        let file: CheckedFile
    }

    private let members: [Member]
    /// The types that the module declares.
    private let types: Set<String>
    /// By member: its weight for each other member.
    private var weights: [[Int: Int]]

    /// A name that more files declare, or a type that more files use, is left to the facts.
    private static let limit = 4
    /// An extension belongs to its type more than what mentions it.
    private static let weightOfExtension = 8
    /// Bytes that are joined to a file at most: what is read twice must not cost more than the rest of a check.
    private static let room = 32 << 10

    init(of members: [Member]) {
        self.members = members
        types = members.reduce(into: []) { $0.formUnion($1.words.types) }
        weights = members.map { _ in [:] }
        let declaring = declaring
        for (index, member) in members.enumerated() {
            for name in member.file.dependencies { declaring[name]?.forEach { add(1, for: $0, to: index) } }
        }
        let using = using
        for (index, member) in members.enumerated() where !member.file.dependencies.isEmpty {
            for type in member.words.types {
                declaring[type]?.forEach { add(Self.weightOfExtension, for: index, to: $0) }
                using[type]?.forEach { add(1, for: $0, to: index) }
            }
        }
    }

    private mutating func add(_ weight: Int, for guest: Int, to host: Int) {
        weights[host][guest, default: 0] += weight
    }

    /// The members that declare or extend what has a name, where they are few.
    private var declaring: [String: [Int]] {
        few { $0.words.visible.union($0.words.extended.intersection(types)) }
    }

    /// The members whose verdicts may depend on a type, where they are few.
    private var using: [String: [Int]] { few { $0.file.dependencies.intersection(types) } }

    private func few(_ names: (Member) -> Set<String>) -> [String: [Int]] {
        var found: [String: [Int]] = [:]
        for (index, member) in members.enumerated() {
            for name in names(member) { found[name, default: []].append(index) }
        }
        return found.filter { $0.value.count <= Self.limit }
    }

    /// As many as there is room for. Those that may hold an obligation come first, then those that share the most names. Files that
    /// declare one type belong to different programs.
    func guests(of host: Int) -> [Int] {
        var room = Self.room
        var taken = members[host].words.owned
        return ranked(for: host).filter { guest in
            guard guest.words.size <= room, taken.isDisjoint(with: guest.words.owned) else { return false }
            room -= guest.words.size
            taken.formUnion(guest.words.owned)
            return true
        }.map(\.number).sorted()
    }

    private func ranked(for host: Int) -> [Member] {
        let admitted = weights[host].filter { mayJoin($0.key, host) }
        return admitted.map { (members[$0.key], $0.value) }.sorted { one, other in
            (one.0.file.isParsed ? 0 : 1, other.1, one.0.number) < (
                other.0.file.isParsed ? 0 : 1, one.1, other.0.number
            )
        }.map(\.0)
    }

    /// Tests say nothing about the program. What only one of two files sees must not be taken for what the other declares.
    private func mayJoin(_ guest: Int, _ host: Int) -> Bool {
        let (one, other) = (members[guest], members[host])
        return guest != host && (other.file.isOfTests || !one.file.isOfTests)
            && one.words.hidden.isDisjoint(with: other.words.visible)
            && other.words.hidden.isDisjoint(with: one.words.visible)
    }
}
