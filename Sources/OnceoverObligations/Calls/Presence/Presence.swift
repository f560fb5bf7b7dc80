import OnceoverControlFlow
import OnceoverSymbols
import OnceoverVocabulary
import SwiftSyntax

/// Expressions that are never nil in a body although their type is optional. It follows contracts, declarations and the
/// text of the functions that make the value. It follows no paths.
struct Presence {
    let code: FileCode
    let others: OtherFiles
    let callees: Callees
    let values: ContractedValues

    /// The function in whose body the values are.
    var function: Int { callees.function }

    /// Whether a call never gives nil: by contract, or because its function's type does not allow it, or none of its paths
    /// returns nil.
    func isNeverNil(_ call: Call, in graph: FlowGraph) -> Bool {
        values.isGiven(by: call, in: graph) || callees.areAllHere(call, in: graph, where: givesAlways)
            || isPlainObject(call)
            || isGivenElsewhere(call, in: graph) || isOfWrittenCase(call)
    }

    /// `Failure(rawValue: 404)`, where the file says `case notFound = 404`.
    private func isOfWrittenCase(_ call: Call) -> Bool {
        guard call.isInitializer, let type = call.name, let argument = call.arguments.first, call.arguments.count == 1,
            argument.label == "rawValue", argument.operand == .some, let value = argument.text
        else { return false }
        return code.declarations.hasCase(rawValue: value, of: type)
    }

    private func isGivenElsewhere(_ call: Call, in graph: FlowGraph) -> Bool {
        guard let name = call.name, let type = typeOfReceiver(of: call, in: graph),
            callees.here(of: call, in: graph).isEmpty
        else { return false }
        return others.isGiven(byMethod: name, of: type)
    }

    private func typeOfReceiver(of call: Call, in graph: FlowGraph) -> String? {
        switch call.callee {
        case .member(let receiver?, _): callees.types.type(of: receiver, in: graph) ?? typeOfMaker(call, in: graph)
        // `session()`, of the own type in another file.
        case .name(let name) where !Call.isTypeName(name): code.declarations.functions[function].typeName
        default: nil
        }
    }

    /// `lamps[0] = Works.lamp()`: what is put somewhere may be an optional there alone. What is asked for at once is one by
    /// its own type.
    private func typeOfMaker(_ call: Call, in graph: FlowGraph) -> String? {
        let isPut = graph.targets(assigned: call.result).contains { !graph.terms[$0].isVariable }
        return isPut ? call.qualifyingType : nil
    }

    /// Whether a call makes an object of a class that shows no failable initialiser: `guard let order = Order()`. Such
    /// a class comes from Objective-C, whose initialisers may return nil by their type alone.
    private func isPlainObject(_ call: Call) -> Bool {
        guard case .name(let type) = call.callee, call.arguments.isEmpty, Call.isTypeName(type),
            !Call.isFunctionOfC(type)
        else { return false }
        return !others.mayFail(type, besides: code.declarations.failingTypes)
    }

    /// The same for a property that is read, or a parameter.
    func isNeverNil(_ term: TermID, in graph: FlowGraph) -> Bool {
        guard case .member(let owner, let name) = graph.terms[term].kind else {
            return isGivenParameter(term, in: graph)
        }
        return owner == graph.selfTerm && (isAlwaysSet(name) || isNeverOptional(name) || isMadeByGetter(name))
            || values.isEnd(name, of: owner, in: graph)
            || values.contract(forProperty: name, of: owner, in: graph) != nil
    }

    /// Whether some type of the file has a property of a name that its declaration says may be nil.
    func mayBeNil(property: String) -> Bool { code.declarations.hasOptionalProperty(property) }

    /// Whether a property of the own type is of a type whose values are never nil.
    private func isNeverOptional(_ property: String) -> Bool {
        let declarations = code.declarations
        guard let type = declarations.functions[function].typeName, !isGuard(property, of: type) else { return false }
        if let written = declarations.writtenType(ofProperty: property, in: type) {
            return written.isNeverOptional
                || written.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) && !code.isWeak(property)
        }
        if let made = declarations.madeType(ofProperty: property, in: type) { return !Call.mayFail(makingA: made) }
        return declarations.firstValue(ofProperty: property, in: type).map { Self.literals.contains($0.kind) } ?? false
    }

    /// Whether closures that a property runs know what it guards by its name: that may be nil.
    private func isGuard(_ property: String, of type: String) -> Bool {
        let declarations = code.declarations
        let written = declarations.writtenType(ofProperty: property, in: type).flatMap(Declarations.name)
        let name = written ?? declarations.madeType(ofProperty: property, in: type)
        return name.map(Declarations.isGuard) ?? false
    }

    /// First values of variables that are no optionals unless their types say so.
    private static let literals: Set<SyntaxKind> = [
        .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr, .arrayExpr, .dictionaryExpr,
    ]

    /// Whether a function gives something each time, although its type may say otherwise.
    func givesAlways(_ function: Int) -> Bool {
        let declared = code.declarations.functions[function]
        if declared.isInitializer { return code.givesAlways(initializer: function) }
        // An accessor has no name, and a type of its own.
        guard !declared.name.isEmpty else { return false }
        // What is returned by a function that returns nothing is `()`: `if self?.stop() == nil` asks for the object alone.
        // What throws may have become an optional by `try?`.
        guard let type = declared.returnType else { return !declared.isThrowing }
        return type.is(OptionalTypeSyntax.self) ? returnsValues(function) : type.isNeverOptional
    }
}

extension TypeSyntax {
    /// Whether a value of the type can say whether something was done: a truth value, or one that may be nil.
    var mayTell: Bool {
        self.is(OptionalTypeSyntax.self) || self.as(IdentifierTypeSyntax.self)?.name.text == "Bool"
    }

    /// Whether no value of the type is nil, as far as it shows.
    var isNeverOptional: Bool {
        switch self.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): !Self.mayBeParameter(node.name.text)
        case .attributedType(let node): node.baseType.isNeverOptional
        case .arrayType, .dictionaryType, .tupleType, .someOrAnyType, .functionType: true
        default: false
        }
    }

    /// Whether a name may be that of a generic parameter, for which an optional may stand.
    private static func mayBeParameter(_ name: String) -> Bool {
        name.count < 3 || Vocabulary.genericParameters.contains(name)
    }
}
