/// A replacement of a range of a file's bytes.
package struct TextEdit: Hashable, Sendable {
    /// 0-based UTF-8 offsets.
    package let range: Range<Int>
    package let replacement: String

    package init(_ range: Range<Int>, with replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

/// A way to mend a finding. Its title is a verb phrase.
package struct Fix: Hashable, Sendable {
    package let title: String
    package let edits: [TextEdit]

    package init(_ title: String, _ edits: [TextEdit]) {
        self.title = title
        self.edits = edits
    }
}
