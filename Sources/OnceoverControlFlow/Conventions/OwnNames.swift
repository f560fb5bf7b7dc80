/// What the file declares that a body can name.
package struct OwnNames: Sendable {
    /// The base names of its functions.
    package let functions: Set<String>
    /// The arguments that are closures without looking it.
    package let autoclosures: Autoclosures
    /// The properties of the body's type that computed ones are only other names for, by those names.
    package var renamedProperties: [String: String] = [:]

    /// The optional properties of the body's type that are there where computed ones are true, by the names of those.
    package var presenceTests: [String: String] = [:]

    /// The properties of the body's type that are collections which always hold something.
    package var filledProperties: Set<String> = []

    /// The parameters that are collections which always hold something.
    package var filledParameters: Set<String> = []

    /// Whether the file mentions a word.
    package var mentions: @Sendable (String) -> Bool = { _ in false }

    /// Whether a function of the body's own type may keep a closure that a call gives it, whatever others of its name do:
    /// by the base name, the arguments, and the number of the one that is the closure.
    package var keepsClosure: @Sendable (String, [Argument], Int) -> Bool = { _, _, _ in false }

    /// Of enums with two cases, the other case of the second one.
    package let opposites: [String: String]

    package init(
        functions: Set<String> = [], autoclosures: Autoclosures = Autoclosures(), opposites: [String: String] = [:]
    ) {
        self.opposites = opposites
        self.functions = functions
        self.autoclosures = autoclosures
    }

    /// The property that a name means.
    func property(_ name: String) -> String { renamedProperties[name] ?? name }
}
