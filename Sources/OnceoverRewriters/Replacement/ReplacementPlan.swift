import OnceoverDiagnostics
import OnceoverSignatures
import OnceoverSource
import SwiftSyntax

/// Converts what can be converted, and leaves out what turns out to be in the way.
///
/// All families are taken to be convertible at first. A declaration that cannot be written without a family's handler
/// refuses that family; then all declarations that counted on it are done again. Since families are only ever refused, this
/// ends.
final class ReplacementPlan {
    let survey: ReplacementSurvey
    var project: Project { survey.project }
    private(set) var refusals: [Int: RefusalReason]
    private(set) var bodies: [FunctionFamilies.Key: AsyncFunction] = [:]
    /// Families whose calls a declaration keeps, and why.
    private(set) var keptCalls: [DeclarationKey: [Int: RefusalReason]] = [:]
    /// Families whose async forms come through a declaration.
    private let innerCalls: [DeclarationKey: Set<Int>]
    private var pending: Set<FunctionFamilies.Key> = []
    private var layouts: [Int: FileLayout] = [:]
    private var timings: [Int: CallbackTiming] = [:]

    init(_ survey: ReplacementSurvey) {
        self.survey = survey
        refusals = survey.refusals
        innerCalls = survey.innerCalls
    }

    func isReplaced(_ family: Int) -> Bool { refusals[family] == nil }

    /// Whether only the callers of a family change.
    func isMoved(_ family: Int) -> Bool { survey.families.moved.contains(family) }

    /// Families whose calls stay as they are in a declaration.
    func kept(in declaration: DeclarationKey) -> Set<Int> {
        innerCalls[declaration, default: []].union(keptCalls[declaration, default: [:]].keys)
    }

    func layout(of file: Int) -> FileLayout {
        if let known = layouts[file] { return known }
        let layout = FileLayout(project.files[file])
        layouts[file] = layout
        return layout
    }

    /// The family of a function and what it was found to be; nil where it keeps its handler, or has none.
    func candidate(at key: FunctionFamilies.Key) -> Candidate? {
        guard let number = survey.families.numbers[key], isReplaced(number) else { return nil }
        return survey.families.members[number].first { FunctionFamilies.Key($0.function) == key }
    }

    /// Whether a list of tests, as XCTest needs where there is no Objective-C, names a function.
    func isInTestList(_ name: String) -> Bool {
        testLists.contains { $0.words.contains(name) && !MentionFinder(of: [name], in: $0.tree).found.isEmpty }
    }

    private lazy var testLists = project.files.filter { $0.words.contains("allTests") }

    // MARK: - Bodies

    /// The async body of a function; a requirement has none.
    func body(of candidate: Candidate) throws(Obstacle) -> AsyncFunction? {
        let key = FunctionFamilies.Key(candidate.function)
        if let known = bodies[key] { return known }
        pending.insert(key)
        defer { pending.remove(key) }
        let made = try ReplacedBody(plan: self, candidate: candidate).function
        bodies[key] = made
        return made
    }

    /// Where a function calls back. Of one that is being converted, what its text says.
    func queues(of candidate: Candidate) -> CallbackQueues {
        if candidate.form != nil || pending.contains(FunctionFamilies.Key(candidate.function)) {
            return candidate.lexicalQueues
        }
        return (try? body(of: candidate))?.queues ?? candidate.lexicalQueues
    }

    /// The same of all that a call may mean.
    func queues(ofFamily family: Int) -> CallbackQueues {
        survey.families.members[family].reduce(into: CallbackQueues()) { $0.merge(queues(of: $1)) }
    }

    /// When the functions of a family call back. One that is met again is taken to be no different from the first.
    func timing(ofFamily family: Int) -> CallbackTiming {
        if let known = timings[family] { return known }
        timings[family] = CallbackTiming()
        var timing = CallbackTiming()
        for candidate in survey.families.members[family] {
            let calls = ReplacementCalls(plan: self, scope: candidate.function.scope, isOnMain: false)
            let own = CallbackTiming(of: candidate) { call in
                calls.anyFamily(of: call).map { self.timing(ofFamily: $0) }
            }
            timing.isAtOnce = timing.isAtOnce || own.isAtOnce
            timing.hasOwnQueue = timing.hasOwnQueue || own.hasOwnQueue
            timing.actsAtOnce = timing.actsAtOnce || own.actsAtOnce
        }
        timings[family] = timing
        return timing
    }

    // MARK: - Rounds

    /// A family that cannot be converted, and why.
    struct Obstacle: Error {
        let family: Int
        let reason: RefusalReason
    }

    private func declarations() -> [DeclarationKey: ReplacedDeclaration] {
        var all: [DeclarationKey: ReplacedDeclaration] = [:]
        for (number, members) in survey.families.members.enumerated() where isReplaced(number) && !isMoved(number) {
            for candidate in members {
                let declaration = ReplacedDeclaration(plan: self, candidate: candidate)
                all[declaration.key] = declaration
            }
        }
        for caller in survey.callers {
            let kept = kept(in: caller.key)
            guard caller.calls.contains(where: { isReplaced($0.family) && !kept.contains($0.family) }) else { continue }
            let declaration = ReplacedDeclaration(plan: self, caller: caller)
            if all[declaration.key] == nil {
                all[declaration.key] = declaration
            } else {
                all[declaration.key]?.calls = caller.calls
            }
        }
        return all
    }

    /// A call of what stays may stay, too.
    private func leaveOut(_ obstacle: Obstacle, _ key: DeclarationKey) {
        if isMoved(obstacle.family) {
            keptCalls[key, default: [:]][obstacle.family] = obstacle.reason
        } else if refusals[obstacle.family] == nil {
            refusals[obstacle.family] = obstacle.reason
        }
    }

    /// What all declarations become when nothing is in the way any more.
    func settle() -> [DeclarationKey: ReplacedDeclaration.Text] {
        var texts: [DeclarationKey: ReplacedDeclaration.Text] = [:]
        while true {
            texts = [:]
            bodies = [:]
            timings = [:]
            let before = refusals.count + keptCalls.values.reduce(0) { $0 + $1.count }
            let declarations = declarations()
            let perFile = Dictionary(grouping: declarations.keys, by: \.file)
            for (key, declaration) in declarations.sorted(by: { $0.key < $1.key }) {
                do throws(Obstacle) {
                    if perFile[key.file]?.count ?? 0 > 1 { try declaration.checkIsNotAllOfFile() }
                    texts[key] = try declaration.text()
                } catch {
                    leaveOut(error, key)
                }
            }
            if refusals.count + keptCalls.values.reduce(0, { $0 + $1.count }) == before { return texts }
        }
    }
}

/// A declaration by where it is.
struct DeclarationKey: Hashable, Comparable {
    let file: Int
    /// Of its first byte, comments above it included.
    let offset: Int

    static func < (one: Self, other: Self) -> Bool { (one.file, one.offset) < (other.file, other.offset) }
}

/// The edits of one file, with what new code needs.
struct FileReplacement {
    let plan: ReplacementPlan
    let file: Int

    func edits(_ texts: [ReplacedDeclaration.Text]) -> [TextEdit] {
        let source = plan.project.files[file]
        let layout = plan.layout(of: file)
        var edits = texts.map(\.edit).filter { !$0.range.isEmpty || !$0.replacement.isEmpty }
        if texts.contains(where: \.needsLibrary), let edit = FileImports(source.tree).edit(adding: "Onceover", layout) {
            edits.append(edit)
        }
        if texts.contains(where: \.needsError),
            !plan.project.declarations[file].types.keys.contains(NeitherValueNorError.name)
        {
            edits.append(NeitherValueNorError.edit(atEndOf: source, layout))
        }
        edits += NeitherValueNorError.removal(from: source, with: edits)
        return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}
