extension Vocabulary.Match {
    /// In front of a list of words.
    package var words: String {
        switch self {
        case .name: "The whole name"
        case .beginning: "At the beginning"
        case .end: "At the end"
        case .part: "Anywhere"
        case .given: "Written by Onceover"
        }
    }
}

extension Vocabulary.Topic {
    package var title: String {
        switch self {
        case .handlers: "Names of handlers"
        case .outcomes: "Names for success, failure and cancellation"
        case .events: "Names for what comes more than once"
        case .choices: "Names for what the user is offered"
        case .functions: "Names of functions"
        case .values: "Names of variables, properties and types"
        case .messages: "Names for what is shown, logged or sent"
        case .comments: "Words in comments"
        case .tests: "Names in tests"
        case .library: "Names that libraries give"
        case .marks: "Text by which a file is chosen"
        case .written: "Names that Onceover gives"
        }
    }
}
