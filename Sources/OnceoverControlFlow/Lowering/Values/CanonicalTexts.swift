import OnceoverVocabulary
import SwiftSyntax

/// A condition's text with every variable named by its declaration, and what it depends on.
struct CanonicalText {
    var key = ""
    var name = ""
    var mentions: Set<TermID> = []
    /// All names in it, those of members too.
    var names: Set<String> = []
    /// The same as one of two values that are compared.
    var side = Comparison.Side(text: "")
}

/// The texts of conditions, in which every variable is named by its declaration. It lays out nothing.
struct CanonicalTexts {
    let builder: BodyBuilder

    /// Nil if the value may differ from one evaluation to the next, because something in it is called, or is false
    /// for now only.
    func canonicalText(_ parts: ArraySlice<ExprSyntax>) -> CanonicalText? {
        var text = CanonicalText()
        for part in parts {
            for token in part.tokens(viewMode: .sourceAccurate) {
                guard append(token, to: &text) else { return nil }
            }
        }
        text.side = side(parts, text: text.name)
        return text
    }

    /// - Parameter text: what is written, without white space.
    private func side(_ parts: ArraySlice<ExprSyntax>, text: String) -> Comparison.Side {
        var side = Comparison.Side(text: text)
        guard let first = parts.first, let value = first.as(MemberAccessExprSyntax.self), parts.count != 2 else {
            side.offset = offset(parts)
            return side
        }
        side.member = value.declName.baseName.text
        side.owner = value.base?.trimmedDescription
        side.offset = offset(parts)
        return side
    }

    /// 1 for `index + 1`; 0 where nothing is added.
    private func offset(_ parts: ArraySlice<ExprSyntax>) -> Int {
        guard parts.count == 3, let sign = parts[parts.startIndex + 1].as(BinaryOperatorExprSyntax.self)?.operator.text,
            let number = parts.last?.as(IntegerLiteralExprSyntax.self).flatMap({ Int($0.literal.text) })
        else { return 0 }
        return sign == "+" ? number : sign == "-" ? -number : 0
    }

    private func append(_ token: TokenSyntax, to text: inout CanonicalText) -> Bool {
        switch token.tokenKind {
        case .leftBrace, .keyword(.try), .keyword(.await): return false
        case .leftParen:
            if let call = token.parent?.as(FunctionCallExprSyntax.self), !isQuery(call) { return false }
        case .period:
            if let access = token.parent?.as(MemberAccessExprSyntax.self), isForNow(access) { return false }
        default: break
        }
        text.key += key(of: token, &text.mentions)
        append(nameOf: token, to: &text.name)
        if case .identifier(let name) = token.tokenKind { text.names.insert(name) }
        if [.keyword(.is), .keyword(.as)].contains(token.tokenKind) {
            text.key += " "
        }
        return true
    }

    /// `value as? Int`, as the user wrote it.
    private func append(nameOf token: TokenSyntax, to name: inout String) {
        switch token.tokenKind {
        case .keyword(.is), .keyword(.as): name += " \(token.text) "
        case _ where token.parent?.is(UnresolvedAsExprSyntax.self) == true && name.hasSuffix(" "):
            name = name.dropLast() + token.text + " "
        default: name += token.text
        }
    }

    private func key(of token: TokenSyntax, _ mentions: inout Set<TermID>) -> String {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return token.text }
        if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
            return token.text
        }
        switch builder.scope.lookUp(token.text) {
        case .variable(let term)?:
            mentions.insert(term)
            return builder.graph.terms.key(of: term)
        default:
            guard token.text.first?.isLowercase == true else { return token.text }
            let term = builder.member(token.text, of: builder.selfTerm)
            mentions.insert(term)
            return builder.graph.terms.key(of: term)
        }
    }

    /// `Task.isCancelled`: where it is false, another thread may make it true before it is read again.
    func isForNow(_ node: MemberAccessExprSyntax) -> Bool {
        guard let type = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return builder.contracts.isForNow(property: node.declName.baseName.text, of: type)
    }

    /// A call that asks and changes nothing, by its name.
    func isQuery(_ call: FunctionCallExprSyntax) -> Bool {
        if isConversion(call) { return true }
        guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else {
            return false
        }
        return Vocabulary.pureQuestions.contains(name)
    }

    /// `ObjectIdentifier(link)`: the same value for the same argument.
    private func isConversion(_ call: FunctionCallExprSyntax) -> Bool {
        guard let type = call.bareName else { return false }
        return call.arguments.count == 1 && Vocabulary.pureConversions.contains(type)
    }

    /// The text of a condition's side that is what an object holds.
    func contentText(_ value: Operand) -> CanonicalText? {
        guard case .term(let term) = value, builder.graph.terms.isContent(term) else { return nil }
        return CanonicalText(
            key: builder.graph.terms.key(of: term), name: builder.graph.terms[term].name, mentions: [term],
            names: [builder.graph.terms[term].name], side: Comparison.Side(text: builder.graph.terms[term].name))
    }
}
