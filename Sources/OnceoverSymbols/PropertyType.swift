import SwiftSyntax

/// The type of a property: as it is written, or as its first value shows.
enum PropertyType {
    case written(TypeSyntax)
    case constructed(ConstructedType)

    /// The name that a binding gives to a value, and its type; nil if either is not known.
    static func named(by binding: PatternBindingSyntax) -> (name: TokenSyntax, type: PropertyType)? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
        if let type = binding.typeAnnotation?.type { return (name, .written(type)) }
        guard let value = binding.initializer?.value else { return nil }
        if let type = CollectionInitializer.type(madeBy: value) { return (name, .written(type)) }
        return ConstructedType(of: value).map { (name, .constructed($0)) }
    }

    /// The type as syntax. That of a constructed type is made anew, with a tree of its own, which is slow.
    var syntax: TypeSyntax {
        switch self {
        case .written(let type): type
        case .constructed(let type): type.syntax
        }
    }

    /// All names that occur in it.
    var names: [String] {
        syntax.tokens(viewMode: .sourceAccurate).compactMap { token in
            if case .identifier(let name) = token.tokenKind { name } else { nil }
        }
    }

    /// `Ledger` for `Ledger?` and `any Ledger`.
    var simpleName: String? {
        switch self {
        case .written(let type): Declarations.name(of: type)
        case .constructed(let type): type.name.text
        }
    }

    /// `State` for `Mutex<State>` and `Mutex(State())`; nil unless there is one generic argument.
    var contentName: String? {
        let arguments: GenericArgumentClauseSyntax?
        switch self {
        case .written(let type): arguments = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
        case .constructed(let type):
            if let guarded = type.guarded { return guarded.text }
            arguments = type.arguments
        }
        guard let only = arguments?.arguments.first, arguments?.arguments.count == 1,
            case .type(let type) = only.argument
        else { return nil }
        return Declarations.name(of: type)
    }
}

/// A type that a property's first value makes one of: `Ledger()`, `Ledger.shared`, `State.open(free: 2)`, `Mutex<State>(…)`,
/// `Mutex(State())`, `Mutex(State.idle)`.
struct ConstructedType {
    let name: TokenSyntax
    let arguments: GenericArgumentClauseSyntax?
    /// `State` in `Mutex(State())`: the lock's argument says what it guards.
    let guarded: TokenSyntax?

    init?(of value: ExprSyntax) {
        switch value.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member):
            guard let base = Self.typeName(member.base) else { return nil }
            (name, arguments, guarded) = (base, nil, nil)
        case .functionCallExpr(let call):
            if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self) {
                guard let made = generic.expression.as(DeclReferenceExprSyntax.self)?.baseName else { return nil }
                (name, arguments, guarded) = (made, generic.genericArgumentClause, nil)
            } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
                guard let base = Self.typeName(member.base) else { return nil }
                (name, arguments, guarded) = (base, nil, nil)
            } else {
                guard let made = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName else { return nil }
                guarded = Self.onlyArgument(of: call)
                guard guarded != nil || Self.isCapitalized(made) else { return nil }
                (name, arguments) = (made, nil)
            }
        default: return nil
        }
    }

    private static func typeName(_ expression: ExprSyntax?) -> TokenSyntax? {
        guard let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName, isCapitalized(name) else { return nil }
        return name
    }

    /// `State()`, `State.idle`, `State.open(free: 2)`
    private static func onlyArgument(of call: FunctionCallExprSyntax) -> TokenSyntax? {
        guard call.arguments.count == 1, let argument = call.arguments.first?.expression else { return nil }
        let made = argument.as(FunctionCallExprSyntax.self)?.calledExpression ?? argument
        if let member = made.as(MemberAccessExprSyntax.self) { return typeName(member.base) }
        return argument.is(FunctionCallExprSyntax.self) ? made.as(DeclReferenceExprSyntax.self)?.baseName : nil
    }

    private static func isCapitalized(_ name: TokenSyntax) -> Bool { name.text.first?.isUppercase == true }

    var syntax: TypeSyntax {
        let state = guarded.map { GenericArgumentSyntax(argument: .type(TypeSyntax(IdentifierTypeSyntax(name: $0)))) }
        let clause = arguments ?? state.map { GenericArgumentClauseSyntax(arguments: [$0]) }
        return TypeSyntax(IdentifierTypeSyntax(name: name, genericArgumentClause: clause))
    }
}
