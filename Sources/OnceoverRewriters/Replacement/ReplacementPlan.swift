import OnceoverDiagnostics
import OnceoverSignatures
import OnceoverSource
import SwiftSyntax

/// Converts what can be converted, and leaves out what turns out to be in the way.
///
/// All families are taken to be convertible at first. A declaration that cannot be written without a family's handler
/// refuses that family; then all declarations that counted on it are done again, and no others. Since families are only ever
/// refused, this ends.
final class ReplacementPlan {
    let survey: ReplacementSurvey
    var project: Project { survey.project }
    private(set) var refusals: [Int: FamilyRefusal]
    private var bodies: [FunctionFamilies.Key: Remembered<AsyncFunction>] = [:]
    /// Families whose calls a declaration keeps, and why.
    private(set) var keptCalls: [DeclarationKey: [Int: RefusalReason]] = [:]
    /// Families whose async forms come through a declaration.
    private let innerCalls: [DeclarationKey: Set<Int>]
    /// Families that were refused, or of which a call is kept, since the round began.
    private var changed: Set<Int> = []
    private var pending: Set<FunctionFamilies.Key> = []
    private var layouts: [Int: FileLayout] = [:]
    let timings: FunctionTimings
    /// The families that were asked for by what is being made, innermost last.
    private var asked: [Set<Int>] = []

    init(_ survey: ReplacementSurvey) {
        self.survey = survey
        refusals = survey.refusals
        timings = FunctionTimings(
            survey.project, Array(survey.families.members.joined()), countsGivenCode: false)
        innerCalls = survey.innerCalls
    }

    func isReplaced(_ family: Int) -> Bool {
        if !asked.isEmpty { asked[asked.count - 1].insert(family) }
        return refusals[family] == nil
    }

    /// What is made, with the families that it asks for. Whatever it is made for counts on these, too.
    private func remembered<Value>(_ make: () throws(Obstacle) -> Value) throws(Obstacle) -> Remembered<Value> {
        asked.append([])
        defer { rely(on: asked.removeLast()) }
        let value = try make()
        return Remembered(value: value, families: asked[asked.count - 1])
    }

    private func rely(on families: Set<Int>) {
        if !asked.isEmpty { asked[asked.count - 1].formUnion(families) }
    }

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

    /// What a function was found to be; nil where it keeps its handler, or has none.
    func candidate(at key: FunctionFamilies.Key) -> Candidate? {
        guard let number = survey.families.numbers[key], isReplaced(number) else { return nil }
        return survey.families.candidate(at: key)
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
        if let known = bodies[key] {
            rely(on: known.families)
            return known.value
        }
        pending.insert(key)
        defer { pending.remove(key) }
        let made = try remembered { () throws(Obstacle) in try ReplacedBody(plan: self, candidate: candidate).function }
        bodies[key] = made.value.map { Remembered(value: $0, families: made.families) }
        return made.value
    }

    /// Why a function of which a body was made waits with a continuation in it; nil where it does not.
    func obstacle(in candidate: Candidate) -> String? {
        bodies[FunctionFamilies.Key(candidate.function)]?.value.obstacle
    }

    /// When and where the functions of a family call back.
    func timing(ofFamily family: Int) -> CallbackTiming {
        let members = survey.families.members[family]
        let written = members.filter { $0.function.node.body != nil }
        let known = (written.isEmpty ? members : written).compactMap { timings.timing(of: $0.function) }
        return CallbackTiming.merged(known) ?? CallbackTiming()
    }

    /// Whether an async form, which was there before, may wait where the function keeps calls in their order.
    func losesStep(_ family: Int) -> Bool { isMoved(family) && timing(ofFamily: family).isInStep }

    /// Where they call back.
    func queues(ofFamily family: Int) -> CallbackQueues { timing(ofFamily: family).queues }

    // MARK: - Rounds

    /// A family that cannot be converted, and why.
    struct Obstacle: Error {
        let family: Int
        let reason: RefusalReason
        /// The function of the family that it is said of; nil where it is said of all.
        var function: ProjectFunction?
    }

    private func declarations() -> [DeclarationKey: ReplacedDeclaration] {
        var all: [DeclarationKey: ReplacedDeclaration] = [:]
        for (number, members) in survey.families.members.enumerated() where isReplaced(number) && !isMoved(number) {
            for candidate in members {
                let declaration = ReplacedDeclaration(plan: self, candidate: candidate)
                all[declaration.key] = declaration
            }
        }
        addStorage(to: &all)
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

    /// What uses the properties that kept handlers of functions that change.
    private func addStorage(to all: inout [DeclarationKey: ReplacedDeclaration]) {
        for (number, members) in survey.families.members.enumerated() where isReplaced(number) && !isMoved(number) {
            for candidate in members where candidate.stored != nil {
                let body: AsyncFunction?? = try? body(of: candidate)
                for edit in body??.storage?.outside ?? [] {
                    let declaration = ReplacedDeclaration(plan: self, node: edit.declaration, like: candidate)
                    all[declaration.key, default: declaration].storageEdits.append(edit.edit)
                }
            }
        }
    }

    /// A call of what stays may stay, too.
    private func leaveOut(_ obstacle: Obstacle, _ key: DeclarationKey) {
        if isMoved(obstacle.family) {
            let known = keptCalls[key, default: [:]].updateValue(obstacle.reason, forKey: obstacle.family)
            if known == nil { changed.insert(obstacle.family) }
        } else if refusals[obstacle.family] == nil {
            var refusal = FamilyRefusal(obstacle.function == nil ? obstacle.reason : nil)
            if let function = obstacle.function { refusal.add(obstacle.reason, of: function, project) }
            refusals[obstacle.family] = refusal
            changed.insert(obstacle.family)
        }
    }

    /// Functions that store their handlers in the same property wait in the same place, or none of them does.
    private func leaveOutStoredBeside() {
        for members in survey.families.members {
            for candidate in members {
                guard let stored = candidate.stored, stored.storers.count > 1,
                    let family = survey.families.numbers[FunctionKey(candidate.function)], refusals[family] == nil
                else { continue }
                let others = stored.storers.compactMap { survey.families.candidate(at: $0) }
                guard let other = others.first(where: { !isConverted($0.function) }) else { continue }
                let reason = refusal(of: other.function)?.text ?? "it keeps its handler"
                leaveOut(
                    Obstacle(
                        family: family,
                        reason: .storedBeside(project.named(other.function), stored.property.name, reason),
                        function: candidate.function),
                    DeclarationKey(file: candidate.function.file, offset: candidate.function.node.position.utf8Offset))
            }
        }
    }

    private func isConverted(_ function: ProjectFunction) -> Bool {
        survey.families.numbers[FunctionKey(function)].map { refusals[$0] == nil } ?? false
    }

    private func refusal(of function: ProjectFunction) -> RefusalReason? {
        survey.families.numbers[FunctionKey(function)].flatMap { refusals[$0]?.reason(of: function) }
    }

    /// What all declarations become when nothing is in the way any more.
    func settle() -> [DeclarationKey: ReplacedDeclaration.Text] {
        var texts: [DeclarationKey: Remembered<ReplacedDeclaration.Text>] = [:]
        while true {
            changed = []
            leaveOutStoredBeside()
            write(declarations(), into: &texts)
            if changed.isEmpty { return texts.mapValues(\.value) }
            texts = texts.filter { $0.value.families.isDisjoint(with: changed) }
            bodies = bodies.filter { $0.value.families.isDisjoint(with: changed) }
        }
    }

    /// Writes what has no text yet, and refuses what turns out to be in the way.
    private func write(
        _ declarations: [DeclarationKey: ReplacedDeclaration],
        into texts: inout [DeclarationKey: Remembered<ReplacedDeclaration.Text>]
    ) {
        let perFile = Dictionary(grouping: declarations.keys, by: \.file)
        texts = texts.filter { declarations[$0.key] != nil }
        for (key, declaration) in declarations.sorted(by: { $0.key < $1.key }) {
            do throws(Obstacle) {
                if perFile[key.file]?.count ?? 0 > 1 { try declaration.checkIsNotAllOfFile() }
                if texts[key] != nil { continue }
                texts[key] = try remembered { () throws(Obstacle) in
                    if let family = declaration.family { rely(on: [family]) }
                    return try declaration.text()
                }
            } catch {
                texts[key] = nil
                leaveOut(error, key)
            }
        }
    }
}

/// Something that was made, and the families that it counts on: that they change, or that they stay.
private struct Remembered<Value> {
    let value: Value
    let families: Set<Int>
}
