import OnceoverControlFlow

/// What is found out of a graph once, whichever obligation is followed through it.
struct GraphTables {
    let claims: Claims
    let tallies: Tallies
    let disarming: Disarming
    /// What is known of the results of calls by what they make: a value of a type, an enum case with a payload.
    let made: [TermID: Fact]

    /// Callbacks that return one of several constants.
    let answering: Set<Int>
    /// Whether one of several controls that the user is offered has no closure.
    let hasSilentChoice: Bool
    let offers: OfferLoops

    init(of graph: FlowGraph, resolver: any CallResolver) {
        claims = Claims(in: graph, resolver: resolver)
        tallies = Tallies(in: graph, definitions: claims.definitions)
        disarming = Disarming(in: graph)
        made = Self.made(in: graph).merging(Self.returned(in: graph, resolver: resolver)) { known, _ in known }
        answering = Self.answering(in: graph)
        hasSilentChoice = Self.hasSilentChoice(in: graph)
        offers = OfferLoops(in: graph)
    }

    /// Whether the user can choose something that calls nobody: `UIAlertAction(title: "Cancel", style: .cancel)`.
    private static func hasSilentChoice(in graph: FlowGraph) -> Bool {
        let offering = graph.calls.filter { call in call.name.map(AlternativeClosures.isChoice(method:)) ?? false }
        let offered = Set(offering.flatMap { call in call.arguments.flatMap { $0.operand.terms } })
        return graph.calls.contains { call in
            guard call.isInitializer, call.arguments.contains(where: { $0.label == "title" }) else { return false }
            let isChoice = call.name.map(AlternativeClosures.isChoice(type:)) ?? false || offered.contains(call.result)
            return isChoice && call.arguments.allSatisfy { !isClosure($0) }
        }
    }

    private static func isClosure(_ argument: Argument) -> Bool {
        switch argument.operand {
        case .region, .callable, .method: true
        case .term: ["handler", "action", "primaryAction"].contains(argument.label)
        default: false
        }
    }

    private static func answering(in graph: FlowGraph) -> Set<Int> {
        var answers: [TermID: Set<Operand>] = [:]
        for block in graph.blocks where block.region != nil {
            for case .assign(let result, let value, _) in block.instructions {
                switch value {
                case .boolean, .enumCase: answers[result, default: []].insert(value)
                default: continue
                }
            }
        }
        return Set(
            graph.regions.indices.filter {
                graph.regions[$0].isDeferred && (answers[graph.regions[$0].result]?.count ?? 0) > 1
            })
    }

    /// Results of functions that never return nil, where they are given to something that a condition asks for being nil.
    private static func returned(in graph: FlowGraph, resolver: any CallResolver) -> [TermID: Fact] {
        let asked = Set(
            graph.blocks.flatMap { $0.edges.flatMap(\.assumptions) }.filter { $0.fact == .isNil(true) }.map(\.term))
        if asked.isEmpty { return [:] }
        var given: Set<TermID> = []
        for block in graph.blocks {
            for case .assign(let target, .term(let value), _) in block.instructions where asked.contains(target) {
                given.insert(value)
            }
        }
        let calls = graph.calls.filter { given.contains($0.result) && resolver.neverReturnsNil($0, in: graph) }
        return Dictionary(calls.map { ($0.result, Fact.isNil(false)) }) { first, _ in first }
    }

    private static func made(in graph: FlowGraph) -> [TermID: Fact] {
        var made: [TermID: Fact] = [:]
        for call in graph.calls {
            switch call.callee {
            // What an initialiser makes that does not fail is not nil, also in an optional property.
            case .name(let name) where name.first?.isUppercase == true && !failing.contains(name):
                made[call.result] = .isNil(false)
            case .member(of: nil, let name):
                if let number = graph.caseNames.firstIndex(of: name) {
                    made[call.result] = .isCase(Int32(number), true)
                } else if name != "init" {
                    made[call.result] = .isNil(false)
                }
            default: break
            }
        }
        return made
    }

    /// Types with initialisers that people use and that return nil.
    private static let failing: Set<String> = [
        "URL", "URLComponents", "UIImage", "NSImage", "CGImage", "CIImage", "Int", "Int8", "Int16", "Int32", "Int64",
        "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "Decimal", "Bool", "String", "Substring",
        "Character", "Data", "UUID", "Bundle", "NSPredicate", "NSRegularExpression", "UserDefaults", "InputStream",
        "OutputStream", "FileHandle", "Locale", "TimeZone", "UIFont", "NSFont", "UIColor", "NSColor", "UINib",
        "NSDictionary", "NSArray", "Calendar", "Unicode", "AVAudioPlayer", "CLRegion", "SecKey", "Selector",
        "NSClassFromString", "IndexSet", "Range", "Set", "Array", "Dictionary", "Mirror", "AnyClass", "KeyPath",
    ]
}
