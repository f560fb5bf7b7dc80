import OnceoverVocabulary

/// The one object of a type that all use, by the names that people give to what holds or gives it.
package enum SharedInstance {
    /// `Radio.sharedManager()`
    static func isNamed(_ method: String) -> Bool { Vocabulary.sharedFunctions.contains(method) }

    /// `Radio.shared`, which is there; `current` and `instance` may be nil.
    package static func isHeld(in property: String) -> Bool { Vocabulary.heldSharedProperties.contains(property) }
}
