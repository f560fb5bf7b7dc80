/// A row of the contract table as it is written, in the built-in table and in a user's configuration.
///
/// Resources/contracts.schema.json describes the same form for editors and for CI. `ContractTable` makes typed contracts from
/// the rows.
package struct ContractRow: Decodable, Hashable, Sendable {
    /// What the row is about. A row has exactly one of these three.
    package var function: String?
    package var property: String?
    package var delegate: String?

    /// The label of the closure. Nil means any closure that the function takes.
    package var argument: String?
    package var calls: CallFrequency?
    package var runs: CallTiming?
    /// Whether the row holds only where the code shows the type, because other types use the same name.
    package var isTyped: Bool?
    /// Literal values that arguments, or properties of arguments such as `options.mode`, must have. For a property: what other
    /// members of the same value must be; `self` is the value itself.
    package var when: [String: Literal]?
    package var returns: Returning?
    /// Functions, by base name. The row of a property holds only for a value that their closures receive.
    package var givenBy: [String]?
    /// The type of a property that is not a list, without its optional.
    package var type: String?
    /// The type of the elements of a property that is a list.
    package var elements: String?
    /// For a property that is a list: the method of the same object that adds an element.
    package var filledBy: String?
    /// When the function throws.
    package var throwing: Throwing?
    /// What the function does with the value that its object holds.
    package var content: ContentAccess?
    /// How many values the returned publisher gives.
    package var values: ValueCount?
    /// The label of another closure of the same call. Exactly one of the two is called.
    package var excludes: String?
    /// The 0-based number of the closure's parameter that is a handler itself.
    package var handler: Int?
    /// What the closure receives: one item for each way to call it, with one word for each argument.
    package var gives: [[Given]]?
    /// If the file mentions one of these words, `gives` does not hold.
    package var givenUnless: [String]?
    /// The last calls of a closure that is called again and again, written as in `gives`. Each comes once, and only a later
    /// item of the list may follow it.
    package var last: [[Given]]?
    /// For a case in `last`: methods of the same object. The case comes only if the code calls one of them.
    package var requestedBy: [String: [String]]?
    /// A word that separates the last call of the closure from those before, or that makes a call the last.
    package var tellsLast: String?
    /// The method that starts the calls. If it throws, the closure is never called. For a function that makes an object: a method
    /// of the object, or one that takes the object. Without a call of it, the closure is never called.
    package var startedBy: String?
    /// How often the closure is called if the function, or the method that starts it, returns `false`.
    package var refused: CallFrequency?
    /// For a function with `calls: any number`: what shows that it calls the closure again and again. It is a method of the same
    /// object with its labels, or the function that made the object.
    package var repeatedBy: [String]?
    /// A method of the same object. The closure is called only after other code has called this method.
    package var awaits: String?
    /// The cases that properties of the same object can have when the closure is called, by the name of the property.
    package var states: [String: [String]]?

    /// What the delegate waits for, in a few words.
    package var interaction: String?
    /// The methods that begin the interaction, by their base names: a callback that calls one of them leads on to its exits.
    package var begunBy: [String]?
    package var exits: [Exit]?
    /// Whether exactly one exit is called, and once. Each path through an exit must then discharge.
    package var isExclusive: Bool?
    /// Callbacks that come again and again, before an exit or after it.
    package var repeating: [String]?
    /// Callbacks whose last parameter is a handler that must be called exactly once.
    package var handlers: [String]?
    /// Callbacks whose last parameter is a list with at least one element.
    package var filled: [String]?

    /// The protocol in Swift, with the callbacks that a bridge implements.
    package var declaration: String?
    /// The modules to import for the protocol, its own module first.
    package var modules: [String]?
    /// Other protocols without requirements that the delegate must conform to.
    package var conforms: [String]?
    /// The answer of a callback if the user of the bridge gives none: an expression, by the full name of the callback.
    package var answers: [String: String]?
    /// Callbacks whose values are valid only until the callback returns.
    package var inPlace: [String]?

    /// Where it is documented.
    package var source: String?

    package init() {}

    package enum Returning: String, Decodable, Hashable, Sendable, CaseIterable {
        case never
        /// It returns only in a release build, as an assertion does.
        case inReleaseBuilds = "in release builds"
        /// The task that runs the closure. Code that does not keep the task cannot cancel it.
        case task
        /// Never nil, although its type is optional.
        case value
        /// A collection with at least one element.
        case elements
        /// Its first argument, with another type.
        case argument
        /// A flag that another thread can set at any time, and that is never cleared.
        case forNow = "for now"
    }

    package enum Throwing: String, Decodable, Hashable, Sendable, CaseIterable {
        /// It throws only if its task has been cancelled.
        case whenCancelled = "when cancelled"
        /// Any error. A call without `try` is therefore a call of another function with the same name.
        case anyError = "any error"
        /// Any error, but with usual arguments it throws none. A path that needs the error is not reported.
        case hardlyEver = "hardly ever"
        /// Nothing, although it is declared to throw. A wrong argument stops the program.
        case never
    }

    /// An exit of an interaction: the callbacks by which it ends in one way.
    package struct Exit: Decodable, Hashable, Sendable {
        package var outcome: Outcome
        /// Full names. They are alternatives: a type implements one of them.
        package var callbacks: [String]
        /// Whether another exit always follows, so that a type may leave the answer to that one.
        package var isFollowed: Bool?
        /// Whether it ends the interaction only sometimes, so that a type need not answer here.
        package var isOptional: Bool?
        /// Whether it ends whatever goes on, so that a type that answers here may wait for something else.
        package var isInterruption: Bool?
        /// The delegate protocol of the callbacks, if it is another one. Only a type that conforms to it receives them.
        package var delegate: String?
        /// Methods. The exit comes only if the type calls one of them.
        package var requestedBy: [String]?
        /// For callbacks that receive a state: the cases that end the interaction. A type that answers for none of them need not
        /// answer here.
        package var states: [String]?
        /// The only case of the state that does not end the interaction.
        package var openState: String?

        /// Whether a type that answers at another exit must also answer here.
        package var isNeeded: Bool { isOptional != true && states == nil }

        package enum CodingKeys: String, CodingKey, CaseIterable {
            case outcome, callbacks, states, delegate
            case isFollowed = "followed"
            case isOptional = "optional"
            case openState = "open"
            case requestedBy = "requested-by"
            case isInterruption = "interrupts"
        }
    }

    package enum Outcome: String, Decodable, Hashable, Sendable {
        case success, failure, cancel
        /// The arguments of the callback say which of these it is.
        case end
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
        case function, property, delegate, argument, calls, runs, when, returns, content, values, handler, gives, last
        case interaction, exits, repeating, awaits, states, refused, excludes
        case requestedBy = "requested-by"
        case tellsLast = "tells-last"
        case givenBy = "given-by"
        case givenUnless = "given-unless"
        case filledBy = "filled-by"
        case handlers, filled, type, elements, source, declaration, modules, conforms, answers
        case inPlace = "in-place"
        case begunBy = "begun-by"
        case startedBy = "started-by"
        case repeatedBy = "repeated-by"
        case isExclusive = "exclusive"
        case isTyped = "typed"
        case throwing = "throws"
    }
}

/// How often a closure is called.
package enum CallFrequency: String, Decodable, Hashable, Sendable, CaseIterable {
    case never
    case atMostOnce = "at most once"
    case exactlyOnce = "exactly once"
    /// As often as there is a reason to call it, which may be once.
    case anyNumber = "any number"
    /// Again and again, until the source is told to stop.
    case many
}

/// What a function does with the one value that its object holds, as an atomic does.
package enum ContentAccess: String, Decodable, Hashable, Sendable, CaseIterable {
    /// It returns the value.
    case read
    /// It replaces the value by its first argument.
    case set
}

/// How many values a publisher gives.
package enum ValueCount: String, Decodable, Hashable, Sendable, CaseIterable {
    /// At most one.
    case one
    case many
    /// As many as the publisher that the function is called on.
    case same
    /// As many as its first argument says, of the values of the publisher that it is called on.
    case asked = "as asked"
}

/// When a closure is called.
package enum CallTiming: String, Decodable, Hashable, Sendable, CaseIterable {
    /// Before the call returns.
    case inPlace = "in place"
    /// After the call returns, or at the same time.
    case later
}
