/// Which one counts if a handler receives a value and an error.
package enum BothAnswer: String, Sendable, CaseIterable {
    /// The error is thrown, as by functions that are imported from Objective-C.
    case error
    /// The value is returned. The library reports the error.
    case value

    /// As the library's functions take it; nil for what they choose anyway.
    var preference: String? { self == .value ? ".value" : nil }
}
