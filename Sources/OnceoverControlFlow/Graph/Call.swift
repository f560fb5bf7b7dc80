import OnceoverVocabulary

/// One call in a body.
package struct Call: Sendable {
    package enum Callee: Sendable, Hashable {
        /// `load(…)`, which may be a function, a method of `self`, or a type's initialiser.
        case name(String)
        /// `receiver.name(…)`. The receiver has no term where it is more than a path.
        case member(of: TermID?, name: String)
        /// A value that is called: `completion(…)`, `handler?(…)`.
        case value(TermID)
        case other
    }

    package let callee: Callee
    /// `self.name(…)`, `super.name(…)`, `Type.name(…)`: what stands before the dot, if it is one word.
    package let qualifier: String?
    package var arguments: [Argument]
    package let site: Site
    /// What the call gives back.
    package let result: TermID
    /// The term at the head of a chain: `source` in `source.map { }.whenSuccess { }`.
    package let chainRoot: TermID?
    /// Whether an error that it throws has somewhere to go: it stands under a `try`.
    package let isTried: Bool
    /// Whether it is waited for, so that others run before it throws.
    package let isAwaited: Bool

    /// The base name; nil if a value is called.
    package var name: String? {
        switch callee {
        case .name(let name), .member(_, let name): name
        case .value, .other: nil
        }
    }

    /// Whether it makes a value of a type: `Loader(…)`, `.init(…)`.
    package var isInitializer: Bool {
        guard let name else { return false }
        return name == "init" || Self.isTypeName(name)
    }

    /// Whether a name is one that people give to types, also to those that they hide: `_Loader`.
    package static func isTypeName(_ name: String) -> Bool {
        isCapitalized(Substring(name.utf8.drop { $0 == UInt8(ascii: "_") }))
    }

    /// Whether a name begins with a capital letter. Nearly all begin with a letter of ASCII, of which no table of characters
    /// has to be asked.
    package static func isCapitalized(_ name: Substring) -> Bool {
        guard let first = name.utf8.first else { return false }
        if first > 0x7F { return name.first?.isUppercase ?? false }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    }

    /// Whether a name that looks like a type's is that of a function of C: `UIGraphicsGetCurrentContext`.
    package static func isFunctionOfC(_ name: String) -> Bool {
        Vocabulary.cFunctionBeginnings.contains { name.hasPrefix($0) }
            && Vocabulary.cFunctionVerbs.contains { name.contains($0) }
    }

    /// Whether it gives its closure a continuation: `withCheckedContinuation { … }`, or a project's own of such a name.
    package var makesContinuation: Bool { name?.hasSuffix("Continuation") ?? false }

    /// Whether its name says that it counts, and gives the count: `left.decrement()`, `wrappingDecrementThenLoad`.
    package var countsByName: Bool {
        guard case .member(_?, let name) = callee else { return false }
        if name == "subtract" || name == "add" { return arguments.last?.label == "ordering" }
        guard name.utf8.count >= Self.leastCounting else { return false }
        return Vocabulary.countingWords.contains { name.hasWord($0) }
    }

    /// In bytes, of the shortest of them: most names are ruled out by their length.
    private static let leastCounting = 9

    /// The collection that it puts something into, or takes something out of.
    package var changedCollection: TermID? {
        guard case .member(let receiver?, let name) = callee, Vocabulary.changingMethods.contains(name) else {
            return nil
        }
        return receiver
    }

    /// What the call is made on: the receiver, or the value that is called.
    package var receiverOrValue: TermID? {
        if case .value(let term) = callee { term } else { receiver }
    }

    /// Whether it is made on `super`.
    package var isOfSuperclass: Bool { qualifier == "super" }

    /// The type before the dot, where one stands there.
    package var qualifyingType: String? { qualifier.flatMap { $0.first?.isUppercase == true ? $0 : nil } }

    package var receiver: TermID? {
        if case .member(let receiver, _) = callee { receiver } else { nil }
    }
}
