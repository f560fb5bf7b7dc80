/// What the user wants of a replacement.
struct ReplacementOptions: Sendable {
    let body: BodyOptions
    /// Whether public functions are meant, too: all their callers are among the files.
    let includesPublic: Bool
    let start: TaskStart
}
