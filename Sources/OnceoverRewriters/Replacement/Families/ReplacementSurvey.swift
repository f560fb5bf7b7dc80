import OnceoverDiagnostics
import OnceoverSource
import SwiftSyntax

/// What is known before anything is converted: which functions change together, which code calls them, and what
/// prevents it.
struct ReplacementSurvey: Sendable {
    let project: Project
    let options: ReplacementOptions
    var relations: TypeRelations { project.relations }
    private(set) var families: FunctionFamilies
    /// Why families cannot be converted, as far as declarations and mentions say so.
    private(set) var refusals: [Int: FamilyRefusal]
    /// The base names of all functions that may lose their handlers.
    let names: Set<String>
    /// All declarations in which one of the functions is called.
    private(set) var callers: [CallingDeclaration] = []

    /// - Parameter leftOut: functions that are no candidates, and why.
    init(
        _ project: Project, candidates: [Candidate], leftOut: [FunctionKey: RefusalReason], options: ReplacementOptions,
        jobs: Int
    ) {
        self.project = project
        self.options = options
        let relations = project.relations
        let replaced = candidates.filter { $0.form == nil }
        let ambiguous = AmbiguousForms(replaced, in: project)
        let impossible = replaced.compactMap { candidate in
            let obstacle = RefusalReason(replacing: candidate, includesPublic: options.includesPublic, project)
            return (obstacle ?? ambiguous.otherHandler(than: candidate)).map {
                (FunctionFamilies.Key(candidate.function), $0)
            }
        }
        let families = FunctionFamilies(
            candidates, impossible: Dictionary(impossible) { first, _ in first }, leftOut: leftOut, project)
        self.families = families
        refusals = families.refusals
        // `default` is written without backticks behind a dot.
        let names = Set(candidates.flatMap { [$0.function.name, $0.function.name.withoutBackticks] })
        self.names = names
        let search = NameSearch(names)
        let found = DeepStack.map(count: project.files.count, jobs: jobs) { file in
            FileMentions(
                project: project, file: file, names: names, places: search.places(in: project.files[file].words),
                families: families, relations: relations)
        }
        for mentions in found { add(mentions) }
        refuseUnseen()
        refuseUncalled()
    }

    /// Families with async forms that a declaration may be a part of.
    var innerCalls: [DeclarationKey: Set<Int>] {
        var moved: [Int: [CallingDeclaration]] = [:]
        for caller in callers {
            for family in Set(caller.calls.map(\.family)).intersection(families.moved) {
                moved[family, default: []].append(caller)
            }
        }
        guard !moved.isEmpty else { return [:] }
        var graph = MentionGraph(project, asked: Set(moved.values.joined().flatMap(\.names)))
        var result: [DeclarationKey: Set<Int>] = [:]
        for (family, callers) in moved {
            let inner = InnerCallers(of: families.members[family].compactMap(\.form), in: &graph)
            for caller in callers where inner.contains(caller) { result[caller.key, default: []].insert(family) }
        }
        return result
    }

    private mutating func add(_ mentions: FileMentions) {
        callers += mentions.callers
        for (family, reason) in mentions.obstacles where refusals[family] == nil && !families.moved.contains(family) {
            refusals[family] = FamilyRefusal(reason)
        }
    }

    /// What a file with syntax errors says cannot be converted.
    private mutating func refuseUnseen() {
        for (number, members) in families.members.enumerated()
        where refusals[number] == nil && !families.moved.contains(number) {
            guard let name = members.first?.function.name else { continue }
            let file = project.unseen.first { $0.words.contains(name + "(") || $0.words.contains(name + " {") }
            if let file { refusals[number] = FamilyRefusal(.unreadable(file.path)) }
        }
    }

    /// A function without a call in the project may be called by a system whose protocol the type conforms to.
    private mutating func refuseUncalled() {
        let called = Set(callers.flatMap { $0.calls.map(\.family) })
        for (number, members) in families.members.enumerated()
        where refusals[number] == nil && !called.contains(number) && !families.moved.contains(number) {
            let types = members.compactMap(\.function.scope.last)
            let parent = types.compactMap(relations.foreignParent).first
            if let parent { refusals[number] = FamilyRefusal(.calledBySystem(parent)) }
        }
    }
}

/// A declaration outside of bodies that calls functions which lose their handlers.
struct CallingDeclaration: Sendable {
    /// A call, by its family and by where it is.
    struct Call: Sendable {
        let family: Int
        let place: Location
        let isAwaited: Bool
    }

    let file: Int
    let node: Syntax
    /// The types around it, outermost first.
    let scope: [String]
    fileprivate(set) var calls: [Call] = []

    var key: DeclarationKey { DeclarationKey(file: file, offset: node.position.utf8Offset) }
}

/// What one file says of the functions that are to be replaced.
struct FileMentions: Sendable {
    private(set) var callers: [CallingDeclaration] = []
    private(set) var obstacles: [(family: Int, reason: RefusalReason)] = []

    /// - Parameter places: where in the file the names may stand.
    init(
        project: Project, file: Int, names: Set<String>, places: WordPlaces, families: FunctionFamilies,
        relations: TypeRelations
    ) {
        let source = project.files[file]
        let receivers = ReceiverType(index: project.index, relations: relations, outer: [])
        let calls = FamilyCalls(project: project, families: families, receivers: receivers)
        let wrappers = families.wrappers[file] ?? []
        for reference in MentionFinder(of: names, in: source.tree, places: places).found
        where !wrappers.contains(where: { $0.contains(reference.position) }) {
            let place = source.location(of: reference)
            switch calls.mention(reference) {
            case nil: continue
            case .obstacle(let numbers, let reason): obstacles += numbers.map { ($0, reason(place)) }
            case .call(let found):
                let node = Syntax(reference).outermostDeclaration
                if callers.last?.node.id != node.id {
                    callers.append(
                        CallingDeclaration(file: file, node: node, scope: receivers.types(around: node)))
                }
                callers[callers.count - 1].calls.append(
                    CallingDeclaration.Call(family: found.family, place: place, isAwaited: found.call.isAwaited))
            }
        }
    }
}

extension Syntax {
    /// The function, property or initialiser around a node that is a member of a type or stands at the top level; there,
    /// all statements of a file are one.
    fileprivate var outermostDeclaration: Syntax {
        var path: [Syntax] = [self]
        while let parent = path[path.count - 1].parent { path.append(parent) }
        for node in path.reversed() {
            if let member = node.as(MemberBlockItemSyntax.self), !member.decl.holdsMembers {
                return Syntax(member.decl)
            }
            if let item = node.as(CodeBlockItemSyntax.self) {
                guard case .decl(let declaration) = item.item else { return Syntax(root) }
                if !declaration.holdsMembers { return Syntax(declaration) }
            }
        }
        return Syntax(root)
    }
}

extension DeclSyntax {
    fileprivate var holdsMembers: Bool {
        isProtocol((any DeclGroupSyntax).self) || self.is(IfConfigDeclSyntax.self)
    }
}
