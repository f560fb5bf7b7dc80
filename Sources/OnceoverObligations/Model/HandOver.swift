/// Why other code has an obligation and it is not known what that code does with it.
package enum HandOver: Hashable, Sendable {
    /// A function whose body is not known.
    case unknownFunction(String)
    /// A function that says by its result whether it has it.
    case answer(String)
    /// A closure that a function gives back.
    case givenBack(String)
    /// A method of the obligation's own, or of what holds it.
    case method(String)
    /// One of several callbacks of a function.
    case severalCallbacks(String)
    /// A function that is to discharge it, and does not.
    case leftAlone(by: String)
    /// A stored property that is not followed.
    case property(String)
    /// A function of the file that hands it on.
    case ownFunction
    /// A function that changes a variable that it is in.
    case changed
    case value
    case mapped
    case pair
    case part
    case tuple
    case collection
    case putBack
    case discarded
    case recursion
    case returned
    case awaited
    /// A callback that comes again.
    case repeating
    /// A callback that has a value to give in time.
    case inTime
    case furtherEvent

    /// Why the verdict is unknown, and what to do about it if the words alone do not show it.
    package var reason: String {
        guard case .property = self else { return words }
        return words + ", and it is not certain that it is answered there; let the type that stores it answer it, too"
    }

    /// A few words that can be counted, and that a step of a path can use.
    package var words: String {
        switch self {
        case .unknownFunction(let name): "passed to `\(name)`, whose body is not known"
        case .answer(let name): "passed to `\(name)`, whose result says whether it was taken"
        case .givenBack(let name): "stored in a closure that `\(name)` returns"
        case .method(let name): "handled by `\(name)`"
        case .severalCallbacks(let name): "one of several callbacks of `\(name)`"
        case .leftAlone(let name): "`\(name)` does nothing with it"
        case .property(let name): "stored in `\(name)`"
        case .ownFunction: "passed on by a function of this file"
        case .changed: "changed by a function"
        case .value: "stored in a value that is made with it"
        case .mapped: "mapped into another closure"
        case .pair: "made into a pair of closures"
        case .part: "a part of it is passed on"
        case .tuple: "put into a tuple"
        case .collection: "stored in a collection, or converted"
        case .putBack: "perhaps put back with others"
        case .discarded: "not used"
        case .recursion: "handled by a function that calls itself"
        case .returned: "returned"
        case .awaited: "waited for"
        case .repeating: "waits for a callback that fires again"
        case .inTime: "waits for a value in time"
        case .furtherEvent: "waits for a further event"
        }
    }
}
