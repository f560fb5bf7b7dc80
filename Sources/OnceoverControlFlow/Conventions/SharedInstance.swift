/// The one object of a type that all use, by the names that people give to what holds or gives it.
package enum SharedInstance {
    /// `Radio.sharedManager()`
    static func isNamed(_ method: String) -> Bool { methods.contains(method) }

    /// `Radio.shared`, which is there; `current` and `instance` may be nil.
    package static func isHeld(in property: String) -> Bool { properties.contains(property) }

    private static let methods: Set<String> = [
        "shared", "sharedInstance", "sharedManager", "instance", "defaultManager", "current",
    ]
    private static let properties: Set<String> = ["shared", "default", "standard", "main", "sharedInstance"]
}
