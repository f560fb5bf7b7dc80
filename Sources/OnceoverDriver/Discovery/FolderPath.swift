#if canImport(Darwin)
    import Darwin
#endif

/// An absolute path, as bytes between its slashes.
struct FolderPath: Hashable, Sendable {
    let components: [[UInt8]]

    init(_ text: String) {
        components = text.utf8.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != [UInt8(ascii: ".")] }
    }

    init(components: [[UInt8]]) { self.components = components }

    var text: String {
        "/" + components.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    }

    /// The last component; empty for the root.
    var name: String { String(decoding: components.last ?? [], as: UTF8.self) }

    func appending(_ name: String) -> FolderPath { FolderPath(components: components + [Array(name.utf8)]) }

    /// Itself, then the folder around it, and so on up to the root.
    var ancestors: [FolderPath] {
        (0...components.count).map { FolderPath(components: components.dropLast($0)) }
    }

    /// Whether the disk takes `Pods` and `pods` for one name. Only Apple's systems have such disks as a rule.
    var ignoresCase: Bool {
        #if canImport(Darwin)
            pathconf(text, _PC_CASE_SENSITIVE) == 0
        #else
            false
        #endif
    }
}

/// Upper and lower case of ASCII letters, which is as far as git goes on a disk that ignores case.
enum ASCIICase {
    static func folded(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        ArraySlice(text.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 })
    }
}
