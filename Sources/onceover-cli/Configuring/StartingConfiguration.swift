import OnceoverConfiguration

/// The text of a first `.onceover.yml`. What the project has no use for stands there as a comment.
struct StartingConfiguration {
    private let traits: ProjectTraits

    init(_ traits: ProjectTraits) { self.traits = traits }

    var text: String {
        """
        # yaml-language-server: $schema=\(Onceover.address)/raw/main/Documentation/onceover.schema.json
        # What Onceover does in this folder and below. All keys: \(Onceover.address)/blob/main/Documentation/Configuration.md

        # Not checked and not converted. Patterns are those of .gitignore.
        \(list("exclude", traits.generated, example: "Generated"))
        # Other people's code: what is found in it is a note, which --notes shows.
        \(list("vendored", traits.vendored, example: "Vendor"))
        # Code that only shows how something is used: likewise.
        \(list("demo", traits.demo, example: "Examples"))
        # What makes the exit status 1: error, warning, note or none.
        fail-on: warning

        # A rule is on, off, or has a level for its findings.
        # rules:
        #   repeating-callback: off

        # What your own or your vendors' APIs do with their callbacks.
        # contracts:
        #   - function: Ferry.board(_:)
        #     calls: many

        """
    }

    private func list(_ key: String, _ patterns: [String], example: String) -> String {
        patterns.isEmpty
            ? "# \(key):\n#   - \(example)\n"
            : "\(key):\n" + patterns.map { "  - \(quoted($0))\n" }.joined()
    }

    /// A star would begin an alias of YAML.
    private func quoted(_ pattern: String) -> String { pattern.hasPrefix("*") ? "\"\(pattern)\"" : pattern }
}
