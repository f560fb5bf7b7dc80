/// A row of the contract table as it is written, in the tool's own resource and in a user's configuration alike.
///
/// Resources/contracts.schema.json describes the same for editors and for CI. What a row means is said by the typed
/// contracts that `ContractTable` makes of it.
package struct ContractRow: Decodable, Hashable, Sendable {
    /// Of these three, a row has exactly one: what it is about.
    package var function: String?
    package var property: String?
    package var delegate: String?

    /// The label of the closure that is meant; without it, any closure that the function is given.
    package var argument: String?
    package var calls: CallFrequency?
    package var runs: CallTiming?
    /// Whether the row holds only where the type that it belongs to is seen, because others use the same name.
    package var isTyped: Bool?
    /// Literal values that arguments must have for the row to hold, or properties of arguments: `options.mode`. Of a property,
    /// what others of the same value must be, or the value itself: `self`.
    package var when: [String: Literal]?
    package var returns: Returning?
    /// The functions, by base name, whose closure must be given the value that the property belongs to.
    package var givenBy: [String]?
    /// Of a property that is no list, its type, where that is no optional's.
    package var type: String?
    /// Of a property that is a list, the type of its elements.
    package var elements: String?
    /// Of a property that is a list, the method of the same object that puts an element into it.
    package var filledBy: String?
    /// When the function throws at all.
    package var throwing: Throwing?
    /// What it does with what its object holds.
    package var content: ContentAccess?
    /// How many values the publisher gives that the function returns.
    package var values: ValueCount?
    /// The label of another closure of the same call: one of both is called, and not both.
    package var excludes: String?
    /// The 0-based number of the closure's parameter that is a handler itself.
    package var handler: Int?
    /// What the closure is given, for each way in which it is called: a row for each way, a word for each argument.
    package var gives: [[Given]]?
    /// Words of which the file mentions none where the closure is given that, and nothing else.
    package var givenUnless: [String]?
    /// The ways, as in `gives`, in which a closure that is called again and again is called for the last time: each once, and
    /// only such as stand behind it may follow.
    package var last: [[Given]]?
    /// Of the cases by which `last` says that it is the last call, those that come only where somebody has called one of
    /// these methods on the same object.
    package var requestedBy: [String: [String]]?
    /// A word by which the closure can tell its last call from those before, or makes it the last.
    package var tellsLast: String?
    /// The method that sets the source going: where it throws, nothing is ever called. Of a function that makes the source, its
    /// own method, or one that is given it: where it is not called, nothing is either.
    package var startedBy: String?
    /// How often the closure is called where the function answers `false`, or what starts it does.
    package var refused: CallFrequency?
    /// What shows that the closure is called again and again, of a function that need not: a method of the same object, with
    /// the arguments that it has then, or what made the object.
    package var repeatedBy: [String]?
    /// The method of the same object that others have to call before the closure is called: who does not call it is waited
    /// for in vain.
    package var awaits: String?
    /// The cases that properties of the same object can have when the closure is called, by their names.
    package var states: [String: [String]]?

    /// What the delegate waits for, in a few words.
    package var interaction: String?
    package var exits: [Exit]?
    /// Whether exactly one exit is called, and once: then each must discharge on all its paths.
    package var isExclusive: Bool?
    /// Callbacks that may come again and again, before an exit or behind it.
    package var repeating: [String]?
    /// Callbacks whose last parameter is a handler that must be called exactly once.
    package var handlers: [String]?
    /// Callbacks whose last parameter is a list that holds an element at least.
    package var filled: [String]?

    /// The protocol in Swift, with the callbacks that a bridge is to implement.
    package var declaration: String?
    /// What has to be imported for it, its own module first.
    package var modules: [String]?
    /// Protocols without requirements of their own that the delegate has to conform to besides.
    package var conforms: [String]?
    /// What a callback that has to give an answer is told where the user says nothing: an expression, by full name.
    package var answers: [String: String]?
    /// Callbacks whose values are there only until they return.
    package var inPlace: [String]?

    /// Where it is documented.
    package var source: String?

    package init() {}

    package enum Returning: String, Decodable, Hashable, Sendable, CaseIterable {
        case never
        /// Not while the program is debugged: it is there for what nobody expects.
        case inReleaseBuilds = "in release builds"
        /// The task that runs the closure: who does not keep it cannot cancel it.
        case task
        /// Never nil, though its type is an optional.
        case value
        /// A collection that has an element at least.
        case elements
        /// Its first argument, by another type.
        case argument
        /// A flag that another thread may set at any time, and nobody takes back.
        case forNow = "for now"
    }

    package enum Throwing: String, Decodable, Hashable, Sendable, CaseIterable {
        /// Nothing but that the task that it runs in has been cancelled.
        case whenCancelled = "when cancelled"
        /// So a call without `try` is of another function that has its name.
        case anyError = "any error"
        /// The same, but for what it is nearly always given, it throws nothing.
        case hardlyEver = "hardly ever"
        /// It is declared to throw, and does not: what is wrong with what it is given stops the program.
        case never
    }

    /// Callbacks by which an interaction can end in one way.
    package struct Exit: Decodable, Hashable, Sendable {
        package var outcome: Outcome
        /// Full names. A type implements one of them; which one, it chooses.
        package var callbacks: [String]
        /// Whether another exit always follows, so that this one may leave the answer to it.
        package var isFollowed: Bool?
        /// Whether it ends the interaction now and then only, so that a type need not answer there at all.
        package var isOptional: Bool?
        /// Whether it ends whatever goes on, so that who answers there may wait for something else.
        package var isInterruption: Bool?
        /// The delegate protocol that its callbacks belong to, if that is another one: who does not conform to it is not told.
        package var delegate: String?
        /// The methods of which one has to be called for it to come: who calls none of them is not told.
        package var requestedBy: [String]?
        /// Of callbacks that tell a state, the cases by which they say that the interaction has ended. Nobody must answer them who
        /// does not answer one.
        package var states: [String]?
        /// The only case of those that it may tell by which the interaction has not ended.
        package var openState: String?

        /// Whether a type must answer there that answers at another exit.
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
        /// The callback says by its arguments which of them it is.
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
    /// As often as there is something to call it for, which may be once.
    case anyNumber = "any number"
    /// Again and again, until it is told to stop.
    case many
}

/// What a function does with the one value that its object holds, as an atomic does.
package enum ContentAccess: String, Decodable, Hashable, Sendable, CaseIterable {
    /// It returns the value.
    case read
    /// It puts its first argument in the place of the value.
    case set
}

/// How many values a publisher gives.
package enum ValueCount: String, Decodable, Hashable, Sendable, CaseIterable {
    /// One at most.
    case one
    case many
    /// As many as the publisher that the function is called on.
    case same
    /// As many as its first argument says, of those that the publisher gives that it is called on.
    case asked = "as asked"
}

/// When a closure is called.
package enum CallTiming: String, Decodable, Hashable, Sendable, CaseIterable {
    /// Before the call returns.
    case inPlace = "in place"
    /// After it, or at the same time.
    case later
}
