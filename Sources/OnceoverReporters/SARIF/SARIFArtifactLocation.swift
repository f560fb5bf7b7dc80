/// §3.4: where a file is, as a URI.
struct SARIFArtifactLocation: Encodable {
    /// What relative URIs start from: the working directory.
    static let base = "SRCROOT"

    let uri: String
    var uriBaseId: String?

    static func file(_ path: String) -> SARIFArtifactLocation {
        path.hasPrefix("/")
            ? SARIFArtifactLocation(uri: "file://" + percentEncoded(path))
            : SARIFArtifactLocation(uri: percentEncoded(path), uriBaseId: base)
    }

    /// A folder's URI ends with a slash (§3.14.14).
    static func folder(_ path: String) -> SARIFArtifactLocation {
        SARIFArtifactLocation(uri: "file://" + percentEncoded(path.hasSuffix("/") ? path : path + "/"))
    }

    /// What RFC 3986 lets stand in a path; not the colon, which would make a scheme of the first component.
    private static let plain = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@".utf8
    )

    private static func percentEncoded(_ path: String) -> String {
        path.utf8.map { plain.contains($0) ? String(UnicodeScalar($0)) : "%" + hexadecimal($0) }.joined()
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}
