import OnceoverSignatures
import OnceoverSource
import OnceoverVocabulary
import SwiftSyntax

/// What a file declares, as far as the exactly-once promise needs it.
package struct Declarations: Sendable {
    package private(set) var functions: [DeclaredFunction] = []
    /// Functions that return `Never`, by base name.
    package private(set) var terminating: Set<String> = []
    /// Those of them that other modules see.
    package private(set) var terminatingForOthers: Set<String> = []
    /// Full names of methods that some class overrides.
    package private(set) var overridden: Set<String> = []
    /// Stored properties that may hold an obligation.
    package private(set) var storedProperties: [StoredProperty] = []
    package private(set) var conformances: [Conformance] = []
    /// Types whose members run one at a time: actors, and classes of a global actor.
    package private(set) var isolatedTypes: Set<String> = []
    /// Types that the file extends, whether or not it declares them too.
    package private(set) var extendedTypes: Set<String> = []
    /// Which of the file's types keep objects of which others.
    package let ownership: Ownership
    private let renamedProperties: [String: [String: String]]
    private let presenceTests: [String: [String: String]]
    private let filledProperties: [String: Set<String>]
    /// The cases of each enum, by its full name.
    package let cases: [String: [String]]
    let writtenCases: [String: [EnumCaseElementSyntax]]
    private var byName: [String: [Int]] = [:]
    private(set) var stores: TypeStores
    let aliases: [String: TypeSyntax]

    package init(_ file: SourceFile) {
        let collector = DeclarationCollector(file)
        let aliases = collector.aliases
        self.aliases = aliases
        functions = aliases.isEmpty ? collector.functions : collector.functions.map { $0.reshaped(by: aliases) }
        terminating = collector.terminating
        terminatingForOthers = collector.terminatingForOthers
        stores = collector.stores
        renamedProperties = collector.renamedProperties
        presenceTests = collector.presenceTests
        filledProperties = collector.filledProperties
        writtenCases = collector.writtenCases
        cases = writtenCases.mapValues { $0.map(\.name.text) }
        conformances = collector.conformances
        isolatedTypes = collector.isolatedTypes
        extendedTypes = collector.extendedTypes
        ownership = OwnershipFinder(stores: stores, programTypes: collector.programTypes).ownership(setUpBy: functions)
        storedProperties = StoredPropertyFinder(in: file, types: stores.byName, aliases: aliases).all().filter {
            !$0.isGlobal || !stores.hasProperty($0.path[0])
        }
        for index in storedProperties.indices where !isolatedTypes.contains(storedProperties[index].typeName) {
            storedProperties[index].isIsolated = false
        }
        let types = Set(storedProperties.map(\.typeName))
        let keepers = Dictionary(uniqueKeysWithValues: types.map { ($0, stores.keepers(of: $0)) })
        for index in storedProperties.indices {
            storedProperties[index].keptBy = keepers[storedProperties[index].typeName] ?? [:]
        }
        for (index, function) in functions.enumerated() {
            byName[function.isInitializer ? function.simpleTypeName ?? "init" : function.name, default: []].append(
                index)
            if function.isOverride { overridden.insert(function.fullName) }
        }
    }

    /// Whether a function runs on an actor, by its own attributes or its type's.
    package func isIsolated(_ function: Int) -> Bool {
        let declared = functions[function]
        return declared.typeName.map { isolatedTypes.contains($0) } ?? false
            || declared.attributes.contains { Self.name(of: $0)?.hasSuffix("Actor") == true }
    }

    private static func name(of attribute: AttributeListSyntax.Element) -> String? {
        attribute.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text
    }

    /// What the cases of the file's enums carry, each with the name of its type, in the order of those.
    var payloads: [(typeName: String, payload: StoredMembers.Payload)] {
        stores.names.keys.sorted().flatMap { name in
            stores.members[stores.names[name]!].payloads.map { (name, $0) }
        }
    }

    /// The types that keep an object of a class in one property, each with the name of that.
    package func keepers(of type: String) -> [String: String] { stores.keepers(of: type) }

    /// The types of other files of which the file's types keep objects, by their own names.
    package var keptOfOthers: Set<String> { stores.keptOfOthers }

    /// Whether the file gives a type its only instance: `static let shared = Store()`.
    package func hasSharedInstance(_ type: String) -> Bool { stores.hasSharedInstance(type) }

    /// Whether a type's variable is named for the object that all use as long as the program runs.
    package static func isForAll(_ variable: String) -> Bool {
        Vocabulary.sharedVariables.contains(variable) && variable != "current"
    }

    /// Whether a type of the file stores a value of a type in a property.
    package func isStored(_ type: String) -> Bool { stores.stores(type) }

    /// Whether a type of the file stores a value of another one in a property.
    package func stores(_ type: String, in owner: String) -> Bool { stores.stores(type, in: owner) }

    /// Whether a function belongs to a type that stands in for another, in tests or where nothing is to be done, by the type's
    /// name.
    package func isStandIn(_ function: Int) -> Bool {
        guard let name = functions[function].simpleTypeName else { return false }
        return Vocabulary.standInTypes.contains {
            name.contains($0)
        }
    }

    /// Whether a type of the file declares a constant of an optional type that its own initialisers give a value, and no one that
    /// the compiler makes.
    package func isOptionalConstant(_ name: String, of type: String) -> Bool {
        stores.isOptionalConstant(name, of: type) && (stores.isReference(type) || hasNoMadeInitializer(type))
    }

    /// A structure that declares one in its body has no other, unless it is decoded.
    private func hasNoMadeInitializer(_ type: String) -> Bool {
        functions.contains { function in
            guard function.isInitializer, function.typeName == type else { return false }
            return function.nameToken.parent?.parent?.parent?.parent?.parent?.is(StructDeclSyntax.self) == true
                && !function.inheritedTypes.contains { $0 == "Codable" || $0.hasSuffix("Decodable") }
        }
    }

    /// Whether a type declares `private var name`, which only its file can change.
    package func isPrivateVariable(_ name: String, of type: String) -> Bool { stores.isPrivateVariable(name, of: type) }

    /// Whether a reference type declares `private var name: Value?`, which only the file can change.
    package func isPrivateOptional(_ name: String, of type: String) -> Bool { stores.isPrivateOptional(name, of: type) }

    /// What a reference type gives `private var name: Value?` where it declares it, or `private lazy var`.
    package func firstValue(ofPrivateOptional name: String, in type: String) -> ExprSyntax? {
        stores.firstValue(ofPrivateOptional: name, in: type)
    }

    /// Whether some type of the file has a property of a name that its declaration says may be nil.
    package func hasOptionalProperty(_ name: String) -> Bool { stores.hasOptionalProperty(name) }

    /// What a property of a type is given where it is declared.
    package func firstValue(ofProperty name: String, in type: String) -> ExprSyntax? {
        stores.firstValue(ofProperty: name, in: type)
    }

    /// The name of the declared type of a property, without its optional.
    package func typeName(ofProperty name: String, in type: String) -> String? {
        stores.type(ofProperty: name, in: type)?.simpleName
    }

    /// The type of what a property's value holds for others, by its one generic argument: `State` of `Mutex(State())`.
    package func contentTypeName(ofProperty name: String, in type: String) -> String? {
        stores.type(ofProperty: name, in: type)?.contentName
    }

    /// The declared type of a property as it is written; nil if only its first value shows it.
    package func writtenType(ofProperty name: String, in type: String) -> TypeSyntax? {
        if case .written(let written)? = stores.type(ofProperty: name, in: type) { written } else { nil }
    }

    /// A type as a function type, also by a type alias of the file; nil if it is none.
    package func handlerType(_ type: TypeSyntax) -> HandlerType? { HandlerType(type, aliases: aliases) }

    /// The name of the type that the first value of a property is made of, where no other type is written.
    package func madeType(ofProperty name: String, in type: String) -> String? {
        if case .constructed(let made)? = stores.type(ofProperty: name, in: type) { made.name.text } else { nil }
    }

    /// `Ledger` for `Ledger?` and `@escaping Ledger`.
    package static func name(of type: TypeSyntax) -> String? {
        if let attributed = type.as(AttributedTypeSyntax.self) { return name(of: attributed.baseType) }
        if let optional = type.as(OptionalTypeSyntax.self) { return name(of: optional.wrappedType) }
        if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return name(of: unwrapped.wrappedType)
        }
        if let any = type.as(SomeOrAnyTypeSyntax.self) { return name(of: any.constraint) }
        return type.as(IdentifierTypeSyntax.self)?.name.text
    }

    /// The properties of a type that computed ones are only other names for, by those names.
    package func renamedProperties(of type: String?) -> [String: String] {
        type.flatMap { renamedProperties[$0] } ?? [:]
    }

    /// The properties of a type that are there where computed ones are true, by the names of those.
    package func presenceTests(of type: String?) -> [String: String] { type.flatMap { presenceTests[$0] } ?? [:] }

    /// The properties of a type that are collections which always hold something.
    package func filledProperties(of type: String?) -> Set<String> { type.flatMap { filledProperties[$0] } ?? [] }

    /// Types that have an initialiser which may give nil and needs no arguments, by their own names.
    package var failingTypes: Set<String> {
        let failing = functions.lazy.filter {
            $0.isInitializer && $0.returnType != nil && $0.parameters.allSatisfy(\.hasDefault)
        }
        return Set(failing.compactMap(\.simpleTypeName))
    }

    /// The base names of all functions.
    package var functionNames: Set<String> { Set(byName.keys) }

    /// The numbers of the functions with this base name. An initialiser is found under its type's name.
    package func functions(named name: String) -> [Int] { byName[name] ?? [] }
}
