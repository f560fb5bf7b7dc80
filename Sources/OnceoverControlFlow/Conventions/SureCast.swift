import OnceoverVocabulary

/// Casts that hold wherever there is something to be cast.
///
/// What answers a request by HTTP is an `HTTPURLResponse`, whatever the type of the parameter says.
///
/// Source: <https://developer.apple.com/documentation/foundation/urlresponse>
enum SureCast {
    static func isOne(to type: String) -> Bool { Vocabulary.sureCasts.contains(type) }
}
