import OnceoverControlFlow

/// What a file's functions set properties of their objects to, each found out when first needed.
final class MethodSettings {
    private unowned let context: FileContext
    private var known: [Int: [String: Fact?]] = [:]

    init(context: FileContext) { self.context = context }

    /// By the properties' names.
    func settings(of function: Int) -> [String: Fact?] {
        if let known = known[function] { return known }
        let found = OwnSettings.settings(
            of: context.graph(of: function), presence: context.questions(for: function).presence)
        known[function] = found
        return found
    }
}
