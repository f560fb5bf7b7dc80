/// What the user wants of a replacement.
struct ReplacementOptions: Sendable {
    /// Whether what stays a callback waits with the standard library alone.
    let isPlain: Bool
    /// Whether public functions are meant, too: all their callers are among the files.
    let includesPublic: Bool
    /// Whether loops over a dispatch group become task groups.
    let makesTaskGroups: Bool
    let start: TaskStart
    let both: BothAnswer
}
