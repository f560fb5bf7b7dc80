/// What the things in one member of a made-up type are called.
struct Names: Sendable {
    /// Such as `invoice`.
    let noun: String
    /// Such as `load`.
    let verb: String
    /// Keeps names apart that would be the same.
    let number: Int

    init(number: Int, using random: inout SplitMix) {
        noun = Self.nouns.randomElement(using: &random)!
        verb = Self.verbs.randomElement(using: &random)!
        self.number = number
    }

    /// Such as `Invoice`.
    var capitalNoun: String { noun.prefix(1).uppercased() + noun.dropFirst() }
    var type: String { "\(capitalNoun)\(["Store", "Client", "Model", "Service", "Coordinator"][number % 5])\(number)" }
    var function: String { "\(verb)\(capitalNoun)\(number)" }

    private static let nouns = [
        "account", "album", "avatar", "basket", "calendar", "channel", "comment", "contact", "device", "draft",
        "invoice", "journey", "location", "message", "order", "playlist", "profile", "receipt", "session", "ticket",
    ]
    private static let verbs = [
        "load", "fetch", "refresh", "store", "update", "remove", "share", "import", "verify", "find",
    ]
}
