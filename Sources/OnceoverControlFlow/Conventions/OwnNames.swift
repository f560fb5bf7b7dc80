/// What the file declares that a body can name.
package struct OwnNames: Sendable {
    /// The base names of its functions.
    package let functions: Set<String>
    /// The arguments that are closures without looking it.
    package let autoclosures: Autoclosures
    /// The properties of the body's type that computed ones are only other names for, by those names.
    package var renamedProperties: [String: String] = [:]

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
