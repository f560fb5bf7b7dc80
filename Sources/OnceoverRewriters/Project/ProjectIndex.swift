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
    private var simpleTypeNames: Set<String> = []
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
            types.merge(file.types) { first, _ in first }
            failing.formUnion(file.failing)
            simpleTypeNames.formUnion(file.types.keys.map(\.simpleName))
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
        hiding = simpleTypeNames.union(aliases.keys.map(\.simpleName)).intersection(StandardNames.all)
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
    func isNeverFailingType(_ name: String) -> Bool { simpleTypeNames.contains(name) && !failing.contains(name) }

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

    /// Whether a function belongs to a class whose declaration does not say that it may be sent to other threads.
    func isUnsafeClass(_ function: ProjectFunction) -> Bool {
        guard !function.isStatic, isUnsafeClass(named: function.scope.joined(separator: ".")) else { return false }
        return !function.node.attributes.contains(where: \.isGlobalActor)
    }

    /// The same of a type by its full name.
    func isUnsafeClass(named name: String) -> Bool {
        guard let type = types[name], type.kind == .class else { return false }
        let isView = type.inherited.contains {
            $0.hasPrefix("UI") || $0.hasSuffix("ViewController") || $0.hasSuffix("View")
        }
        let isSendable = type.inherited.contains { $0.hasSuffix("Sendable") }
        return !type.isGlobalActor && !isSendable && !isView
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

    /// Whether a value of the type may not be sent to another thread, as the declarations of the project say. A type
    /// that the project does not declare is assumed to be `Sendable`.
    func isUnsendable(_ type: String, depth: Int = 0) -> Bool {
        type.words.contains { word in
            guard depth < 4, let (name, declared) = types.first(where: { $0.key.simpleName == word }) else {
                return false
            }
            if declared.inherited.contains(where: { $0.hasSuffix("Sendable") }) || declared.isGlobalActor {
                return false
            }
            switch declared.kind {
            case .actor: return false
            case .class: return isUnsafeClass(named: name)
            case .protocol:
                return !declared.inherited.contains { parent in
                    ["Error", "LocalizedError", "Actor"].contains(parent)
                        || types[parent] != nil && !isUnsendable(parent, depth: depth + 1)
                }
            case .struct, .enum:
                if declared.isPublic, !declared.attributes.contains("frozen") { return true }
                let prefix = name + "."
                return properties.contains { $0.key.hasPrefix(prefix) && isUnsendable($0.value, depth: depth + 1) }
            }
        }
    }

    /// Whether a value of the type may be sent to another thread, as the declarations of the project say, and what is known
    /// of the standard library and Foundation.
    func isKnownSendable(_ type: String) -> Bool {
        if type.words.contains("Sendable") { return true }
        if type.contains("->") || isUnsendable(type) { return false }
        return type.words.allSatisfy { simpleTypeNames.contains($0) || $0.isPlainlySendable }
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

    /// From the innermost type outwards. Two aliases of one full name may differ: then nothing is known.
    private func alias(_ type: TypeSyntax, in scope: [String]) -> TypeAliasDeclSyntax? {
        guard let name = type.aliasName else { return nil }
        for count in stride(from: scope.count, through: 0, by: -1) {
            let full = (scope.prefix(count) + [name]).joined(separator: ".")
            guard let found = aliases[full] else { continue }
            return Set(found.map(\.initializer.value.trimmedDescription)).count == 1 ? found[0] : nil
        }
        return nil
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
