/// What a path that seems wrong rests on, where that is only supposed: it shows no fault, and proves nothing either.
package enum Doubt: Sendable, Hashable, CaseIterable {
    /// Of two callbacks that nobody looks into, both would have to run, or none of several.
    case otherCallback
    /// A text that the program writes would have to be no address.
    case address
    /// Something that the program brings would have to be missing, or be something else.
    case resource
    /// A function would have to throw that hardly ever does.
    case rareError
    /// A callback would have to give neither a value nor an error.
    case neither
    /// A list that a callback gives, and whose elements are counted, would have to be empty.
    case empty
    /// A callback would have to give a value and an error at once.
    case both
    /// A value would have to be of two types.
    case twoTypes
    /// A closure that somebody is given would have to throw an error of another type than its caller looks for.
    case otherError
    /// A method that only looks something up would have to find nothing where it found something just before.
    case lookedUp
    /// What an object remembers says that it was discharged before.
    case settled
    /// A closure with a name such as `callback` may be there for whatever comes, or for nothing.
    case listener
    /// A loop would have to find the same again.
    case match
    /// A stream that has been given something may be given more.
    case open
    /// A publisher that may fail would have to give more than one value.
    case request
    /// The path waits for something on the way, which may never come.
    case wait
    /// An object lets some through and turns others away, in ways that nobody has looked into.
    case admission
    /// Whoever has called something off waits for nothing.
    case cancelled
    /// Another closure of the function is called instead.
    case other
    /// An assertion says that nobody comes this way.
    case assertion
    /// Whoever was given the obligation has answered, which may say that it is not to be waited for.
    case answer

    /// A few words that can be counted.
    var reason: String {
        switch self {
        case .otherCallback: "called in several callbacks, of which perhaps only one runs"
        case .address: "left alone where an address that stands in the code would be none"
        case .resource: "left alone where what the program brings would be missing"
        case .rareError: "left alone where a function throws that hardly ever does"
        case .neither: "left alone where a callback gives neither a value nor an error"
        case .empty: "left alone where a list that a callback gives is empty"
        case .both: "called for a value and for an error, of which a callback gives one"
        case .twoTypes: "called for two types of a value, which may be of one"
        case .otherError: "left alone where a closure throws an error of a type that nobody looks for"
        case .lookedUp: "left alone where nothing is found that was found just before"
        case .settled: "left alone where something remembers that it was discharged"
        case .listener: "left alone, or called again, as a callback may be that nobody waits for"
        case .match: "called for what a loop finds, which it may find once"
        case .open: "left open behind a value, which another may follow"
        case .request: "called for each value of a publisher that may fail, which may give one"
        case .wait: "called again behind a wait, which may not end"
        case .admission: "called by who is let through, which may be one"
        case .cancelled: "left alone where it was called off"
        case .other: "left alone where another closure is called"
        case .assertion: "left alone where an assertion says that nobody comes"
        case .answer: "left to what it was handed to, which has answered"
        }
    }
}
