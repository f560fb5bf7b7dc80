extension ContractRow {
    /// Looks only at the keys that are there: a row has three or four of all that there could be, and to ask for each of
    /// the others took most of the time that the table takes to be read.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        for key in fields.allKeys {
            switch key {
            case .function: function = try fields.decode(String.self, forKey: key)
            case .property: property = try fields.decode(String.self, forKey: key)
            case .delegate: delegate = try fields.decode(String.self, forKey: key)
            case .argument: argument = try fields.decode(String.self, forKey: key)
            case .calls: calls = try fields.decode(CallFrequency.self, forKey: key)
            case .runs: runs = try fields.decode(CallTiming.self, forKey: key)
            case .isTyped: isTyped = try fields.decode(Bool.self, forKey: key)
            case .when: when = try fields.decode([String: Literal].self, forKey: key)
            case .returns: returns = try fields.decode(Returning.self, forKey: key)
            case .givenBy: givenBy = try fields.decode([String].self, forKey: key)
            case .type: type = try fields.decode(String.self, forKey: key)
            case .elements: elements = try fields.decode(String.self, forKey: key)
            case .filledBy: filledBy = try fields.decode(String.self, forKey: key)
            case .content: content = try fields.decode(ContentAccess.self, forKey: key)
            case .throwing: throwing = try fields.decode(Throwing.self, forKey: key)
            case .values: values = try fields.decode(ValueCount.self, forKey: key)
            case .handler: handler = try fields.decode(Int.self, forKey: key)
            case .gives: gives = try fields.decode([[Given]].self, forKey: key)
            case .givenUnless: givenUnless = try fields.decode([String].self, forKey: key)
            case .last: last = try fields.decode([[Given]].self, forKey: key)
            case .tellsLast: tellsLast = try fields.decode(String.self, forKey: key)
            case .startedBy: startedBy = try fields.decode(String.self, forKey: key)
            case .repeatedBy: repeatedBy = try fields.decode([String].self, forKey: key)
            case .awaits: awaits = try fields.decode(String.self, forKey: key)
            case .states: states = try fields.decode([String: [String]].self, forKey: key)
            case .refused: refused = try fields.decode(CallFrequency.self, forKey: key)
            case .requestedBy: requestedBy = try fields.decode([String: [String]].self, forKey: key)
            case .excludes: excludes = try fields.decode(String.self, forKey: key)
            case .begunBy: begunBy = try fields.decode([String].self, forKey: key)
            case .interaction: interaction = try fields.decode(String.self, forKey: key)
            case .exits: exits = try fields.decode([Exit].self, forKey: key)
            case .isExclusive: isExclusive = try fields.decode(Bool.self, forKey: key)
            case .repeating: repeating = try fields.decode([String].self, forKey: key)
            case .handlers: handlers = try fields.decode([String].self, forKey: key)
            case .filled: filled = try fields.decode([String].self, forKey: key)
            case .declaration: declaration = try fields.decode(String.self, forKey: key)
            case .modules: modules = try fields.decode([String].self, forKey: key)
            case .conforms: conforms = try fields.decode([String].self, forKey: key)
            case .answers: answers = try fields.decode([String: String].self, forKey: key)
            case .inPlace: inPlace = try fields.decode([String].self, forKey: key)
            case .source: source = try fields.decode(String.self, forKey: key)
            }
        }
    }
}
