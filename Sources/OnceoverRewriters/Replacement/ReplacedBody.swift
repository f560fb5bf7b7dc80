import OnceoverSignatures
import OnceoverSource
import SwiftSyntax

/// The body of a function that loses its handler.
struct ReplacedBody {
    let plan: ReplacementPlan
    let candidate: Candidate

    var function: AsyncFunction? {
        get throws(ReplacementPlan.Obstacle) {
            guard candidate.function.node.body != nil else { return nil }
            let function = candidate.function
            let calls = ReplacementCalls(plan: plan, scope: function.scope, kept: kept)
            let family = plan.survey.families.numbers[FunctionFamilies.Key(function)] ?? 0
            if plan.timing(ofFamily: family).tellsBoth {
                throw ReplacementPlan.Obstacle(family: family, reason: .valueBesideError, function: function)
            }
            do throws(Unconvertible) {
                let layout = plan.layout(of: function.file)
                let options = plan.survey.options.body
                let (waiting, edits) = try candidate.waiting(options, in: plan.project, layout)
                let named = withNamedArguments(waiting)
                let converter = BodyConverter(
                    named, of: candidate, in: plan.project, options, waiting: edits?.waiting, layout: layout,
                    calls: calls)
                guard let body = named.function.node.body else { return nil }
                let statements = try converter.convert(body)
                if let reason = converter.met.reordered { throw reason }
                if converter.losesStep, plan.timing(ofFamily: family).isInStep { throw Unconvertible.outOfStep }
                return AsyncFunction(converter, of: candidate, statements: statements, storage: edits)
            } catch {
                let reason = error == .outOfStep ? .outOfStep : RefusalReason(error)
                throw ReplacementPlan.Obstacle(family: family, reason: reason, function: function)
            }
        }
    }

    private var kept: Set<Int> {
        plan.kept(
            in: DeclarationKey(file: candidate.function.file, offset: candidate.function.node.position.utf8Offset))
    }

    /// The same function, with names for what closures call `$0`.
    private func withNamedArguments(_ candidate: Candidate) -> Candidate {
        let function = candidate.function
        if MentionFinder(of: plan.survey.names, in: function.node).found.isEmpty { return candidate }
        let calls = ReplacementCalls(plan: plan, scope: function.scope, kept: kept)
        var text = DeclarationText(Syntax(function.node), isMember: function.place != .topLevel)
        var changed = false
        for _ in 0..<20 {
            let edits = CallFinder(calls, in: text.tree).outermost(\.namingEdits)
            if edits.isEmpty { break }
            text.apply(edits)
            changed = true
        }
        guard changed, let node = text.declaration?.as(FunctionDeclSyntax.self) else { return candidate }
        var named = candidate
        named.function = ProjectFunction(
            file: function.file, node: node, scope: function.scope, place: function.place)
        return named
    }
}
