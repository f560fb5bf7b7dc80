/// Which findings make a run fail.
package enum FailurePolicy: String, Hashable, Sendable, CaseIterable {
    case error, warning, note, none

    package func isMet(by level: Level) -> Bool { Level(rawValue: rawValue).map { level >= $0 } ?? false }
}
