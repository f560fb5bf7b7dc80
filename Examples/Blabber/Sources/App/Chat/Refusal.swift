/// Why the chat does not let somebody in, or does not take a line.
package enum Refusal: Error, Hashable, CustomStringConvertible {
    case name
    case key
    case nameTaken(String)
    case empty
    case tooLong
    case unprintable
    case tooFast(seconds: Int)
    case notConnected
    case full

    package var description: String {
        switch self {
        case .name: "a name has 1 to \(Person.longestName) characters, none of them : [ ] or invisible"
        case .key: "a key has 16 to 64 letters and digits"
        case .nameTaken(let name): "somebody else is \(name) now; take another name"
        case .empty: "there is nothing to send"
        case .tooLong: "too long: a line has at most \(Draft.longestText) characters"
        case .unprintable: "a line has no control characters"
        case .tooFast(let seconds): "too fast: wait \(seconds) s"
        case .notConnected: "not connected"
        case .full: "the chat is full"
        }
    }
}
