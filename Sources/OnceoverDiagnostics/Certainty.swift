/// Whether what the code says elsewhere may rule out the path that a finding shows.
package enum Certainty: String, Hashable, Sendable {
    /// Nothing can: each path has the fault, or an error takes this one, or other modules may call the function.
    case certain
    /// The callers, or the state that the program is in by then, may.
    case likely
}
