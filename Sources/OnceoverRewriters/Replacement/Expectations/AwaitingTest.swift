import OnceoverDiagnostics
import OnceoverSignatures
import SwiftSyntax

/// A test that waits for an expectation becomes one that awaits: a test may be async, so no task has to start in it.
struct AwaitingTest {
    let resolver: ReplacementCalls
    let layout: FileLayout
    /// The types around it, outermost first.
    let scope: [String]
    private var plan: ReplacementPlan { resolver.plan }

    /// The test when it awaits; nil where it is none, or not of the plain shape.
    func text(of test: DeclarationText) -> DeclarationText? {
        guard let function = test.declaration?.as(FunctionDeclSyntax.self), isTest(function),
            let found = onlyCall(in: test)
        else { return nil }
        var text = test
        let names = found.namingEdits
        if !names.isEmpty {
            text.apply(names)
            return self.text(of: text)
        }
        guard let body = function.body, let expectation = Expectation(in: body, around: found),
            expectation.others.allSatisfy(isAllowedInAsyncCode), !plan.queues(ofFamily: found.family).isMain
        else { return nil }
        text.apply(expectation.removals)
        return awaiting(&text, besides: expectation.others) ? text : nil
    }

    /// Code that mentions the test by name is a list of tests, which can only hold functions that are not async.
    private func isTest(_ function: FunctionDeclSyntax) -> Bool {
        function.name.text.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
            && function.signature.returnClause == nil && function.signature.effectSpecifiers?.asyncSpecifier == nil
            && function.modifiers.allSatisfy { ["public", "internal", "final"].contains($0.name.text) }
            && plan.survey.relations.lineage(of: scope.last ?? "").contains("XCTestCase")
            && !plan.isInTestList(function.name.text)
    }

    private func onlyCall(in text: DeclarationText) -> FamilyCall? {
        let found = CallFinder(resolver, in: text.tree).found
        return found.count == 1 ? found[0] : nil
    }

    private func isAllowedInAsyncCode(_ statement: CodeBlockItemSyntax) -> Bool {
        let check = VerbatimCheck(calls: resolver, mayReturn: true)
        check.walk(statement)
        return check.reason == nil
    }

    /// Puts what is awaited in the place of the call; false where that cannot be written.
    private func awaiting(_ text: inout DeclarationText, besides others: [CodeBlockItemSyntax]) -> Bool {
        guard let found = onlyCall(in: text), let statement = found.call.ownStatement,
            let form = resolver.asyncForm(of: found.call),
            let lines = try? lines(of: found, form, besides: others),
            case let exits = Exits(of: lines), !exits.hasReturn || statement.isLastOfItsBlock
        else { return false }
        let start = statement.positionAfterSkippingLeadingTrivia.utf8Offset
        let written = lines.indented(by: statement.lineIndentation).drop { $0 == " " || $0 == "\t" }
        let body = TextEdit(
            start..<statement.endPositionBeforeTrailingTrivia.utf8Offset, with: layout.withLineBreaks(String(written)))
        guard let head = effects(throwing: exits.hasThrow, in: text) else { return false }
        text.apply([head, body])
        return true
    }

    private func lines(
        of found: FamilyCall, _ form: AsyncCall, besides others: [CodeBlockItemSyntax]
    ) throws(Unconvertible) -> String {
        // What the handler called by such a name would hide what the rest of the test means by it.
        let names = Set(others.flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.text) })
        return try found.awaited(form, layout, resolver, home: .none, declared: names)
    }

    private func effects(throwing: Bool, in text: DeclarationText) -> TextEdit? {
        guard let signature = text.declaration?.as(FunctionDeclSyntax.self)?.signature else { return nil }
        let end = signature.parameterClause.endPositionBeforeTrailingTrivia.utf8Offset
        let isMarked = signature.effectSpecifiers?.throwsClause != nil
        return TextEdit(end..<end, with: " async" + (throwing && !isMarked ? " throws" : ""))
    }
}

extension CodeBlockItemSyntax {
    fileprivate var isLastOfItsBlock: Bool { parent?.as(CodeBlockItemListSyntax.self)?.last?.id == id }
}
