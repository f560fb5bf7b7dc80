import Foundation

/// What of an Xcode project says which folders make a module.
///
/// Since Xcode 16 a target may take folders as they are on disk; the project then names only them. Older projects list
/// each file, and their files are left in the module of what no project claims.
struct XcodeProject {
    /// Absolute, with a slash at the end.
    let synchronizedFolders: [String]

    /// - Parameter path: of the folder `App.xcodeproj`.
    init(at path: String) {
        let parent = path.split(separator: "/").dropLast().reduce(into: "/") { $0 += $1 + "/" }
        let text = (try? String(contentsOfFile: path + "/project.pbxproj", encoding: .utf8)) ?? ""
        synchronizedFolders = Self.folders(in: text).map { parent + $0 + "/" }
    }

    /// The `path` of each `PBXFileSystemSynchronizedRootGroup`, an object whose braces hold no other but its lists.
    static func folders(in text: String) -> [String] {
        text.components(separatedBy: "isa = PBXFileSystemSynchronizedRootGroup;").dropFirst().compactMap { rest in
            guard let start = rest.range(of: "path = "), let end = rest.range(of: "};"),
                start.lowerBound < end.lowerBound, let stop = rest[start.upperBound...].firstIndex(of: ";")
            else { return nil }
            return rest[start.upperBound..<stop].trimmingCharacters(in: ["\""])
        }
    }
}
