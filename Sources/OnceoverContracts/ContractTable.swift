/// All that is known of APIs that Onceover cannot look into, looked up by base name.
package struct ContractTable: Sendable {
    private var functions: [String: [CallbackContract]] = [:]
    private var properties: [String: [CallbackContract]] = [:]
    /// Base names of functions that never return.
    package private(set) var terminating: Set<String> = []
    /// Base names of functions that stop a program in a debug build, such as assertions.
    package private(set) var unexpected: Set<String> = []
    /// Functions of which it is known when they throw, by that and by base name.
    private var throwing: [ContractRow.Throwing: [String: [APIName]]] = [:]
    /// What starts a task, as it is called: `Task`, `Task.detached`.
    private var taskStarters: Set<String> = []
    /// Base names of functions that give back their first argument.
    private var converting: Set<String> = []
    /// What functions do with what their objects hold, by base name.
    private var contents: [String: [(name: APIName, access: ContentAccess)]] = [:]
    /// How many values publishers give, by the base name of what makes them.
    private var values: [String: [(name: APIName, count: ValueCount)]] = [:]
    /// What is there for sure, by the base name of the function or the property.
    private var results: [String: [ValueContract]] = [:]
    private var givenProperties: [String: [ValueContract]] = [:]
    /// Flags that another thread can set at any time, and that are never cleared, by base name.
    private var passing: [String: [APIName]] = [:]
    private var delegates: [String: [DelegateContract]] = [:]
    /// Full names of delegate callbacks that carry a handler.
    private var handlers: Set<String> = []
    /// Full names of delegate callbacks whose last parameter is a list that holds something.
    private var filled: Set<String> = []
    /// Full names of callbacks that come again and again, by delegate.
    private var repeating: [String: Set<String>] = [:]
    private var declared: [String: DelegateDeclaration] = [:]
    /// Base names of functions that give their closure a handler, sorted.
    package private(set) var handlerGivers: [String] = []
    /// Labels of the handlers that delegate callbacks carry.
    package private(set) var handlerLabels: Set<String> = []
    /// Words that show a callback in whose declaration the handler need not be called in the usual way.
    package private(set) var handlerMarks: [String] = []

    package init() {}

    /// The same table with more rows; a later row goes before an earlier one.
    package func adding(_ rows: [ContractRow]) throws(ContractError) -> ContractTable {
        guard !rows.isEmpty else { return self }
        var table = self
        for row in rows.reversed() { try table.add(row) }
        table.handlerGivers = table.functions.filter { $0.value.contains { $0.handler != nil } }.keys.sorted()
        table.handlerLabels = Set(table.handlers.compactMap { $0.split { "(:)".contains($0) }.last.map(String.init) })
        table.handlerMarks = Self.marks(of: table.handlers)
        return table
    }

    /// The name of the callback, or the handler's label where several callbacks have the name.
    private static func marks(of handlers: Set<String>) -> [String] {
        let names = handlers.compactMap(APIName.init)
        let shared = Dictionary(grouping: names, by: \.base)
        return names.compactMap { name in
            guard let label = name.labels?.last ?? nil,
                !["ompletion", "andler", "reply"].contains(where: label.contains)
            else { return nil }
            return shared[name.base]?.count == 1 ? name.base : label
        }.sorted()
    }

    private mutating func add(_ row: ContractRow) throws(ContractError) {
        switch try row.subject() {
        case .function(let name): try add(row, ofFunction: name)
        case .property(let name): try add(row, ofProperty: name)
        case .delegate(let name): try add(row, ofDelegate: name)
        }
    }

    private mutating func add(_ row: ContractRow, ofFunction name: APIName) throws(ContractError) {
        if row.returns == .never { terminating.insert(name.base) }
        if row.returns == .inReleaseBuilds { unexpected.insert(name.base) }
        if row.returns == .argument { converting.insert(name.base) }
        if row.returns == .task { taskStarters.insert(name.asCalled) }
        if let throwing = row.throwing { self.throwing[throwing, default: [:]][name.base, default: []].append(name) }
        let callback = try row.callback(name)
        if row.content == .set, name.labels?.isEmpty == true {
            throw ContractError("`content: set` needs a parameter: what the object is given to hold")
        }
        guard callback != nil || row.returns != nil || row.throwing != nil || row.values != nil || row.content != nil
        else {
            throw ContractError("a `function` needs `calls`, `returns`, `throws`, `content` or `values`")
        }
        if let content = row.content { contents[name.base, default: []].insert((name, content), at: 0) }
        if let count = row.values { values[name.base, default: []].insert((name, count), at: 0) }
        if let value = row.value(name) { results[name.base, default: []].append(value) }
        if let callback { functions[name.base, default: []].insert(callback, at: 0) }
    }

    private mutating func add(_ row: ContractRow, ofProperty name: APIName) throws(ContractError) {
        if let value = row.value(name) { givenProperties[name.base, default: []].append(value) }
        guard let callback = try row.callback(name) else {
            if row.returns == .forNow { return passing[name.base, default: []].append(name) }
            guard row.givenBy == nil || row.when != nil else { throw ContractError("`given-by` goes with `when`") }
            if row.returns == .value || row.returns == .elements { return }
            throw ContractError("a `property` needs `calls`, or `returns` a value, elements or what is so `for now`")
        }
        guard row.when == nil, row.givenBy == nil else {
            throw ContractError("of a `property`, `when` and `given-by` go with `returns`")
        }
        properties[name.base, default: []].insert(callback, at: 0)
    }

    private mutating func add(_ row: ContractRow, ofDelegate name: String) throws(ContractError) {
        let contract = try row.delegateContract(name)
        let declaration = try row.delegateDeclaration(name)
        let callbacks = [row.handlers, row.repeating, row.filled].compactMap { $0 }
        guard contract != nil || !callbacks.isEmpty || declaration != nil else {
            throw ContractError("a `delegate` needs `exits`, `repeating`, `handlers`, `filled` or a `declaration`")
        }
        filled.formUnion(row.filled ?? [])
        if let declaration { declared[name] = declaration }
        if let contract { delegates[name, default: []].insert(contract, at: 0) }
        handlers.formUnion(row.handlers ?? [])
        repeating[name, default: []].formUnion(row.repeating ?? [])
    }

    // MARK: - Questions

    /// What a function of this base name does with one of its closures.
    package func callback(of name: String, _ use: ClosureUse) -> CallbackContract? {
        functions[name]?.first { $0.admits(use) }
    }

    /// Whether a function of this base name calls one of its closures instead of another.
    package func excludesClosures(_ name: String) -> Bool {
        functions[name]?.contains { $0.excludes != nil } ?? false
    }

    /// Whether one of two closures of a call is called and not both.
    package func exclude(_ one: ClosureUse, _ other: ClosureUse, of name: String) -> Bool {
        func names(_ one: ClosureUse, _ other: ClosureUse) -> Bool {
            guard let excluded = callback(of: name, one)?.excludes else { return false }
            return other.label.map { $0 == excluded } ?? !other.arguments.contains(excluded)
        }
        return names(one, other) || names(other, one)
    }

    /// Whether what a function of this base name does hinges on literals that it is given.
    package func hingesOnLiterals(_ name: String) -> Bool {
        functions[name]?.contains { !$0.when.isEmpty } ?? false
    }

    /// Whether a function of this base name gives its closure cases of enums.
    package func givesCases(_ name: String) -> Bool {
        functions[name]?.contains { $0.gives.joined().contains(where: \.isMember) } ?? false
    }

    /// How many values the publisher gives that a function with this base name makes; nil if that is not known.
    ///
    /// - Parameter labels: those of all arguments, nil for one that has none.
    package func values(of name: String, _ labels: @autoclosure () -> [String?]) -> ValueCount? {
        values[name]?.first { $0.name.admits(labels()) }?.count
    }

    /// What a function of this base name gives for sure.
    ///
    /// - Parameter use: asked for only where there is such a function.
    package func result(of name: String, _ use: () -> ValueUse) -> ValueContract? {
        results[name].flatMap { Self.contract(among: $0, for: use()) }
    }

    /// What a property with this name always is; at the least, never nil.
    ///
    /// - Parameter use: called only if there is such a property.
    package func value(ofProperty name: String, _ use: () -> ValueUse) -> ValueContract? {
        givenProperties[name].flatMap { Self.contract(among: $0, for: use()) }
    }

    private static func contract(among all: [ValueContract], for use: ValueUse) -> ValueContract? {
        all.first { $0.admits(use) }
    }

    /// What a property of this name is under some condition on other members of the same value.
    ///
    /// - Parameter type: the type that it belongs to, asked for only where there is such a property.
    package func conditions(onProperty name: String, of type: () -> String?) -> [ValueContract] {
        let contracts = givenProperties[name]?.filter { !$0.when.isEmpty } ?? []
        if contracts.isEmpty { return [] }
        let type = type()
        return contracts.filter { $0.isMeant(ofType: type) }
    }

    /// Whether a type's property is a flag that another thread can set at any time, and that is never cleared.
    package func isForNow(property name: String, of type: String) -> Bool {
        passing[name]?.contains { $0.isType(type) } ?? false
    }

    /// What becomes of a closure that is assigned to a property of this name.
    package func property(_ name: String) -> CallbackContract? { properties[name]?.first }

    /// Whether a property of this name has a row for the type that it belongs to.
    package func knows(property name: String, of type: String) -> Bool {
        properties[name]?.contains { $0.name.type != nil && $0.name.isType(type) } ?? false
    }

    /// Whether a function of this base name has a row of its own.
    package func knows(_ name: String) -> Bool { functions[name] != nil || terminating.contains(name) }

    /// Whether a function of this base name never returns.
    package func isTerminating(_ name: String) -> Bool { terminating.contains(name) }

    /// Whether a function of this base name gives back its first argument.
    package func givesBackArgument(_ name: String) -> Bool { converting.contains(name) }

    /// What a function of this base name does with what its object holds.
    ///
    /// - Parameter labels: those of all arguments, nil for one that has none.
    package func access(by name: String, _ labels: @autoclosure () -> [String?]) -> ContentAccess? {
        contents[name]?.first { $0.name.labels == nil || $0.name.labels == labels() }?.access
    }

    /// Whether a function of this base name throws only in a task that has been cancelled.
    package func throwsWhenCancelledOnly(_ name: String) -> Bool { throwing[.whenCancelled]?[name] != nil }

    /// Whether a function of this base name throws nothing, though it is declared to.
    ///
    /// - Parameter type: the type that it is called on, by its name.
    package func throwsNothing(_ name: String, of type: String, _ labels: @autoclosure () -> [String?]) -> Bool {
        isThrowing(.never, name, of: type, labels())
    }

    /// Whether a function of this base name throws for hardly anything that it is given.
    ///
    /// - Parameter type: the type that it is called on, by its name.
    package func throwsHardlyEver(_ name: String, of type: String, _ labels: @autoclosure () -> [String?]) -> Bool {
        isThrowing(.hardlyEver, name, of: type, labels())
    }

    private func isThrowing(
        _ when: ContractRow.Throwing, _ name: String, of type: String, _ labels: @autoclosure () -> [String?]
    ) -> Bool {
        throwing[when]?[name]?.contains { $0.type == type && $0.admits(labels()) } ?? false
    }

    /// Whether what is called so starts a task, and returns it: `Task`, `Task.detached`.
    package func startsTask(_ calledAs: String) -> Bool { taskStarters.contains(calledAs) }

    /// The names of delegates with known interactions.
    package var delegatesWithInteractions: some Collection<String> { delegates.keys }

    package func interactions(of delegate: String) -> [DelegateContract] { delegates[delegate] ?? [] }

    /// Full names of the callbacks by which the interactions with some delegates end that a method of this base name begins.
    package func callbacks(begunBy name: String, toldTo delegates: [String]) -> Set<String> {
        let begun = delegates.flatMap(interactions).filter { $0.begunBy.contains(name) }
        return Set(begun.flatMap(\.exits).flatMap(\.callbacks))
    }

    /// Whether any row is about a delegate.
    package func knows(delegate: String) -> Bool { repeating[delegate] != nil }

    /// How a delegate protocol is declared, where a row says so.
    package func declaration(of delegate: String) -> DelegateDeclaration? { declared[delegate] }

    /// All delegate protocols that a row declares, by name.
    package var declarations: [DelegateDeclaration] { declared.values.sorted { $0.delegate < $1.delegate } }

    /// Whether a callback of a delegate comes again and again.
    package func isRepeating(_ fullName: String, of delegate: String) -> Bool {
        repeating[delegate]?.contains(fullName) ?? false
    }

    /// Whether the last parameter of a method with this full name is a handler that must be called exactly once.
    package func carriesHandler(_ fullName: String) -> Bool { handlers.contains(fullName) }

    /// Whether the last parameter of a method with this full name is a list that holds something.
    package func givesElements(_ fullName: String) -> Bool { filled.contains(fullName) }
}
