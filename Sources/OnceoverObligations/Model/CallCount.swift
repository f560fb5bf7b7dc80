import OnceoverDataflow

/// How often something is discharged, over all paths: the set of counts that some path has.
///
/// A semilattice by union of the counts. Its elements have the names that people use: never, once, at most once, at
/// least once, many.
package struct CallCount: OptionSet, JoinSemilattice, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let never = CallCount(rawValue: 1)
    package static let once = CallCount(rawValue: 2)
    package static let many = CallCount(rawValue: 4)
    /// Passed to code that may discharge it any number of times.
    package static let unknown = CallCount(rawValue: 8)

    package static let atMostOnce: CallCount = [.never, .once]
    package static let atLeastOnce: CallCount = [.once, .many]

    /// No path at all.
    package static let bottom: CallCount = []

    package func join(_ other: CallCount) -> CallCount { union(other) }
}

extension CallCount: CustomStringConvertible {
    package var description: String {
        switch self {
        case []: "unreachable"
        case .never: "never"
        case .once: "exactly once"
        case .many: "many"
        case .atMostOnce: "at most once"
        case .atLeastOnce: "at least once"
        case [.never, .many], [.never, .once, .many]: "any number"
        default: "unknown"
        }
    }
}
