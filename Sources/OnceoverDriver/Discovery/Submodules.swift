import OnceoverSource

extension Discovery {
    /// The folders of git's submodules, as the folders that were given list them: absolute, with a slash at the end.
    var submodules: [String] {
        folders.flatMap { folder -> [String] in
            let list = folder.appending(".gitmodules").text
            guard let text = try? SourceReader().read(list, as: list) else { return [] }
            return Self.paths(in: String(decoding: text.bytes, as: UTF8.self)).map { folder.text + "/" + $0 + "/" }
        }
    }

    /// `path = Vendor/Charts`
    private static func paths(in text: String) -> [Substring] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "path" else { return nil }
            return parts[1].drop(while: \.isWhitespace).split(separator: "\r").first
        }
    }
}
