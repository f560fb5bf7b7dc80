/// What the user wants of a body that is written anew.
struct BodyOptions: Sendable {
    /// Whether what stays a callback waits with the standard library alone.
    let isPlain: Bool
    /// Whether loops over a dispatch group become task groups.
    let makesTaskGroups: Bool
    /// Which one counts if a handler receives a value and an error.
    let both: BothAnswer
}
