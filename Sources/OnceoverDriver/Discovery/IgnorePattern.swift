/// One line of a `.gitignore`.
struct IgnorePattern: Hashable, Sendable {
    private enum Component: Hashable {
        /// `**`: any number of folders.
        case anyDepth
        case glob(Glob)
    }

    /// `!pattern`: takes back what an earlier pattern ignores.
    let isNegated: Bool
    /// `pattern/`: ignores folders only.
    let foldersOnly: Bool
    private let components: [Component]

    /// Nil for comments and blank lines.
    init?(line: ArraySlice<UInt8>) {
        var text = Self.withoutTrailingSpaces(line)
        guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
        isNegated = first == UInt8(ascii: "!")
        if isNegated { text.removeFirst() }
        foldersOnly = text.last == UInt8(ascii: "/")
        if foldersOnly { text.removeLast() }
        guard !text.isEmpty else { return nil }
        // A slash anywhere but at the end ties the pattern to the folder of its file.
        let isAnchored = text.contains(UInt8(ascii: "/"))
        let parts = text.split(separator: UInt8(ascii: "/")).map(Self.component)
        components = isAnchored ? parts : [.anyDepth] + parts
    }

    /// `path` holds the components below the folder of the file that the pattern is from.
    func matches(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
        (isFolder || !foldersOnly) && Self.match(components[...], path)
    }

    private static func match(_ pattern: ArraySlice<Component>, _ path: ArraySlice<[UInt8]>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        switch first {
        case .glob(let glob):
            guard let name = path.first, glob.matches(name) else { return false }
            return match(pattern.dropFirst(), path.dropFirst())
        case .anyDepth:
            // A last `**` stands for what is inside, so it needs something to stand for.
            if pattern.count == 1 { return !path.isEmpty }
            return (0...path.count).contains { match(pattern.dropFirst(), path.dropFirst($0)) }
        }
    }

    private static func component(_ text: ArraySlice<UInt8>) -> Component {
        text.elementsEqual("**".utf8) ? .anyDepth : .glob(Glob(text))
    }

    /// A space behind a backslash stays, and so does the rest of the line before it.
    private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = line
        if text.last == UInt8(ascii: "\r") { text.removeLast() }
        while text.last == UInt8(ascii: " "), text.dropLast().last != UInt8(ascii: "\\") { text.removeLast() }
        return text
    }
}
