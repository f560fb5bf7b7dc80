/// What a finding leads to, the worst first.
package enum Consequence: String, Hashable, Sendable, Comparable, CaseIterable {
    /// The program ends.
    case crash
    /// A task waits forever.
    case hang
    /// A framework waits for an answer, or gets two.
    case systemContract = "system contract"
    /// Code that waits for a call never gets it.
    case lostCallback = "lost callback"
    /// Code that waits for one call gets two.
    case repeatedCallback = "repeated callback"

    package static func < (one: Consequence, other: Consequence) -> Bool { one.rank < other.rank }

    /// From 0, the worst.
    var rank: Int { Self.allCases.firstIndex(of: self)! }
}
