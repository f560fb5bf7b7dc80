/// How a method can leave what a stored property held.
struct SlotOutcome: Hashable {
    let status: Status
    let throwsError: Bool
    /// The method, by its number, if it stands in this file.
    let method: Int?
}
