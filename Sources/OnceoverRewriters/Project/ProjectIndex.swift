import OnceoverSignatures
import SwiftSyntax

/// What the files of a project declare, by name.
struct ProjectIndex: Sendable {
    private(set) var types: [String: DeclaredType] = [:]
    private var aliases: [String: [TypeAliasDeclSyntax]] = [:]
    private var functions: [String: [ProjectFunction]] = [:]
    private var properties: [String: String] = [:]
    /// The same by the simple names of types; where two types of a name differ, nothing is known.
    private var simpleProperties: [String: String?] = [:]
    /// The simple names of types with an initialiser that may return nil.
    private var failing: Set<String> = []
    /// The full names of types by their simple names.
    private(set) var typeNames: [String: [String]] = [:]
    /// The types of what values hold, by the full names of their types.
    private(set) var held: [String: [String]] = [:]
    /// The full names that types of several files have: no code sees two of them.
    private var repeatedTypes: Set<String> = []
    /// Names of the standard library that types or aliases have too, somewhere.
    private var hiding: Set<String> = []
    /// The numbers of the files whose async code may call a function, by its base name.
    private var asyncCallers: [String: [Int]] = [:]
    private var fullPropertyNames: Set<String> = []
    private var constants: Set<String> = []
    /// Properties whose types are written with `!`, by the simple names of their types.
    private var implicitlyUnwrapped: Set<String> = []
    /// Names that stand for other types somewhere: aliases, generic parameters, associated types.
    private(set) var placeholders: Set<String> = []
    /// What extensions add to what types inherit, by the types' full names.
    private(set) var addedParents: [String: [String]] = [:]
    /// Whether a property of a name is declared anywhere.
    private(set) var propertyNames: Set<String> = []

    init(_ files: [FileDeclarations]) {
        for (number, file) in files.enumerated() {
            for name in file.asyncCallees { asyncCallers[name, default: []].append(number) }
            repeatedTypes.formUnion(file.types.keys.filter { types[$0] != nil })
            types.merge(file.types) { first, _ in first }
            failing.formUnion(file.failing)
            held.merge(file.held, uniquingKeysWith: +)
            properties.merge(file.properties) { first, _ in first }
            for (name, type) in file.properties { addSimple(name, type) }
            fullPropertyNames.formUnion(file.propertyNames)
            propertyNames.formUnion(file.propertyNames.map(\.simpleName))
            constants.formUnion(file.constants)
            implicitlyUnwrapped.formUnion(file.implicitlyUnwrapped.map(Self.byTypeAlone))
            placeholders.formUnion(file.placeholders)
            addedParents.merge(file.addedParents, uniquingKeysWith: +)
            for (name, alias) in file.aliases { aliases[name, default: []].append(alias) }
            for function in file.functions {
                functions[function.name.withoutBackticks, default: []].append(function)
            }
        }
        typeNames = Dictionary(grouping: types.keys, by: \.simpleName)
        hiding = Set(typeNames.keys).union(aliases.keys.map(\.simpleName)).intersection(StandardNames.all)
    }

    /// The numbers of the files whose async code may call a function of this base name, in order.
    func filesOfAsyncCalls(to name: String) -> [Int] { asyncCallers[name] ?? [] }

    var allFunctions: some Sequence<ProjectFunction> { functions.values.joined() }

    /// What aliases stand for, by their simple names.
    var aliasedTypes: [String: [String]] {
        aliases.reduce(into: [:]) { all, entry in
            all[entry.key.simpleName, default: []] += entry.value.map(\.initializer.value.trimmedDescription)
        }
    }

    /// All functions of a base name.
    func functions(named name: String) -> [ProjectFunction] { functions[name.withoutBackticks] ?? [] }

    /// The async functions of this name and these labels that a type has.
    func asyncFunctions(_ name: String, labels: [String], in scope: [String]) -> [ProjectFunction] {
        functions(named: name).filter { $0.isAsync && $0.labels == labels && $0.scope == scope }
    }

    /// Whether a type is declared here, and no initialiser of it returns nil.
    func isNeverFailingType(_ name: String) -> Bool { typeNames[name] != nil && !failing.contains(name) }

    /// Whether a type of this simple name is declared here.
    func isDeclaredType(_ name: String) -> Bool { typeNames[name] != nil }

    /// Whether the declaration of a type has the function, and another file declares a type of the same name: for another
    /// module or in another condition.
    func isOfOneOfSeveralTypes(_ function: ProjectFunction) -> Bool {
        guard function.place == .type, !repeatedTypes.isEmpty else { return false }
        return function.scope.indices.contains {
            repeatedTypes.contains(function.scope[...$0].joined(separator: "."))
        }
    }

    /// The name of the type of a stored property, where it is written.
    func propertyType(_ name: String, in scope: [String]) -> String? {
        properties[(scope + [name]).joined(separator: ".")]
    }

    /// The same of a type by its simple name.
    func propertyType(_ name: String, ofTypeNamed type: String) -> String? {
        simpleProperties[type + "." + name] ?? nil
    }

    private mutating func addSimple(_ name: String, _ type: String) {
        let simple = Self.byTypeAlone(name)
        if let other = simpleProperties[simple], other != type {
            simpleProperties[simple] = .some(nil)
        } else {
            simpleProperties[simple] = type
        }
    }

    /// `Inner.name` for `Outer.Inner.name`.
    private static func byTypeAlone(_ name: String) -> String {
        // Few types are nested.
        let isSimple = name.utf8.count { $0 == UInt8(ascii: ".") } < 2
        return isSimple ? name : name.split(separator: ".").suffix(2).joined(separator: ".")
    }

    /// Whether a property's type is written with `!`. The type that has it is given by its simple name, or as empty.
    func isImplicitlyUnwrapped(_ name: String, ofTypeNamed type: String) -> Bool {
        implicitlyUnwrapped.contains(type.isEmpty ? name : type + "." + name)
    }

    /// Whether a property is declared by this full name.
    func hasProperty(_ name: String) -> Bool { fullPropertyNames.contains(name) }

    /// Whether a stored property never changes, by its declaration.
    func isConstant(_ name: String, in scope: [String]) -> Bool {
        constants.contains((scope + [name]).joined(separator: "."))
    }

    /// What the names of type aliases stand for, where code stands in the given types.
    ///
    /// - Parameter typesErrors: whether an error type of the project's own is what an async form throws.
    func aliases(in scope: [String], typesErrors: Bool = false) -> TypeAliases {
        TypeAliases(
            names: standardNames(in: scope), isError: { declaredError($0, in: scope) != nil },
            isThrown: { typesErrors && ![nil, .protocol].contains(declaredError($0, in: scope)?.kind) }
        ) { type in
            alias(type, in: scope).flatMap { Self.target(of: $0, for: type) }
        }
    }

    /// The type, where it is declared as an error, at its declaration or by an extension.
    private func declaredError(_ name: String, in scope: [String]) -> DeclaredType? {
        for count in stride(from: scope.count, through: 0, by: -1) {
            let full = (scope.prefix(count) + [name]).joined(separator: ".")
            guard let type = types[full] else { continue }
            let parents = type.inherited + (addedParents[full] ?? [])
            return parents.contains { ["Error", "Swift.Error", "LocalizedError"].contains($0) } ? type : nil
        }
        return nil
    }

    /// How the standard library's types are written in the given types: the project, or a type, may have its own.
    func standardNames(in scope: [String]) -> StandardNames {
        StandardNames(
            hidden: hiding.filter { name in
                (0...scope.count).contains { count in
                    let full = (scope.prefix(count) + [name]).joined(separator: ".")
                    return types[full] != nil || aliases[full] != nil
                }
            })
    }

    /// From the innermost type outwards, each with what it inherits. Two aliases of one full name may differ: then nothing
    /// is known.
    private func alias(_ type: TypeSyntax, in scope: [String]) -> TypeAliasDeclSyntax? {
        guard let name = type.aliasName else { return nil }
        for count in stride(from: scope.count, through: 0, by: -1) {
            let full = (scope.prefix(count) + [name]).joined(separator: ".")
            if types[full] != nil { return nil }
            guard let found = aliases[full] ?? inheritedAliases(name, by: scope.prefix(count)) else { continue }
            return Set(found.map(\.initializer.value.trimmedDescription)).count == 1 ? found[0] : nil
        }
        return nil
    }

    /// Those of the nearest type that a type inherits from or conforms to.
    private func inheritedAliases(_ name: String, by scope: ArraySlice<String>) -> [TypeAliasDeclSyntax]? {
        var open = parents(of: scope.joined(separator: "."))
        var next = 0
        while next < open.count {
            if let found = aliases[open[next] + "." + name] { return found }
            open += parents(of: open[next]).filter { !open.contains($0) }
            next += 1
        }
        return nil
    }

    /// By their simple names.
    func parents(of type: String) -> [String] {
        ((types[type]?.inherited ?? []) + (addedParents[type] ?? [])).flatMap(\.inheritedNames)
    }

    private static func target(of alias: TypeAliasDeclSyntax, for type: TypeSyntax) -> TypeSyntax? {
        let parameters = alias.genericParameterClause?.parameters.map(\.name.text) ?? []
        let arguments = type.genericArguments
        guard parameters.count == arguments.count else { return nil }
        if parameters.isEmpty { return alias.initializer.value.trimmed }
        let rewriter = TypeSubstitution(Dictionary(zip(parameters, arguments)) { first, _ in first })
        return rewriter.rewrite(alias.initializer.value.trimmed).as(TypeSyntax.self)
    }
}

extension TypeSyntax {
    /// The name, with dots, under which an alias may be known.
    fileprivate var aliasName: String? {
        if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
        guard let member = self.as(MemberTypeSyntax.self), let base = member.baseType.aliasName else { return nil }
        return base + "." + member.name.text
    }

    fileprivate var genericArguments: [TypeSyntax] {
        let clause =
            self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
            ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
        return clause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
    }
}

/// Puts types in the place of the parameters of a generic alias.
private final class TypeSubstitution: SyntaxRewriter {
    private let types: [String: TypeSyntax]

    init(_ types: [String: TypeSyntax]) { self.types = types }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
        guard node.genericArgumentClause == nil, let type = types[node.name.text] else { return super.visit(node) }
        return type.trimmed.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
    }
}

extension ProjectIndex {
    /// Whether work that was started can be called off by a value of this type: by its name, or by what it declares.
    func cancels(_ type: String) -> Bool {
        let kinds = [
            "Task", "Cancellable", "Token", "Request", "Operation", "Subscription", "Disposable", "Progress",
            "Canceller",
        ]
        return kinds.contains { type.hasSuffix($0) }
            || ["cancel", "invalidate", "dispose"].contains { name in
                functions(named: name).contains { $0.scope.last == type }
            }
    }
}

extension ProjectIndex {
    /// Whether a closure behind the parentheses can only be meant for this function's last parameter: no other function
    /// of the name takes a closure there.
    func isClear(trailingClosureOf function: ProjectFunction) -> Bool {
        functions(named: function.name).allSatisfy { other in
            other.isAsync || other.labels == function.labels || other.scope != function.scope
        }
    }
}

extension ProjectIndex {
    /// Whether a function of an extension is the default of a requirement, which brings the async form with it.
    func isDefaultOfRequirement(_ function: ProjectFunction) -> Bool {
        function.place == .extension
            && functions(named: function.name).contains {
                $0.place == .protocol && $0.scope == function.scope && $0.labels == function.labels
            }
    }
}

extension ProjectIndex {
    /// Whether the value of a call cannot be nil: an initialiser of a type that has none that fails, or a function that
    /// returns no optional.
    func isNeverNil(_ call: FunctionCallExprSyntax) -> Bool {
        guard let name = call.calledName, call.arguments.first?.label?.text != "rawValue" else { return false }
        if isNeverFailingType(name), call.calledExpression.is(DeclReferenceExprSyntax.self) { return true }
        let functions = functions(named: name)
        return !functions.isEmpty
            && functions.allSatisfy { function in
                function.node.signature.returnClause.map { $0.type.optionalWrapped == nil } ?? false
            }
    }
}
