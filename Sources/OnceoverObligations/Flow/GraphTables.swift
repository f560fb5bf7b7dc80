import OnceoverControlFlow

/// What is found out of a graph once, whichever obligation is followed through it.
struct GraphTables {
    let claims: Claims
    let disarming: Disarming
    /// What is known of the results of calls by what they make: a value of a type, an enum case with a payload.
    let made: [TermID: Fact]

    init(of graph: FlowGraph, resolver: any CallResolver) {
        claims = Claims(in: graph, resolver: resolver)
        disarming = Disarming(in: graph)
        made = Self.made(in: graph)
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
