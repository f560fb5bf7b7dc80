import OnceoverSource

/// What of an Xcode project says which folders make a module.
///
/// Since Xcode 16 a target may take folders as they are on disk; the project then names only them. Older projects list
/// each file, and their files are left in the module of what no project claims.
///
/// Projects of old are megabytes of text, of which few words matter: it is searched, and not parsed.
struct XcodeProject {
    /// Absolute, with a slash at the end.
    let synchronizedFolders: [String]
    /// The folder that the project stands in, absolute with a slash at the end.
    let folder: String
    /// What its targets build. An application, if all of them are or belong to one, so that no other module imports
    /// them. A product, if all can be imported. A component, if there are both, or if that is not known.
    let program: Standing.Program
    /// Whether one of its targets is an application.
    let buildsApplication: Bool

    /// - Parameter path: of the folder `App.xcodeproj`.
    init(at path: String) {
        let folders = path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
        let parent = folders.reduce(into: "/") { $0 += Substring($1) + "/" }
        let file = path + "/project.pbxproj"
        let text = (try? SourceReader().read(file, as: file)) ?? SourceText(path: file, text: "")
        synchronizedFolders = Self.folders(in: text).map { parent + $0 + "/" }
        folder = parent
        let products = Self.products(in: text)
        buildsApplication = products.contains { $0.hasPrefix("application") }
        program = Self.program(of: products, buildsApplication: buildsApplication)
    }

    /// The last words of each target's `productType`: `application` of `"com.apple.product-type.application"`.
    private static func products(in text: SourceText) -> [String] {
        let mark = "productType = \"com.apple.product-type."
        return WordSearch(text).places(of: mark).map { text.word(from: $0 + mark.utf8.count, to: "\"") }
    }

    private static func program(of products: [String], buildsApplication: Bool) -> Standing.Program {
        let imported = products.filter { product in !unimported.contains { product.hasPrefix($0) } }
        if imported.isEmpty { return buildsApplication ? .application : .component }
        return buildsApplication ? .component : .product
    }

    private static let unimported = [
        "application", "app-extension", "extensionkit-extension", "tv-app-extension", "watchkit", "xpc-service", "tool",
        "bundle.unit-test", "bundle.ui-testing",
    ]

    /// The `path` of each `PBXFileSystemSynchronizedRootGroup`, an object whose braces hold no other but its lists.
    private static func folders(in text: SourceText) -> [String] {
        let words = WordSearch(text)
        return words.places(of: "isa = PBXFileSystemSynchronizedRootGroup;").compactMap { group in
            let rest = group..<words.count
            guard let path = words.first("path = ", in: rest), let end = words.first("};", in: rest), path < end else {
                return nil
            }
            return text.word(from: path + "path = ".utf8.count, to: ";").trimmingQuotes
        }
    }
}

extension SourceText {
    /// What stands between an offset and the next of a byte.
    fileprivate func word(from start: Int, to end: Unicode.Scalar) -> String {
        String(decoding: bytes[start...].prefix { $0 != UInt8(ascii: end) }, as: UTF8.self)
    }
}

extension String {
    fileprivate var trimmingQuotes: String {
        hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : self
    }
}
