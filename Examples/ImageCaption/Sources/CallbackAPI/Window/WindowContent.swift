/// What the pages show, as they read it.
struct WindowContent: Encodable, Equatable, Sendable {
    struct Label: Encodable, Equatable, Sendable {
        /// Counted from 1, so that a page knows a new image with the name of the old one.
        let number: Int
        let name: String
        /// Whether a browser can show it.
        let isPicture: Bool
    }

    var caption = ""
    var image: Label?
    /// The picker that is on the screen.
    var picker: Int?
}
