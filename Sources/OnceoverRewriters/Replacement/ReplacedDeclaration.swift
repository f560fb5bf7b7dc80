import OnceoverDiagnostics
import OnceoverSignatures
import OnceoverSource
import SwiftSyntax

/// A declaration that changes: its own handler goes, or it calls functions without theirs.
struct ReplacedDeclaration {
    /// What it becomes.
    struct Text {
        let edit: TextEdit
        var needsLibrary = false
        var needsError = false
    }

    private let plan: ReplacementPlan
    private let file: Int
    private let node: Syntax
    private let scope: [String]
    private let candidate: Candidate?
    /// The calls in it of functions that lose their handlers.
    var calls: [CallingDeclaration.Call] = []
    /// What it does to a property that kept a handler, with offsets in the file.
    var storageEdits: [TextEdit] = []

    init(plan: ReplacementPlan, candidate: Candidate) {
        self.plan = plan
        self.candidate = candidate
        file = candidate.function.file
        node = Syntax(candidate.function.node)
        scope = candidate.function.scope
    }

    init(plan: ReplacementPlan, caller: CallingDeclaration) {
        self.plan = plan
        candidate = nil
        file = caller.file
        node = caller.node
        scope = caller.scope
        calls = caller.calls
    }

    /// A declaration that uses a property which kept a function's handler.
    init(plan: ReplacementPlan, node: Syntax, like candidate: Candidate) {
        self.plan = plan
        self.candidate = nil
        file = candidate.function.file
        self.node = node
        scope = candidate.function.scope
    }

    /// The family that the declaration is of; nil of one that only calls.
    var family: Int? { candidate.flatMap { plan.survey.families.numbers[FunctionFamilies.Key($0.function)] } }

    var key: DeclarationKey { DeclarationKey(file: file, offset: node.position.utf8Offset) }

    private var isMember: Bool { node.parent?.is(MemberBlockItemSyntax.self) ?? false }

    /// The statements at the top level of a file are written together, with whatever is declared between them.
    func checkIsNotAllOfFile() throws(ReplacementPlan.Obstacle) {
        guard node.is(SourceFileSyntax.self),
            let call = calls.first(where: { plan.isReplaced($0.family) && !plan.kept(in: key).contains($0.family) })
        else { return }
        throw ReplacementPlan.Obstacle(
            family: call.family,
            reason: .unwritable(call.place, "it is top-level code in a file whose declarations change"))
    }

    func text() throws(ReplacementPlan.Obstacle) -> Text {
        let kept = plan.kept(in: key)
        let resolver = ReplacementCalls(plan: plan, scope: scope, kept: kept)
        lazy var original = DeclarationText(node.withoutTrailingTrivia, isMember: isMember)
        let live = calls.filter { plan.isReplaced($0.family) && !kept.contains($0.family) }
        if !live.isEmpty { try check(live, in: original, resolver) }
        let body =
            try candidate.map { candidate throws(ReplacementPlan.Obstacle) in try plan.body(of: candidate) } ?? nil
        let start = candidate.map { candidate in
            ReplacedSignature(
                candidate: candidate, unit: plan.layout(of: file).unit,
                isCallersIsolation: plan.project.hasCallersIsolation(candidate.function)
            ).text(body)
        }
        var text = start.map { DeclarationText($0, isMember: isMember) } ?? original
        text.apply(storageEdits, ofFileFrom: node.position.utf8Offset)
        let test = AwaitingTest(resolver: resolver, layout: plan.layout(of: file), scope: scope)
        if candidate == nil, isMember, let awaiting = test.text(of: text) { text = awaiting }
        try addBorders(to: &text, resolver)
        let range = node.position.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        return Text(
            edit: TextEdit(range, with: plan.layout(of: file).withLineBreaks(text.text)),
            needsLibrary: body?.needsLibrary ?? false, needsError: body?.needsError ?? false)
    }

    /// Whether all calls that change are found again where the declaration is looked at on its own. One that is awaited
    /// already, since it is an actor's, is not.
    private func check(
        _ live: [CallingDeclaration.Call], in text: DeclarationText, _ resolver: ReplacementCalls
    ) throws(ReplacementPlan.Obstacle) {
        let found = CallFinder(resolver, in: text.tree).found.map(\.family)
        let missing = live.first { call in
            live.count { $0.family == call.family } > found.count { $0 == call.family }
        }
        guard let missing else { return }
        let call = live.first { $0.family == missing.family && $0.isAwaited } ?? missing
        let reason = call.isAwaited ? "it is already awaited" : "on its own, the call has another meaning"
        throw ReplacementPlan.Obstacle(family: call.family, reason: .unwritable(call.place, reason))
    }

    /// Starts a task for each call that is not awaited yet. What is inside of a call comes next, in its new place.
    private func addBorders(
        to text: inout DeclarationText, _ resolver: ReplacementCalls
    ) throws(ReplacementPlan.Obstacle) {
        let index = plan.project.index
        let relations = plan.survey.relations
        let outer = Isolation(around: node, in: index, relations)
        for _ in 0..<50 {
            let finder = CallFinder(resolver, in: text.tree)
            if finder.found.isEmpty { return text.apply(RepeatedSelf(in: text.tree).edits) }
            let edits = try finder.outermost { found throws(ReplacementPlan.Obstacle) in
                let border = Border(
                    found: found, calls: resolver,
                    isolation: Isolation(around: Syntax(found.call), outer: outer, in: index, relations),
                    layout: plan.layout(of: file), place: place(of: found))
                do throws(RefusalReason) {
                    return try border.edits()
                } catch {
                    throw ReplacementPlan.Obstacle(family: found.family, reason: error)
                }
            }
            text.apply(edits)
        }
    }

    /// Where the call stood before anything was changed: the first of its family, if there are several.
    private func place(of found: FamilyCall) -> Location {
        calls.first { $0.family == found.family }?.place ?? plan.project.files[file].location(of: node)
    }
}
