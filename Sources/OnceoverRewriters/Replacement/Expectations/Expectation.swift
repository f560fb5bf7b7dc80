import OnceoverDiagnostics
import SwiftSyntax

/// What a test waits for, in its plain shape: an expectation that is fulfilled at the end of one call's handler and
/// nowhere else, and is waited for right behind the call.
struct Expectation {
    /// The statement that calls.
    let call: CodeBlockItemSyntax
    /// All other statements of the test, but for those below.
    let others: [CodeBlockItemSyntax]
    /// The statements that have nothing to do any more when the call is awaited.
    private let declaration: CodeBlockItemSyntax
    private let wait: CodeBlockItemSyntax
    private let fulfilment: CodeBlockItemSyntax

    /// Nil where the body is any other.
    init?(in body: CodeBlockSyntax, around found: FamilyCall) {
        let statements = Array(body.statements)
        guard case .closure(let closure) = found.given(), closure.signature?.capture == nil,
            let place = statements.firstIndex(where: { $0.id == found.call.ownStatement?.id }),
            place + 1 < statements.count, let last = closure.statements.last, let name = last.fulfilledName,
            let declared = statements[..<place].firstIndex(where: { $0.declaresExpectation(name) }),
            statements[place + 1].waits(for: name), !Exits(of: closure.statements).hasReturn
        else { return nil }
        call = statements[place]
        declaration = statements[declared]
        wait = statements[place + 1]
        fulfilment = last
        others = statements.enumerated().filter { ![declared, place, place + 1].contains($0.offset) }.map(\.element)
        guard isOnlyOne(name, in: body), [declaration, wait, fulfilment].allSatisfy(\.isBare) else { return nil }
    }

    /// Whether nothing else in the body has to do with this expectation or another.
    private func isOnlyOne(_ name: String, in body: CodeBlockSyntax) -> Bool {
        let words = ["fulfill", "wait", "waitForExpectations", "fulfillment", "XCTWaiter"]
        return MentionFinder(of: [name], in: call).found.count == 1
            && others.allSatisfy { MentionFinder(of: [name], in: $0).found.isEmpty }
            && MentionFinder(of: Set(words), in: body).found.count == 2
            && MentionFinder(of: [name], in: wait).found.count <= 1
    }

    /// Takes the three statements away.
    var removals: [TextEdit] {
        [declaration, wait, fulfilment].map { statement in
            let first = statement.previousToken(viewMode: .sourceAccurate)?.tokenKind == .leftBrace
            let next = statement.nextToken(viewMode: .sourceAccurate)
            if first, let next, next.leadingTrivia.comments.isEmpty {
                let start = statement.positionAfterSkippingLeadingTrivia.utf8Offset
                return TextEdit(start..<next.positionAfterSkippingLeadingTrivia.utf8Offset, with: "")
            }
            return TextEdit(
                statement.position.utf8Offset..<statement.endPositionBeforeTrailingTrivia.utf8Offset, with: "")
        }
    }
}

extension CodeBlockItemSyntax {
    private var callAlone: FunctionCallExprSyntax? { item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self) }

    /// Whether no comment would go with it.
    fileprivate var isBare: Bool {
        tokens(viewMode: .sourceAccurate).allSatisfy {
            $0.leadingTrivia.comments.isEmpty && $0.trailingTrivia.comments.isEmpty
        }
    }

    /// `done` in `done.fulfill()`
    fileprivate var fulfilledName: String? {
        guard let call = callAlone, call.arguments.isEmpty, call.trailingClosure == nil,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "fulfill"
        else { return nil }
        return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// `let done = expectation(description: "done")`
    fileprivate func declaresExpectation(_ name: String) -> Bool {
        guard let variable = item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.pattern.trimmedDescription == name,
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
        else { return false }
        return ["expectation", "self.expectation", "XCTestExpectation"].contains(
            call.calledExpression.trimmedDescription) && call.arguments.allSatisfy { $0.label?.text == "description" }
    }

    /// `wait(for: [done], timeout: 1)`, `waitForExpectations(timeout: 1)`
    fileprivate func waits(for name: String) -> Bool {
        guard let call = callAlone, call.trailingClosure == nil else { return false }
        switch call.calledExpression.trimmedDescription {
        case "wait", "self.wait":
            return call.arguments.first?.label?.text == "for"
                && call.arguments.first?.expression.trimmedDescription == "[\(name)]"
        case "waitForExpectations", "self.waitForExpectations": return call.arguments.count == 1
        default: return false
        }
    }
}
